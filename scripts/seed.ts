// Fills the database for development. So far nothing of a person's is stored, so there is nothing to fill in but the schema.
import { readEnv } from '#config/env.ts'
import { openDb } from '#services/db/open-db.ts'

const env = readEnv()
const db = await openDb({ url: env.DATABASE_URL, dataFolder: env.DATA_FOLDER })
try {
  const { rowCount } = await db.pool.query('delete from rate_limit')
  process.stdout.write(
    [
      `The database is ready: ${db.where}`,
      `Counted requests were forgotten (${rowCount ?? 0}).`,
      'There are no accounts, documents or texts in the database yet, so there is nothing else to seed.',
      'To try the tiers, start with VISITOR_TIER=free, premium or platinum; TIERS=open lifts every limit.',
      '',
    ].join('\n'),
  )
} finally {
  await db.close()
}
