import type { LeanRow, LeanTable, RowClass } from './row.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** One place of a row's pattern: a word as written, or a verb in any form. */
export type PatternWord = { readonly lower: string } | { readonly verb: string }

/** A row ready for matching. */
export type CompiledRow = {
  /** `en/verb/find>discover` */
  readonly id: string
  readonly rowClass: RowClass
  readonly row: LeanRow
  readonly pattern: readonly PatternWord[]
  /** Which place holds the word that carries the form: the `~` verb, else the first. */
  readonly focus: number
}

const tagsOfClass: Readonly<Partial<Record<RowClass, ReadonlySet<string>>>> = {
  verb: new Set(['VERB']),
  adjective: new Set(['ADJ']),
  adverb: new Set(['ADV']),
  noun: new Set(['NOUN']),
}

/** Straight apostrophes, lower case: the form in which words are compared. */
const comparable = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'")

/** The form in which a token is compared; most have no apostrophe and are their own. */
export const comparableOf = ({ lower }: Token): string => (lower.includes('’') || lower.includes('‘') ? comparable(lower) : lower)

/** The words of a pattern or target as tokens stand in a sentence: `However,` -> `However` `,`; `don't` -> `do` `n't`. */
export const patternWords = (text: string): readonly string[] =>
  text
    .replaceAll('’', "'")
    .replace(/([,;:])/g, ' $1')
    .replace(/\b(can|won|shan)'t\b/gi, (_, stem: string) => `${stem.slice(0, stem.toLowerCase() === 'can' ? 2 : stem.length - 1)} n't`)
    .replace(/\bcannot\b/gi, 'can not')
    .replace(/(\w)n't\b/g, "$1 n't")
    .replace(/(\w)('(?:s|re|ve|ll|d|m))\b/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .filter(Boolean)

const idOf = (rowClass: RowClass, { from, to }: LeanRow): string =>
  `en/${rowClass}/${from.replaceAll(' ', '-')}>${(to[0] ?? '').replaceAll(' ', '-')}`

export function compileRow(rowClass: RowClass, row: LeanRow): CompiledRow {
  const words = patternWords(row.from)
  const isWord = tagsOfClass[rowClass] !== undefined && words.length === 1
  const pattern = words.map((word): PatternWord => {
    if (word.startsWith('~')) return { verb: word.slice(1).toLowerCase() }
    return rowClass === 'verb' && isWord ? { verb: word.toLowerCase() } : { lower: comparable(word) }
  })
  const marked = pattern.findIndex((word) => 'verb' in word)
  return { id: idOf(rowClass, row), rowClass, row, pattern, focus: Math.max(0, marked) }
}

/** Rows that begin with one word: those of one word, and the longer ones by their second word (`~go` for any form of a verb). */
export type RowBucket = { readonly single: readonly CompiledRow[]; readonly bySecond: ReadonlyMap<string, readonly CompiledRow[]> }

/** Rows by the first word they ask for. Hundreds begin with "in" or "the", so the second word is asked for as well. */
export type RowIndex = { readonly get: (key: string) => RowBucket | undefined }

const keyOf = (word: PatternWord): string => ('verb' in word ? `~${word.verb}` : word.lower)

/** The word by which a row is found: of a verb its lemma. */
export function firstKey({ pattern: [first] }: Pick<CompiledRow, 'pattern'>): string {
  if (!first) return ''
  return 'verb' in first ? first.verb : first.lower
}

/** Rows that share their first word, those that share the second as well with the longest first. */
export function bucketOf(rows: readonly CompiledRow[]): RowBucket {
  const bySecond = new Map<string, CompiledRow[]>()
  for (const row of rows) {
    const [, second] = row.pattern
    if (second) bySecond.set(keyOf(second), [...(bySecond.get(keyOf(second)) ?? []), row])
  }
  for (const longer of bySecond.values()) longer.sort((a, b) => b.pattern.length - a.pattern.length)
  return { single: rows.filter(({ pattern }) => pattern.length === 1), bySecond }
}

/** An index of tables as they are written. */
export function indexRows(tables: readonly LeanTable[]): RowIndex {
  const compiled = tables.flatMap((table) => table.rows.map((row) => compileRow(table.class, row)))
  return new Map([...Map.groupBy(compiled, firstKey)].map(([key, rows]) => [key, bucketOf(rows)]))
}

/** The rows that may fire at a token, by it and the next; of those that share their second word the longest first. */
export function rowsAt(token: Token, next: Token | undefined, index: RowIndex): readonly CompiledRow[] {
  const lower = comparableOf(token)
  const keys = token.lemma === lower ? [lower] : [lower, token.lemma]
  return keys.flatMap((key) => {
    const bucket = index.get(key)
    if (!bucket) return []
    const pairs = next ? [...(bucket.bySecond.get(comparableOf(next)) ?? []), ...(bucket.bySecond.get(`~${next.lemma}`) ?? [])] : []
    return pairs.length > 0 ? [...pairs, ...bucket.single] : bucket.single
  })
}

/** Where the row's pattern ends when it begins at `start`, or -1. Punctuation inside a pattern must stand there too. */
export function patternEnd({ rowClass, pattern }: CompiledRow, tokens: readonly Token[], start: number): number {
  for (let k = 0; k < pattern.length; k++) {
    const token = tokens[start + k]
    const word = pattern[k]
    if (!token || !word || !fits(word, token, rowClass, pattern.length)) return -1
  }
  return start + pattern.length
}

function fits(word: PatternWord, token: Token, rowClass: RowClass, length: number): boolean {
  if (token.isLocked && token.tag !== 'PUNCT') return false
  if ('verb' in word) return token.lemma === word.verb && (token.tag === 'VERB' || (token.tag === 'AUX' && length > 1))
  if (length > 1 || !tagsOfClass[rowClass]) return comparableOf(token) === word.lower
  if (tagsOfClass[rowClass]?.has(token.tag) !== true) return false
  return rowClass === 'noun' ? token.lemma === word.lower || token.lower === word.lower : token.lower === word.lower
}
