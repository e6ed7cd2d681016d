import type pg from 'pg'

/**
 * Erases a person: the account with all that hangs on it by foreign keys, and what names it otherwise. A mail that is
 * put on its way afterwards, the farewell, stays.
 */
export async function erase(client: pg.PoolClient, id: string): Promise<void> {
  const { rows } = await client.query<{ email: string }>('delete from account where id = $1 returning email', [id])
  // Entries before their count, as when a run is settled.
  for (const table of ['usage_entry', 'usage_window', 'paid_text'])
    await client.query(`delete from ${table} where subject = $1`, [`account:${id}`])
  const email = rows[0]?.email
  await client.query('delete from verification where identifier ~* $1 or value ~* $1', [
    email === undefined ? mentionOf(id) : `${mentionOf(id)}|${mentionOf(email)}`,
  ])
  if (email !== undefined)
    await client.query('delete from outgoing_mail where lower(recipient) = $1 or subject ~* $2 or plain ~* $2 or html ~* $2', [
      email,
      mentionOf(email),
    ])
}

/**
 * Finds an id or an address as a whole: `ann@a.example` is not in `joann@a.example`, nor in `ann@a.example.org`. A hyphen
 * before it may belong to a prefix of ours, and rather a token of `jo-ann@a.example` goes than one of hers stays.
 */
const mentionOf = (word: string): string =>
  `(?<![a-z0-9_+%]|[a-z0-9_+%]\\.)${word.replace(/[!-/:-@[-`{-~]/g, '\\$&')}(?![a-z0-9_-]|\\.[a-z0-9])`
