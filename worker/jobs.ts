import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import { sweepExpired } from '#services/auth/sweep-expired.ts'
import { remindOfRenewals } from '#services/billing/remind.ts'
import type { Checks } from '#services/checks/checks.ts'
import type { Corpus } from '#services/corpus/corpus.ts'
import type { Jobs } from '#services/jobs/jobs.ts'
import type { Library } from '#services/library/library.ts'
import { makePost } from '#services/mail/post.ts'
import { makeMailSender, sweepMails } from '#services/mail/send-mails.ts'
import { sweepOnline } from '#services/online/online-cache.ts'
import type { PeopleHouse } from '#services/people/open-people.ts'
import { sweepPeople } from '#services/people/sweep-people.ts'

export type JobParts = {
  readonly env: Env
  readonly pool: pg.Pool
  readonly house: Pick<PeopleHouse, 'quota' | 'history' | 'billing' | 'mailer'> & {
    readonly checks: Pick<Checks, 'runDue' | 'sweep'>
    readonly corpus: Pick<Corpus, 'merge' | 'purge' | 'reindex'>
    readonly library: Pick<Library, 'sweep'>
  }
  readonly log: Logger
}

/** The job that sends mails; it is woken when one has been written. */
export const mailJob = 'mail.send'

/** The jobs that work checks off, side by side, so that one long check does not stop all others; woken when one has been asked for. */
export const checkJobs = ['check.run-1', 'check.run-2', 'check.run-3'] as const

const day = 24 * 60 * 60
const fiveMinutes = 5 * 60
const mailRestMilliseconds = 2_000
const checkRestMilliseconds = 2_000
const mergeRestMilliseconds = 10_000
const reindexRestMilliseconds = 60_000

/** Adds every job of the product; what it gives back ends what they hold open. */
export function addJobs(jobs: Pick<Jobs, 'schedule' | 'repeat'>, { env, pool, house, log }: JobParts): () => void {
  jobs.schedule('mail.sweep', day, () => sweepMails(pool))
  jobs.schedule('quota.sweep', fiveMinutes, () => house.quota.sweep())
  jobs.schedule('history.sweep', day, () => house.history.sweep())
  jobs.schedule('check.sweep', fiveMinutes, () => house.checks.sweep())
  for (const job of checkJobs) jobs.repeat(job, checkRestMilliseconds, (signal) => house.checks.runDue(signal))
  // Nodes share these out by locks; a single merge may outlast any period.
  jobs.repeat('corpus.merge', mergeRestMilliseconds, (signal) => house.corpus.merge(signal))
  jobs.repeat('corpus.reindex', reindexRestMilliseconds, (signal) => house.corpus.reindex(signal))
  jobs.schedule('corpus.purge', day, (signal) => house.corpus.purge(signal))
  jobs.schedule('library.sweep', fiveMinutes, () => house.library.sweep())
  jobs.schedule('identity.sweep', day, () => sweepExpired(pool))
  jobs.schedule('people.sweep', day, () => sweepPeople(pool))
  jobs.schedule('online.sweep', day, () => sweepOnline(pool))
  if (house.billing.kind === 'stripe') jobs.schedule('billing.reconcile', day, () => house.billing.reconcile())
  if (house.billing.kind !== 'off' && env.REMINDER_DAYS > 0)
    jobs.schedule('billing.remind', day, () =>
      remindOfRenewals({ pool, mailer: house.mailer, billing: env.BILLING, days: env.REMINDER_DAYS, now: new Date() }),
    )
  if (!env.SMTP_URL) return () => undefined
  const post = makePost({ url: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL })
  const sender = makeMailSender({ pool, post, log })
  jobs.repeat(mailJob, mailRestMilliseconds, (signal) => sender.sendDue(signal))
  return post.close
}
