import { isOffline, send, type Answer, type Problem } from '#web/workbench/api-client.ts'
import { timings } from './timings.ts'

type IdentityCall = {
  /** Below `/api/auth/`. */
  readonly to: string
  /** Without one the address is only asked. */
  readonly body?: object
  /** Interface language, also of the mails that follow. */
  readonly locale: string
  /** 60 seconds instead of 30: a mail is made, another site is asked. */
  readonly isLong?: boolean
}

export type IdentityAnswer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is IdentityAnswer => typeof value === 'object' && value !== null

/** Asks the embedded identity. Without a connection nothing is sent. */
export async function call({ to, body, locale, isLong = false }: IdentityCall): Promise<Answer<IdentityAnswer>> {
  if (isOffline()) return failure('network-request-failed')
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), isLong ? timings.longTimeout : timings.shortTimeout)
  const answer = await send({
    path: `/api/auth/${to}`,
    method: body ? 'POST' : 'GET',
    ...(body ? { body } : {}),
    isValue: isAnswer,
    signal: limit.signal,
    locale,
    isOwnMatter: true,
  })
  clearTimeout(timer)
  return answer.ok ? answer : { ok: false, problem: inOurWords(answer.problem) }
}

/** What happened to the connection, in the codes of signing in. */
function inOurWords(problem: Problem): Problem {
  if (problem.code === 'offline' || problem.code === 'network-failed') return { code: 'network-request-failed', status: 0 }
  // Only the time-out cancels a call, and then the request may have arrived.
  return problem.code === 'cancelled' ? { code: 'network-failed', status: 0 } : problem
}

export const failure = (code: string): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem: { code, status: 0 } })
