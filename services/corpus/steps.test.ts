import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { documentOf, operator, queryFor, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import fc from 'fast-check'
import { openDb, type Db } from '../db/open-db.ts'
import type { Corpus, Viewer } from './corpus.ts'
import { makeCorpus } from './make-corpus.ts'

let database: TestDatabase
let db: Db
let corpus: Corpus
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Passages share nothing with each other, so a document has one of them or has nothing of it. */
const passages = Array.from({ length: 16 }, (_, seed) => textOf(seed, 80))
const passageOf = (number: number): string => passages[number] ?? ''

/** One of three collections: two open ones, which share an index, and one of an account. */
const place = fc.nat({ max: 2 })
const contents = fc.uniqueArray(fc.nat({ max: passages.length - 1 }), { minLength: 1, maxLength: 3 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), place, contents }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('add-many' as const), place, many: fc.array(contents, { minLength: 2, maxLength: 5 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('remove' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      sought: fc.nat({ max: passages.length - 1 }),
      isOwner: fc.boolean(),
      only: fc.option(place),
    }),
  },
)

type Shelf = {
  readonly id: string
  readonly group: string
  readonly viewer: Viewer
  readonly texts: Map<string, { readonly id: string; readonly contents: readonly number[] }>
}

test('after a thousand random steps a query finds what looking through everything finds', async () => {
  const owner: Viewer = { accountId: (await makeAccount(db.pool)).id }
  const shelves: Shelf[] = []
  for (const [kind, viewer, name] of [
    ['public', operator, 'one'],
    ['public', operator, 'two'],
    ['own', owner, 'mine'],
  ] as const)
    shelves.push({ id: (await corpus.makeCollection(viewer, { kind, name })).id, group: kind, viewer, texts: new Map() })
  const shelfAt = (index: number): Shelf =>
    shelves[index] ??
    (() => {
      throw new RangeError('no shelf')
    })()
  const textFor = (numbers: readonly number[]): string => numbers.map(passageOf).join('\n')

  const add = async (index: number, many: readonly (readonly number[])[]): Promise<void> => {
    const shelf = shelfAt(index)
    const added = await corpus.addMany(
      shelf.viewer,
      shelf.id,
      many.map((numbers) => documentOf(textFor(numbers))),
    )
    for (const [at, { id, state }] of added.entries()) {
      const text = textFor(many[at] ?? [])
      expect(state).toBe(shelf.texts.has(text) ? 'already-there' : 'added')
      if (state === 'added') shelf.texts.set(text, { id, contents: many[at] ?? [] })
      expect(shelf.texts.get(text)?.id).toBe(id)
    }
  }
  const remove = async (pick: number): Promise<void> => {
    const all = shelves.flatMap((shelf) => [...shelf.texts].map(([text, { id }]) => ({ shelf, text, id })))
    const one = all[pick % Math.max(1, all.length)]
    if (!one) return
    expect(await corpus.remove(one.shelf.viewer, one.shelf.id, [one.id])).toBe(1)
    one.shelf.texts.delete(one.text)
  }
  const ask = async (sought: number, viewer: Viewer, only: number | null): Promise<void> => {
    const searched = shelves.filter((shelf, index) => (only === null || index === only) && (shelf.group === 'public' || viewer === owner))
    const expected = new Set(
      searched.flatMap(({ group, texts }) =>
        [...texts].filter(([, { contents: own }]) => own.includes(sought)).map(([text]) => `${group} ${text}`),
      ),
    )
    const wish = { limit: 500, ...(only === null ? {} : { collections: [shelfAt(only).id] }) }
    const { candidates } = await corpus.candidates(queryFor(passageOf(sought), viewer, wish))
    expect(new Set(candidates.map(({ collection, text }) => `${collection.kind} ${text}`))).toEqual(expected)
    expect(candidates).toHaveLength(expected.size)
    for (const { documentId, text } of candidates) expect(searched.some(({ texts }) => texts.get(text)?.id === documentId)).toBe(true)
  }

  const [steps = []] = fc.sample(fc.array(step, { minLength: 1_000, maxLength: 1_000, size: 'max' }), { numRuns: 1, seed: 20_26 })
  for (const one of steps) {
    if (one.kind === 'add') await add(one.place, [one.contents])
    else if (one.kind === 'add-many') await add(one.place, one.many)
    else if (one.kind === 'remove') await remove(one.pick)
    else if (one.kind === 'merge') await corpus.merge()
    else if (one.kind === 'purge') await corpus.purge()
    else await ask(one.sought, one.isOwner ? owner : { accountId: null }, one.only)
  }
  expect(steps).toHaveLength(1_000)
  expect(await corpus.verify()).toEqual([])
  for (const { id, viewer, texts } of shelves) expect((await corpus.requireCollection(viewer, id)).documents).toBe(texts.size)
}, 180_000)
