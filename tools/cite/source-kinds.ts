import type { CslItem, ItemField, ItemType } from '#engines/cite/item.ts'
import type { FieldExample, FieldWord, FormField } from './form-fields.ts'

/**
 * Kinds of sources as readers call them, each with its CSL type and the fields of its form in the order of the entry.
 * The words stand in each locale's `cite.ts` under `kinds` and `fields`; a test holds that every gap of a kind has its field here.
 */
export type SourceKind = {
  readonly id: string
  readonly type: ItemType
  readonly fields: readonly FormField[]
}

const authors: FormField = { field: 'author', word: 'authors' }
const groupAuthor: FormField = { field: 'author', word: 'group' }
const editors: FormField = { field: 'editor', word: 'editors' }
const year: FormField = { field: 'issued', word: 'year', isHalf: true }
const date: FormField = { field: 'issued', word: 'date', isDay: true }
const volume: FormField = { field: 'volume', word: 'volume', isHalf: true }
const issue: FormField = { field: 'issue', word: 'issue', isHalf: true }
const pages: FormField = { field: 'page', word: 'pages', isHalf: true, example: 'pages' }
const edition: FormField = { field: 'edition', word: 'edition', isHalf: true, example: 'edition' }
const number: FormField = { field: 'number', word: 'number', isHalf: true }
const publisher: FormField = { field: 'publisher', word: 'publisher' }
const doi: FormField = { field: 'DOI', word: 'doi', example: 'doi' }
const url: FormField = { field: 'URL', word: 'url', example: 'url' }
const accessed: FormField = { field: 'accessed', word: 'accessed', isDay: true, isRare: true }
const rare = (field: FormField): FormField => ({ ...field, isRare: true })
const named = (field: ItemField, word: FieldWord, more: Omit<FormField, 'field' | 'word'> = {}): FormField => ({ field, word, ...more })
const title = (word: FieldWord): FormField => ({ field: 'title', word })
const within = (word: FieldWord): FormField => ({ field: 'container-title', word })
const brackets = (example?: FieldExample): FormField => ({ field: 'genre', word: 'inBrackets', ...(example ? { example } : {}) })
const translators = rare(named('translator', 'translators'))
const originalYear = rare(named('original-date', 'originalYear', { isHalf: true }))
const isbn = rare(named('ISBN', 'isbn', { isHalf: true }))

/** In the order of the list to choose from: the common ones first. */
export const sourceKinds = [
  {
    id: 'journal-article',
    type: 'article-journal',
    fields: [
      authors,
      year,
      pages,
      title('articleTitle'),
      within('journal'),
      volume,
      issue,
      doi,
      rare(url),
      rare(named('number', 'articleNumber', { isHalf: true })),
    ],
  },
  {
    id: 'book',
    type: 'book',
    fields: [authors, year, edition, title('bookTitle'), publisher, doi, url, rare(volume), rare(editors), translators, originalYear, isbn],
  },
  {
    id: 'edited-book',
    type: 'book',
    fields: [editors, year, edition, title('bookTitle'), publisher, doi, url, rare(volume), translators, originalYear, isbn],
  },
  {
    id: 'chapter',
    type: 'chapter',
    fields: [
      authors,
      year,
      pages,
      title('chapterTitle'),
      editors,
      within('bookTitle'),
      publisher,
      rare(edition),
      rare(volume),
      doi,
      rare(url),
      translators,
      originalYear,
      isbn,
    ],
  },
  { id: 'webpage', type: 'webpage', fields: [authors, date, title('pageTitle'), within('site'), url, accessed] },
  {
    id: 'thesis',
    type: 'thesis',
    fields: [
      authors,
      year,
      title('title'),
      brackets('thesisType'),
      named('publisher', 'university'),
      rare(named('archive', 'database')),
      rare(number),
      url,
      rare(doi),
    ],
  },
  {
    id: 'report',
    type: 'report',
    fields: [authors, year, number, title('title'), rare(brackets()), publisher, doi, url, accessed],
  },
  {
    id: 'conference-paper',
    type: 'paper-conference',
    fields: [
      authors,
      year,
      pages,
      title('title'),
      editors,
      within('proceedings'),
      publisher,
      doi,
      rare(url),
      rare(named('event-title', 'event')),
    ],
  },
  {
    id: 'presentation',
    type: 'speech',
    fields: [
      authors,
      date,
      title('title'),
      brackets('presentationType'),
      named('event-title', 'event'),
      named('event-place', 'place'),
      url,
    ],
  },
  {
    id: 'preprint',
    type: 'article',
    fields: [authors, year, number, title('articleTitle'), rare(brackets()), named('publisher', 'repository'), doi, url],
  },
  {
    id: 'newspaper-article',
    type: 'article-newspaper',
    fields: [authors, date, title('articleTitle'), within('newspaper'), pages, url],
  },
  {
    id: 'magazine-article',
    type: 'article-magazine',
    fields: [authors, date, title('articleTitle'), within('magazine'), volume, issue, pages, url],
  },
  { id: 'blog-post', type: 'post-weblog', fields: [authors, date, title('articleTitle'), within('blog'), url] },
  {
    id: 'social-post',
    type: 'post',
    fields: [authors, date, title('postText'), brackets('postType'), within('platform'), url],
  },
  {
    id: 'video',
    type: 'motion_picture',
    fields: [named('author', 'uploader'), date, title('title'), brackets(), named('publisher', 'platform'), url],
  },
  {
    id: 'film',
    type: 'motion_picture',
    fields: [named('director', 'directors'), year, title('title'), brackets(), named('publisher', 'company'), rare(url)],
  },
  {
    id: 'podcast',
    type: 'broadcast',
    fields: [
      named('host', 'hosts'),
      date,
      number,
      title('episodeTitle'),
      brackets(),
      within('podcastName'),
      named('publisher', 'company'),
      url,
    ],
  },
  {
    id: 'tv-episode',
    type: 'broadcast',
    fields: [
      named('script-writer', 'writers'),
      named('director', 'directors'),
      date,
      number,
      title('episodeTitle'),
      brackets(),
      named('producer', 'producers'),
      within('series'),
      named('publisher', 'company'),
      rare(url),
    ],
  },
  {
    id: 'encyclopedia-entry',
    type: 'entry-encyclopedia',
    fields: [authors, year, edition, title('entryTitle'), editors, within('referenceWork'), publisher, rare(pages), url, accessed],
  },
  {
    id: 'dictionary-entry',
    type: 'entry-dictionary',
    fields: [authors, year, edition, title('entryTitle'), rare(editors), within('referenceWork'), publisher, rare(pages), url, accessed],
  },
  {
    id: 'data-set',
    type: 'dataset',
    fields: [
      authors,
      year,
      named('version', 'version', { isHalf: true }),
      title('title'),
      rare(brackets()),
      named('publisher', 'repository'),
      doi,
      url,
    ],
  },
  {
    id: 'software',
    type: 'software',
    fields: [authors, year, named('version', 'version', { isHalf: true }), title('title'), rare(brackets()), publisher, url],
  },
  {
    id: 'review',
    type: 'review-book',
    fields: [
      authors,
      year,
      pages,
      title('articleTitle'),
      named('reviewed-title', 'reviewedTitle'),
      named('reviewed-author', 'reviewedAuthors'),
      within('journal'),
      volume,
      issue,
      doi,
      rare(url),
    ],
  },
  {
    id: 'law',
    type: 'legislation',
    fields: [title('title'), year, named('section', 'section', { isHalf: true }), within('lawSource'), volume, number, url],
  },
  {
    id: 'court-case',
    type: 'legal_case',
    fields: [title('caseName'), year, pages, within('reporter'), volume, number, named('authority', 'court'), url],
  },
  {
    id: 'patent',
    type: 'patent',
    fields: [named('author', 'inventors'), year, number, title('title'), brackets(), publisher, url],
  },
  { id: 'standard', type: 'standard', fields: [groupAuthor, year, number, title('title'), publisher, url] },
  {
    id: 'interview',
    type: 'interview',
    fields: [
      named('author', 'interviewed'),
      named('interviewer', 'interviewers'),
      date,
      title('title'),
      brackets(),
      within('partOf'),
      publisher,
      url,
    ],
  },
  {
    id: 'personal-communication',
    type: 'personal_communication',
    fields: [authors, date, rare(brackets())],
  },
  {
    id: 'music',
    type: 'song',
    fields: [named('author', 'artists'), year, title('title'), brackets(), within('album'), named('publisher', 'label'), rare(url)],
  },
  {
    id: 'artwork',
    type: 'graphic',
    fields: [
      named('author', 'artists'),
      year,
      title('title'),
      brackets(),
      named('medium', 'medium'),
      named('archive', 'archive'),
      named('archive-place', 'place'),
      url,
    ],
  },
  { id: 'map', type: 'map', fields: [authors, year, title('title'), brackets(), publisher, rare(named('archive', 'archive')), url] },
  {
    id: 'manuscript',
    type: 'manuscript',
    fields: [
      authors,
      date,
      title('title'),
      brackets(),
      named('archive_location', 'shelfmark'),
      named('archive', 'archive'),
      named('archive-place', 'place'),
      url,
    ],
  },
  { id: 'other', type: 'document', fields: [authors, date, title('title'), brackets(), publisher, doi, url] },
] as const satisfies readonly SourceKind[]

export type SourceKindId = (typeof sourceKinds)[number]['id']

/** Types that have no form of their own, and the kind whose form they take. The type itself stays as it is. */
const related: Readonly<Partial<Record<ItemType, SourceKindId>>> = {
  bill: 'law',
  classic: 'book',
  collection: 'manuscript',
  entry: 'encyclopedia-entry',
  event: 'presentation',
  figure: 'artwork',
  hearing: 'law',
  musical_score: 'music',
  pamphlet: 'report',
  performance: 'presentation',
  periodical: 'journal-article',
  regulation: 'law',
  review: 'review',
  treaty: 'law',
}

/** The kind whose form shows an item best. Of two kinds with one CSL type, the one whose fields it holds. */
export function kindOf(item: Pick<CslItem, 'type' | 'author' | 'editor' | 'director' | 'host' | 'script-writer'>): SourceKindId {
  const has = (field: 'author' | 'editor' | 'director' | 'host' | 'script-writer'): boolean => (item[field]?.length ?? 0) > 0
  if (item.type === 'book') return has('editor') && !has('author') ? 'edited-book' : 'book'
  if (item.type === 'motion_picture') return has('director') && !has('author') ? 'film' : 'video'
  if (item.type === 'broadcast') return has('script-writer') || has('director') ? 'tv-episode' : 'podcast'
  return sourceKinds.find(({ type }) => type === item.type)?.id ?? related[item.type] ?? 'other'
}

/** The row of a kind. */
export function sourceKind(id: SourceKindId): SourceKind {
  const found: SourceKind | undefined = sourceKinds.find((kind) => kind.id === id)
  if (!found) throw new Error(`there is no kind of source called ${id}`)
  return found
}

const nameFields: readonly ItemField[] = ['author', 'editor', 'director', 'script-writer', 'host']

/**
 * The row of the form where a gap of an item is filled: that of the field, or where its kind calls the makers otherwise, that
 * of the makers. Null where the form has none.
 */
export function rowOfGap(item: Parameters<typeof kindOf>[0], field: string): FormField | null {
  const { fields } = sourceKind(kindOf(item))
  const isMaker = nameFields.some((one) => one === field)
  return fields.find((row) => row.field === field) ?? (isMaker ? fields.find((row) => nameFields.includes(row.field)) : undefined) ?? null
}

/** The name of a field in the form of an item's kind; null where the form has no such field. */
export const fieldWordOf = (item: Parameters<typeof kindOf>[0], field: string): FieldWord | null => rowOfGap(item, field)?.word ?? null
