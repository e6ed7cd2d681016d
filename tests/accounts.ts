import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export type TestAccount = { readonly id: string; readonly email: string }

/** An account in a real database, confirmed and without anything else. */
export async function makeAccount(
  pool: pg.Pool,
  {
    id = randomUUID(),
    email = `${id}@writers.example`,
    name = 'Ann Writer',
    locale = 'en',
  }: Partial<TestAccount> & {
    readonly name?: string
    readonly locale?: string
  } = {},
): Promise<TestAccount> {
  await pool.query('insert into account (id, name, email, email_verified, locale) values ($1, $2, $3, true, $4)', [id, name, email, locale])
  return { id, email }
}
