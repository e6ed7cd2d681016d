import { makeAskService, type AskServiceOptions } from '../online/ask-service.ts'
import { ProviderTrouble } from '../online/provider-trouble.ts'

export type AskRegistry = (
  url: URL,
  options: {
    readonly signal: AbortSignal
    readonly accept?: string
    /** Milliseconds between two requests, by all nodes together. */
    readonly every?: number
  },
) => Promise<string | null>

/** Asks a registry, in its turn; null when it does not know what it was asked for. Throws ProviderTrouble, and RunEnded when `signal` aborts. */
export function makeAskRegistry(options: AskServiceOptions): AskRegistry {
  const ask = makeAskService(options)
  return async (url, asking) => {
    const { status, body } = await ask(url, asking)
    // 410 is a record that was taken away; 400 an id that this registry cannot hold, such as one of another's form.
    if (status === 404 || status === 410 || status === 400) return null
    if (status === 401 || status === 403) throw new ProviderTrouble('refused')
    if (status < 200 || status > 299) throw new ProviderTrouble('unreachable')
    return body
  }
}
