import type pg from 'pg'
import type { WritingLists } from '#tools/account/contract.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { transactAgain } from '../db/transact-again.ts'
import { searchPattern } from '../db/search-pattern.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { erase } from './erase.ts'
import { forgetOldRuns, readPreferences, storePreferences } from './preferences.ts'
import type { People, PeopleOptions, Person } from './people.ts'
import { readRecords } from './records.ts'
import { readUsage } from './usage-lines.ts'

const personColumns = `
  id, name, email, email_verified as "emailVerified", locale, disabled_at is not null as "isDisabled",
  coalesce(second_factor_enabled, false) as "hasSecondStep", created_at as since`

/** Records of people in the database. */
export function makePeople({ pool, historyDays }: PeopleOptions): People {
  const optionalOne = async (where: string, value: string): Promise<Person | null> => {
    const { rows } = await pool.query<Person>(`select ${personColumns} from account where ${where} = $1`, [storable(value)])
    return rows[0] ?? null
  }
  return {
    optionalPerson: (id) => optionalOne('id', id),
    optionalPersonByEmail: (email) => optionalOne('email', email.trim().toLowerCase()),
    list: async ({ search, limit }) => {
      const { rows } = await pool.query<Person>(
        `select ${personColumns} from account
         where $1 = '' or email ~ $1 or name ~ $1 order by created_at desc, id limit $2`,
        [searchPattern(storable(search.trim())), limit],
      )
      return rows
    },
    rename: async (id, { name, locale }) => {
      await pool.query('update account set name = coalesce($2, name), locale = coalesce($3, locale), updated_at = now() where id = $1', [
        id,
        name === undefined ? null : storable(name),
        locale ?? null,
      ])
    },
    setDisabled: (id, isDisabled) => inTransaction(pool, (client) => setDisabled(client, id, isDisabled)),
    erase: (id) =>
      transactAgain(pool, async (client) => {
        // Their documents go with them, and those may be many.
        await client.query('set local statement_timeout = 0')
        await erase(client, id)
      }),
    preferences: (id) => readPreferences(pool, id, historyDays),
    setPreferences: (id, change) =>
      inTransaction(pool, async (client) => {
        await lock(client, id)
        await storePreferences(client, id, change)
        const preferences = await readPreferences(client, id, historyDays)
        await forgetOldRuns(client, id, preferences)
        return preferences
      }),
    lists: (id) => readLists(pool, id),
    setLists: (id, lists) =>
      inTransaction(pool, async (client) => {
        await lock(client, id)
        await storeLists(client, id, lists)
      }),
    records: (id) => readRecords(pool, id),
    usage: (id) => readUsage(pool, id),
  }
}

/** Makes changes of one person follow each other. Throws AppError `user-token-expired` for somebody who has just been erased. */
async function lock(client: pg.PoolClient, id: string): Promise<void> {
  const { rowCount } = await client.query('select from account where id = $1 for no key update', [id])
  if (!rowCount) throw appError('user-token-expired')
}

async function setDisabled(client: pg.PoolClient, id: string, isDisabled: boolean): Promise<void> {
  await client.query(
    `update account set disabled_at = case when $2 then coalesce(disabled_at, now()) end, updated_at = now() where id = $1`,
    [id, isDisabled],
  )
  if (isDisabled) await client.query('delete from session where account_id = $1', [id])
}

type OwnWord = WritingLists['ownWords'][number]

async function readLists(pool: pg.Pool, id: string): Promise<WritingLists> {
  const words = await pool.query<{ language: string; word: string }>(
    'select language, word from own_word where account_id = $1 order by language, word',
    [id],
  )
  const rules = await pool.query<{ rule: string }>('select rule from rule_off where account_id = $1 order by rule', [id])
  return { ownWords: words.rows.filter(isOwnWord), rulesOff: rules.rows.map(({ rule }) => rule) }
}

const isOwnWord = (row: { readonly language: string; readonly word: string }): row is OwnWord =>
  textLanguageCodes.some((code) => code === row.language)

async function storeLists(client: pg.PoolClient, id: string, { ownWords, rulesOff }: WritingLists): Promise<void> {
  await client.query('delete from own_word where account_id = $1', [id])
  await client.query('delete from rule_off where account_id = $1', [id])
  const words = ownWords.map(({ language, word }) => ({ language, word: storable(word) })).filter(({ word }) => word !== '')
  await client.query(
    'insert into own_word (account_id, language, word) select distinct $1, language, word from unnest($2::text[], $3::text[]) as one (language, word)',
    [id, words.map(({ language }) => language), words.map(({ word }) => word)],
  )
  await client.query('insert into rule_off (account_id, rule) select distinct $1, rule from unnest($2::text[]) as one (rule)', [
    id,
    rulesOff.map(storable),
  ])
}
