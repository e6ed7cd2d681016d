import type pg from 'pg'

/** A mail that is kept because there is no server to send it. */
export type KeptMail = {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly locale: string
  readonly at: Date
}

/** Mails that were not sent, for whoever sits at the server. */
export type Outbox = {
  /** Newest first. */
  readonly list: () => Promise<readonly KeptMail[]>
  readonly optionalMail: (id: string) => Promise<(KeptMail & { readonly plain: string; readonly html: string }) | null>
}

const shownAtMost = 100
const columns = 'id, kind, recipient, subject, locale, created_at as at'

export function makeOutbox({ pool }: { readonly pool: pg.Pool }): Outbox {
  return {
    list: async () => {
      const { rows } = await pool.query<KeptMail>(`select ${columns} from outgoing_mail order by created_at desc, id limit $1`, [
        shownAtMost,
      ])
      return rows
    },
    optionalMail: async (id) => {
      const { rows } = await pool.query<KeptMail & { plain: string; html: string }>(
        `select ${columns}, plain, html from outgoing_mail where id = $1`,
        [id],
      )
      return rows[0] ?? null
    },
  }
}
