import type { ItemType } from '../item.ts'

/** What names a work by itself. Ids stand as registries take them: an ISBN without hyphens, a PMCID with `PMC`, an address whole. */
export type Identifier =
  | { readonly kind: 'doi' | 'pmid' | 'pmcid' | 'arxiv'; readonly id: string }
  /** `id` has a wrong check digit where `isWrong`. */
  | { readonly kind: 'isbn'; readonly id: string; readonly isWrong?: true }
  | { readonly kind: 'url'; readonly id: string }

/** The kind of work that an identifier stands for, as far as the identifier itself says. */
export const typeOf: Readonly<Record<Identifier['kind'], ItemType>> = {
  doi: 'document',
  isbn: 'book',
  pmid: 'article-journal',
  pmcid: 'article-journal',
  arxiv: 'article',
  url: 'webpage',
}
