import type { MailFacts, MailKind } from './mailer.ts'

/** A mail in words: plain sentences, one button at most. */
export type MailText = {
  readonly subject: string
  /** Paragraphs before the button. */
  readonly before: readonly string[]
  /** Label of the button; its address is the mail's `url`. Null where there is nothing to open. */
  readonly button: string | null
  /** Paragraphs after it. */
  readonly after: readonly string[]
}

/** How a mail of every kind reads in one language. */
export type MailMessages = {
  /** Greeting, first line. */
  readonly greeting: string
  /** Line above the address to copy, when the button does not work. */
  readonly copyAddress: string
  /** Last line: who sends it; `site` is the site's address. */
  readonly signature: (site: string) => string
  /** After it, where the operator has a support address. */
  readonly help: (email: string) => string
  readonly kinds: { readonly [Kind in MailKind]: (facts: MailFacts[Kind]) => MailText }
}

/** Looks up a language's words; English for a code that is not ours. `direction` is for the HTML. */
export type MailWords = (locale: string) => {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly messages: MailMessages
}
