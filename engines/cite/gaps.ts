import { creatorsOf } from './apa/creators.ts'
import { hasNoDate } from './apa/dates.ts'
import { isLegal, isPersonal } from './apa/kinds.ts'
import type { CslItem, ItemField, ItemType } from './item.ts'

/** What an entry does without a field; each has its words in the locales. */
export const gapEffects = [
  /** The title moves to the author's place. */
  'title-first',
  /** "n.d." stands for the date. */
  'no-date',
  /** A description in brackets stands for the title, or nothing. */
  'no-title',
  /** The journal, magazine, newspaper, blog, site, book or network that a reader would look in is not named. */
  'no-container',
  'no-volume',
  'no-pages',
  'no-editor',
  'no-publisher',
  /** A thesis without its university. */
  'no-institution',
  'no-address',
  /** No description in brackets says what kind of work it is. */
  'no-kind',
  'no-event',
  'no-number',
  'no-court',
  /** Where the object or paper is kept. */
  'no-place',
  /** What is reviewed. */
  'no-reviewed',
  /** The page changes, and the day it was seen is not said. */
  'no-retrieval-date',
] as const
export type GapEffect = (typeof gapEffects)[number]

export type Gap = { readonly field: ItemField; readonly effect: GapEffect }

/** Fields of which a kind needs one; the first is where a person is led to. */
type Need = { readonly anyOf: readonly ItemField[]; readonly effect: GapEffect; readonly unless?: (item: CslItem) => boolean }

const need = (effect: GapEffect, ...anyOf: readonly ItemField[]): Need => ({ anyOf, effect })

/** Not out yet, or out without volume and pages so far. */
const isEarly = ({ status }: CslItem): boolean => status !== undefined
const hasGroupAuthor = (item: CslItem): boolean => creatorsOf(item).some(({ name }) => name.literal !== undefined)

const published: Need = { ...need('no-publisher', 'publisher', 'archive'), unless: hasGroupAuthor }
const kind = need('no-kind', 'genre', 'medium')
const address = need('no-address', 'URL', 'DOI')
const container = need('no-container', 'container-title')
const pages: Need = { ...need('no-pages', 'page', 'number', 'chapter-number'), unless: isEarly }
const pagesOrAddress = need('no-pages', 'page', 'URL', 'DOI', 'number')
const kept = need('no-place', 'archive', 'publisher', 'URL', 'DOI')

/** What APA's templates ask of each kind beyond author, date and title (Publication Manual, chapter 10). */
const needs: Readonly<Partial<Record<ItemType, readonly Need[]>>> = {
  article: [published, address],
  'article-journal': [container, { ...need('no-volume', 'volume', 'issue'), unless: isEarly }, pages],
  'article-magazine': [container, pagesOrAddress],
  'article-newspaper': [container, pagesOrAddress],
  bill: [need('no-number', 'number', 'container-title')],
  book: [published],
  broadcast: [kind, published],
  chapter: [container, need('no-editor', 'editor', 'container-author', 'editorial-director'), pages, published],
  dataset: [published, address],
  'entry-dictionary': [container],
  'entry-encyclopedia': [container],
  figure: [kind, kept],
  graphic: [kind, kept],
  legal_case: [need('no-container', 'container-title', 'number'), need('no-court', 'authority', 'container-title')],
  legislation: [need('no-container', 'container-title', 'number', 'URL')],
  manuscript: [kept],
  map: [kind, kept],
  motion_picture: [kind, published],
  'paper-conference': [need('no-event', 'container-title', 'event-title')],
  patent: [need('no-number', 'number'), kind],
  post: [kind, container, address],
  'post-weblog': [container, address],
  regulation: [need('no-container', 'container-title', 'number')],
  report: [published],
  review: [container, need('no-reviewed', 'reviewed-title', 'genre')],
  'review-book': [container, need('no-reviewed', 'reviewed-title', 'genre')],
  software: [published, address],
  song: [kind, published],
  speech: [kind, need('no-event', 'event-title', 'publisher', 'container-title')],
  standard: [need('no-number', 'number')],
  thesis: [kind, need('no-institution', 'publisher')],
  webpage: [{ ...container, unless: hasGroupAuthor }, address],
}

/** Kinds that have no author of their own as a rule. */
const authorless: ReadonlySet<ItemType> = new Set<ItemType>(['classic', 'entry-dictionary', 'entry-encyclopedia', 'periodical', 'treaty'])

const authorFields: Readonly<Partial<Record<ItemType, ItemField>>> = { motion_picture: 'director', broadcast: 'director' }

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** What APA asks for and the item lacks, in the order of the entry. Nothing is asked twice, and nothing that APA does without. */
export function gapsOf(item: CslItem): readonly Gap[] {
  const gaps: Gap[] = []
  if (!isLegal(item) && !authorless.has(item.type) && creatorsOf(item).length === 0)
    gaps.push({ field: authorFields[item.type] ?? 'author', effect: 'title-first' })
  if (hasNoDate(item) && item.custom?.['cited-in'] === undefined) gaps.push({ field: 'issued', effect: 'no-date' })
  if (isPersonal(item) || item.custom?.['cited-in'] !== undefined) return gaps
  if (isEmpty(item.title) && isEmpty(item['reviewed-title'])) gaps.push({ field: 'title', effect: 'no-title' })
  for (const { anyOf, effect, unless } of needs[item.type] ?? []) {
    const [field] = anyOf
    if (field && anyOf.every((one) => isEmpty(item[one])) && !unless?.(item)) gaps.push({ field, effect })
  }
  if (item.custom?.['content-changes'] === 'yes' && isEmpty(item.accessed)) gaps.push({ field: 'accessed', effect: 'no-retrieval-date' })
  return gaps
}
