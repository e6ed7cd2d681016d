import { doubleKeysOf } from '#tools/library/double-keys.ts'
import { folded, makersOf, workNames, workText, yearOf, type Work } from '#tools/library/read-work.ts'
import { nameFields, textFields } from '#tools/library/work-fields.ts'

/** What a person decides of a work: this is what a change changes and an undo brings back. */
export type State = {
  readonly item: Work
  readonly note: string
  readonly tags: readonly string[]
  /** Ids. */
  readonly folders: readonly string[]
  /** Id of the attached file. */
  readonly file: string | null
  readonly isRemoved: boolean
}

/** What is stored beside a work to find and to sort it. */
export type Index = {
  readonly author: string
  readonly title: string
  readonly year: number | null
  readonly words: readonly string[]
  readonly keys: readonly string[]
}

/** Letters of one word that count; PostgreSQL takes 2 KB, and nobody types as much. */
const wordLengthAtMost = 60
/** A tsvector holds 1 MB. */
const letterBytesAtMost = 600_000
const sortLengthAtMost = 500

const year32 = (year: number | null): number | null => (year !== null && Math.abs(year) <= 9_999 ? Math.trunc(year) : null)

/** Made anew from item, note and tags whenever one of them changes. A work without a maker stands under its title. */
export function indexOf({ item, note, tags }: Pick<State, 'item' | 'note' | 'tags'>): Index {
  const makers = makersOf(item)
  const title = plainTitle(workText(item, 'title'))
  const year = year32(yearOf(item))
  const people = nameFields.flatMap((field) => workNames(item, field).flatMap(({ family, given, literal }) => [family, given, literal]))
  const texts = textFields.map((field) => workText(item, field))
  return {
    author: (makers.join(', ') || title).slice(0, sortLengthAtMost),
    title: title.slice(0, sortLengthAtMost),
    year,
    words: wordsOf([...people, ...texts, year === null ? '' : String(year), note, ...tags].join(' ')),
    keys: doubleKeysOf(item),
  }
}

/** Marks of markup and opening quotation marks do not count in an order. */
const plainTitle = (title: string): string => title.replace(/<\/?[a-z]+>/gi, '').replace(/^[\p{P}\s]+/u, '')

/** The different words of a text, folded, for a search: by far most are short, and what is above the limit is left out. */
export function wordsOf(text: string): readonly string[] {
  const found = new Set<string>()
  let bytes = 0
  for (const word of folded(text).split(' ')) {
    const cut = word.slice(0, wordLengthAtMost).toWellFormed()
    if (cut === '' || found.has(cut)) continue
    bytes += Buffer.byteLength(cut) + 2
    if (bytes > letterBytesAtMost) break
    found.add(cut)
  }
  return [...found]
}

const wordsAtMost = 12

/** One query of PostgreSQL's a word, each for words that begin with it; letters and digits alone stand in them. */
export const queriesOf = (search: string): readonly string[] =>
  wordsOf(search)
    .slice(0, wordsAtMost)
    .map((word) => `'${word}':*`)
