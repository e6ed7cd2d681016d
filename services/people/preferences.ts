import type pg from 'pg'
import { preferencesSchema, type Preferences, type PreferencesChange } from '#tools/account/contract.ts'

type Row = {
  readonly keepsHistory: boolean
  readonly historyDays: number | null
  readonly textLanguage: string | null
  readonly firstMode: string | null
  readonly firstStrength: string | null
  readonly letterKeys: boolean
}

const defaults: Row = {
  keepsHistory: true,
  historyDays: null,
  textLanguage: null,
  firstMode: null,
  firstStrength: null,
  letterKeys: true,
}

const { textLanguage, firstMode, firstStrength } = preferencesSchema.shape

/** What a person has set, within what the operator allows; a language or mode that we no longer have counts as not set. */
export async function readPreferences(database: pg.Pool | pg.PoolClient, id: string, daysAtMost: number): Promise<Preferences> {
  const { rows } = await database.query<Row>(
    `select keeps_history as "keepsHistory", history_days as "historyDays", text_language as "textLanguage",
       first_mode as "firstMode", first_strength as "firstStrength", letter_keys as "letterKeys"
     from preference where account_id = $1`,
    [id],
  )
  const row = rows[0] ?? defaults
  return {
    keepsHistory: row.keepsHistory && daysAtMost > 0,
    historyDays: Math.min(row.historyDays ?? daysAtMost, daysAtMost),
    textLanguage: textLanguage.safeParse(row.textLanguage).data ?? null,
    firstMode: firstMode.safeParse(row.firstMode).data ?? null,
    firstStrength: firstStrength.safeParse(row.firstStrength).data ?? null,
    letterKeys: row.letterKeys,
  }
}

const columns: readonly (readonly [name: keyof Preferences, column: string])[] = [
  ['keepsHistory', 'keeps_history'],
  ['historyDays', 'history_days'],
  ['textLanguage', 'text_language'],
  ['firstMode', 'first_mode'],
  ['firstStrength', 'first_strength'],
  ['letterKeys', 'letter_keys'],
]

/** Writes what a change names and leaves the rest. */
export async function storePreferences(client: pg.PoolClient, id: string, change: PreferencesChange): Promise<void> {
  await client.query('insert into preference (account_id) values ($1) on conflict do nothing', [id])
  const changed = columns.filter(([name]) => change[name] !== undefined)
  const sets = changed.map(([, column], index) => `${column} = $${index + 2}, `).join('')
  await client.query(`update preference set ${sets}updated_at = now() where account_id = $1`, [
    id,
    ...changed.map(([name]) => change[name]),
  ])
}

/** Removes the runs that are not to be kept any more: all of them where the history is off, else those that are too old. */
export async function forgetOldRuns(client: pg.PoolClient, id: string, { keepsHistory, historyDays }: Preferences): Promise<void> {
  if (keepsHistory)
    await client.query('delete from history_entry where account_id = $1 and created_at < now() - make_interval(days => $2)', [
      id,
      historyDays,
    ])
  else await client.query('delete from history_entry where account_id = $1', [id])
}
