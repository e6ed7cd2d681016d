import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { indexNames } from '#services/finder/finder.ts'
import { openFinder } from '#services/finder/open-finder.ts'
import { searchLanguage } from '#services/resources/search-language.ts'
import { loadSecret } from '#services/secret.ts'
import { charactersAtMost, hitsAtMost, type Hit } from '#tools/find/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { settings } from './cite-sources.ts'
import { hitLines, indexLine, keyWordsLine } from './find-lines.ts'
import { withDatabase } from './open-database.ts'
import { Refusal } from './refusal.ts'
import { languageOption, requireText, textIn } from './text-in.ts'

type Options = {
  readonly topic?: true
  readonly from?: number
  readonly to?: number
  readonly openAccess?: boolean
  readonly limit: number
  readonly language: TextLanguage | 'detect'
  readonly json?: true
  readonly bibtex?: true
}

/** `tinta find "Sleep loss impairs memory."`: works that indexes know, on standard output; what was sent and who did not answer beside it. */
export const findCommand = (): Command =>
  new Command('find')
    .description(
      'Finds sources for a sentence, a text or a topic in the indexes that FINDER names. Key words are sent to them, never the text.',
    )
    .addArgument(new Argument('<text>', 'the text itself, or - for standard input'))
    .option('--topic', 'take the text as key words, as it stands')
    .addOption(new Option('--from <year>', 'published in this year or later').argParser(wholeBetween(1000, 2999)))
    .addOption(new Option('--to <year>', 'published in this year or earlier').argParser(wholeBetween(1000, 2999)))
    .option('--open-access', 'only what can be read for nothing')
    .addOption(new Option('--limit <number>', 'works at most').argParser(wholeBetween(1, hitsAtMost)).default(20))
    .addOption(languageOption())
    .addOption(new Option('--json', 'write JSON').conflicts('bibtex'))
    .option('--bibtex', 'write BibTeX')
    .action(async (given: string, options: Options) => {
      const text = (given === '-' ? await textIn('-') : given).trim()
      requireText({ text, amount: text.length, limit: charactersAtMost })
      if (settings().FINDER.length === 0) throw new Refusal('No index is switched on (set FINDER and ONLINE_CONTACT).')
      const hits = await found(text, options)
      process.stdout.write(await written(hits.slice(0, options.limit), options))
      if (hits.length === 0) throw new Refusal('Nothing was found.')
    })

function wholeBetween(from: number, to: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < from || number > to) throw new InvalidArgumentError(`It must be a number from ${from} to ${to}.`)
    return number
  }
}

const found = async (text: string, { topic, from, to, openAccess = false, language }: Options): Promise<readonly Hit[]> =>
  withDatabase(async ({ env, db }) => {
    const tell = (line: string): void => void process.stderr.write(line)
    // Loaded late: whoever only mistyped an option need not wait for it.
    const { gather, takeWords } = await import('#tools/find/run.ts')
    const task = { text, mode: topic ? 'topic' : 'sentence', language } as const
    const words = takeWords(task, await searchLanguage(task))
    if (words.keyWords.length === 0) throw new Refusal('There is no word in it to search by.')
    tell(keyWordsLine(words.keyWords))
    const search = { ...words, englishWords: [], from, to, openAccessOnly: openAccess }
    const gathered = gather({ ...search, thisYear: new Date().getFullYear() })
    const finder = openFinder(env, { pool: db.pool, secret: loadSecret({ secret: env.SECRET, dataFolder: env.DATA_FOLDER }) })
    const query = { ...search, from: from ?? null, to: to ?? null }
    await Promise.all(
      finder.indexes.map(async ({ id }) => {
        const answer = await finder.ask(id, query, new AbortController().signal)
        gathered.add({ index: id, works: answer.works })
        tell(indexLine(indexNames[id], answer))
      }),
    )
    return gathered.list().hits
  })

async function written(hits: readonly Hit[], { json, bibtex }: Options): Promise<string> {
  if (json) return `${JSON.stringify(hits, null, 2)}\n`
  if (!bibtex) return hitLines(hits)
  const { readItems } = await import('#tools/cite/run-items.ts')
  const { writeFile } = await import('#tools/cite/run-formats.ts')
  const { items } = readItems(hits.map(({ item }) => item))
  return items.length === 0 ? '' : new TextDecoder().decode(writeFile({ is: 'works', items, format: 'bibtex' }))
}
