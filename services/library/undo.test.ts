import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { openTestLibrary } from '#tests/open-library.ts'
import { addInput, changeInput, libraryQuery } from '#tools/library/contract.ts'
import type { State } from './entry.ts'
import type { Library } from './library.ts'
import { stepOf, takenBack } from './undo.ts'

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
const state: fc.Arbitrary<State> = fc.record({
  item: fc.dictionary(fc.constantFrom('title', 'page'), fc.constantFrom('x', 'y')),
  note: fc.constantFrom('', 'x', 'y'),
  tags: words,
  folders: words,
  file: fc.constantFrom(null, 'f', 'g'),
  isRemoved: fc.boolean(),
})
/** As it comes back from the database. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
const asSets = (one: State) => ({ ...one, tags: one.tags.toSorted(), folders: one.folders.toSorted() })

describe('taking a change back', () => {
  test('gives what was before it', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        expect(takenBack(after, stored(stepOf({ id: '1', before, after })))).toEqual(before)
      }),
    )
  })

  test('leaves alone what was changed anew since', () => {
    fc.assert(
      fc.property(state, state, state, (before, after, now) => {
        const back = takenBack(now, stepOf({ id: '1', before, after }))
        for (const field of ['note', 'file', 'isRemoved'] as const)
          expect(back[field]).toBe(now[field] === after[field] ? before[field] : now[field])
        for (const list of ['tags', 'folders'] as const) {
          const untouched = (tag: string) => before[list].includes(tag) === after[list].includes(tag)
          expect(back[list].filter(untouched).toSorted()).toEqual(now[list].filter(untouched).toSorted())
          expect(before[list].filter((tag) => !untouched(tag)).every((tag) => back[list].includes(tag))).toBe(true)
        }
      }),
    )
  })

  test('of two changes gives what was before both, in whichever order, when they do not touch the same', () => {
    fc.assert(
      fc.property(state, words, fc.constantFrom('', 'x', 'y'), (before, tags, note) => {
        const middle = { ...before, tags }
        const last = { ...middle, note }
        const [first, second] = [stepOf({ id: '1', before, after: middle }), stepOf({ id: '1', before: middle, after: last })]
        expect(asSets(takenBack(takenBack(last, first), second))).toEqual(asSets(before))
        expect(asSets(takenBack(takenBack(last, second), first))).toEqual(asSets(before))
      }),
    )
  })

  test('of nothing gives the same value', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(takenBack(one, stepOf({ id: '1', before: one, after: one }))).toBe(one)
      }),
    )
  })
})

describe('in the database', () => {
  let opened: OpenTestDb
  let library: Library
  beforeAll(async () => {
    opened = await openTestDb()
    library = openTestLibrary(opened.db.pool, { readItem: (value) => ({ item: Object(value) }), gapsOf: () => [] })
  })
  afterAll(() => opened.close())

  const someone = async () => {
    const { id } = await makeAccount(opened.db.pool)
    const { added } = await library.add(id, addInput.parse({ items: [{ title: 'A', DOI: '10.1000/1' }, { title: 'B' }] }))
    return { id, ids: added.map((one) => one.id) }
  }
  const all = async (account: string) => {
    const { items } = await library.page(account, libraryQuery.parse({ sort: 'title' }), 'en')
    return items.map(({ changedAt: _changedAt, ...one }) => one)
  }

  test('any change comes back, once, for its owner, and search and doubles with it', async () => {
    const [ann, ben] = [await someone(), await someone()]
    const before = await all(ann.id)
    const steps = [
      await library.change(ann.id, changeInput.parse({ ids: ann.ids, addTags: ['x'] })),
      await library.change(ann.id, changeInput.parse({ ids: ann.ids.slice(0, 1), note: 'n' })),
      await library.change(ann.id, changeInput.parse({ ids: ann.ids, item: { title: 'Zebra', DOI: null } })),
      await library.remove(ann.id, ann.ids),
    ]
    expect(await all(ann.id)).toEqual([])
    for (const { undo } of steps.toReversed()) {
      await expect(library.undo(ben.id, undo ?? '')).rejects.toThrow('library-undo-gone')
      await library.undo(ann.id, undo ?? '')
      await expect(library.undo(ann.id, undo ?? '')).rejects.toThrow('library-undo-gone')
    }
    expect(await all(ann.id)).toEqual(before)
    expect((await library.page(ann.id, libraryQuery.parse({ search: 'zebra' }), 'en')).total).toBe(0)
    expect((await library.add(ann.id, addInput.parse({ items: [{ DOI: '10.1000/1' }] }))).doubles).toEqual([{ index: 0, of: ann.ids[0] }])
  })

  test('a change that changed nothing cannot be taken back, and neither can one that is too old', async () => {
    const { id, ids } = await someone()
    expect((await library.change(id, changeInput.parse({ ids, removeTags: ['none'] }))).undo).toBeNull()
    const { undo } = await library.remove(id, ids)
    await opened.db.pool.query("update library_undo set until = now() - interval '1 second' where account_id = $1", [id])
    await expect(library.undo(id, undo ?? '')).rejects.toThrow('library-undo-gone')
    await expect(library.undo(id, 'no token')).rejects.toThrow('library-undo-gone')
  })

  test('what can no longer come back is swept away, and nothing else', async () => {
    const { id, ids } = await someone()
    const [gone = '', stays = ''] = ids
    await library.remove(id, [gone])
    await opened.db.pool.query("update library_undo set until = now() - interval '1 second' where account_id = $1", [id])
    const rows = async () =>
      (await opened.db.pool.query('select id from library_item where account_id = $1', [id])).rows.map((row) => row.id)
    await library.sweep()
    expect((await rows()).toSorted()).toEqual([gone, stays].toSorted())
    await opened.db.pool.query("update library_item set removed_at = now() - interval '1 hour' where id = $1", [gone])
    await library.sweep()
    expect(await rows()).toEqual([stays])
    const { rows: undos } = await opened.db.pool.query('select from library_undo where account_id = $1', [id])
    expect(undos).toEqual([])
  })
})
