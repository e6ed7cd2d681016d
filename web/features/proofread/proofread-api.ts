import type { ProofreadResult } from '#tools/proofread/contract.ts'
import { isOffline, post, type Answer } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'
import type { ChosenLanguage } from './settings.ts'

type Asked = {
  readonly text: string
  readonly language: ChosenLanguage
  readonly dialect: string | null
  readonly own: readonly string[]
  /** The person asked for this run, so it goes into their history. */
  readonly keep?: boolean
}

/**
 * Proofreads a text. Picky findings are asked for as well and left out of sight by the screen, so that its switch works
 * at once; the same goes for rules that are switched off. A text whose language cannot be told is read in the person's own.
 * Never throws.
 */
export async function requestProofread(
  { dialect, ...asked }: Asked,
  { locale, signal }: { readonly locale: string; readonly signal?: AbortSignal },
): Promise<Answer<ProofreadResult>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  return askWhenUnsure(asked.language, (language) => {
    const body = { ...asked, language, ...(dialect ? { dialect } : {}), picky: true }
    return post({ path: '/api/v1/proofread', body, isValue: isResult, locale, ...(signal ? { signal } : {}) })
  })
}

/** Whether a value is an answer. The server checks its answers against the contract before it sends them. */
const isResult = (value: unknown): value is ProofreadResult =>
  typeof value === 'object' && value !== null && 'lints' in value && Array.isArray(value.lints) && 'sentenceLengths' in value
