import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { storable } from '../db/storable.ts'
import { answerColumns, exclusionsOf, hashOf, reportOf, sharedUrl, tokenOf, type AnswerRow, type ShareKey } from './check-rows.ts'
import type { Checks } from './checks.ts'

const days = 30

/** Addresses at which a report can be read for 30 days by whoever has them; one at a time for each check. */
export function makeShares(pool: pg.Pool, key: ShareKey): Pick<Checks, 'share' | 'endShare' | 'optionalShared'> {
  return {
    share: async (subject, id) => {
      const nonce = randomBytes(16).toString('base64url')
      const token = tokenOf(key.secret, id, nonce)
      const { rows } = await pool.query<{ until: Date }>(
        `update check_run set share_nonce = $3, share_hash = $4, share_until = now() + make_interval(days => ${days})
         where subject = $1 and id = $2 and report is not null returning share_until as until`,
        [subject, storable(id), nonce, hashOf(token)],
      )
      return rows[0] ? { url: sharedUrl(key, token), expiresAt: rows[0].until.toISOString() } : null
    },
    endShare: async (subject, id) => {
      const { rowCount } = await pool.query(
        'update check_run set share_nonce = null, share_hash = null, share_until = null where subject = $1 and id = $2',
        [subject, storable(id)],
      )
      return rowCount === 1
    },
    optionalShared: async (token) => {
      const { rows } = await pool.query<AnswerRow>(`select ${answerColumns} from check_run where share_hash = $1 and share_until > now()`, [
        hashOf(token),
      ])
      const report = rows[0] ? reportOf(rows[0]) : null
      return rows[0] && report ? { report, exclusions: exclusionsOf(rows[0].exclusions) } : null
    },
  }
}
