import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import { storable } from '#services/db/storable.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { AppError, appError } from '#services/problem.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { charactersAtMost, checkedCharacters, checkInput, exclusionsSchema, wordsAtLeast, type Report } from '#tools/check/contract.ts'
import type { Check } from '#tools/check/run.ts'
import { checkLines, type CheckedFile } from './check-lines.ts'
import { problemSentence } from './problem-sentence.ts'
import { languageOption, requireText, textIn } from './text-in.ts'
import { UsageError } from './usage-error.ts'
import type { CorpusDesk } from './with-corpus.ts'

type Options = {
  readonly language: string
  readonly collection: readonly string[]
  readonly json?: true
  readonly html?: string
}

/** `tinta check FILE...`: share, sources and passages on standard output, or with --json the whole reports. */
export const checkCommand = (): Command =>
  new Command('check')
    .description('Compares the texts of files (.txt .md .docx .odt .pdf), or of standard input for "-", with the documents of this site.')
    .addArgument(new Argument('<file...>', 'files to read, or - for standard input'))
    .addOption(languageOption())
    .addOption(
      new Option(
        '--collection <name>',
        'collection to search, by name or id; may be given again; default: all public and institutional ones',
      )
        .argParser((name: string, before: readonly string[]) => [...before, name])
        .default([]),
    )
    .option('--json', 'write the whole reports: texts, sources, passages')
    .option('--html <file>', 'write the report as a page to print; for one file')
    .action(async (files: readonly string[], options: Options) => {
      if (options.html !== undefined && files.length > 1) throw new UsageError('--html writes one report: give one file.')
      if (files.filter((file) => file === '-').length > 1) throw new UsageError('Standard input can be read once.')
      const page = options.html === undefined ? null : path.resolve(options.html)
      // Read before the database is opened, which happens in a folder of its own.
      const texts = await Promise.all(files.map(async (file) => ({ file, read: await readOne(file) })))
      const { withCorpus } = await import('./with-corpus.ts')
      const checked = await withCorpus((desk) => checkAll(desk, texts, options))
      process.stdout.write(options.json ? `${JSON.stringify(checked, null, 2)}\n` : checkLines(checked))
      const [first] = checked
      if (page !== null && first) await writePage(page, first.report)
      if (checked.length < files.length) process.exitCode = 1
    })

type Read = { readonly text: string } | { readonly problem: unknown }

const readOne = (file: string): Promise<Read> =>
  textIn(file).then(
    (text) => ({ text }),
    (problem: unknown) => ({ problem }),
  )

/** A file that cannot be checked is told of, and keeps no other from being checked; the only one stops the command. */
async function checkAll(
  desk: CorpusDesk,
  texts: readonly { readonly file: string; readonly read: Read }[],
  options: Options,
): Promise<readonly CheckedFile[]> {
  const { makeCheck } = await import('#tools/check/run.ts')
  const check = makeCheck()
  const collections = await chosenCollections(desk, options.collection)
  const checked: CheckedFile[] = []
  for (const { file, read } of texts) {
    try {
      if ('problem' in read) throw read.problem
      checked.push({
        file,
        report: await checkOne(desk, check, { file, text: storable(read.text), language: options.language, collections }),
      })
    } catch (error) {
      if (texts.length === 1 || !(error instanceof AppError || error instanceof UsageError)) throw error
      process.stderr.write(`${file}: ${error instanceof AppError ? problemSentence(error.problem) : error.message}\n`)
    }
  }
  return checked
}

/** Those that were named, or all that are not one person's. Throws AppError `collection-not-found` or `nothing-to-search`. */
async function chosenCollections({ corpus }: CorpusDesk, names: readonly string[]): Promise<readonly string[]> {
  const { operator } = await import('./with-corpus.ts')
  const chosen =
    names.length > 0
      ? await Promise.all(names.map((name) => corpus.requireCollection(operator, name)))
      : (await corpus.collections(operator)).filter(({ kind }) => kind === 'public' || kind === 'institution')
  if (chosen.every(({ documents }) => documents === 0)) throw appError('nothing-to-search')
  return chosen.map(({ id }) => id)
}

type One = { readonly file: string; readonly text: string; readonly language: string; readonly collections: readonly string[] }

async function checkOne({ corpus }: CorpusDesk, check: Check, { file, text, language: named, collections }: One): Promise<Report> {
  const input = checkInput.parse({ text, language: named, collections })
  requireText({ text, amount: checkedCharacters(text), limit: charactersAtMost })
  const { language } = await mainLanguage({ text, language: input.language, supported: languagesOf('check') })
  const words = check.countWords({ text, language })
  if (words < wordsAtLeast) throw appError('text-too-short', { words, needed: wordsAtLeast })
  const { runCheck } = await import('#services/checks/run-check.ts')
  const { operator } = await import('./with-corpus.ts')
  const engines = {
    prepareCheck: async (given: Parameters<Check['prepare']>[0]) => check.prepare(given),
    compareCheck: async (given: Parameters<Check['compare']>[0]) => check.compare(given, () => undefined),
  }
  const title = file === '-' ? 'standard input' : path.basename(file)
  const checked = { viewer: operator, title, language, input: text, options: { collections: input.collections, online: false } }
  return runCheck({ engines, corpus, online: null }, checked, { tell: () => undefined, signal: new AbortController().signal })
}

async function writePage(file: string, report: Report): Promise<void> {
  const { reportPage } = await import('#api/present/report-page.ts')
  const { reportWords } = await import('#locales/report-words.ts')
  const { readEnv } = await import('#config/env.ts')
  const site = new URL(readEnv().PUBLIC_URL).host
  const page = String(await reportPage({ report, exclusions: exclusionsSchema.parse({}), site, words: reportWords('en') }))
  await writeFile(file, page).catch(() => {
    throw new UsageError(`${file} cannot be written.`)
  })
}
