import { linesOf, plainLines, type Trouble } from './item-draft.ts'
import { monthMacros } from './loose-date.ts'

/** An entry as it stands in the file: TeX values without their outer braces, macros put in, names in small letters. */
export type BibEntry = {
  readonly line: number
  readonly type: string
  readonly key: string
  readonly fields: ReadonlyMap<string, string>
}

export type BibEntries = { readonly entries: readonly BibEntry[]; readonly problems: readonly Trouble[] }

type Reader = {
  readonly text: string
  at: number
  /** Where the next entry begins in a line of its own: no value goes on behind it. */
  limit: number
  /** An entry that did not end as it should is read once more, and then no value goes on over what looks like the next field. */
  isCareful: boolean
  /** Comments and preambles that nothing closed so far; each was looked for to the end of the file. */
  unclosed: number
  readonly macros: Map<string, string>
  readonly unknown: Set<string>
}

const wholeMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Thrown inside one entry: the rest of it is read line by line. */
class Unbalanced extends Error {
  override name = 'Unbalanced'
}

/**
 * Takes a file of BibTeX or biblatex apart: strings are put in, comments and preambles skipped, text between entries ignored. What is
 * broken in one entry (a brace that is never closed, a missing comma or key) costs no other entry anything.
 */
export function entriesOfBibtex(given: string): BibEntries {
  const text = plainLines(given)
  const lineOf = linesOf(text)
  const starts = [...text.matchAll(/^[ \t]*@[ \t]*\w+\s*[{(]/gm)].map(({ index }) => index)
  const macros = new Map(monthMacros.map((macro, index) => [macro as string, wholeMonths[index] ?? '']))
  const read: Reader = { text, at: 0, limit: text.length, isCareful: false, unclosed: 0, macros, unknown: new Set() }
  const entries: BibEntry[] = []
  const problems: Trouble[] = []
  const begin = /@[ \t]*(\w+)\s*([{(])/g
  let nextStart = 0
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const [head, type = '', open] = found
    while (nextStart < starts.length && (starts[nextStart] ?? 0) <= found.index) nextStart += 1
    read.at = found.index + head.length
    read.limit = starts[nextStart] ?? text.length
    read.unknown.clear()
    const line = lineOf(found.index)
    const isEntry = readOne(read, { type: type.toLowerCase(), close: open === '(' ? ')' : '}', line, entries, problems })
    problems.push(...[...read.unknown].map((said) => ({ line, code: 'macro-unknown' as const, said })))
    begin.lastIndex = isEntry ? read.at : found.index + head.length
  }
  return { entries, problems }
}

type Place = {
  readonly type: string
  readonly close: string
  readonly line: number
  readonly entries: BibEntry[]
  readonly problems: Trouble[]
}

/** Reads one block; false where only its head is to be stepped over. */
function readOne(read: Reader, { type, close, line, entries, problems }: Place): boolean {
  if (type === 'comment') {
    const end = read.text.indexOf('\n', read.at)
    const from = read.at
    if (skipGroup(read, close)) return true
    read.at = end < 0 ? read.text.length : Math.max(from, end)
    return true
  }
  if (type === 'preamble') return skipGroup(read, close)
  const key = type === 'string' ? '' : keyAt(read)
  // "foo@bar(baz)" in a comment is no entry.
  if (type !== 'string' && key === '' && !/\s*[\w-]+\s*=/y.test(read.text.slice(read.at, read.at + 100)) && read.text[read.at] !== ',')
    return false
  const fields = new Map<string, string>()
  const from = read.at
  if (!readFields(read, close, fields)) {
    problems.push({ line, code: 'braces-unbalanced', said: key })
    fields.clear()
    read.at = from
    read.isCareful = true
    readFields(read, close, fields)
    read.isCareful = false
  }
  if (type === 'string') {
    for (const [name, value] of fields) read.macros.set(name, value)
    return true
  }
  entries.push({ line, type, key, fields })
  return true
}

const skipWhite = (read: Reader): void => {
  const white = /(?:[\s,]|%[^\n]*(?:\n|$))*/y
  white.lastIndex = read.at
  white.exec(read.text)
  read.at = Math.min(white.lastIndex, read.limit)
}

/** The key before the first comma; empty where the entry begins with a field. */
function keyAt(read: Reader): string {
  const found = /\s*([^,{}"=#\n]*)(?:\n\s*)?/y
  found.lastIndex = read.at
  const key = found.exec(read.text)?.[1]?.trim() ?? ''
  const next = read.text[found.lastIndex]
  if (key === '' || (next !== ',' && next !== '}')) return ''
  read.at = found.lastIndex
  return key
}

/** Fields of one entry that are read in spite of a missing brace; each is looked for to the end of the entry. */
const brokenAtMost = 20

/** Reads fields to the end of the entry; false where a brace is missing. */
function readFields(read: Reader, close: string, fields: Map<string, string>): boolean {
  let isWhole = true
  let broken = 0
  for (;;) {
    skipWhite(read)
    if (read.at >= read.limit) return false
    if (read.text[read.at] === close || read.text[read.at] === '}') {
      read.at += 1
      return isWhole
    }
    const name = /([^\s=,{}()"#%]+)\s*=\s*/y
    name.lastIndex = read.at
    const found = name.exec(read.text)
    if (!found?.[1]) {
      // Something that is no field: on to the next line or field.
      const end = /[^\n,})]*/y
      end.lastIndex = read.at
      end.exec(read.text)
      read.at = Math.max(read.at + 1, end.lastIndex)
      continue
    }
    read.at = name.lastIndex
    const from = read.at
    try {
      put(fields, found[1].toLowerCase(), valueAt(read))
    } catch (error) {
      if (!(error instanceof Unbalanced)) throw error
      isWhole = false
      broken += 1
      if (broken > brokenAtMost) {
        read.at = read.limit
        return false
      }
      put(fields, found[1].toLowerCase(), restOfLine(read, from))
    }
  }
}

/** The first of two fields of one name counts, as for BibTeX. */
function put(fields: Map<string, string>, name: string, value: string): void {
  if (!fields.has(name)) fields.set(name, value)
}

/** A value whose end cannot be known is taken to the next field or the end of its line, without its braces. */
function restOfLine(read: Reader, from: number): string {
  const end = read.text.indexOf('\n', from)
  const line = read.text.slice(from, Math.min(end < 0 ? read.text.length : end, read.limit))
  const field = /,\s*[\w-]+\s*=\s*[{"\w]/.exec(line)
  const value = field ? line.slice(0, field.index) : line
  read.at = from + value.length
  return value.replace(/[{}"]/g, '').replace(/,\s*$/, '')
}

/** Characters of a value; an item's text has a tenth of it. */
const valueAtMost = 1_000_000

/** Parts joined by `#`. */
function valueAt(read: Reader): string {
  let value = ''
  for (;;) {
    // A macro may be made of macros, and those of macros.
    value = (value + partAt(read)).slice(0, valueAtMost)
    const more = /\s*#\s*/y
    more.lastIndex = read.at
    if (!more.test(read.text)) return value
    read.at = more.lastIndex
  }
}

function partAt(read: Reader): string {
  const first = read.text[read.at]
  if (first === '{') return balanced(read, '}')
  if (first === '"') return balanced(read, '"')
  const bare = /[^\s,#{}()"%]+/y
  bare.lastIndex = read.at
  const word = bare.exec(read.text)?.[0] ?? ''
  read.at += word.length
  if (/^\d+$/.test(word) || word === '') return word
  const macro = read.macros.get(word.toLowerCase())
  if (macro === undefined) read.unknown.add(word)
  return macro ?? word
}

/** What stands to the brace or quotation mark that closes; braces within are counted. Throws Unbalanced. */
function balanced(read: Reader, close: '}' | '"'): string {
  const from = read.at + 1
  const token = close === '"' ? /\\[^{}]|[{}"]/gs : /\\[^{}]|[{}]/gs
  token.lastIndex = from
  let depth = 0
  for (let found = token.exec(read.text); found && found.index < read.limit; found = token.exec(read.text)) {
    const [sign] = found
    if (depth === 0 && sign === close) {
      const value = read.text.slice(from, found.index)
      if (read.isCareful && /\n[ \t]*[\w-]+[ \t]*=[ \t]*[{"]/.test(value)) break
      read.at = found.index + 1
      return value
    }
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth < 0) break
  }
  throw new Unbalanced()
}

/** Steps over a comment or preamble; false, and where it was, when it is never closed. */
function skipGroup(read: Reader, close: string): boolean {
  if (read.unclosed > brokenAtMost) return false
  const open = close === ')' ? '(' : '{'
  let depth = 1
  for (let at = read.at; at < read.text.length; at++) {
    const sign = read.text[at]
    if (sign === open) depth += 1
    if (sign === close) depth -= 1
    if (depth === 0) {
      read.at = at + 1
      return true
    }
  }
  read.unclosed += 1
  return false
}
