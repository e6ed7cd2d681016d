import { z } from 'zod'
import type { ItemType, TextField } from '#engines/cite/item.ts'
import { dateOfParts, yearOf } from '../dates.ts'
import { namesOf } from '../names.ts'
import type { ScholarWork } from '../scholar.ts'
import { workOf } from '../work-of.ts'

const text = z.string().nullish().catch(null)
const texts = z.array(z.string()).nullish().catch(null)
const date = z
  .looseObject({ 'date-parts': z.array(z.array(z.number().nullable())).nullish() })
  .nullish()
  .catch(null)
const people = z
  .array(z.looseObject({ given: text, family: text, suffix: text, name: text, literal: text }))
  .nullish()
  .catch(null)

/** A record of Crossref's REST API, as far as it is read. A field of another form than documented counts as absent. */
export const crossrefRecord = z.looseObject({
  DOI: z.string().min(1),
  type: text,
  subtype: text,
  title: texts,
  subtitle: texts,
  'container-title': texts,
  'short-container-title': texts,
  publisher: text,
  'publisher-location': text,
  volume: text,
  issue: text,
  page: text,
  'article-number': text,
  'report-number': text,
  'edition-number': text,
  version: z.looseObject({ version: text }).nullish().catch(null),
  'standards-body': z.looseObject({ name: text }).nullish().catch(null),
  institution: z
    .array(z.looseObject({ name: text }))
    .nullish()
    .catch(null),
  degree: texts,
  event: z.looseObject({ name: text, location: text }).nullish().catch(null),
  language: text,
  ISBN: texts,
  ISSN: texts,
  author: people,
  editor: people,
  translator: people,
  chair: people,
  issued: date,
  'published-print': date,
  'published-online': date,
})
export type CrossrefRecord = z.output<typeof crossrefRecord>

/** Types of Crossref's deposits by CSL's; null: a series, a volume or a grant is no work that is cited. Sorted. */
const types: Readonly<Record<string, ItemType | null>> = {
  book: 'book',
  'book-chapter': 'chapter',
  'book-part': 'chapter',
  'book-section': 'chapter',
  'book-series': null,
  'book-set': 'book',
  'book-track': 'chapter',
  component: null,
  database: 'dataset',
  dataset: 'dataset',
  dissertation: 'thesis',
  'edited-book': 'book',
  grant: null,
  journal: null,
  'journal-article': 'article-journal',
  'journal-issue': null,
  'journal-volume': null,
  monograph: 'book',
  'peer-review': 'review',
  'posted-content': 'article',
  proceedings: 'book',
  'proceedings-article': 'paper-conference',
  'proceedings-series': null,
  'reference-book': 'book',
  'reference-entry': 'entry-encyclopedia',
  report: 'report',
  'report-component': 'report',
  'report-series': null,
  standard: 'standard',
}

/** What stands in brackets after the titles of posted content. The record has a code: the word is ours, and English. */
const postedGenres: Readonly<Record<string, string>> = {
  dissertation: 'Dissertation',
  letter: 'Letter',
  preprint: 'Preprint',
  report: 'Report',
  working_paper: 'Working paper',
}

type Row = {
  readonly field: TextField
  readonly from: (record: CrossrefRecord) => string | null | undefined
  /** Only in works of these types. */
  readonly when?: readonly ItemType[]
}
const inVolumes: readonly ItemType[] = ['article-journal', 'chapter', 'book', 'paper-conference', 'entry-encyclopedia', 'review']
const editions: readonly ItemType[] = ['book', 'chapter', 'entry-encyclopedia']

/** Fields of a record by CSL's names; for a field with several rows the first that says something counts. */
const rows: readonly Row[] = [
  { field: 'title', from: titleOf },
  { field: 'container-title', from: (record) => first(record['container-title']) },
  { field: 'container-title-short', from: (record) => first(record['short-container-title']) },
  // Preprints: the server is the institution, the publisher the house behind it.
  { field: 'publisher', from: ({ institution }) => institution?.[0]?.name, when: ['article', 'thesis'] },
  { field: 'publisher', from: (record) => record['standards-body']?.name, when: ['standard'] },
  { field: 'publisher', from: ({ publisher }) => publisher },
  { field: 'publisher-place', from: (record) => record['publisher-location'] },
  { field: 'volume', from: ({ volume }) => volume, when: inVolumes },
  { field: 'issue', from: ({ issue }) => issue, when: ['article-journal', 'review'] },
  { field: 'page', from: ({ page }) => page },
  { field: 'number', from: (record) => record['article-number'], when: ['article-journal', 'paper-conference'] },
  { field: 'number', from: (record) => record['report-number'], when: ['report', 'standard'] },
  { field: 'edition', from: (record) => editionOf(record['edition-number']), when: editions },
  { field: 'version', from: ({ version }) => version?.version, when: ['dataset'] },
  { field: 'genre', from: ({ subtype }) => postedGenres[subtype ?? ''], when: ['article'] },
  { field: 'genre', from: ({ degree }) => first(degree), when: ['thesis'] },
  { field: 'event-title', from: ({ event }) => event?.name, when: ['paper-conference'] },
  { field: 'event-place', from: ({ event }) => event?.location, when: ['paper-conference'] },
  { field: 'language', from: ({ language }) => language },
  { field: 'ISBN', from: ({ ISBN }) => first(ISBN) },
  { field: 'ISSN', from: ({ ISSN }) => first(ISSN) },
  { field: 'DOI', from: ({ DOI }) => DOI },
]

const first = (values: readonly string[] | null | undefined): string | undefined => values?.find((value) => value.trim() !== '')

function titleOf({ title, subtitle }: CrossrefRecord): string | undefined {
  const [main, sub] = [first(title), first(subtitle)]
  if (main === undefined || sub === undefined || main.toLowerCase().includes(sub.toLowerCase())) return main
  return `${main.replace(/[\s:]+$/, '')}: ${sub}`
}

/** The first edition is not named. */
const editionOf = (edition: string | null | undefined): string | null => (edition && !/^(?:1|1st|first)$/i.test(edition) ? edition : null)

/**
 * The work of a record; null for what is none. The year is that of `issued`, the earliest date of publication, as Crossref's own
 * CSL has it; where print came in another year, it is told as unsure, since the volume has that year.
 */
export function crossrefWork(record: CrossrefRecord): ScholarWork | null {
  const type = types[record.type ?? ''] === undefined ? 'document' : types[record.type ?? '']
  if (!type) return null
  const issued = dateIn(record.issued) ?? dateIn(record['published-print']) ?? dateIn(record['published-online'])
  const print = yearOf(dateIn(record['published-print']))
  const isDoubtful = issued !== null && print !== null && print !== yearOf(issued)
  const isOurGenre = type === 'article' && postedGenres[record.subtype ?? ''] !== undefined
  return workOf({
    type,
    texts: textsOf(record, type),
    names: {
      author: peopleOf(record.author),
      editor: peopleOf(record.editor),
      translator: peopleOf(record.translator),
      chair: peopleOf(record.chair),
    },
    dates: { issued },
    unsure: [...(isDoubtful ? ['issued'] : []), ...(isOurGenre ? ['genre'] : [])],
  })
}

function textsOf(record: CrossrefRecord, type: ItemType): { readonly [Field in TextField]?: string } {
  const found: { [Field in TextField]?: string } = {}
  for (const { field, from, when } of rows) {
    if (found[field] !== undefined || (when && !when.includes(type))) continue
    const said = from(record)
    if (said && said.trim() !== '') found[field] = said
  }
  // A page that is an article's number is said once.
  if (found.number !== undefined && found.page === found.number) delete found.page
  return found
}

const peopleOf = (said: CrossrefRecord['author']) =>
  namesOf(said?.map(({ name, literal, ...parts }) => ({ ...parts, literal: name ?? literal })))

const dateIn = (said: CrossrefRecord['issued']) => dateOfParts(said?.['date-parts']?.[0])
