/** Every mail that the site sends, with the facts its words need. Times are ISO 8601. */
export type MailFacts = {
  /** After signing up: the link confirms the address. */
  'confirm-address': { readonly url: string; readonly hours: number }
  /** Somebody signed up with an address that has an account already. */
  'address-taken': { readonly url: string }
  /** Log in without a password. */
  'sign-in-link': { readonly url: string; readonly minutes: number }
  'reset-password': { readonly url: string; readonly minutes: number }
  /** To the present address: allow the change to `newEmail`. */
  'allow-address-change': { readonly url: string; readonly newEmail: string; readonly hours: number }
  /** To the former address, after the change. */
  'address-changed': { readonly newEmail: string }
  'password-changed': None
  'second-step-on': None
  'second-step-off': None
  /** A sign-in from a browser and system that the account has not been used with. */
  'new-device': { readonly browser: string | null; readonly system: string | null }
  /** Somebody made a key of the API; `start` are its first characters. */
  'key-made': { readonly name: string; readonly start: string }
  'account-deleted': None
  'plan-started': { readonly tier: 'premium' | 'platinum'; readonly renewsAt: string | null }
  'plan-renews': {
    readonly tier: 'premium' | 'platinum'
    readonly renewsAt: string
    readonly price: { readonly amount: number; readonly currency: string } | null
  }
  'plan-ended': { readonly tier: 'premium' | 'platinum' }
  'payment-failed': { readonly tier: 'premium' | 'platinum'; readonly graceUntil: string }
}

type None = Readonly<Record<string, never>>
export type MailKind = keyof MailFacts

/** One mail to one person. `locale` is an interface language; another code gets English. */
export type Mail = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly to: string; readonly locale: string; readonly facts: MailFacts[Kind] }
}[MailKind]

export type Mailer = {
  /** Puts the mail on its way; it is sent by a job, so that no answer waits for a mail server. */
  readonly send: (mail: Mail) => Promise<void>
}
