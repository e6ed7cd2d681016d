import type pg from 'pg'

/** A new account whose address nobody has proved yet, with the password that it was made with, as it is stored. */
export type Waiting = { readonly accountId: string; readonly email: string; readonly hash: string }

/** The account that waits for this address to be proved; null when there is none, or none any more. */
export async function optionalWaiting(pool: pg.Pool, email: string): Promise<Waiting | null> {
  const { rows } = await pool.query<Waiting>(
    `select a.id as "accountId", a.email, coalesce(m.password, '') as hash from account a
     left join sign_in_method m on m.account_id = a.id and m.provider = 'credential'
     where a.email = $1 and not a.email_verified`,
    [email.toLowerCase()],
  )
  return rows[0] ?? null
}

/**
 * Sets the password of an account whose address nobody has proved; false when somebody has by now. The account is locked
 * meanwhile, so that whoever proves the address comes before this or after it, and sees which password stands.
 */
export async function replaceUnproved(pool: pg.Pool, { accountId, hash }: Omit<Waiting, 'email'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with waiting as (select id from account where id = $1 and not email_verified for update)
     update sign_in_method set password = $2, updated_at = now() from waiting
     where account_id = waiting.id and provider = 'credential'`,
    [accountId, hash],
  )
  return rowCount === 1
}

/** The address is proved, and the account has this password from now on; false when somebody has proved it before. */
export async function proveWithPassword(pool: pg.Pool, { accountId, hash }: Omit<Waiting, 'email'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with waiting as (select id from account where id = $1 and not email_verified for update),
     chosen as (
       update sign_in_method set password = $2, updated_at = now() from waiting
       where account_id = waiting.id and provider = 'credential' returning account_id)
     update account set email_verified = true, updated_at = now() from chosen where id = chosen.account_id`,
    [accountId, hash],
  )
  if (rowCount !== 1) return false
  await pool.query('delete from session where account_id = $1', [accountId])
  return true
}

/**
 * After an address was proved: of the passwords that were chosen before, only the one that the owner of the address chose
 * may stay. Somebody else may have signed up anew in the moment between. `except` is the token of the owner's own session.
 */
export async function keepOnlyPassword(
  pool: pg.Pool,
  { accountId, hash, except }: { readonly accountId: string; readonly hash: string; readonly except: string | null },
): Promise<void> {
  const { rowCount } = await pool.query(
    "delete from sign_in_method where account_id = $1 and provider = 'credential' and password is distinct from $2",
    [accountId, hash],
  )
  if (rowCount !== 0) await pool.query('delete from session where account_id = $1 and token is distinct from $2', [accountId, except])
}

/** The link that sets a new password proves the address as well; what else was chosen before is nobody's. */
export async function proveByReset(pool: pg.Pool, { accountId, hash }: Omit<Waiting, 'email'>): Promise<void> {
  // What was begun on the grounds of the former password is void.
  await pool.query('delete from verification where value = $1', [accountId])
  const { rowCount } = await pool.query(
    'update account set email_verified = true, updated_at = now() where id = $1 and not email_verified',
    [accountId],
  )
  if (rowCount === 1) await keepOnlyPassword(pool, { accountId, hash, except: null })
}
