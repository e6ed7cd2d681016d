import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Command, InvalidArgumentError, Option } from 'commander'
import { charactersAtMost, modes, rephrase, rephraseInput, strengths, type RephraseResult } from '#tools/rephrase/contract.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { makeFileReader } from '#services/files/file-reader.ts'
import { appError } from '#services/problem.ts'
import { requireLanguage } from '#services/resources/require-language.ts'
import { UsageError } from './usage-error.ts'

type Options = {
  readonly mode: string
  readonly strength: string
  readonly language: string
  readonly keep: readonly string[]
  readonly seed: number
  readonly json?: true
}

const readText = makeFileReader({ file: new URL('../services/files/reader-process.ts', import.meta.url) })
const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u

/** `tinta rephrase FILE`: the rewritten text on standard output, or with --json the whole result. */
export const rephraseCommand = (): Command =>
  new Command('rephrase')
    .description('Rewrites the text of a file (.txt .md .docx .odt .pdf), or of standard input for "-".')
    .argument('<file>', 'file to read, or - for standard input')
    .addOption(new Option('--mode <mode>', 'what to do').choices(modes).default('synonyms'))
    .addOption(new Option('--strength <strength>', 'how much to change').choices(strengths).default('mild'))
    .addOption(new Option('--language <language>', 'language of the text').choices(['detect', ...textLanguageCodes]).default('detect'))
    .addOption(new Option('--keep <term>', 'term to leave as it is; may be given again').argParser(collect).default([]))
    .addOption(new Option('--seed <number>', 'same seed, same text').argParser(parseSeed).default(1))
    .option('--json', 'write the whole result: text, changes with reasons, figures')
    .action(async (file: string, options: Options) => {
      const result = await rephraseText(await textIn(file), options)
      process.stdout.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : `${result.text}\n`)
    })

async function rephraseText(text: string, { mode, strength, language, keep, seed }: Options): Promise<RephraseResult> {
  const input = rephraseInput.parse({ text, mode, strength, language, keep, seed })
  if (nothing.test(text)) throw appError('text-empty')
  const { amount } = rephrase.meter(input)
  if (amount > charactersAtMost) throw appError('text-too-long', { limit: charactersAtMost, amount })
  const known = await requireLanguage({ text, language: input.language, supported: languagesOf('rephrase') })
  // Loaded late: whoever only mistyped an option need not wait for the engine.
  const { makeRephrase } = await import('#tools/rephrase/run.ts')
  return makeRephrase().run({ ...input, language: known }, () => undefined)
}

async function textIn(file: string): Promise<string> {
  const bytes =
    file === '-'
      ? await buffer(process.stdin)
      : await readFile(file).catch((error: unknown) => {
          throw new UsageError(whyUnread(file, error))
        })
  if (file === '-' && bytes.length === 0) throw appError('text-empty')
  return (await readText({ name: file === '-' ? '' : path.basename(file), bytes })).text
}

const whyUnreadByCode: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  ENOTDIR: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder. Name a file in it.`,
  EACCES: (file) => `You may not read ${file}.`,
  EPERM: (file) => `You may not read ${file}.`,
}

function whyUnread(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return whyUnreadByCode[code]?.(file) ?? `${file} cannot be read.`
}

const collect = (term: string, before: readonly string[]): readonly string[] => [...before, term]

function parseSeed(value: string): number {
  const seed = Number(value)
  if (!/^\d+$/.test(value) || seed > 2 ** 31 - 1) throw new InvalidArgumentError('It must be a whole number from 0 to 2147483647.')
  return seed
}
