import type { Span } from '#engines/text/span.ts'
import type { CslItem, ItemField } from '../item.ts'

/** Where a field's value stands in the text as given. A list of names has one of these for each name. */
export type FieldPlace = { readonly field: ItemField; readonly span: Span }

/**
 * One entry of a pasted list. `kind` is `reference` where the parts of a reference were found, and `title` where the entry is only
 * words, which may be a title to look for. `item` holds nothing that the text does not say; its type is the likeliest one.
 */
export type ParsedReference = {
  /** The entry in the text, without its number or bullet. */
  readonly span: Span
  /** The entry on one line: wrapped lines joined, words that were cut at a line's end made whole. */
  readonly said: string
  readonly kind: 'reference' | 'title'
  readonly item: CslItem
  readonly places: readonly FieldPlace[]
  /** Fields of `item` that were guessed, in the order of the item; `type` among them where the kind of work was. */
  readonly unsure: readonly (ItemField | 'type')[]
  /** "et al." or dots stand for further authors; those that are said are sure, the list is not. */
  readonly isCut?: boolean
}

export type ParseOptions = {
  /** Begins the ids of the items, which then are counted: `reference-1`. */
  readonly idPrefix?: string
  /** Takes the whole text as one entry, whatever its lines. */
  readonly isOneEntry?: boolean
}
