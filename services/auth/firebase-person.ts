import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import type { FirebaseClaims } from './firebase-token.ts'

/** A person of Firebase who has an account. */
type Known = {
  readonly accountId: string
  readonly email: string
  readonly isVerified: boolean
  readonly isDisabled: boolean
  /** When the token was made that address and confirmation were taken from. */
  readonly toldAt: Date
}

/** A token whose person has an e-mail address. */
type Named = FirebaseClaims & { readonly email: string }

/** Another request has made the same person in this moment. */
class Overtaken extends Error {
  override name = 'Overtaken'
}

const rounds = 3

/**
 * The id of the account that a token belongs to; the first token of a person makes it. Throws AppError `user-disabled`,
 * `sign-in-failed` when the token names no address, and `email-already-in-use` when its address is another account's.
 */
export async function accountOf(pool: pg.Pool, claims: FirebaseClaims, locale: string): Promise<string> {
  const { email } = claims
  if (email === null) throw appError('sign-in-failed')
  const person = { ...claims, email: storable(email), name: storable(claims.name) }
  for (let round = 1; ; round += 1) {
    const known = await optionalKnown(pool, person.uid)
    if (known?.isDisabled) throw appError('user-disabled')
    if (known) {
      await keepUpToDate(pool, known, person)
      return known.accountId
    }
    try {
      return await inTransaction(pool, (client) => join(client, person, locale))
    } catch (error) {
      if (!(error instanceof Overtaken) || round === rounds) throw error
    }
  }
}

async function optionalKnown(pool: pg.Pool, uid: string): Promise<Known | null> {
  const { rows } = await pool.query<Known>(
    `select a.id as "accountId", a.email, a.email_verified as "isVerified", a.disabled_at is not null as "isDisabled", m.updated_at as "toldAt"
     from sign_in_method m join account a on a.id = m.account_id
     where m.provider = 'firebase' and m.external_id = $1`,
    [uid],
  )
  return rows[0] ?? null
}

/** Makes the person's account, or finds the one that was waiting for them, and notes whose it is. */
async function join(client: pg.PoolClient, person: Named, locale: string): Promise<string> {
  const { uid, email, name, isVerified, issuedAt } = person
  const made = await client.query<{ id: string }>(
    `insert into account (id, name, email, email_verified, locale) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning id`,
    [randomUUID(), name, email, isVerified, locale],
  )
  const accountId = made.rows[0]?.id ?? (await waitingAccount(client, person))
  const { rowCount } = await client.query(
    `insert into sign_in_method (id, account_id, provider, external_id, updated_at) values ($1, $2, 'firebase', $3, $4)
     on conflict (provider, external_id) do nothing`,
    [randomUUID(), accountId, uid, issuedAt],
  )
  if (rowCount === 0) throw new Overtaken()
  return accountId
}

type Waiting = { readonly id: string; readonly isVerified: boolean; readonly isDisabled: boolean; readonly uid: string | null }

/** The account with the person's address, which belongs to nobody at Firebase; only who has proved to read its mail gets it. */
async function waitingAccount(client: pg.PoolClient, { uid, email, isVerified }: Named): Promise<string> {
  const { rows } = await client.query<Waiting>(
    `select a.id, a.email_verified as "isVerified", a.disabled_at is not null as "isDisabled",
       (select external_id from sign_in_method m where m.account_id = a.id and m.provider = 'firebase' limit 1) as uid
     from account a where a.email = $1 for update of a`,
    [email],
  )
  const [account] = rows
  if (!account || account.uid === uid) throw new Overtaken()
  if (account.uid !== null || !isVerified) throw appError('email-already-in-use')
  if (account.isDisabled) throw appError('user-disabled')
  if (!account.isVerified) await takeFromStranger(client, account.id)
  return account.id
}

/** Nobody had proved that the address was theirs, so what opened the account until now opens it no more. */
async function takeFromStranger(client: pg.PoolClient, id: string): Promise<void> {
  await client.query('delete from sign_in_method where account_id = $1', [id])
  await client.query('delete from second_factor where account_id = $1', [id])
  await client.query('delete from session where account_id = $1', [id])
  await client.query('update account set email_verified = true, second_factor_enabled = false, updated_at = now() where id = $1', [id])
}

/**
 * Takes over address and confirmation from a token that is newer than the one they came from. An address that nobody has
 * confirmed replaces no confirmed one, and none becomes another's; with a new address the sessions end.
 */
async function keepUpToDate(pool: pg.Pool, known: Known, { email, isVerified, issuedAt }: Named): Promise<void> {
  const isMoved = email !== known.email
  if ((!isMoved && isVerified === known.isVerified) || issuedAt < known.toldAt) return
  if (isMoved && known.isVerified && !isVerified) return
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update account set email = $2, email_verified = $3, updated_at = now()
       where id = $1 and not exists (select 1 from account where email = $2 and id <> $1)`,
      [known.accountId, email, isVerified],
    )
    if (rowCount === 0) return
    await client.query("update sign_in_method set updated_at = $2 where account_id = $1 and provider = 'firebase'", [
      known.accountId,
      issuedAt,
    ])
    if (isMoved) await client.query('delete from session where account_id = $1', [known.accountId])
  })
}
