import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { historyEntrySchema, historyPageSchema, historyQuery, type HistoryEntry } from '#tools/account/contract.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { KeptRun } from './history.ts'
import { entriesAtMost, makeHistory } from './make-history.ts'

let database: OpenTestDb
let db: Db
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(async () => {
  await database.close()
})

const onTrouble = (error: unknown) => {
  throw error
}
const historyOf = (daysAtMost = 90) => makeHistory({ pool: db.pool, daysAtMost, onTrouble })
const newAccount = async (): Promise<string> => (await makeAccount(db.pool)).id

const run = (accountId: string, given: Partial<KeptRun> = {}): KeptRun => ({
  accountId,
  tool: 'rephrase',
  language: 'en',
  input: 'The cat sat on the mat.',
  output: 'On the mat sat the cat.',
  options: { mode: 'synonyms' },
  ...given,
})

/** Puts an entry there with a time of its own. */
async function entryOf(
  accountId: string,
  { id, at, input = 'text' }: { readonly id: string; readonly at: string; readonly input?: string },
) {
  await db.pool.query(
    "insert into history_entry (id, account_id, tool, language, title, input, output, options, created_at) values ($1, $2, 'rephrase', 'en', $3, $3, '', '{}', $4)",
    [id, accountId, input, at],
  )
}

const idsOf = async (accountId: string): Promise<readonly string[]> => {
  const { rows } = await db.pool.query<{ id: string }>('select id from history_entry where account_id = $1 order by created_at, id', [
    accountId,
  ])
  return rows.map(({ id }) => id)
}

const everything = { search: '', tool: '', limit: 30 }
const setPreference = (accountId: string, keeps: boolean, days: number | null) =>
  db.pool.query(
    'insert into preference (account_id, keeps_history, history_days) values ($1, $2, $3) on conflict (account_id) do update set keeps_history = $2, history_days = $3',
    [accountId, keeps, days],
  )

describe('keeping a run', () => {
  test('with its text, result and options, for its owner alone', async () => {
    const [ann, ben, history] = [await newAccount(), await newAccount(), historyOf()]
    await history.keep(run(ann, { input: '  Egy hosszú út.\n\nÉs vége. 😀 ', options: { mode: 'extend', figures: { similarity: 0.4 } } }))
    const page = historyPageSchema.parse(await history.page(ann, everything))
    const [line] = page.entries
    expect(page).toMatchObject({ total: 1, hasMore: false, next: null })
    expect(line).toMatchObject({ tool: 'rephrase', title: 'Egy hosszú út. És vége. 😀', characters: 29 })
    const entry = historyEntrySchema.parse(await history.optionalEntry(ann, line?.id ?? ''))
    expect(entry).toMatchObject({
      input: '  Egy hosszú út.\n\nÉs vége. 😀 ',
      output: 'On the mat sat the cat.',
      options: { mode: 'extend', figures: { similarity: 0.4 } },
    })
    expect(await history.page(ben, everything)).toEqual({ entries: [], next: null, hasMore: false, total: 0 })
    expect(await history.optionalEntry(ben, entry.id)).toBeNull()
    expect(await history.remove(ben, entry.id)).toBe(0)
    expect(await history.removeAll(ben)).toBe(0)
    expect(await history.count(ann)).toBe(1)
    expect(await history.remove(ann, entry.id)).toBe(1)
    expect(await history.count(ann)).toBe(0)
  })

  test.each([
    ['its owner does not want it', false, 90, 0],
    ['the operator allows none', true, 0, 0],
    ['both do', true, 90, 1],
  ])('when %s', async (_, keeps, days, kept) => {
    const ann = await newAccount()
    await setPreference(ann, keeps, null)
    await historyOf(days).keep(run(ann))
    expect(await historyOf().count(ann)).toBe(kept)
  })

  test('of an account that is gone keeps nothing and hurts nobody', async () => {
    const told: unknown[] = []
    await makeHistory({ pool: db.pool, daysAtMost: 90, onTrouble: (error) => told.push(error) }).keep(run('nobody'))
    expect(told).toEqual([])
    expect(await historyOf().count('nobody')).toBe(0)
  })

  test('tells of trouble and does not throw it', async () => {
    const told: unknown[] = []
    const broken = await openDb({ url: database.url, dataFolder: '' })
    await broken.close()
    await makeHistory({ pool: broken.pool, daysAtMost: 90, onTrouble: (error) => told.push(error) }).keep(run('nobody'))
    expect(told).toHaveLength(1)
  })

  test('whatever the text is made of', async () => {
    const [ann, history] = [await newAccount(), historyOf()]
    const odd = fc.constantFrom('', '\0', 'a\0b', '\ud800', '\udfff\ud800', '%_\\', '\n\n', '😀', '"}')
    const anything = fc
      .tuple(
        fc.string({ maxLength: 20 }),
        odd,
        fc.array(fc.nat({ max: 0xffff }), { maxLength: 5 }).map((units) => String.fromCharCode(...units)),
        odd,
      )
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(anything, anything, fc.dictionary(anything, anything, { noNullPrototype: true }), async (input, output, options) => {
        await history.keep(run(ann, { input, output, options }))
        const { entries } = await history.page(ann, { ...everything, limit: 1 })
        const entry = await history.optionalEntry(ann, entries[0]?.id ?? '')
        const heldOf = (text: string) => text.toWellFormed().replaceAll('\0', '')
        expect(entry).toMatchObject({ input: heldOf(input), output: heldOf(output) })
        await history.removeAll(ann)
      }),
      { numRuns: 40 },
    )
  })

  test(`of the ${entriesAtMost + 1}st lets the oldest go`, async () => {
    const [ann, ben, history] = [await newAccount(), await newAccount(), historyOf()]
    for (const owner of [ann, ben])
      await db.pool.query(
        `insert into history_entry (id, account_id, tool, language, title, input, output, options, created_at)
         select $1 || '-' || lpad(n::text, 5, '0'), $1, 'rephrase', 'en', 't', 'i', 'o', '{}', '2026-01-01Z'::timestamptz + (n / 2) * interval '1 second'
         from generate_series(1, $2) as n`,
        [owner, entriesAtMost],
      )
    await history.keep(run(ann))
    const ids = await idsOf(ann)
    expect(ids).toHaveLength(entriesAtMost)
    expect(ids[0]).toBe(`${ann}-00002`)
    expect(await history.count(ben)).toBe(entriesAtMost)
  })
})

describe('searching', () => {
  const rows: readonly (readonly [search: string, text: string, isFound: boolean])[] = [
    ['árvíztűrő', 'ÁRVÍZTŰRŐ tükörfúrógép', true],
    ['istanbul', 'İSTANBUL', true],
    ['100%', 'up to 100% of it', true],
    ['100%', 'up to 1000 of it', false],
    ['a_b', 'axb', false],
    ['cat\0', 'a cat', true],
    ['dog', 'a cat', false],
  ]
  test.each(rows)('%j in %j: %s', async (search, text, isFound) => {
    const [ann, history] = [await newAccount(), historyOf()]
    await history.keep(run(ann, { input: `${'filling '.repeat(30)} ${text}`, output: '' }))
    await history.keep(run(ann, { input: 'filling', output: text }))
    expect((await history.page(ann, { ...everything, search })).total).toBe(isFound ? 2 : 0)
  })

  test('within one tool', async () => {
    const [ann, history] = [await newAccount(), historyOf()]
    await history.keep(run(ann))
    await history.keep(run(ann, { tool: 'proofread', output: 'cat' }))
    const { entries, total } = await history.page(ann, { search: 'CAT', tool: 'proofread', limit: 30 })
    expect([entries.map(({ tool }) => tool), total]).toEqual([['proofread'], 1])
    expect((await history.page(ann, { search: 'CAT', tool: 'cite', limit: 30 })).total).toBe(0)
  })
})

describe('paging', () => {
  test('shows every entry once, newest first, however many share a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()), { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 9 }),
        async (made, limit) => {
          const [ann, history] = [await newAccount(), historyOf()]
          for (const [index, [second, hasCat]] of made.entries())
            await entryOf(ann, { id: `${ann}-${index}`, at: `2026-03-01T10:00:0${second}.00${second}Z`, input: hasCat ? 'a cat' : 'a dog' })
          for (const search of ['', 'cat']) {
            const seen: string[] = []
            let before: string | undefined
            for (;;) {
              const page = historyPageSchema.parse(await history.page(ann, { ...historyQuery.parse({ search, limit, before }) }))
              expect(page.total).toBe(made.filter(([, hasCat]) => search === '' || hasCat).length)
              expect(page.hasMore).toBe(page.next !== null)
              seen.push(...page.entries.map(({ id, madeAt }) => `${madeAt} ${id}`))
              if (page.next === null) break
              expect(page.entries).toHaveLength(limit)
              before = page.next
            }
            expect(new Set(seen).size).toBe(seen.length)
            expect(seen.length).toBe(made.filter(([, hasCat]) => search === '' || hasCat).length)
            expect(seen.map((line) => line.slice(0, 24))).toEqual(
              seen
                .map((line) => line.slice(0, 24))
                .toSorted()
                .toReversed(),
            )
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  test('goes on although the last line shown was removed, and leaves out what came since', async () => {
    const [ann, history] = [await newAccount(), historyOf()]
    for (const index of [1, 2, 3, 4]) await entryOf(ann, { id: `${ann}-${index}`, at: '2026-03-01T10:00:00Z' })
    const first = await history.page(ann, { ...everything, limit: 2 })
    await history.remove(ann, first.entries[1]?.id ?? '')
    await history.keep(run(ann))
    const second = await history.page(ann, { ...everything, limit: 2, before: first.next ?? '' })
    expect(second.entries.map(({ id }) => id)).toEqual([`${ann}-2`, `${ann}-1`])
    expect(second).toMatchObject({ hasMore: false, total: 4 })
  })

  test('finds a run that was kept a moment ago, at its own millisecond', async () => {
    const [ann, history] = [await newAccount(), historyOf()]
    for (let count = 0; count < 5; count++) await history.keep(run(ann))
    const seen = new Set<string>()
    for (let before: string | undefined; ;) {
      const page = await history.page(ann, { ...everything, limit: 1, before })
      for (const { id } of page.entries) seen.add(id)
      if (page.next === null) break
      before = page.next
    }
    expect(seen.size).toBe(5)
  })
})

test('everything of one person, oldest first, for the export', async () => {
  const [ann, ben, history] = [await newAccount(), await newAccount(), historyOf()]
  for (let index = 0; index < 230; index++)
    await entryOf(ann, {
      id: `${ann}-${String(index).padStart(3, '0')}`,
      at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7)).toISOString(),
    })
  await history.keep(run(ben))
  const entries: HistoryEntry[] = []
  for await (const entry of history.all(ann)) entries.push(entry)
  expect(entries.map(({ id }) => id)).toEqual(await idsOf(ann))
  expect(entries).toHaveLength(230)
  expect(historyEntrySchema.array().safeParse(entries).success).toBe(true)
})

describe('sweeping', () => {
  test.each([
    ['as long as the operator allows', null, 10, ['9', '1']],
    ['for fewer days when its owner wants that', 5, 10, ['1']],
    ['never for more than the operator allows', 300, 10, ['9', '1']],
    ['not at all where the operator allows nothing any more', 5, 0, []],
  ])('keeps a run %s', async (_, own, operators, left) => {
    const [ann, history] = [await newAccount(), historyOf(operators)]
    await setPreference(ann, true, own)
    for (const days of [11, 9, 1]) await entryOf(ann, { id: `${ann}-${days}`, at: new Date(Date.now() - days * 86_400_000).toISOString() })
    expect(await history.sweep()).toBeGreaterThanOrEqual(3 - left.length)
    expect(await idsOf(ann)).toEqual(left.map((days) => `${ann}-${days}`))
  })
})

test('one person’s searches do not take the database from everybody else', async () => {
  const pool = new pg.Pool({ connectionString: database.url })
  const counts = { running: 0, most: 0 }
  pool.on('acquire', () => (counts.most = Math.max(counts.most, (counts.running += 1))))
  pool.on('release', () => (counts.running -= 1))
  const history = makeHistory({ pool, daysAtMost: 90, onTrouble })
  const ann = await newAccount()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => history.page(ann, { ...everything, search: 'cat' })))
  expect(counts.most).toBe(1)
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1)
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
  await pool.end()
})
