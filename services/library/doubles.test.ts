import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { openTestLibrary } from '#tests/open-library.ts'
import { addInput, libraryQuery, mergeInput } from '#tools/library/contract.ts'
import { merged } from './doubles.ts'
import type { State } from './entry.ts'
import type { Library } from './library.ts'

let opened: OpenTestDb
let library: Library
beforeAll(async () => {
  opened = await openTestDb()
  library = openTestLibrary(opened.db.pool, { readItem: (value) => ({ item: Object(value) }), gapsOf: () => [] })
})
afterAll(() => opened.close())

const someone = async () => (await makeAccount(opened.db.pool)).id
const add = async (account: string, ...items: readonly object[]) =>
  (await library.add(account, addInput.parse({ items, keepDoubles: true }))).added.map(({ id }) => id)
const allOf = async (account: string) => (await library.page(account, libraryQuery.parse({ limit: 200, sort: 'added' }), 'en')).items
const merge = (account: string, input: object) => library.merge(account, mergeInput.parse(input))

describe('works that look like one', () => {
  test('are paired by the surest of what they share', async () => {
    const account = await someone()
    await add(account, { title: 'A', DOI: '10.1000/1', PMID: '123456' }, { title: 'B', DOI: '10.1000/1', PMID: '123456', page: '3' })
    await add(account, { title: 'C', issued: { 'date-parts': [[2000]] } }, { title: 'c.', issued: { 'date-parts': [[2000]] } })
    const { pairs } = await library.doubles(account)
    expect(pairs.map(({ because, differs }) => [because, differs])).toEqual([
      ['doi', ['page', 'title']],
      ['title', ['title']],
    ])
  })

  test('stay two when somebody says so, until that is taken back', async () => {
    const account = await someone()
    const [keep, drop] = await add(account, { title: 'A', DOI: '10.1000/1' }, { title: 'A', DOI: '10.1000/1' })
    const { undo } = await merge(account, { keep, drop, keepBoth: true })
    expect((await library.doubles(account)).pairs).toEqual([])
    expect((await library.overview(account, 'en')).counts.doubles).toBe(0)
    await library.undo(account, undo ?? '')
    expect((await library.doubles(account)).pairs).toHaveLength(1)
  })

  test('are no square when there are many of one', async () => {
    const account = await someone()
    await add(account, ...Array.from({ length: 200 }, () => ({ title: 'A', DOI: '10.1000/1' })))
    expect((await library.doubles(account)).pairs).toHaveLength(500)
  })
})

describe('merging', () => {
  test('joins what is known, and comes back as it was, file and all', async () => {
    const account = await someone()
    const [keep = '', drop = ''] = await add(account, { title: 'A', DOI: '10.1000/1' }, { title: 'A', DOI: '10.1000/1', volume: '3' })
    const folder = await library.makeFolder(account, 'Mine')
    await library.change(account, { ids: [drop], note: 'second', addTags: ['two'], removeTags: [], addFolder: folder.id })
    await library.change(account, { ids: [keep], note: 'first', addTags: ['one'], removeTags: [] })
    await library.attach(account, drop, { file: { name: 'a.pdf', bytes: new Uint8Array([1]) } })
    const before = await allOf(account)
    const { items, undo } = await merge(account, { keep, drop })
    expect(items).toEqual([
      expect.objectContaining({
        id: keep,
        item: { id: keep, title: 'A', DOI: '10.1000/1', volume: '3' },
        note: 'first\n\nsecond',
        tags: ['one', 'two'],
        folders: [folder.id],
        file: { name: 'a.pdf', bytes: 1, hasText: true },
      }),
    ])
    expect(await allOf(account)).toHaveLength(1)
    await library.undo(account, undo ?? '')
    const plain = (kept: Awaited<ReturnType<typeof allOf>>) => kept.map(({ changedAt: _changedAt, ...one }) => one)
    expect(plain(await allOf(account))).toEqual(plain(before))
  })

  test('of two works with a file keeps that of the one that stays, and the other comes back with its work', async () => {
    const account = await someone()
    const [keep = '', drop = ''] = await add(account, { title: 'A' }, { title: 'A' })
    for (const [id, name] of [
      [keep, 'kept.pdf'],
      [drop, 'dropped.pdf'],
    ] as const)
      await library.attach(account, id, { file: { name, bytes: new TextEncoder().encode(name) } })
    const { items, undo } = await merge(account, { keep, drop })
    expect(items.map(({ file }) => file?.name)).toEqual(['kept.pdf'])
    await library.sweep()
    await library.undo(account, undo ?? '')
    const read = async (id: string) => {
      const pieces: Uint8Array[] = []
      for await (const piece of (await library.optionalFile(account, id))?.content ?? []) pieces.push(piece)
      return Buffer.concat(pieces).toString()
    }
    expect([await read(keep), await read(drop)]).toEqual(['kept.pdf', 'dropped.pdf'])
  })

  test('loses nothing that one of the two says and the other does not', () => {
    const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))
    const item = fc.dictionary(fc.constantFrom('title', 'page', 'volume'), fc.constantFrom('', 'x', 'y'))
    const state: fc.Arbitrary<State> = fc.record({
      item,
      note: fc.constantFrom('', 'x', 'x y'),
      tags: words,
      folders: words,
      file: fc.constantFrom(null, 'f', 'g'),
      isRemoved: fc.constant(false),
    })
    fc.assert(
      fc.property(state, state, (keep, drop) => {
        const both = merged(keep, drop)
        for (const list of ['tags', 'folders'] as const)
          expect([...both[list]].toSorted()).toEqual([...new Set([...keep[list], ...drop[list]])].toSorted())
        for (const field of ['title', 'page', 'volume']) expect(both.item[field] || '').toBe(keep.item[field] || drop.item[field] || '')
        expect([both.note.includes(keep.note), both.note.includes(drop.note)]).toEqual([true, true])
        expect(both.file).toBe(keep.file ?? drop.file)
      }),
    )
  })
})
