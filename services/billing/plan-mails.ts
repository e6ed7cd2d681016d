import type { MailFacts, Mailer } from '../mail/mailer.ts'
import type { People } from '../people/people.ts'

/** A mail about a plan, without its reader. */
export type PlanMail = {
  readonly [Kind in 'plan-started' | 'plan-ended' | 'payment-failed']: { readonly kind: Kind; readonly facts: MailFacts[Kind] }
}['plan-started' | 'plan-ended' | 'payment-failed']

export type PlanMails = {
  /** Sends the mail to the account's owner, in their language. Never throws: a plan does not fail because a mail does. */
  readonly send: (accountId: string, mail: PlanMail) => Promise<void>
}

export type PlanMailsOptions = {
  readonly mailer: Mailer
  readonly people: Pick<People, 'optionalPerson'>
  readonly onTrouble: (error: unknown) => void
}

export const makePlanMails = ({ mailer, people, onTrouble }: PlanMailsOptions): PlanMails => ({
  send: async (accountId, mail) => {
    try {
      const person = await people.optionalPerson(accountId)
      if (person) await mailer.send({ ...mail, to: person.email, locale: person.locale })
    } catch (error) {
      onTrouble(error)
    }
  },
})
