import { Argument, Command, Option } from 'commander'
import { makeSpellers } from '#services/resources/spellers.ts'
import { scoreWord } from '#services/resources/detect-language.ts'
import { makeWordFiles } from '#services/resources/word-files.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { thesaurusInput, troubleOf, wordAlone, wordCharactersAtMost } from '#tools/thesaurus/contract.ts'
import { UsageError } from './usage-error.ts'

/** `tinta thesaurus WORD --language sk`: senses and synonyms on standard output, in the form asked with where it is known; `*` marks a base form. */
export const thesaurusCommand = (): Command =>
  new Command('thesaurus')
    .description('Finds synonyms of a word in any of its forms. A star marks a base form whose ending is left to you.')
    .addArgument(new Argument('<word>', 'the word to look up'))
    .addOption(new Option('--language <language>', 'language of the word').choices([...textLanguageCodes]).default('en'))
    .option('--json', 'write the whole result')
    .action(async (word: string, { language, json }: { readonly language: string; readonly json?: true }) => {
      const input = thesaurusInput.safeParse({ word: wordAlone(word), language })
      if (!input.success || troubleOf(input.data.word)) throw new UsageError(`Give a word of at most ${wordCharactersAtMost} characters.`)
      const [{ makeThesaurus }, { thesaurusLines }] = await Promise.all([import('#tools/thesaurus/run.ts'), import('./thesaurus-lines.ts')])
      const result = await makeThesaurus({ filesOf: makeWordFiles(), spellerOf: makeSpellers().get, scoresOf: scoreWord }).run(input.data)
      process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : thesaurusLines(result))
      if (result.entries.length === 0) process.exitCode = 1
    })
