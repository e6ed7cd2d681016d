import type { CiteMessages, LibraryMessages } from '#locales/messages.ts'
import type { CslItem } from '#engines/cite/item.ts'
import type { FieldWord } from '#tools/cite/form-fields.ts'
import { fieldWordOf, sourceKinds } from '#tools/cite/source-kinds.ts'
import { makersOf, type Work } from '#tools/library/read-work.ts'

/** Up to three names are written out, of more the first three. */
export function makersLine(work: Work, words: LibraryMessages['makers']): string {
  const names = makersOf(work)
  if (names.length > 3) return `${names.slice(0, 3).join(', ')} ${words.others}`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`
}

export const isItem = (work: Work): work is Work & CslItem => typeof work['type'] === 'string'

/** What readers do not fill in and could not find again: numbers of programs, and what a format holds for itself. */
const inner: readonly string[] = ['id', 'custom', 'citation-key', 'citation-label']

/** Words for fields that the forms of some kinds call by a word of their own. */
const plainWords: ReadonlyMap<string, FieldWord> = new Map([
  ['title', 'title'],
  ['container-title', 'partOf'],
  ['collection-title', 'series'],
  ['number', 'number'],
  ['archive', 'archive'],
])

const wordOf = (field: string): FieldWord | undefined =>
  plainWords.get(field) ?? sourceKinds.flatMap(({ fields }) => fields).find((row) => row.field === field)?.word

type Words = { readonly cite: CiteMessages; readonly library: LibraryMessages }

/** The name of a field in the words of the work's form, else in those of the library; never its CSL name. */
export function fieldName({ cite, library }: Words, work: Work, field: string): string {
  const own = isItem(work) ? fieldWordOf(work, field) : null
  const word = own ?? wordOf(field)
  if (word) return cite.fields[word]
  if (field === 'type') return library.table.kind
  if (field === 'note') return library.work.note
  const names: Readonly<Record<string, string>> = library.fields
  return Object.hasOwn(names, field) ? (names[field] ?? library.fields.other) : library.fields.other
}

/** Names of the fields in which a work differs from another, each once; without what only programs read. */
export const differingNames = (words: Words, work: Work, fields: readonly string[]): readonly string[] => [
  ...new Set(fields.filter((field) => !inner.includes(field)).map((field) => fieldName(words, work, field))),
]
