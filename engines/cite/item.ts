/**
 * A work in CSL-JSON (citationstyles.org, schema 1.0.2 and the variables that APA needs): the only inner form. Every field may be
 * absent, and an absent one is never made up. Fields that we do not know are kept (`custom`) and given back on export.
 */

/** Kinds of works, as CSL 1.0.2 names them. */
export const itemTypes = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'bill',
  'book',
  'broadcast',
  'chapter',
  'classic',
  'collection',
  'dataset',
  'document',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'event',
  'figure',
  'graphic',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'musical_score',
  'pamphlet',
  'paper-conference',
  'patent',
  'performance',
  'periodical',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'report',
  'review',
  'review-book',
  'software',
  'song',
  'speech',
  'standard',
  'thesis',
  'treaty',
  'webpage',
] as const
export type ItemType = (typeof itemTypes)[number]

/** A person, or with `literal` a group that is not taken apart. */
export type Name = {
  readonly family?: string
  readonly given?: string
  /** `de` in "de Beauvoir", which goes with the family name everywhere. */
  readonly 'non-dropping-particle'?: string
  /** `van` in "Ludwig van Beethoven", which is left out where only the family name stands. */
  readonly 'dropping-particle'?: string
  readonly suffix?: string
  readonly literal?: string
}

/** Year, month 1 to 12, day; a second part ends a range. Years before our era are negative. */
export type CslDate = {
  readonly 'date-parts'?: readonly (readonly number[])[]
  /** 1 spring to 4 winter. */
  readonly season?: number
  readonly circa?: boolean
  /** As somebody wrote it, where it cannot be read. */
  readonly literal?: string
}

export const nameFields = [
  'author',
  'editor',
  'translator',
  'container-author',
  'collection-editor',
  'editorial-director',
  'director',
  'composer',
  'illustrator',
  'interviewer',
  'recipient',
  'reviewed-author',
  'original-author',
  'contributor',
  'host',
  'producer',
  'script-writer',
  'narrator',
  'performer',
  'guest',
  'series-creator',
  'chair',
] as const
export type NameField = (typeof nameFields)[number]

export const dateFields = ['issued', 'accessed', 'original-date', 'event-date', 'submitted', 'available-date'] as const
export type DateField = (typeof dateFields)[number]

export const textFields = [
  'title',
  'title-short',
  'container-title',
  'container-title-short',
  'collection-title',
  'collection-number',
  'volume',
  'volume-title',
  'number-of-volumes',
  'issue',
  'page',
  'number',
  'number-of-pages',
  'edition',
  'version',
  'chapter-number',
  'section',
  'part-number',
  'part-title',
  'supplement-number',
  'printing-number',
  'publisher',
  'publisher-place',
  'original-title',
  'original-publisher',
  'original-publisher-place',
  'reviewed-title',
  'reviewed-genre',
  'event-title',
  'event-place',
  'archive',
  'archive_location',
  'archive-place',
  'archive_collection',
  'authority',
  'jurisdiction',
  'status',
  'genre',
  'medium',
  'dimensions',
  'scale',
  'source',
  'references',
  'DOI',
  'ISBN',
  'ISSN',
  'PMID',
  'PMCID',
  'URL',
  'call-number',
  'abstract',
  'annote',
  'note',
  'keyword',
  'language',
  'license',
] as const
export type TextField = (typeof textFields)[number]

export type CslItem = { readonly id: string; readonly type: ItemType } & { readonly [field in NameField]?: readonly Name[] } & {
  readonly [field in DateField]?: CslDate
} & { readonly [field in TextField]?: string } & {
  /** What a format holds and CSL does not, by the format's own names. */
  readonly custom?: Readonly<Record<string, string>>
}

export type ItemField = NameField | DateField | TextField
