import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hashText } from '../engines/paraphrase/seed.ts'
import { loadTexts } from './texts.ts'

/** A document, and the work it is part of: parts of one work may say the same twice. */
export type Document = { readonly text: string; readonly work: string }

/** Documents of one language and one kind of writing. */
export type Pool = { readonly language: string; readonly genre: string; readonly documents: readonly Document[] }

/** A text and what a machine made of it. */
export type Rewording = { readonly kind: string; readonly source: string; readonly reworded: string }

/** `tune`: what the engine's figures were chosen on; `test`: what is reported. Texts are in one of them by their own hash. */
export type Split = 'tune' | 'test'

type Row = {
  readonly text: string
  readonly lang: string
  readonly label: number
  readonly domain?: string
  readonly genre?: string
  readonly attack?: string
  readonly doc?: string
  readonly group?: string
  readonly source?: string
}

/** By the document where that is known: pieces of one document must not be on both sides. */
const splitOf = (key: string): Split => (hashText(key) % 2 === 0 ? 'tune' : 'test')

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

function readRows(folder: string, name: string): readonly Row[] {
  const file = path.join(folder, 'ai-detection', name)
  if (!existsSync(file)) return []
  return gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** A thesis or report is one work however many files it has. */
const workOf = ({ text, doc, group }: Row): string =>
  group && /thesis|report/.test(group) ? group : `${group} ${doc ?? text.slice(0, 100)}`

/** Words in a row that two documents of a pool may not share: else the one quotes the other, or both quote a third. */
const sharedRun = 8

/** Leaves out documents that share a run of words with one before: what they share is no planted passage, but it is a copy. */
function withoutShared(documents: readonly Document[]): readonly Document[] {
  const seen = new Set<string>()
  return documents.filter(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const runs = words.slice(sharedRun - 1).map((_, i) => words.slice(i, i + sharedRun).join(' '))
    if (runs.some((run) => seen.has(run))) return false
    for (const run of runs) seen.add(run)
    return true
  })
}

/** Learners of one examination answer the same question, with its words. */
const sameTask = /multiged/

/** Human texts of a folder of development data (English by kind of writing, others by language), without doubles. */
function loadData(folder: string, split: Split): readonly Pool[] {
  const rows = [...readRows(folder, 'train.jsonl.gz'), ...readRows(folder, 'multilingual-train.jsonl.gz')].filter(
    ({ label }) => label === 0,
  )
  const seen = new Set<string>()
  const fresh = rows.filter((row) => {
    const start = row.text.replaceAll(/\P{L}/gu, '').slice(0, 200)
    if (seen.has(start) || sameTask.test(row.source ?? '') || splitOf(row.doc ?? start) !== split || row.text.length < 350) return false
    seen.add(start)
    return true
  })
  const pools = Map.groupBy(fresh, (row) => (row.domain ? `en\t${row.domain}` : `${row.lang}\tmixed`))
  return [...pools].map(([key, own]) => {
    const [language = '', genre = ''] = key.split('\t')
    return { language, genre, documents: withoutShared(own.map((row) => ({ text: tidy(row.text), work: workOf(row) }))) }
  })
}

/** Rows in which the machine speaks of what it was asked to do. */
const aboutTask = /\b(?:polished|rephrased|proofread|paraphrased?|I made|Assistant|this version|word limit)\b/

/**
 * Machine rewordings among the development data: rows of one original share at least 35 in 100 of their rarer words. Which is
 * whose copy does not matter to an aligner.
 */
export function loadRewordings(folder: string, split: Split): readonly Rewording[] {
  const rows = [...readRows(folder, 'train.jsonl.gz'), ...readRows(folder, 'dev.jsonl.gz')].filter(({ attack }) => attack !== undefined)
  const words = rows.map(({ text }) => new Set(text.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []))
  const counts = new Map<string, number>()
  for (const own of words) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rare = words.map((own) => [...own].filter((word) => (counts.get(word) ?? 0) < 60))
  const index = new Map<string, number[]>()
  for (const [row, own] of rare.entries()) for (const word of own) index.set(word, [...(index.get(word) ?? []), row])
  const kinds = new Set(['dipper', 'polish', 'back-translation'])
  return rows.flatMap((row, at) => {
    if (!kinds.has(row.attack ?? '') || aboutTask.test(row.text) || splitOf(row.text.slice(0, 200)) !== split) return []
    const shared = new Map<number, number>()
    for (const word of rare[at] ?? [])
      for (const other of index.get(word) ?? []) if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1)
    const best = [...shared].sort((x, y) => y[1] - x[1])[0]
    const source = best ? rows[best[0]] : undefined
    if (
      !best ||
      !source ||
      aboutTask.test(source.text) ||
      best[1] < 8 ||
      best[1] < 0.35 * Math.min(rare[at]?.length ?? 0, rare[best[0]]?.length ?? 0)
    )
      return []
    return [{ kind: row.attack ?? '', source: tidy(source.text), reworded: tidy(row.text) }]
  })
}

/** Our own texts: English paragraphs of the test sets. Of other languages we have too few to tell anything. */
function loadOwn(split: Split): readonly Pool[] {
  const sets = ['seen', 'unseen', 'fresh', 'fresh-2', 'fresh-3', 'fresh-4', 'fresh-5', 'fresh-6', 'fresh-7', 'fresh-8']
  const texts = sets.flatMap((set) => loadTexts('en', set)).map(({ text }) => ({ text, work: text.slice(0, 100) }))
  return [{ language: 'en', genre: 'own', documents: withoutShared(texts.filter(({ text }) => splitOf(text.slice(0, 100)) === split)) }]
}

/** The pools of a split: of `folder` when it is given, else our own. */
export const loadPools = (folder: string | undefined, split: Split): readonly Pool[] => (folder ? loadData(folder, split) : loadOwn(split))

/** English documentation that is installed with the packages: about 600 words a document, cut at empty lines. */
export function loadDocumentation(): readonly string[] {
  const root = path.join(path.dirname(import.meta.dirname), 'node_modules')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:readme|changelog|guide|docs?\/[^/]+)\.md$/i.test(name),
  )
  const seen = new Set<string>()
  return files.sort().flatMap((name) => {
    const parts: string[] = []
    for (const paragraph of readFileSync(path.join(root, name), 'utf8').split(/\n\s*\n/)) {
      if (seen.has(paragraph)) continue
      seen.add(paragraph)
      const last = parts.at(-1)
      if (last === undefined || last.length > 4000) parts.push(paragraph)
      else parts[parts.length - 1] = `${last}\n\n${paragraph}`
    }
    return parts.filter((part) => part.length > 800)
  })
}

/** Texts of machines among the development data, as confusers: they are written to the same questions as those of people. */
export const loadMachineTexts = (folder: string): readonly string[] =>
  readRows(folder, 'train.jsonl.gz')
    .filter(({ label, attack }) => label === 1 && attack === 'none')
    .map(({ text }) => tidy(text))
