import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose'
import { z } from 'zod'
import { appError } from '../problem.ts'

/** Where Google publishes the keys that Firebase signs ID tokens with, as the issuer's own description says. */
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Seconds that clocks may differ. */
const clockSeconds = 30
/** Google changes its keys every few days and announces the next ones before. A token with a key that is not known asks again at once. */
const keysLastMilliseconds = 60 * 60 * 1000

/** What an ID token says of a person. */
export type FirebaseClaims = {
  readonly uid: string
  /** Lower case; null when the person signed in without one. */
  readonly email: string | null
  readonly isVerified: boolean
  readonly name: string
  readonly issuedAt: Date
  /** When the person last proved who they are. */
  readonly signedInAt: Date
}

export type TokenReaderOptions = {
  readonly projectId: string
  /** The tokens of the emulator are not signed; with it only those are taken. */
  readonly isEmulated: boolean
  /** Another place of the keys, for tests. */
  readonly keysUrl?: string | undefined
}

/** Reads ID tokens of one Firebase project. Throws AppError `user-token-expired` for any that does not hold. */
export function makeTokenReader({ projectId, isEmulated, keysUrl = googleKeys }: TokenReaderOptions) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: keysLastMilliseconds })
  const issuer = `https://securetoken.google.com/${projectId}`
  const expected = { issuer, audience: projectId, clockTolerance: clockSeconds, requiredClaims: ['exp', 'iat', 'sub', 'auth_time'] }
  const payloadOf = async (token: string): Promise<JWTPayload> =>
    isEmulated
      ? UnsecuredJWT.decode(token, expected).payload
      : (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload
  return async (token: string): Promise<FirebaseClaims> => {
    const parsed = payloadSchema.safeParse(await payloadOf(token).catch(asProblem))
    if (!parsed.success) throw appError('user-token-expired')
    const { sub, email, email_verified, name, iat, auth_time } = parsed.data
    const latest = Date.now() / 1000 + clockSeconds
    if (iat > latest || auth_time > latest) throw appError('user-token-expired')
    return {
      uid: sub,
      email: email?.toLowerCase() ?? null,
      isVerified: email_verified,
      name,
      issuedAt: new Date(iat * 1000),
      signedInAt: new Date(auth_time * 1000),
    }
  }
}

const payloadSchema = z.object({
  sub: z.string().min(1).max(128),
  aud: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().min(3).max(320).optional(),
  email_verified: z.boolean().default(false),
  name: z.string().max(1_000).default(''),
})

/** What jose says when it is the token that is at fault, and not the way to the keys. */
const faultsOfToken: readonly string[] = [
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
]

function asProblem(error: unknown): never {
  if (error instanceof errors.JOSEError && faultsOfToken.includes(error.code)) throw appError('user-token-expired')
  throw error
}
