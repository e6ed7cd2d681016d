import { getIdTokenResult, signOut, type Auth, type User, type UserCredential } from 'firebase/auth'
import type { Answer } from '#web/workbench/api-client.ts'
import type { AccountProblem } from '#web/workbench/account-problems.ts'
import { failure } from './call.ts'
import type { ClientParts } from './embedded-client.ts'
import { endCookie, tellToken } from './firebase-cookie.ts'
import { attempt } from './firebase-problems.ts'
import type { SecondStep } from './firebase-second-step.ts'
import { payloadOf } from './id-token.ts'
import type { SignInProgress } from './identity-client.ts'
import { makeTokenKeeper } from './token-keeper.ts'

type Change = 'signed-in' | 'signed-out'

type VisitOptions = {
  readonly auth: Auth
  readonly parts: ClientParts
  readonly secondStep: SecondStep
  /** Sends a link to whoever is signed in at Firebase but has not confirmed their address. */
  readonly askToConfirm: () => Promise<unknown>
}

/**
 * The tokens of whoever is signed in at Firebase. Each new one is told to our server before anybody gets it, so that the
 * cookie names the person whenever the page does.
 */
function makeTokens({ auth, parts }: Pick<VisitOptions, 'auth' | 'parts'>) {
  /** The SDK holds a token that was made just now. */
  let isNew = false
  const fetchToken = async (): Promise<Answer<string>> => {
    await auth.authStateReady()
    const user = auth.currentUser
    const isForced = !isNew
    isNew = false
    // Firebase has ended the sign-in, and says no more why.
    if (!user) return failure('user-token-expired')
    const token = await attempt(() => user.getIdToken(isForced))
    if (!token.ok) return token
    if (payloadOf(token.value)?.['email_verified'] !== true) return failure('email-not-verified')
    const told = await tellToken(token.value, parts.locale())
    // This page learns of it from who asks; the other tabs do not.
    if (told.ok && parts.currentUser() === null) parts.channel.post({ kind: 'signed-in' })
    return told.ok ? token : told
  }
  const leave = async (): Promise<void> => {
    tokens.drop()
    await signOut(auth)
  }
  const onGone = async (code: AccountProblem): Promise<void> => {
    await signOut(auth)
    await endCookie(parts.locale())
    parts.onGone(code)
  }
  const tokens = makeTokenKeeper({ fetchToken, onGone: (code) => void onGone(code) })
  return {
    tokens,
    leave,
    /** The first token of a new sign-in; `isHeld` when the SDK has it already. */
    begin: ({ isHeld }: { readonly isHeld: boolean }): Promise<Answer<string>> => {
      isNew = isHeld
      tokens.restart()
      return tokens.get()
    },
  }
}

/** Coming and going: who is signed in at Firebase from this page. */
export function makeVisit({ auth, parts, secondStep, askToConfirm }: VisitOptions) {
  const changes = new Set<(change: Change) => void>()
  const tell = (change: Change) => {
    for (const listener of changes) listener(change)
  }
  const { tokens, leave, begin } = makeTokens({ auth, parts })
  /** Somebody has proved at Firebase who they are; our server has the last word. */
  const comeIn = async ({ hasNewToken }: { readonly hasNewToken: boolean }): Promise<Answer<SignInProgress>> => {
    const answer = await begin({ isHeld: hasNewToken })
    if (answer.ok) {
      tell('signed-in')
      return { ok: true, value: 'signed-in' }
    }
    if (answer.problem.code === 'email-not-verified') {
      tokens.drop()
      await askToConfirm()
    } else await leave()
    return answer
  }

  return {
    tokens,
    leave,
    comeIn,
    /** What came of a way to sign in. */
    signIn: async (way: () => Promise<UserCredential>): Promise<Answer<SignInProgress>> => {
      const answer = await attempt(way, secondStep.keep)
      if (answer.ok) return comeIn({ hasNewToken: true })
      return answer.problem.code === 'multi-factor-auth-required' ? secondStep.isPossible() : answer
    },
    signOut: async (): Promise<Answer<'done'>> => {
      const answer = await endCookie(parts.locale())
      if (!answer.ok) return answer
      await leave()
      tell('signed-out')
      return answer
    },
    onChange: (listener: (change: Change) => void) => {
      changes.add(listener)
      return () => changes.delete(listener)
    },
    /** Seconds between the last sign-in and now, both by Firebase's clock. */
    secondsSinceSignIn: (user: User): Promise<Answer<number>> =>
      attempt(async () => {
        const { authTime, issuedAtTime } = await getIdTokenResult(user, true)
        return (Date.parse(issuedAtTime) - Date.parse(authTime)) / 1_000
      }),
  }
}

export type Visit = ReturnType<typeof makeVisit>
