import type pg from 'pg'
import type { Device } from '#tools/account/contract.ts'
import { deviceOf } from './device-of.ts'
import type { SignedIn } from './identity.ts'

type SessionRow = {
  readonly id: string
  readonly token: string
  readonly user_agent: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** The rows behind signed-in visits. */
export function makeSessions(pool: pg.Pool) {
  const rowsOf = async (accountId: string): Promise<readonly SessionRow[]> => {
    const { rows } = await pool.query<SessionRow>(
      'select id, token, user_agent, created_at, updated_at from session where account_id = $1 and expires_at > now() order by updated_at desc',
      [accountId],
    )
    return rows
  }
  const count = async (statement: string, parameters: readonly unknown[]): Promise<number> =>
    (await pool.query(statement, [...parameters])).rowCount ?? 0
  const forgetProofs = (accountId: string) => count('delete from verification where value = $1', [accountId])
  /** Ends what somebody wants ended: that device is not to be trusted either. */
  const endAndDistrust = async (accountId: string, statement: string, parameters: readonly unknown[]): Promise<number> => {
    await forgetProofs(accountId)
    return count(statement, parameters)
  }
  return {
    devices: async ({ accountId, sessionId }: SignedIn): Promise<readonly Device[]> => {
      const rows = await rowsOf(accountId)
      return rows.map((row) => ({
        id: row.id,
        isThisOne: row.id === sessionId,
        ...deviceOf(row.user_agent),
        since: row.created_at.toISOString(),
        lastUsed: row.updated_at.toISOString(),
      }))
    },
    end: (accountId: string, sessionId: string) =>
      endAndDistrust(accountId, 'delete from session where account_id = $1 and id = $2', [accountId, sessionId]),
    endOthers: ({ accountId, sessionId }: SignedIn) =>
      endAndDistrust(accountId, 'delete from session where account_id = $1 and id is distinct from $2', [accountId, sessionId]),
    endAll: (accountId: string) => endAndDistrust(accountId, 'delete from session where account_id = $1', [accountId]),
    /** Ends the session that a browser came with, unless it goes on with the same one. */
    endFormer: ({ accountId, sessionId }: SignedIn, token: string | null) =>
      count('delete from session where account_id = $1 and id = $2 and token is distinct from $3', [accountId, sessionId, token]),
    /** Forgets what else was begun or trusted: links that set a new password, second steps under way, devices that need no code. */
    forgetProofs,
    optionalById: (sessionId: string) => optionalById(pool, sessionId),
    /**
     * A session that has just begun, when none of the account's other ones looks like it; null when it is nothing new, or
     * when the same person was signed in there before.
     */
    optionalNewDevice: async (
      token: string,
      before: SignedIn | null = null,
    ): Promise<{ readonly email: string; readonly locale: string; readonly device: ReturnType<typeof deviceOf> } | null> => {
      const { rows } = await pool.query<{ account_id: string; email: string; locale: string; user_agent: string | null }>(
        'select s.account_id, a.email, a.locale, s.user_agent from session s join account a on a.id = s.account_id where s.token = $1',
        [token],
      )
      const [fresh] = rows
      if (!fresh || fresh.account_id === before?.accountId) return null
      const others = (await rowsOf(fresh.account_id)).filter((row) => row.token !== token)
      const device = deviceOf(fresh.user_agent)
      const isKnown = others.some((row) => {
        const { browser, system } = deviceOf(row.user_agent)
        return browser === device.browser && system === device.system
      })
      return others.length === 0 || isKnown ? null : { email: fresh.email, locale: fresh.locale, device }
    },
  }
}

type FoundSession = { readonly accountId: string; readonly signedInAt: Date; readonly isDisabled: boolean }

/** The session of an ID token, if it lasts. */
async function optionalById(pool: pg.Pool, sessionId: string): Promise<FoundSession | null> {
  const { rows } = await pool.query<{ account_id: string; created_at: Date; disabled_at: Date | null }>(
    'select s.account_id, s.created_at, a.disabled_at from session s join account a on a.id = s.account_id where s.id = $1 and s.expires_at > now()',
    [sessionId],
  )
  const [row] = rows
  return row ? { accountId: row.account_id, signedInAt: row.created_at, isDisabled: row.disabled_at !== null } : null
}

export type Sessions = ReturnType<typeof makeSessions>
