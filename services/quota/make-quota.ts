import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { MeterUnit } from '#tools/account/contract.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { recount } from './count.ts'
import type { FreeWish, Quota, QuotaOptions, UsageFigures } from './quota.ts'
import { closeById, reserve } from './reservation.ts'

/** The ledger of what people use: every run a line, and beside it one count for each person and unit. */
export function makeQuota({ pool, secret, holdSeconds }: QuotaOptions): Quota {
  return {
    reserve: (spending) => reserve({ pool, holdSeconds }, spending),
    close: (id, how, client = undefined) => closeById(client ?? pool, id, how),
    usage: (allowance) => usage(pool, allowance),
    takeFree: (wish) => takeFree(pool, wish),
    giveBackFree: (wish) => giveBackFree(pool, wish),
    textKeyOf: (text) =>
      createHmac('sha256', secret)
        .update(`text ${text.normalize('NFC').trim()}`)
        .digest('base64url'),
    sweep: async () => {
      const late = await giveBackLate(pool)
      await forgetOld(pool)
      return late
    },
  }
}

/** From the ledger itself; what a crashed node has reserved is not counted. */
async function usage(pool: pg.Pool, { subject, unit, window }: Parameters<Quota['usage']>[0]): Promise<UsageFigures> {
  const { rows } = await pool.query<{ tool: string; amount: string }>(
    `select tool, sum(amount) as amount from usage_entry
     where subject = $1 and unit = $2 and created_at >= $3 and created_at < $4
       and (state = 'settled' or (state = 'reserved' and expires_at > now()))
     group by tool having sum(amount) > 0 order by sum(amount) desc, tool`,
    [subject, unit, window.startsAt, window.endsAt],
  )
  const byTool = rows.map(({ tool, amount }) => ({ tool, amount: Number(amount) }))
  return { used: byTool.reduce((sum, { amount }) => sum + amount, 0), byTool }
}

async function takeFree(pool: pg.Pool, { subject, window, textKey, amount }: FreeWish): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update paid_text set used = used + $4::bigint
     where subject = $1 and text_key = $2 and starts_at = $3 and used + $4::bigint <= allowance`,
    [subject, textKey, window.startsAt, amount],
  )
  return rowCount === 1
}

async function giveBackFree(pool: pg.Pool, { subject, window, textKey, amount }: FreeWish): Promise<void> {
  await pool.query(`update paid_text set used = greatest(0, used - $4::bigint) where subject = $1 and text_key = $2 and starts_at = $3`, [
    subject,
    textKey,
    window.startsAt,
    amount,
  ])
}

async function giveBackLate(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ subject: string; unit: MeterUnit }>(
    `select distinct subject, unit from usage_entry where state = 'reserved' and expires_at <= now()`,
  )
  let late = 0
  for (const counted of rows) {
    late += await inTransaction(pool, async (client) => {
      await client.query('select 1 from usage_window where subject = $1 and unit = $2 for update', [counted.subject, counted.unit])
      return recount(client, counted)
    })
  }
  return late
}

/** What is older has no use any more: no window is that long. */
const daysKept = 400
const batch = 10_000

const aged = [
  { table: 'usage_entry', key: 'id', since: 'created_at' },
  { table: 'usage_window', key: 'subject, unit', since: 'starts_at' },
  { table: 'paid_text', key: 'subject, text_key, starts_at', since: 'starts_at' },
] as const

/** In parts, so that no statement takes long however much has gathered. */
async function forgetOld(pool: pg.Pool): Promise<void> {
  for (const { table, key, since } of aged) {
    const statement = `delete from ${table} where (${key}) in (
      select ${key} from ${table} where ${since} < now() - interval '${daysKept} days' limit ${batch})`
    let forgotten = batch
    while (forgotten === batch) forgotten = (await pool.query(statement)).rowCount ?? 0
  }
}
