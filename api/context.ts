import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { KeyOwner } from '#services/keys/keys.ts'

/** A request made inside the process, by a page that is being rendered for somebody. */
export type InProcess = { readonly inProcess: { readonly address: string; readonly requestId: string } }

/** What a request carries through the house. */
export type HouseEnv = {
  Bindings: Partial<HttpBindings> & Partial<InProcess>
  Variables: {
    requestId: string
    /** Address of the client as far as it can be trusted; empty when there is no socket. */
    address: string
    /** Interface language for words of problems. */
    locale: string
    /** Logger with the request's id. It must never be given a person's text. */
    log: Logger
    /** Nonce for scripts of a page that is rendered for this request. */
    nonce: string
    /** Any site's page may cause such requests, so visitors' are counted apart from what they do on this site. */
    isAddOn?: boolean
    /** Whom the key of the API speaks for that the request came with; null or absent without one. */
    key?: KeyOwner | 'unknown' | null
  }
}
