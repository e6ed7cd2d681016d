import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import type { IdentitySettings } from '../site-settings.ts'
import { failure } from './call.ts'
import type { ClientParts } from './embedded-client.ts'
import { openAuth } from './firebase-auth.ts'
import { forgetLinkAddress, makeMails, passwordProblem } from './firebase-mails.ts'
import { attempt } from './firebase-problems.ts'
import { makeSecondStep, type SecondStep } from './firebase-second-step.ts'
import { makeVisit, type Visit } from './firebase-visit.ts'
import type { IdentityClient, SignInProgress } from './identity-client.ts'
import { linkAddressWrong } from './link-step.ts'
import { noteRedirect } from './redirect-note.ts'

type Failed = { readonly ok: false; readonly problem: Problem }

/** Firebase deletes nobody who signed in more than five minutes ago. */
const erasesWithin = 4 * 60

/** Accounts whose proof is Firebase's, through its official SDK. */
export function makeFirebaseClient(parts: ClientParts, settings: IdentitySettings): IdentityClient {
  const auth = openAuth(settings)
  const secondStep = makeSecondStep(auth)
  const mails = makeMails({ auth, parts, apiKey: settings.firebase?.apiKey ?? '' })
  const visit = makeVisit({ auth, parts, secondStep, askToConfirm: mails.confirm })
  const { tokens } = visit
  /** A refused password with what it lacks. */
  const explained = async ({ problem }: Failed, password: string): Promise<Failed> =>
    problem.code === 'password-weak'
      ? { ok: false, problem: await passwordProblem({ auth, policy: settings.policy, password }) }
      : { ok: false, problem }
  return {
    proof: 'token',
    currentUser: () => (auth.currentUser ? { id: auth.currentUser.uid, email: auth.currentUser.email ?? '' } : null),
    idToken: tokens.get,
    onToken: tokens.listen,
    onChange: visit.onChange,
    signUp: async ({ email, password }) => {
      const answer = await attempt(() => createUserWithEmailAndPassword(auth, email, password))
      if (!answer.ok) return explained(answer, password)
      const mailed = await mails.confirm()
      return mailed.ok ? { ok: true, value: 'mail-sent' } : mailed
    },
    signInWithPassword: ({ email, password }) => visit.signIn(() => signInWithEmailAndPassword(auth, email, password)),
    sendMail: mails.send,
    openLink: async (link, token, { email } = {}) => {
      if (link === 'link') return openSignInLink({ visit, way: mails.linkWay(token, email ?? null) })
      const answer = await mails.apply(token)
      if (!answer.ok) return answer
      await auth.authStateReady()
      // On another device nobody is signed in, and the address is confirmed all the same.
      return auth.currentUser && link === 'confirm' ? visit.comeIn({ hasNewToken: false }) : { ok: true, value: 'signed-in' }
    },
    resetPassword: async ({ token, password }) => {
      const answer = await mails.reset(token, password)
      return answer.ok ? { ok: true, value: 'done' } : explained(answer, password)
    },
    ...googleWays({ auth, parts, visit, secondStep }),
    answerSecondStep: async ({ code }) => {
      const way = secondStep.withCode(code)
      if (!way) return failure('user-token-expired')
      const answer = await attempt(way)
      if (!answer.ok) return answer
      secondStep.end()
      return visit.comeIn({ hasNewToken: true })
    },
    signOut: visit.signOut,
    erase: makeErase(auth, visit),
    forget: () => void visit.leave(),
  }
}

type LinkWay = ReturnType<ReturnType<typeof makeMails>['linkWay']>

async function openSignInLink({ visit, way }: { readonly visit: Visit; readonly way: LinkWay }): Promise<Answer<SignInProgress>> {
  if (!way.ok) return way
  const answer = await visit.signIn(way.value)
  if (answer.ok) forgetLinkAddress()
  // Firebase names the address that does not fit like one that is none.
  return !answer.ok && answer.problem.code === 'invalid-email' ? failure(linkAddressWrong) : answer
}

type GoogleParts = { readonly auth: Auth; readonly parts: ClientParts; readonly visit: Visit; readonly secondStep: SecondStep }
type GoogleWays = Pick<IdentityClient, 'ready' | 'signInWithPopup' | 'signInWithRedirect' | 'redirectProblem'>

/** Firebase's own windows and redirects. */
function googleWays({ auth, parts, visit, secondStep }: GoogleParts): GoogleWays {
  const provider = () => {
    auth.languageCode = parts.locale()
    return new GoogleAuthProvider()
  }
  let back: Promise<Answer<UserCredential | null>> | null = null
  const wayBack = async (): Promise<Answer<UserCredential | null>> => {
    await auth.authStateReady()
    return attempt(() => getRedirectResult(auth, browserPopupRedirectResolver), secondStep.keep)
  }
  return {
    ready: async () => void (await (back ??= wayBack())),
    signInWithPopup: () => visit.signIn(() => signInWithPopup(auth, provider(), browserPopupRedirectResolver)),
    signInWithRedirect: async () => {
      noteRedirect(() => sessionStorage, Date.now())
      const answer = await attempt<unknown>(() => signInWithRedirect(auth, provider(), browserPopupRedirectResolver))
      return answer.ok ? { ok: true, value: 'leaving' } : answer
    },
    redirectProblem: async () => {
      const answer = await (back ??= wayBack())
      if (answer.ok) {
        // Firebase let somebody in, and our server did not.
        const came = answer.value ? await visit.comeIn({ hasNewToken: true }) : answer
        return came.ok ? null : came
      }
      const possible = secondStep.isDue() ? secondStep.isPossible() : answer
      return possible.ok ? failure('multi-factor-auth-required') : possible
    },
  }
}

/** Erases our record and then the person at Firebase, who must have signed in just now; what is done is not done again. */
function makeErase(auth: Auth, visit: Visit): IdentityClient['erase'] {
  /** Our record of them is erased, they are still at Firebase. */
  let leftover: User | null = null
  return async (eraseRecord) => {
    const user = leftover ?? auth.currentUser
    if (!user) return failure('requires-recent-login')
    if (!leftover) {
      const seconds = await visit.secondsSinceSignIn(user)
      if (!seconds.ok) return seconds
      if (seconds.value > erasesWithin) return failure('requires-recent-login')
      const answer = await eraseRecord()
      if (!answer.ok) return answer
      leftover = user
    }
    const answer = await attempt(() => deleteUser(user))
    const isGone = answer.ok || answer.problem.code === 'user-token-expired'
    // Who signs in again has a record again.
    if (isGone || answer.problem.code === 'requires-recent-login') leftover = null
    if (!isGone) return answer
    await visit.leave()
    return { ok: true, value: 'done' }
  }
}
