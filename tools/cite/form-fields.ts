import type { ItemField } from '#engines/cite/item.ts'

/** Keys of the fields' names. */
export const fieldWords = [
  'authors',
  'editors',
  'translators',
  'directors',
  'producers',
  'writers',
  'hosts',
  'artists',
  'inventors',
  'interviewed',
  'interviewers',
  'reviewedAuthors',
  'uploader',
  'group',
  'year',
  'date',
  'originalYear',
  'accessed',
  'title',
  'articleTitle',
  'chapterTitle',
  'bookTitle',
  'pageTitle',
  'entryTitle',
  'episodeTitle',
  'postText',
  'reviewedTitle',
  'caseName',
  'journal',
  'magazine',
  'newspaper',
  'site',
  'blog',
  'platform',
  'referenceWork',
  'proceedings',
  'series',
  'podcastName',
  'album',
  'reporter',
  'lawSource',
  'partOf',
  'volume',
  'issue',
  'pages',
  'articleNumber',
  'edition',
  'publisher',
  'university',
  'repository',
  'company',
  'label',
  'number',
  'section',
  'court',
  'version',
  'inBrackets',
  'event',
  'place',
  'archive',
  'shelfmark',
  'database',
  'medium',
  'doi',
  'url',
  'isbn',
] as const
export type FieldWord = (typeof fieldWords)[number]

/** Keys of the examples in empty fields. */
export type FieldExample = 'pages' | 'edition' | 'thesisType' | 'presentationType' | 'postType' | 'doi' | 'url'

/** A field of a form: what it fills, and how it is called and shown. */
export type FormField = {
  readonly field: ItemField
  /** Key of the field's name in the reader's language. */
  readonly word: FieldWord
  /** Shares its line with the next one. */
  readonly isHalf?: true
  /** A date with month and day; others take a year. */
  readonly isDay?: true
  /** Key of an example that stands in the empty field. */
  readonly example?: FieldExample
  /** Needed rarely: behind "More fields" until it holds something. */
  readonly isRare?: true
}
