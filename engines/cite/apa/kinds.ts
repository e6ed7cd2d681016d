import type { CslItem } from '../item.ts'

const serialTypes: ReadonlySet<CslItem['type']> = new Set<CslItem['type']>([
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'periodical',
  'post-weblog',
  'review',
  'review-book',
])

/** Whether a work came out in a serial: its number and pages stand behind the serial's name, without "In". */
export function isSerial(item: CslItem): boolean {
  if (serialTypes.has(item.type)) return true
  if (item['container-title'] === undefined) return false
  const isInBook = item.editor !== undefined || item.publisher !== undefined
  if (item.type === 'interview') return !isInBook
  return item.type === 'paper-conference' && !isInBook && (item.volume !== undefined || item.issue !== undefined)
}

/** Whether an item is part of a greater whole that the reference names after "In". */
export const isPart = (item: CslItem): boolean =>
  item['container-title'] !== undefined && item.type !== 'webpage' && item.type !== 'post' && item.type !== 'periodical'

/** Whether a title is set in italics: works that stand alone are, parts of others are not (Publication Manual 9.19). */
export const isTitleItalic = (item: CslItem): boolean =>
  !isPart(item) && (item.type !== 'periodical' || item['container-title'] === undefined)

export const isReview = (item: CslItem): boolean =>
  item.type === 'review' || item.type === 'review-book' || item['reviewed-title'] !== undefined || item['reviewed-author'] !== undefined

const legalTypes: ReadonlySet<CslItem['type']> = new Set<CslItem['type']>([
  'bill',
  'hearing',
  'legal_case',
  'legislation',
  'regulation',
  'treaty',
])

/** Kinds that follow the legal forms, title first (Publication Manual, chapter 11). */
export const isLegal = ({ type }: CslItem): boolean => legalTypes.has(type)

/** Fields by which a reader could get at a letter or a talk with somebody. */
const retrievable = ['archive', 'archive-place', 'container-title', 'DOI', 'number', 'publisher', 'references', 'URL'] as const

/** What a reader cannot get at is cited in the text alone (Publication Manual 8.9). */
export const isPersonal = (item: CslItem): boolean =>
  (item.type === 'personal_communication' || item.type === 'interview') && retrievable.every((field) => item[field] === undefined)
