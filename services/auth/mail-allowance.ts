import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { MailKind } from '../mail/mailer.ts'

export type MailAllowance = {
  /** Whether a mail of this kind may go to this address now; asking counts it. */
  readonly take: (to: string, kind: MailKind) => Promise<boolean>
}

export type MailAllowanceOptions = {
  readonly pool: pg.Pool
  /** Addresses are stored hashed with it. */
  readonly secret: string
  /** Mails to one mailbox in a quarter of an hour; 0 lifts the limit. */
  readonly limit: number
}

const windowSeconds = 15 * 60
const keyPrefix = 'mail-recipient'

/** Sorted. Mails that somebody can have sent to an address that is not theirs; the others tell of what has happened to an account. */
const ofAnybody: ReadonlySet<MailKind> = new Set([
  'address-taken',
  'allow-address-change',
  'confirm-address',
  'reset-password',
  'sign-in-link',
])

/**
 * One count for each mailbox, on all nodes together, of the mails that anybody can cause, whichever way they ask for them:
 * each way has its limit, and a mailbox could be flooded by going through all of them. Whoever asks is told nothing of it.
 * What is refused does not prolong the wait.
 */
export function makeMailAllowance({ pool, secret, limit }: MailAllowanceOptions): MailAllowance {
  const points = Math.max(1, limit)
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: windowSeconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
  })
  return {
    take: async (to, kind) => {
      if (limit === 0 || !ofAnybody.has(kind)) return true
      try {
        await limiter.consume(createHmac('sha256', secret).update(mailboxOf(to)).digest('base64url').slice(0, 27))
        return true
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false
        throw refused
      }
    },
  }
}

/** Most servers put `ann+anything@` into the mailbox of `ann@` (subaddresses, RFC 5233). */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '')
