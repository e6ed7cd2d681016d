import {
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type UserCredential,
} from 'firebase/auth'
import type { Answer } from '#web/workbench/api-client.ts'
import { failure } from './call.ts'
import { firebaseCode } from './firebase-problems.ts'

/** The second step of a sign-in at Firebase: the code of an authenticator app. */
export function makeSecondStep(auth: Auth) {
  let due: MultiFactorResolver | null = null
  const factor = () => due?.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  return {
    /** Keeps what an error says of a second step; any other error ends one that was due. */
    keep: (error: unknown): void => {
      due = isDue(error) ? getMultiFactorResolver(auth, error) : null
    },
    /** The step that comes next; a person who has no app but a telephone only cannot take it here. */
    isPossible: (): Answer<'second-step'> => (factor() ? { ok: true, value: 'second-step' } : failure('method-off')),
    /** The way on with a code, or null when nothing is due: it took too long, or the page is another one. */
    withCode: (code: string): (() => Promise<UserCredential>) | null => {
      const hint = factor()
      const resolver = due
      if (!hint || !resolver) return null
      return () => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code))
    },
    isDue: (): boolean => due !== null,
    end: (): void => {
      due = null
    },
  }
}

export type SecondStep = ReturnType<typeof makeSecondStep>

const isDue = (error: unknown): error is MultiFactorError => firebaseCode(error) === 'multi-factor-auth-required'
