import type { WorkKind } from './contract.ts'

/** Kinds by the types of CSL; `review` is none of them, since CSL's is the review of a book. Sorted. */
const kinds: Readonly<Record<string, WorkKind>> = {
  article: 'preprint',
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'chapter',
  dataset: 'dataset',
  'entry-dictionary': 'chapter',
  'entry-encyclopedia': 'chapter',
  'paper-conference': 'conference',
  report: 'report',
  thesis: 'thesis',
}

/** The kind of a work by the type of its CSL item. */
export const kindOfItem = (type: unknown): WorkKind =>
  typeof type === 'string' && Object.hasOwn(kinds, type) ? (kinds[type] ?? 'other') : 'other'
