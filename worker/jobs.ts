import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import { sweepExpired } from '#services/auth/sweep-expired.ts'
import { remindOfRenewals } from '#services/billing/remind.ts'
import type { Jobs } from '#services/jobs/jobs.ts'
import { makePost } from '#services/mail/post.ts'
import { makeMailSender, sweepMails } from '#services/mail/send-mails.ts'
import type { PeopleHouse } from '#services/people/open-people.ts'
import { sweepPeople } from '#services/people/sweep-people.ts'

export type JobParts = {
  readonly env: Env
  readonly pool: pg.Pool
  readonly house: Pick<PeopleHouse, 'quota' | 'history' | 'billing' | 'mailer'>
  readonly log: Logger
}

/** The job that sends mails; it is woken when one has been written. */
export const mailJob = 'mail.send'

const day = 24 * 60 * 60
const fiveMinutes = 5 * 60
const mailRestMilliseconds = 2_000

/** Adds every job of the product; what it gives back ends what they hold open. */
export function addJobs(jobs: Pick<Jobs, 'schedule' | 'repeat'>, { env, pool, house, log }: JobParts): () => void {
  jobs.schedule('mail.sweep', day, () => sweepMails(pool))
  jobs.schedule('quota.sweep', fiveMinutes, () => house.quota.sweep())
  jobs.schedule('history.sweep', day, () => house.history.sweep())
  jobs.schedule('identity.sweep', day, () => sweepExpired(pool))
  jobs.schedule('people.sweep', day, () => sweepPeople(pool))
  if (house.billing.kind === 'stripe') jobs.schedule('billing.reconcile', day, () => house.billing.reconcile())
  if (house.billing.kind !== 'off' && env.REMINDER_DAYS > 0)
    jobs.schedule('billing.remind', day, () => remindOfRenewals({ pool, mailer: house.mailer, days: env.REMINDER_DAYS, now: new Date() }))
  if (!env.SMTP_URL) return () => undefined
  const post = makePost({ url: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL })
  const sender = makeMailSender({ pool, post, log })
  jobs.repeat(mailJob, mailRestMilliseconds, (signal) => sender.sendDue(signal))
  return post.close
}
