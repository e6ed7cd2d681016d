import { send, type Answer } from '#web/workbench/api-client.ts'
import { failure } from './call.ts'
import { timings } from './timings.ts'
import { ownSyncUrl } from './token-sync.ts'

const isAnything = (_value: unknown): _value is unknown => true

/** Tells our server a new ID token; from its answer on the cookie says who this is. */
export const tellToken = (token: string, locale: string): Promise<Answer<'done'>> => sync('POST', { bearer: token, locale })

/** Ends the cookie's session. */
export const endCookie = (locale: string): Promise<Answer<'done'>> => sync('DELETE', { locale })

async function sync(
  method: 'POST' | 'DELETE',
  { bearer, locale }: { readonly bearer?: string; readonly locale: string },
): Promise<Answer<'done'>> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timings.shortTimeout)
  const answer = await send({
    method,
    path: ownSyncUrl,
    isValue: isAnything,
    signal: limit.signal,
    locale,
    isOwnMatter: true,
    ...(bearer === undefined ? {} : { bearer }),
  })
  clearTimeout(timer)
  if (answer.ok) return { ok: true, value: 'done' }
  return answer.problem.status === 0 ? failure('network-request-failed') : answer
}
