import type { Problem } from './api-client.ts'

/** What the dialog of signing in should open with. */
export type SignInStep =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'sign-up' }
  /** A change asks for a sign-in of the last minutes: the same person, once more. */
  | { readonly kind: 'again' }
  /** Signing in on another site did not work out. */
  | { readonly kind: 'failed'; readonly problem: Problem }

export type SignInRequest = {
  readonly step: SignInStep
  /** Why it opens, in a sentence; null when the person asked for it. */
  readonly reason: string | null
  /** Called once when somebody is signed in; what was interrupted goes on. */
  readonly onDone?: () => void
}

type Listener = (request: SignInRequest) => void

let listener: Listener | null = null
let waiting: SignInRequest | null = null

/** Opens the dialog over the page, which stays as it is. */
export function askSignIn(request: Partial<SignInRequest> = {}): void {
  const whole = { step: { kind: 'sign-in' }, reason: null, ...request } as const
  if (listener) listener(whole)
  else waiting = whole
}

/** The dialog hears every request, also one made before it was there. Gives back how to stop. */
export function onSignInRequest(heard: Listener): () => void {
  listener = heard
  if (waiting) heard(waiting)
  waiting = null
  return () => {
    if (listener === heard) listener = null
  }
}

const hinted = new Set<() => void>()

/** Somebody may ask soon: the pointer or the focus is on the button. */
export function hintSignIn(): void {
  for (const listener of hinted) listener()
}

/** Hears such hints, to fetch the dialog early. Gives back how to stop. */
export function onSignInHint(listener: () => void): () => void {
  hinted.add(listener)
  return () => hinted.delete(listener)
}
