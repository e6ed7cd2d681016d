import type { IdentityClient } from '#web/identity/identity-client.ts'

const none = async (): Promise<never> => {
  throw new Error('this stand-in has no such thing')
}
const stop = (): void => undefined

/** A provider of identities that knows nobody and can nothing but what is given. */
export const makeIdentityClient = (given: Partial<IdentityClient> = {}): IdentityClient => ({
  proof: 'cookie',
  ready: async () => undefined,
  currentUser: () => null,
  idToken: none,
  onToken: () => stop,
  onChange: () => stop,
  signUp: none,
  signInWithPassword: none,
  sendMail: none,
  openLink: none,
  resetPassword: none,
  signInWithPopup: none,
  signInWithRedirect: none,
  redirectProblem: async () => null,
  answerSecondStep: none,
  signOut: none,
  erase: none,
  forget: stop,
  ...given,
})
