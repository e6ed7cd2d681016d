import type { Device, PasswordPolicy } from '#tools/account/contract.ts'

/** Who a request is from, by its cookie or its bearer token. */
export type SignedIn = {
  readonly accountId: string
  /** Null for a token of another provider, which has no session of ours. */
  readonly sessionId: string | null
  /** When the person last proved who they are. */
  readonly signedInAt: Date
}

/** What a page must know to offer signing in. */
export type IdentitySettings = {
  readonly kind: 'embedded' | 'firebase'
  readonly hasGoogle: boolean
  readonly policy: PasswordPolicy
  readonly tokenSyncUrl: string | null
  readonly firebase: {
    readonly projectId: string
    readonly apiKey: string
    readonly authDomain: string
    /** Address of the emulator; null in earnest. */
    readonly emulator: string | null
  } | null
}

/** Signing in and everything about proving who one is; embedded or by Firebase. */
export type Identity = {
  readonly settings: IdentitySettings
  /** The person behind a cookie session; null when there is none, it has ended, or the account is closed. */
  readonly optionalByCookie: (headers: Headers) => Promise<SignedIn | null>
  /** The same for the start of a page: a session that is used lasts longer, and the cookies that say so are to be handed on. */
  readonly renew: (headers: Headers) => Promise<{ readonly signedIn: SignedIn | null; readonly cookies: readonly string[] }>
  /**
   * The person behind an ID token. Throws AppError `user-token-expired` or `user-disabled`. Firebase's first token of a
   * person makes the account, with the language of the request.
   */
  readonly requireByToken: (token: string, about?: { readonly locale: string }) => Promise<SignedIn>
  /** Answers the addresses under `/api/auth/` that are its own; null for any other. Throws AppError. */
  readonly handle: (request: Request, about: { readonly address: string; readonly locale: string }) => Promise<Response | null>
  readonly devices: (signedIn: SignedIn) => Promise<readonly Device[]>
  /** Ends one session of the account; how many. */
  readonly endDevice: (accountId: string, sessionId: string) => Promise<number>
  readonly endOtherDevices: (signedIn: SignedIn) => Promise<number>
  readonly endAllDevices: (accountId: string) => Promise<number>
  readonly facts: (accountId: string) => Promise<{
    readonly methods: readonly ('password' | 'email-link' | 'google' | 'firebase')[]
    readonly passwordChangedAt: Date | null
    readonly secondStep: { readonly isOn: boolean; readonly recoveryCodesLeft: number }
  }>
}
