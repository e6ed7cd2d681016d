import type pg from 'pg'
import { failureOf, type MailFailure, type Post, type ReadyMail } from './post.ts'

export type MailSender = {
  /** Sends every mail that is due, until `signal` ends it or the server cannot be used; how many went. */
  readonly sendDue: (signal?: AbortSignal) => Promise<number>
}

export type MailSenderOptions = {
  readonly pool: pg.Pool
  readonly post: Pick<Post, 'deliver'>
  /** Gets kinds, ids and failures; never an address or a text. */
  readonly log: { readonly [Level in 'info' | 'warn' | 'error']: (facts: object, message: string) => void }
  /** What a delivery still gets when the process is to end. */
  readonly graceMilliseconds?: number
}

/** After so many the mail is given up: its text goes, and why stays for a week. */
export const attemptsAtMost = 12
const lanes = 2
/** Longer than a delivery may take: within it nobody else takes the mail, after it a crashed node's mail is taken anew. */
const heldSeconds = 300
const deliveryMilliseconds = 120_000
const firstPause = 60
const longestPause = 6 * 60 * 60

/** Seconds until a mail that has failed so often is tried again. */
export const pauseAfter = (attempts: number): number => Math.min(longestPause, firstPause * 2 ** (attempts - 1))

type Taken = ReadyMail & { readonly kind: string; readonly attempts: number }

/** Failures that the next mail would meet as well. */
const ofTheServer: ReadonlySet<MailFailure> = new Set(['unreachable', 'timeout', 'tls', 'login-refused', 'stopped'])

/** Sends what `outgoing_mail` holds. Any number of senders may work at once: each mail is one's alone. */
export function makeMailSender({ pool, post, log, graceMilliseconds = 5_000 }: MailSenderOptions): MailSender {
  /** Gone out, but not yet taken out of the table, because the database was away. */
  const gone = new Set<string>()

  async function forget(): Promise<void> {
    const ids = [...gone]
    if (ids.length === 0) return
    await pool.query('delete from outgoing_mail where id = any($1)', [ids])
    for (const id of ids) gone.delete(id)
  }

  async function send(mail: Taken, signal: AbortSignal | undefined): Promise<'sent' | MailFailure> {
    const { kind, id, attempts } = mail
    try {
      await inTime({ ending: signal, graceMilliseconds }, (late) => post.deliver(mail, late))
    } catch (error) {
      const failure = failureOf(error)
      await keepFailed(pool, mail, failure)
      if (isOver(attempts, failure)) log.error({ kind, id, failure, attempts }, 'mail given up')
      else log.warn({ kind, id, failure, attempts }, 'mail not sent')
      return failure
    }
    gone.add(id)
    log.info({ kind, id }, 'mail sent')
    await forget()
    return 'sent'
  }

  return {
    sendDue: async (signal) => {
      let sent = 0
      let isOn = true
      const goesOn = (): boolean => isOn && signal?.aborted !== true
      const lane = async (): Promise<void> => {
        while (goesOn()) {
          const mail = await optionalDue(pool)
          if (!mail) return
          const outcome = await send(mail, signal)
          if (outcome === 'sent') sent += 1
          else if (ofTheServer.has(outcome)) isOn = false
        }
      }
      await forget()
      const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      return sent
    },
  }
}

type InTime = { readonly ending: AbortSignal | undefined; readonly graceMilliseconds: number }

/** Gives `run` a signal that is aborted when it takes too long, or a while after `ending`. */
async function inTime({ ending, graceMilliseconds }: InTime, run: (late: AbortSignal) => Promise<void>): Promise<void> {
  const breakOff = new AbortController()
  const onEnding = (): void => void setTimeout(() => breakOff.abort(), graceMilliseconds).unref()
  ending?.addEventListener('abort', onEnding, { once: true })
  try {
    await run(AbortSignal.any([breakOff.signal, AbortSignal.timeout(deliveryMilliseconds)]))
  } finally {
    ending?.removeEventListener('abort', onEnding)
  }
}

/** Takes the mail that has been due longest, if there is one that nobody else has. */
async function optionalDue(pool: pg.Pool): Promise<Taken | null> {
  const { rows } = await pool.query<Taken>(
    `update outgoing_mail set attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
      where id = (select id from outgoing_mail where next_at <= now() and attempts < $2 order by next_at limit 1 for update skip locked)
      returning id, kind, recipient, subject, plain, html, locale, attempts`,
    [heldSeconds, attemptsAtMost],
  )
  return rows[0] ?? null
}

const isOver = (attempts: number, failure: MailFailure): boolean => attempts >= attemptsAtMost || failure === 'refused-for-good'

/** A sending that we broke off ourselves does not count. */
async function keepFailed(pool: pg.Pool, { id, attempts }: Taken, failure: MailFailure): Promise<void> {
  if (failure === 'stopped') {
    await pool.query('update outgoing_mail set attempts = attempts - 1, next_at = now() where id = $1', [id])
  } else if (isOver(attempts, failure)) {
    await pool.query(
      `update outgoing_mail set subject = '', plain = '', html = '', failure = $2, attempts = $3, next_at = now() + interval '7 days' where id = $1`,
      [id, failure, attemptsAtMost],
    )
  } else {
    await pool.query('update outgoing_mail set failure = $2, next_at = now() + make_interval(secs => $3) where id = $1', [
      id,
      failure,
      pauseAfter(attempts),
    ])
  }
}

/** Forgets mails that nobody will send any more: given up a week ago, or waiting for a week for a server that is not there. */
export async function sweepMails(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from outgoing_mail where (attempts >= $1 and next_at <= now()) or (attempts < $1 and created_at < now() - interval '7 days')`,
    [attemptsAtMost],
  )
  return rowCount ?? 0
}
