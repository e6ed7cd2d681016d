import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { MailMessages, MailText, MailWords } from './mail-words.ts'
import type { Mailer, MailFacts, MailKind } from './mailer.ts'
import { renderMail, requireOneLine } from './render-mail.ts'

export type MailerOptions = {
  readonly pool: pg.Pool
  /** Address of the site, as mails name it. */
  readonly publicUrl: string
  readonly supportEmail: string | null
  readonly words: MailWords
  /** Told of each mail that has been put on its way, so that a worker in this process need not look for it. */
  readonly onQueued?: (() => void) | undefined
}

/** Writes mails in their recipient's language and puts them on their way. */
export function makeMailer({ pool, publicUrl, supportEmail, words, onQueued }: MailerOptions): Mailer {
  return {
    send: async ({ kind, to, locale, facts }) => {
      requireOneAddress(to)
      const found = words(locale)
      const url = 'url' in facts ? facts.url : null
      const text = textOf(found.messages, kind, facts)
      const { subject, plain, html } = renderMail(text, { words: found, url, site: publicUrl, supportEmail })
      await pool.query(
        'insert into outgoing_mail (id, kind, recipient, subject, plain, html, locale) values ($1, $2, $3, $4, $5, $6, $7)',
        [randomUUID(), kind, to, subject, plain, html, found.locale],
      )
      onQueued?.()
    },
  }
}

const textOf = <Kind extends MailKind>({ kinds }: MailMessages, kind: Kind, facts: MailFacts[Kind]): MailText => kinds[kind](facts)

/** Refuses whatever could be more than one recipient, or a header. The address itself is not told: it belongs to a person. */
function requireOneAddress(address: string): void {
  requireOneLine(address)
  if (!/^[^\s<>(),;:"@]+@[^\s<>(),;:"@]+$/.test(address)) throw new Error('a mail has no single address to go to')
}
