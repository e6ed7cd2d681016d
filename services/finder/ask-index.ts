import { makeAskService, type AskServiceOptions } from '../online/ask-service.ts'
import { ProviderTrouble } from '../online/provider-trouble.ts'

/** Why an index gave nothing. `busy`: it wants fewer requests, or today's are spent; `refused`: it does not take our key. */
export type FinderTroubleKind = 'busy' | 'unreachable' | 'refused'

/** An index did not answer as it should; it is told and stops no other. Holds no words of the search. */
export class FinderTrouble extends Error {
  override name = 'FinderTrouble'
  readonly kind: FinderTroubleKind

  constructor(kind: FinderTroubleKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

export type AskIndex = (
  url: URL,
  options: {
    readonly signal: AbortSignal
    readonly accept?: string
    readonly headers?: Readonly<Record<string, string>>
    /** Milliseconds between two requests, by all nodes together. */
    readonly every: number
  },
) => Promise<string>

export type AskIndexOptions = AskServiceOptions & {
  /** Counts a request against what the index may be sent in a day; false when nothing is left. */
  readonly takeFromBudget: () => Promise<boolean>
}

/** Asks an index, in its turn and within its day's requests. Throws FinderTrouble, and RunEnded when `signal` aborts. */
export function makeAskIndex({ takeFromBudget, ...options }: AskIndexOptions): AskIndex {
  const ask = makeAskService(options)
  return async (url, asking) => {
    if (!(await takeFromBudget())) throw new FinderTrouble('busy')
    const { status, body } = await ask(url, asking).catch((error: unknown) => {
      throw error instanceof ProviderTrouble
        ? new FinderTrouble(error.kind === 'refused' ? 'busy' : 'unreachable', { cause: error })
        : error
    })
    if (status === 401 || status === 403) throw new FinderTrouble('refused')
    if (status < 200 || status > 299) throw new FinderTrouble('unreachable')
    return body
  }
}
