import { createContext } from 'react'

/** What only the server knows while it makes a page; empty in the browser. */
export type ServerParts = {
  readonly nonce?: string | undefined
  /** File of the locale's messages, to be fetched early. */
  readonly localeFile?: string | undefined
  /** Files of styles that the first paint of this page waits for. */
  readonly styleFiles?: readonly string[]
  readonly errorId?: string | undefined
}

export const ServerPartsContext = createContext<ServerParts>({})
