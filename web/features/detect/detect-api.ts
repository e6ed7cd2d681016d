import type { BatchEvent, DetectResult, ModelCard } from '#tools/detect/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { fetchFile, isOffline, post, postForEvents, send, type Answer, type Problem } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'
import type { ChosenLanguage, Draft } from './draft.ts'

type How = { readonly locale: string; readonly signal?: AbortSignal }

const offline = { ok: false, problem: { code: 'offline', status: 0 } } as const

/** Reads a text. One whose language cannot be told is read in the person's own. Never throws. */
export async function requestDetect(
  { text, language, keep }: Draft & { readonly keep: boolean },
  { locale, signal }: How,
): Promise<Answer<DetectResult>> {
  if (isOffline()) return offline
  return askWhenUnsure(language, (asked) => {
    const body = { text, language: asked, keep }
    return post({ path: '/api/v1/detect', body, isValue: isResult, locale, ...(signal ? { signal } : {}) })
  })
}

/** Whether a value is an answer. The server checks its answers against the contract before it sends them. */
const isResult = (value: unknown): value is DetectResult =>
  typeof value === 'object' && value !== null && 'verdict' in value && 'passages' in value && 'reliability' in value

/** What was measured about the detector in a language. */
export async function requestCard(language: TextLanguage, { locale, signal }: How): Promise<Answer<ModelCard>> {
  if (isOffline()) return offline
  return send({
    method: 'GET',
    path: `/api/v1/detect/card?${new URLSearchParams({ language })}`,
    isValue: isCard,
    locale,
    ...(signal ? { signal } : {}),
  })
}

const isCard = (value: unknown): value is ModelCard =>
  typeof value === 'object' && value !== null && 'human' in value && Array.isArray(value.human) && 'machine' in value

/** The report of a text as a page that prints well. */
export async function requestReport({ text, language }: Draft, { locale }: How): Promise<Answer<Blob>> {
  if (isOffline()) return offline
  return fetchFile({ path: '/api/v1/detect/report', body: { text, language }, locale })
}

type Batch = {
  readonly texts: readonly { readonly name: string; readonly text: string }[]
  readonly language: ChosenLanguage
  readonly onEvent: (event: BatchEvent) => void
}

/** Reads several texts, one after the other. Null when all were read, else what ended it. */
export async function requestBatch({ texts, language, onEvent }: Batch, { locale, signal }: How): Promise<Problem | null> {
  if (isOffline()) return offline.problem
  const body = { texts, language }
  return postForEvents({ path: '/api/v1/detect/batch', body, isValue: isEvent, onEvent, locale, ...(signal ? { signal } : {}) })
}

const isEvent = (value: unknown): value is BatchEvent =>
  typeof value === 'object' && value !== null && 'type' in value && (value.type === 'end' || (value.type === 'read' && 'row' in value))
