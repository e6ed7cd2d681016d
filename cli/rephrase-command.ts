import { Command, InvalidArgumentError, Option } from 'commander'
import { charactersAtMost, modes, rephrase, rephraseInput, strengths, type RephraseResult } from '#tools/rephrase/contract.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { requireLanguage } from '#services/resources/require-language.ts'
import { fileArgument, languageOption, requireText, textIn } from './text-in.ts'

type Options = {
  readonly mode: string
  readonly strength: string
  readonly language: string
  readonly keep: readonly string[]
  readonly seed: number
  readonly json?: true
}

/** `tinta rephrase FILE`: the rewritten text on standard output, or with --json the whole result. */
export const rephraseCommand = (): Command =>
  new Command('rephrase')
    .description('Rewrites the text of a file (.txt .md .docx .odt .pdf), or of standard input for "-".')
    .addArgument(fileArgument())
    .addOption(new Option('--mode <mode>', 'what to do').choices(modes).default('synonyms'))
    .addOption(new Option('--strength <strength>', 'how much to change').choices(strengths).default('mild'))
    .addOption(languageOption())
    .addOption(new Option('--keep <term>', 'term to leave as it is; may be given again').argParser(collect).default([]))
    .addOption(new Option('--seed <number>', 'same seed, same text').argParser(parseSeed).default(1))
    .option('--json', 'write the whole result: text, changes with reasons, figures')
    .action(async (file: string, options: Options) => {
      const result = await rephraseText(await textIn(file), options)
      process.stdout.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : `${result.text}\n`)
    })

async function rephraseText(text: string, { mode, strength, language, keep, seed }: Options): Promise<RephraseResult> {
  const input = rephraseInput.parse({ text, mode, strength, language, keep, seed })
  requireText({ text, amount: rephrase.meter(input).amount, limit: charactersAtMost })
  const known = await requireLanguage({ text, language: input.language, supported: languagesOf('rephrase') })
  // Loaded late: whoever only mistyped an option need not wait for the engine.
  const { makeRephrase } = await import('#tools/rephrase/run.ts')
  return makeRephrase().run({ ...input, language: known }, () => undefined)
}

const collect = (term: string, before: readonly string[]): readonly string[] => [...before, term]

function parseSeed(value: string): number {
  const seed = Number(value)
  if (!/^\d+$/.test(value) || seed > 2 ** 31 - 1) throw new InvalidArgumentError('It must be a whole number from 0 to 2147483647.')
  return seed
}
