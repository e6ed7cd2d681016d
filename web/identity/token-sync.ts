import type { IdentityClient } from './identity-client.ts'
import { isTooOldToSync, type IdToken } from './id-token.ts'

/** Our own address, which gives a cookie for a token; Firebase's client tells it by itself. */
export const ownSyncUrl = '/api/auth/sync'

type SyncOptions = { readonly url: string; readonly client: Pick<IdentityClient, 'onToken'>; readonly fetch: typeof globalThis.fetch }

/**
 * Tells the ID token to an address that the operator has chosen: POST with each new one, DELETE when there is none any more.
 * What goes wrong there disturbs nobody here. Gives back how to stop.
 */
export function syncTokens({ url, client, fetch }: SyncOptions): () => void {
  let told: IdToken | null = null
  const tell = async (method: 'POST' | 'DELETE', { text }: IdToken) => {
    try {
      await fetch(url, { method, credentials: 'include', headers: { authorization: `Bearer ${text}` } })
    } catch {
      // The next token is told again.
    }
  }
  return client.onToken((token) => {
    if (token && !isTooOldToSync(token, Date.now())) {
      told = token
      void tell('POST', token)
    } else if (!token && told) {
      void tell('DELETE', told)
      told = null
    }
  })
}
