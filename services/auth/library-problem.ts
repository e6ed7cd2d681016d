import { z } from 'zod'
import { AppError, appError, problemOf, type Problem } from '../problem.ts'
import { disabledCode } from './require-open-account.ts'

const lockSeconds = 15 * 60

/** The library's codes in ours. What the outside must not tell apart has one code. */
const known: Readonly<Record<string, Problem>> = {
  INVALID_EMAIL: problemOf('invalid-email'),
  INVALID_EMAIL_OR_PASSWORD: problemOf('invalid-credential'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: problemOf('wrong-password'),
  INVALID_PASSWORD: problemOf('wrong-password'),
  EMAIL_NOT_VERIFIED: problemOf('email-not-verified'),
  EMAIL_MISMATCH: problemOf('email-mismatch'),
  TOKEN_EXPIRED: problemOf('link-expired'),
  INVALID_TOKEN: problemOf('link-expired'),
  INVALID_USER: problemOf('link-expired'),
  USER_NOT_FOUND: problemOf('link-expired'),
  INVALID_CODE: problemOf('code-wrong'),
  INVALID_BACKUP_CODE: problemOf('code-wrong'),
  INVALID_TWO_FACTOR_COOKIE: problemOf('user-token-expired'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: problemOf('code-locked', { seconds: lockSeconds }),
  ACCOUNT_TEMPORARILY_LOCKED: problemOf('code-locked', { seconds: lockSeconds }),
  [disabledCode]: problemOf('user-disabled'),
  SESSION_NOT_FRESH: problemOf('requires-recent-login'),
  SESSION_EXPIRED: problemOf('user-token-expired'),
  PROVIDER_NOT_FOUND: problemOf('sign-in-failed'),
}

const ofOtherSites: readonly string[] = ['INVALID_ORIGIN', 'MISSING_OR_NULL_ORIGIN', 'CROSS_SITE_NAVIGATION_LOGIN_BLOCKED']

/** The way that uses a recovery code up. Another browser may have done so in the same moment, and the library has no code for that. */
const recovering = 'POST two-factor/verify-backup-code'

const answer = z.looseObject({ code: z.string().optional() })

/** The problem behind an answer of the library that is none of its successes; `name` is the way, `origin` the site's address. */
export async function libraryProblem(
  response: Response,
  { name, origin }: { readonly name: string; readonly origin: string },
): Promise<AppError> {
  const code = codeInLocation(response) ?? (await codeInBody(response))
  const problem = known[code]
  if (problem) return new AppError(problem)
  if (ofOtherSites.includes(code)) return appError('origin-refused', { address: origin })
  if (name === recovering && response.status === 409) return appError('code-wrong')
  if (response.status === 401) return appError('sign-in-needed')
  if (response.status >= 500) return appError('server-failed')
  return appError('input-invalid', { issues: [{ path: '', message: code || 'refused' }] })
}

const codeInLocation = (response: Response): string | null =>
  response.status === 302 ? new URL(response.headers.get('location') ?? '/', 'http://localhost').searchParams.get('error') : null

async function codeInBody(response: Response): Promise<string> {
  const parsed = answer.safeParse(await response.json().catch(() => null))
  return parsed.success ? (parsed.data.code ?? '') : ''
}
