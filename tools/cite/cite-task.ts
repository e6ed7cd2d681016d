import type { CslItem } from '#engines/cite/item.ts'
import type { Citation, CiteLocale } from './contract.ts'

/** What an engine thread is given: items that have been read, and the style's XML where it is not APA. */
export type CiteTask = {
  readonly items: readonly CslItem[]
  readonly citations: readonly Citation[]
  readonly locale: CiteLocale
  readonly style: { readonly id: string; readonly xml: string | null }
}
