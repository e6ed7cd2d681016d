import type { Env } from '#config/env.ts'
import { mailHostOf } from './mail/post.ts'
import { operatorLine } from './scholar/operator-line.ts'

type Started = {
  readonly env: Env
  /** Null when no pages are served. */
  readonly address: string | null
  readonly where: string
  readonly notes: readonly string[]
}

/** What whoever starts the server is told: where it serves, its database, its mails, its limits, whom it asks. */
export function startLines({ env, address, where, notes }: Started): readonly string[] {
  return [
    address === null ? 'Tinta works on background jobs; pages are served by other processes.' : `Tinta serves on ${address}`,
    ...(env.PUBLIC_URL === address ? [] : [`Public address: ${env.PUBLIC_URL}`]),
    `Database: ${where}`,
    mailLine(env, address ?? env.PUBLIC_URL),
    ...(address === null
      ? []
      : [env.TIERS === 'open' ? 'Limits are lifted (TIERS=open).' : 'The limits of the tiers hold. To lift them: TIERS=open npm start']),
    ...(address === null ? [] : [operatorLine(env)]),
    ...notes,
  ]
}

/** Where mails go. */
function mailLine({ SMTP_URL, MAIL_FROM, IDENTITY, isLocal }: Env, address: string): string {
  if (SMTP_URL) return `Mail: ${mailHostOf(SMTP_URL)}, from ${MAIL_FROM}`
  if (isLocal) return `Mail: none is sent; read it at ${address}/dev/mail`
  if (IDENTITY === 'firebase') return 'Mail: none of this site is sent, only those of Firebase. Set SMTP_URL and MAIL_FROM.'
  return 'Mail: NONE CAN BE SENT, so people cannot confirm their addresses. Set SMTP_URL and MAIL_FROM.'
}
