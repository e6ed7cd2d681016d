import type pg from 'pg'
import type { PersonRecords } from './people.ts'

type Of<Part extends keyof PersonRecords> = PersonRecords[Part] extends readonly (infer Row)[] ? Row : NonNullable<PersonRecords[Part]>

/** Columns are named one by one, so that a secret added to a table later is not given away by itself. */
const statements: { readonly [Part in keyof PersonRecords]: string } = {
  account: `select id, name, email, email_verified as "emailVerified", image,
      coalesce(second_factor_enabled, false) as "secondFactorEnabled", disabled_at as "disabledAt", locale,
      created_at as "createdAt", updated_at as "updatedAt"
    from account where id = $1`,
  signInMethods: `select provider, external_id as "externalId", scope, created_at as "createdAt", updated_at as "updatedAt"
    from sign_in_method where account_id = $1 order by created_at, id`,
  devices: `select id, ip_address as "ipAddress", user_agent as "userAgent", created_at as "createdAt", updated_at as "updatedAt",
      expires_at as "expiresAt"
    from session where account_id = $1 order by created_at, id`,
  subscriptions: `select id, tier, status, provider, external_customer as "externalCustomer", external_id as "externalId",
      period_start as "periodStart", period_end as "periodEnd", grace_until as "graceUntil", amount, currency,
      created_at as "createdAt", ended_at as "endedAt"
    from subscription where account_id = $1 order by created_at, id`,
  purchases: `select id, tier, provider, external_id as "externalId", status, created_at as "createdAt"
    from checkout where account_id = $1 order by created_at, id`,
  keys: `select id, name, start, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from api_key where account_id = $1 order by created_at, id`,
}

/** Reads what is known of a person, a handful of rows each, for the export. */
export async function readRecords(pool: pg.Pool, id: string): Promise<PersonRecords> {
  const rowsOf = async <Part extends keyof PersonRecords>(part: Part): Promise<readonly Of<Part>[]> => {
    const { rows } = await pool.query<Of<Part> & pg.QueryResultRow>(statements[part], [id])
    return rows
  }
  const [account] = await rowsOf('account')
  return {
    account: account ?? null,
    signInMethods: await rowsOf('signInMethods'),
    devices: await rowsOf('devices'),
    subscriptions: await rowsOf('subscriptions'),
    purchases: await rowsOf('purchases'),
    keys: await rowsOf('keys'),
  }
}
