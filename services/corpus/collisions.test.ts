import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { documentOf, operator, textOf } from '#tests/corpus.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { holding, type Held } from '#tests/holding.ts'
import type { Corpus } from './corpus.ts'
import { makePeople } from '../people/make-people.ts'
import { makeInstitutions } from './institutions.ts'
import { makeCorpus } from './make-corpus.ts'

// Transactions that meet, held by hand in the order in which they would hurt each other.
vi.setConfig({ testTimeout: 30_000 })

let opened: OpenTestDb
let corpus: Corpus
beforeAll(async () => {
  opened = await openTestDb()
  corpus = makeCorpus({ pool: opened.db.pool, log: { warn: () => undefined } })
})
afterAll(() => opened.close())

const two = [documentOf(textOf(1), { title: '1' }), documentOf(textOf(2), { title: '2' })]
const textIds = async (): Promise<readonly string[]> =>
  (await opened.db.pool.query<{ id: string }>('select id from corpus_text order by id')).rows.map(({ id }) => id)

test('a collection is removed while its texts are merged in another order', async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Merged' })
  await corpus.addMany(operator, id, two)
  const [first, second] = await textIds()
  await holding(
    opened,
    {
      first: `select from corpus_text where id = '${second}' for no key update`,
      last: `update corpus_text set ordinal = ordinal where id = '${first}'`,
      givesWay: true,
    },
    () => corpus.removeCollection(operator, id),
  )
  expect(await corpus.collections(operator)).toEqual([])
  expect(await textIds()).toEqual([])
})

test('a collection is removed while another of its group gets the same text', async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Going' })
  const { id: staying } = await corpus.makeCollection(operator, { kind: 'public', name: 'Staying' })
  await corpus.addMany(operator, id, two)
  const [first] = await textIds()
  await holding(
    opened,
    {
      first: `insert into corpus_document (id, collection_id, text_id, title, authors)
        values (gen_random_uuid(), '${staying}', '${first}', 'The same', '')`,
      last: `update corpus_collection set documents = documents + 1 where id = '${staying}'`,
    },
    () => corpus.removeCollection(operator, id),
  )
  expect((await corpus.collections(operator)).map(({ name }) => name)).toEqual(['Staying'])
  expect(await textIds()).toEqual([first])
})

/** The group of a collection, and a segment of it that a merge would have in hand. */
async function indexOf(collectionId: string): Promise<{ readonly group: string; readonly segment: number }> {
  const { rows } = await opened.db.pool.query<{ group: string; segment: number }>(
    'select s.group_id as "group", s.id as segment from corpus_segment s join corpus_collection c on c.group_id = s.group_id where c.id = $1',
    [collectionId],
  )
  const [index] = rows
  if (!index) throw new Error('no segment')
  return index
}

const merging = ({ group, segment }: Awaited<ReturnType<typeof indexOf>>): Held => ({
  first: `select from corpus_segment where id = ${segment} for no key update`,
  last: `insert into corpus_segment (id, group_id, engine, bits, tier, texts, postings, bytes) values (7, '${group}', 1, 0, 0, 0, 0, 0)`,
  givesWay: true,
})

test('an account is erased while its segments are merged', async () => {
  const { id: accountId } = await makeAccount(opened.db.pool)
  const { id } = await corpus.makeCollection({ accountId }, { kind: 'own', name: 'Sources' })
  await corpus.addMany({ accountId }, id, two)
  const people = makePeople({ pool: opened.db.pool, historyDays: 90 })
  await holding(opened, merging(await indexOf(id)), () => people.erase(accountId))
  expect(await corpus.collections({ accountId })).not.toContainEqual(expect.objectContaining({ id }))
  expect(await people.optionalPerson(accountId)).toBeNull()
})

test('an institution is removed while its segments are merged', async () => {
  const institutions = makeInstitutions({ pool: opened.db.pool })
  const school = await institutions.make({ name: 'School', emailDomain: null, showsMatches: false })
  const { id } = await corpus.makeCollection(operator, { kind: 'institution', name: 'Theses', institutionId: school?.id ?? '' })
  await corpus.addMany(operator, id, two)
  await holding(opened, merging(await indexOf(id)), () => institutions.remove(school?.id ?? ''))
  expect(await institutions.list()).toEqual([])
})
