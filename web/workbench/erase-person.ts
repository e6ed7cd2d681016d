import { useCallback } from 'react'
import { startSession } from '../identity/start-session.ts'
import { useSite } from '../shell/site.ts'
import type { Answer } from './api-client.ts'

type EraseRecord = () => Promise<Answer<unknown>>

/** Erases the person where they sign in, around the erasing of our record of them. */
export function useErasePerson(): (eraseRecord: EraseRecord) => Promise<Answer<unknown>> {
  const { identity } = useSite().settings
  return useCallback(
    async (eraseRecord) => {
      try {
        const client = await startSession(identity).client()
        return await client.erase(eraseRecord)
      } catch {
        // The client could not be fetched, and nothing is erased yet.
        return { ok: false, problem: { code: 'network-request-failed', status: 0 } }
      }
    },
    [identity],
  )
}
