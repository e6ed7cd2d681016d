import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileReader } from '#services/files/read-file.ts'
import { makeReaderCrew } from '#services/files/reader-crew.ts'
import { commandLineLimits } from '#services/imports/archive.ts'
import { importFiles } from '#services/imports/import-files.ts'
import { counted, noCounts, type Outcome } from '#services/imports/outcome.ts'
import { measure, waitingFiles, weightOf, type SourceParts } from '#services/imports/sources.ts'
import { problemLine, problemListHead } from '#tools/collections/problem-list.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import type { ImportOptions } from './import-options.ts'
import { countsLine, makeProgress, progressLine, rateOf } from './import-progress.ts'
import { problemSentence } from './problem-sentence.ts'
import { Refusal } from './refusal.ts'
import { plain } from './table-lines.ts'
import { UsageError } from './usage-error.ts'
import { operator, withCorpus, type CorpusDesk } from './with-corpus.ts'

/** As shells have it for a program that Ctrl+C ended. */
const stoppedCode = 130
/** Problems that are shown; the rest stands in the report. */
const shownAtMost = 20

/** Imports, tells how it goes on standard error, and gives the exit code. */
export function runImport(given: readonly string[], options: ImportOptions): Promise<number> {
  const missing = given.find((one) => !existsSync(one))
  if (missing !== undefined) throw new UsageError(`There is no file or folder ${missing}.`)
  // Before the database is opened, which works in another folder.
  const paths = given.map((one) => path.resolve(one))
  const report = options.report === undefined ? null : path.resolve(options.report)
  if (report !== null) startReport(report)
  return withCorpus((desk) => importInto(desk, { given, paths, report, options }))
}

function startReport(file: string): void {
  try {
    writeFileSync(file, problemListHead)
  } catch {
    throw new UsageError(`The report cannot be written to ${file}.`)
  }
}

type Work = {
  /** As they were typed. */
  readonly given: readonly string[]
  readonly paths: readonly string[]
  readonly report: string | null
  readonly options: ImportOptions
}

async function importInto(desk: CorpusDesk, { given, paths, report, options }: Work): Promise<number> {
  const { collection, viewer } = await requireTarget(desk, options)
  const crew = makeReaderCrew({ file: new URL('../services/files/reader-crew-process.ts', import.meta.url) })
  const parts = await sourcesOf(desk, crew.readFile, { id: collection.id, resume: options.resume })
  const screen = makeProgress(process.stderr)
  const stop = stopOnSignal()
  const whole = await measure(paths, parts)
  const began = performance.now()
  const done = { counts: noCounts, files: 0, bytes: 0 }
  const state = () => ({ ...done, seconds: (performance.now() - began) / 1000 })
  const onOutcome = (outcome: Outcome): void => {
    done.counts = counted(done.counts, outcome)
    done.files += 1
    done.bytes += weightOf(outcome.bytes)
    const row = rowOf(outcome)
    if (row) {
      if (report !== null) appendFileSync(report, problemLine(row))
      if (outcome.state !== 'same-text' && done.counts.failed <= shownAtMost) screen.say(`not read: ${plain(row.file)}: ${row.words}`)
    }
    screen.show(() => progressLine(state(), whole))
  }
  const language: TextLanguage | 'detect' = textLanguageCodes.find((code) => code === options.lang) ?? 'detect'
  const order = { corpus: desk.corpus, viewer, collectionId: collection.id, language, onOutcome, signal: stop.signal }
  const isWhole = await importFiles(waitingFiles(paths, parts), order).finally(() => {
    screen.clear()
    crew.close()
  })
  stop.end()
  const { seconds, files, counts } = state()
  process.stdout.write(
    `${plain(collection.name)}: ${countsLine(counts)}; ${files === 1 ? '1 file' : `${files} files`} in ${Math.round(seconds)} s, ${rateOf({ files, seconds })}.\n`,
  )
  tellProblems(counts.failed + counts['same-text'], report)
  if (!isWhole) {
    process.stderr.write(`Stopped. What is in stays and is searched. To go on:\n  ${goOn(given, options)}\n`)
    return stoppedCode
  }
  // Many small segments were made; a server without a worker would leave them.
  if (counts.added + counts.updated > 0) await desk.corpus.merge(undefined, { isQuiet: true })
  return counts.failed > 0 ? 1 : 0
}

function tellProblems(count: number, report: string | null): void {
  if (count === 0) return
  if (report !== null) process.stderr.write(`${count === 1 ? '1 problem is' : `${count} problems are`} listed in ${report}.\n`)
  else process.stderr.write('--report FILE writes a list of what was not read, and of files with the same text.\n')
}

type Known = { readonly id: string; readonly resume: ImportOptions['resume'] }

async function sourcesOf({ corpus }: CorpusDesk, readFile: FileReader, { id, resume }: Known): Promise<SourceParts> {
  const sources = { readFile, limits: commandLineLimits }
  if (!resume) return sources
  const names = new Set<string>()
  let before: string | undefined
  do {
    const page = await corpus.documents(operator, id, { before, limit: 1_000 })
    for (const { fileName } of page.documents) if (fileName !== undefined) names.add(fileName)
    before = page.next ?? undefined
  } while (before !== undefined)
  return { ...sources, isKnown: (name) => names.has(name) }
}

/** The collection to add to, made when there is none, and in whose name. Throws Refusal. */
async function requireTarget(desk: CorpusDesk, { collection: name, kind, institution, account }: ImportOptions) {
  const { corpus, institutions, people } = desk
  const person = account === undefined ? null : await people.optionalPersonByEmail(account)
  if (account !== undefined && !person) throw new Refusal(`There is no account ${account}.`)
  const house = institution === undefined ? null : await institutions.optional(institution)
  if (institution !== undefined && !house) throw new Refusal(`There is no institution ${institution}. "tinta admin institution" makes one.`)
  const viewer = { accountId: person?.id ?? null, isOperator: true }
  if (kind === undefined) {
    const [one, ...others] = (await corpus.collections(operator)).filter((known) => known.id === name || known.name === name)
    if (others.length > 0)
      throw new Refusal(`${others.length + 1} collections have the name ${name}. Give the id instead, from "tinta corpus list".`)
    if (one) return { collection: one, viewer: { ...viewer, accountId: one.accountId } }
  }
  return { collection: await corpus.makeCollection(viewer, { kind: kind ?? 'public', name, institutionId: house?.id }), viewer }
}

/** A line of the report; null for what went well. */
function rowOf(outcome: Outcome) {
  const { name: file, bytes: size } = outcome
  switch (outcome.state) {
    case 'failed':
      return { file, size, code: outcome.problem.code, words: problemSentence(outcome.problem) }
    case 'line-wrong':
      return { file, size, code: outcome.state, words: outcome.why }
    case 'same-text':
      return {
        file,
        size,
        code: outcome.state,
        words: outcome.twin === '' ? 'The collection has this text.' : `The same text as ${outcome.twin}.`,
      }
    default:
      return null
  }
}

/** The first Ctrl+C lets what was read be put in; a terminal and the shell around us may both send it. */
function stopOnSignal(): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop)
  return {
    signal: controller.signal,
    end: () => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop)
    },
  }
}

const goOn = (given: readonly string[], { collection, kind, institution, account, lang, report }: ImportOptions): string => {
  const options: readonly (readonly [name: string, value: string | undefined])[] = [
    ['collection', collection],
    ['kind', kind],
    ['institution', institution],
    ['account', account],
    ['lang', lang === 'auto' ? undefined : lang],
    ['report', report],
  ]
  const named = options.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, quoted(value)]))
  return ['tinta corpus import', ...given.map(quoted), ...named, '--resume'].join(' ')
}

const quoted = (word: string): string => (/^[\w./@:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)
