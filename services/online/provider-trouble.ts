import type { TroubleKind } from './online-search.ts'

/** A service did not answer as it should; it is told in the report and stops nothing. Holds no words of the query. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble'
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}
