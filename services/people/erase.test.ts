import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, type TestAccount } from '#tests/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { tablesOf, tablesWith } from '#tests/mentions.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makePeople } from './make-people.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  await db.pool.query("insert into institution (id, name) values ($1, 'School')", [school])
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const school = randomUUID()

/** Tables that hold nothing of a person: what is in them, if anything, is a hash, or names nobody. */
const impersonal: readonly string[] = [
  'billing_event',
  'corpus_block',
  'corpus_segment',
  'corpus_stop_hash',
  'fetch_host',
  'fetch_robots',
  'institution',
  'migration',
  'online_answer',
  'online_budget',
  'online_page',
  'rate_limit',
  'retraction',
  'retraction_list',
  'signing_key',
]

/** A row of this person in every table, by what names them in it; a new table needs one here, or a place among those above. */
const rowsOf = ({ id, email }: TestAccount): readonly (readonly [table: string, row: Readonly<Record<string, string>>])[] => [
  ['session', { account_id: id }],
  ['sign_in_method', { account_id: id, provider: 'credential', external_id: id }],
  ['sign_in_method', { account_id: id, provider: 'google' }],
  ['verification', { identifier: 'reset-password:abc', value: id }],
  ['verification', { value: JSON.stringify({ email: email.toUpperCase(), name: '' }) }],
  ['verification', { identifier: `change-email-${email}` }],
  ['second_factor', { account_id: id }],
  ['subscription', { account_id: id, status: 'active' }],
  ['subscription', { account_id: id, status: 'ended' }],
  ['checkout', { account_id: id }],
  ['usage_window', { subject: `account:${id}` }],
  ['usage_entry', { subject: `account:${id}` }],
  ['paid_text', { subject: `account:${id}` }],
  ['history_entry', { account_id: id, input: `My address is ${email}.` }],
  ['check_run', { account_id: id, subject: `account:${id}`, input: `My address is ${email}.` }],
  ['preference', { account_id: id }],
  ['own_word', { account_id: id }],
  ['rule_off', { account_id: id }],
  ['api_key', { account_id: id, name: `For ${email}` }],
  ['institution_member', { institution_id: school, account_id: id }],
  ...corpusRowsOf({ id, email }),
  ...libraryRowsOf({ id, email }),
  ['outgoing_mail', { recipient: email.toUpperCase() }],
  // Told to the address that the account had before.
  ['outgoing_mail', { recipient: 'former@writers.example', plain: `It is now ${email}.` }],
]

/** A document of theirs with its text and index. */
function corpusRowsOf({ id, email }: TestAccount): readonly (readonly [table: string, row: Readonly<Record<string, string>>])[] {
  const [group, collection, text, segment] = [randomUUID(), randomUUID(), randomUUID(), String(randomInt(2 ** 31))]
  return [
    ['corpus_group', { id: group, kind: 'own', account_id: id }],
    ['corpus_collection', { id: collection, group_id: group, name: `Sources of ${email}` }],
    ['corpus_segment', { id: segment, group_id: group }],
    ['corpus_block', { segment }],
    ['corpus_stop_hash', { segment }],
    ['corpus_text', { id: text, group_id: group, segment, body: `My address is ${email}.` }],
    ['corpus_document', { collection_id: collection, text_id: text, added_by: id, authors: email }],
  ]
}

/** A work of theirs with everything that hangs on it. */
function libraryRowsOf({ id, email }: TestAccount): readonly (readonly [table: string, row: Readonly<Record<string, string>>])[] {
  const [item, folder] = [randomUUID(), randomUUID()]
  return [
    ['library_item', { id: item, account_id: id, note: `My address is ${email}.` }],
    ['library_key', { account_id: id, item_id: item }],
    ['library_apart', { account_id: id, first: item, second: item }],
    ['library_folder', { id: folder, account_id: id, name: email }],
    ['library_file', { account_id: id, name: `${email}.pdf` }],
    ['library_undo', { account_id: id }],
    ['library_share', { account_id: id, folder_id: folder }],
  ]
}

/** Puts these rows there, with something in every other column that must have a value. */
async function fill(person: TestAccount): Promise<void> {
  for (const [table, row] of rowsOf(person)) {
    const { rows } = await db.pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and column_name <> all($2)`,
      [table, Object.keys(row)],
    )
    const given = [...Object.entries(row), ...rows.map(({ name, type }) => [name, valueOf(type)] as const)]
    const places = given.map((_, index) => `$${index + 1}`).join(', ')
    await db.pool.query(
      `insert into ${table} (${given.map(([name]) => name).join(', ')}) values (${places})`,
      given.map(([, value]) => value),
    )
  }
}

const valueOf = (type: string): unknown => {
  if (type === 'text' || type === 'uuid') return randomUUID()
  if (type === 'bytea') return Buffer.from(randomUUID())
  if (type === 'ARRAY') return []
  if (type === 'tsvector') return ''
  return type.startsWith('timestamp') ? new Date() : type === 'jsonb' ? '{}' : 1
}

/** How many rows each table has. */
async function counts(): Promise<Readonly<Record<string, number>>> {
  const entries: (readonly [string, number])[] = []
  for (const table of await tablesOf(db.pool)) {
    const { rows } = await db.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    entries.push([table, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(entries)
}

test('nothing of an erased person is left anywhere, and nobody else loses anything', async () => {
  const people = makePeople({ pool: db.pool, historyDays: 90 })
  // Addresses that hold each other, and signs that mean something in patterns.
  const stay = [
    await makeAccount(db.pool, { email: 'jo.ann+x@writers.example' }),
    await makeAccount(db.pool, { email: 'ann+x@writers.example.org' }),
    await makeAccount(db.pool, { email: 'annxx@writers.example' }),
  ]
  for (const person of stay) await fill(person)
  const before = await counts()
  const goes = await makeAccount(db.pool, { email: 'ann+x@writers.example' })
  await fill(goes)

  const personal = (await tablesOf(db.pool)).filter((table) => !impersonal.some((name) => table === `public.${name}`))
  expect(await tablesWith(db.pool, [goes.id, goes.email])).toEqual(personal)

  await people.erase(goes.id)
  expect(await tablesWith(db.pool, [goes.id])).toEqual([])
  expect(await counts()).toEqual(before)

  for (const person of stay) await people.erase(person.id)
  expect(await tablesWith(db.pool, [goes.email, ...stay.flatMap(({ id, email }) => [id, email])])).toEqual([])
})

test('a mail that is put on its way afterwards stays', async () => {
  const people = makePeople({ pool: db.pool, historyDays: 90 })
  const { id, email } = await makeAccount(db.pool)
  await people.erase(id)
  await db.pool.query(
    "insert into outgoing_mail (id, kind, recipient, subject, plain, html, locale) values ('farewell', 'account-deleted', $1, 's', 'p', 'h', 'en')",
    [email],
  )
  expect(await tablesWith(db.pool, [email])).toEqual(['public.outgoing_mail'])
  await people.erase(id)
  expect(await tablesWith(db.pool, [email])).toEqual(['public.outgoing_mail'])
})
