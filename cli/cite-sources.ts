import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv, type Env } from '#config/env.ts'
import { openScholar } from '#services/scholar/open-scholar.ts'
import type { ScholarVisit } from '#services/scholar/scholar.ts'
import { loadSecret } from '#services/secret.ts'
import { endingOf, fileBytesAtMost } from '#services/files/read-file.ts'
import { textOfPlain } from '#services/files/text-of-plain.ts'
import { appError } from '#services/problem.ts'
import type { SaidRow } from '#tools/cite/read-task.ts'
import { importLines, rowLine, unaskedLine } from './cite-lines.ts'
import { withDatabase } from './open-database.ts'
import { bytesIn, textIn } from './text-in.ts'
import { UsageError } from './usage-error.ts'

/** Items as readers give them, not yet looked at. */
export type SourceItems = readonly Readonly<Record<string, unknown>>[]

/** Documents whose text is a list of references. */
const documents: readonly string[] = ['docx', 'odt', 'pdf']
const files: readonly string[] = [...documents, 'bib', 'bibtex', 'enw', 'json', 'nbib', 'ris', 'txt', 'xml', 'md']

/** What a command is given: files, `-` for standard input, or what stands for one work (a DOI, an address, a title). */
export async function itemsOf(given: readonly string[], tell: (line: string) => void): Promise<SourceItems> {
  const items: Readonly<Record<string, unknown>>[] = []
  const rows: SaidRow[] = []
  for (const one of given) {
    const text = await textOf(one)
    // Loaded late: whoever only mistyped an option need not wait for it.
    const { readFile } = await import('#tools/cite/run-formats.ts')
    const works = text.isFile ? readFile({ text: text.text, format: null }) : null
    if (works) {
      items.push(...works.items)
      tell(importLines(one === '-' ? 'standard input' : one, works.problems))
    } else {
      const { readText } = await import('#tools/cite/run-read.ts')
      rows.push(...readText({ text: text.text }))
    }
  }
  if (rows.length > 0) items.push(...(await lookedUp(rows, tell)))
  return items
}

async function textOf(given: string): Promise<{ readonly text: string; readonly isFile: boolean }> {
  if (given !== '-' && !existsSync(given)) {
    if (files.includes(endingOf(given)) && !/^https?:|^10\./i.test(given)) throw new UsageError(`There is no file ${given}.`)
    return { text: given, isFile: false }
  }
  if (documents.includes(endingOf(given))) return { text: await textIn(given), isFile: true }
  const bytes = await bytesIn(given)
  if (bytes.length > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
  return { text: await textOfPlain(bytes), isFile: true }
}

const root = path.dirname(import.meta.dirname)

/** Settings as `npm start` reads them; what they name lies where the server would look for it. */
export function settings(): Env {
  const here = process.cwd()
  process.chdir(root)
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return readEnv()
  } finally {
    process.chdir(here)
  }
}

/** Rows with what registries know of them, where the operator has switched any on; what nobody knows is told. */
async function lookedUp(rows: readonly SaidRow[], tell: (line: string) => void): Promise<SourceItems> {
  const isAsked = settings().SCHOLAR.length > 0 && rows.some(({ query }) => query !== null)
  if (!isAsked) return joined(rows, { visit: null, tell })
  return withDatabase(async ({ env, db }) => {
    const secret = loadSecret({ secret: env.SECRET, dataFolder: env.DATA_FOLDER })
    const visit = openScholar(env, { pool: db.pool, secret }).visit(new AbortController().signal)
    return joined(rows, { visit, tell })
  })
}

type Asking = { readonly visit: ScholarVisit | null; readonly tell: (line: string) => void }

async function joined(rows: readonly SaidRow[], { visit, tell }: Asking): Promise<SourceItems> {
  const { joinRow } = await import('#tools/cite/run-read.ts')
  const items: Readonly<Record<string, unknown>>[] = []
  const isTold = visit !== null || rows.length === 1
  if (!isTold) tell(unaskedLine(rows.length))
  for (const row of rows) {
    const answer =
      row.query === null
        ? { found: null, others: [], trouble: 'unknown' as const }
        : visit === null
          ? { found: null, others: [], trouble: 'offline' as const }
          : await visit.lookUp(row.query)
    const read = joinRow(row, answer)
    // A bare number with a link is no reference.
    const item = read.item?.['title'] === undefined ? null : read.item
    if (isTold || item === null) tell(rowLine({ ...read, item }))
    if (item) items.push(item)
  }
  return items
}
