import type { CiteLocale, CiteResult } from '#tools/cite/contract.ts'
import type { findInput, FindEvent, FindIndexesResult, Hit } from '#tools/find/contract.ts'
import type { z } from 'zod'
import { post, postForEvents, send, type Answer, type Guard, type Problem } from '#web/workbench/api-client.ts'

const path = '/api/v1/find'

/** What may be left out is filled in by the contract's defaults. */
export type Asked = z.input<typeof findInput>

/** A problem that came when the stream had begun. */
type ProblemEvent = { readonly type: 'problem'; readonly problem: Problem }

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isEvent: Guard<FindEvent | ProblemEvent> = (value): value is FindEvent | ProblemEvent =>
  isObject(value) && typeof value['type'] === 'string'
const isIndexes: Guard<FindIndexesResult> = (value): value is FindIndexesResult => isObject(value) && Array.isArray(value['indexes'])
const isCited: Guard<CiteResult> = (value): value is CiteResult => isObject(value) && Array.isArray(value['entries'])

type Finding = {
  readonly asked: Asked
  readonly language: string
  readonly signal: AbortSignal
  readonly onEvent: (event: FindEvent) => void
}

/** Searches; each answer is told as it comes. Resolves to what went wrong, or null; a stream that breaks off before its end is wrong. */
export async function requestFind({ asked, language, signal, onEvent }: Finding): Promise<Problem | null> {
  let told: Problem | null = null
  let isWhole = false
  const ended = await postForEvents({
    path,
    body: asked,
    isValue: isEvent,
    locale: language,
    signal,
    onEvent: (event) => {
      if (event.type === 'problem') {
        told = event.problem
        return
      }
      isWhole ||= event.type === 'end'
      onEvent(event)
    },
  })
  return ended ?? told ?? (isWhole ? null : { code: 'network-failed', status: 0 })
}

/** Whom this site asks. */
export const requestIndexes = (locale: string): Promise<Answer<FindIndexesResult>> =>
  send({ method: 'GET', path: `${path}/indexes`, isValue: isIndexes, locale })

/** One work as an entry of a reference list in APA. */
export const requestEntry = (item: Hit['item'], locale: CiteLocale): Promise<Answer<CiteResult>> =>
  post({ path: '/api/v1/cite', body: { items: [item], locale }, isValue: isCited, locale })
