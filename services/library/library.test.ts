import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { openTestLibrary } from '#tests/open-library.ts'
import { addInput, changeInput, libraryQuery, mergeInput } from '#tools/library/contract.ts'
import { appError } from '../problem.ts'
import type { Library } from './library.ts'

let opened: OpenTestDb
let library: Library
let ann: string
let ben: string

beforeAll(async () => {
  opened = await openTestDb()
  library = openTestLibrary(opened.db.pool, {
    readFile: async ({ name, bytes }) => {
      if (name.endsWith('.scan')) throw appError('file-scanned')
      if (name.endsWith('.broken')) throw appError('file-broken')
      return { text: new TextDecoder().decode(bytes), characters: bytes.length }
    },
  })
})
afterAll(() => opened.close())
beforeEach(async () => {
  ann = (await makeAccount(opened.db.pool)).id
  ben = (await makeAccount(opened.db.pool)).id
})

const work = (given: object = {}) => ({ id: 'x', type: 'book', title: 'A title', ...given })
const by = (family: string, given: object = {}) => work({ author: [{ family, given: 'Anna' }], ...given })
const add = async (account: string, ...items: readonly object[]) =>
  (await library.add(account, addInput.parse({ items, keepDoubles: true }))).added
const page = (account: string, query: object = {}, locale = 'en') => library.page(account, libraryQuery.parse(query), locale)
const titles = async (account: string, query: object = {}, locale = 'en') =>
  (await page(account, query, locale)).items.map(({ item }) => item['title'])
const change = (account: string, input: object) => library.change(account, changeInput.parse(input))
const codeOf = async (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

describe('adding', () => {
  test('keeps a work under its own id, with what APA misses', async () => {
    const [kept] = await add(ann, work())
    expect(kept).toMatchObject({ item: { id: kept?.id, title: 'A title' }, folders: [], tags: [], note: '', file: null, retraction: null })
    expect(kept?.gaps.map(({ field }) => field)).toContain('issued')
    expect(await library.requireItem(ann, kept?.id ?? '')).toEqual(kept)
  })

  test('tells what is there already, in the library and in the request', async () => {
    const [first] = await add(ann, work({ DOI: '10.1000/A' }))
    const items = [work({ DOI: 'https://doi.org/10.1000/a' }), work({ title: 'B', PMID: '123456' }), work({ title: 'C', PMID: '123456' })]
    const { added, doubles } = await library.add(ann, addInput.parse({ items }))
    expect(added.map(({ item }) => item['title'])).toEqual(['B'])
    expect(doubles).toEqual([
      { index: 0, of: first?.id },
      { index: 2, of: added[0]?.id },
    ])
    expect((await library.add(ben, addInput.parse({ items: [work({ DOI: '10.1000/a' })] }))).doubles).toEqual([])
  })

  test('refuses what is no CSL item, naming the field, and keeps nothing of the request', async () => {
    await expect(library.add(ann, addInput.parse({ items: [work(), { id: 'x', type: 'nonsense' }] }))).rejects.toMatchObject({
      problem: { code: 'input-invalid', facts: { issues: [expect.objectContaining({ path: 'items.1.type' })] } },
    })
    expect((await page(ann)).total).toBe(0)
  })

  test('holds letters that a database does not take', async () => {
    const [kept] = await add(ann, work({ title: 'Nul \0 and half \ud800 of one' }))
    expect(kept?.item['title']).toBe('Nul  and half \ufffd of one')
  })
})

describe('a page', () => {
  test.each([
    ['hu', ['Ábel', 'Acs', 'Cukor', 'Csaba', 'Dér']],
    ['en', ['Ábel', 'Acs', 'Csaba', 'Cukor', 'Dér']],
  ])('is sorted as readers of %s expect', async (locale, expected) => {
    await add(ann, ...['Csaba', 'Dér', 'Acs', 'Cukor', 'Ábel'].map((family) => by(family, { title: family })))
    expect(await titles(ann, {}, locale)).toEqual(expected)
    expect(await titles(ann, { order: 'down' }, locale)).toEqual(expected.toReversed())
  })

  test.each([
    ['beginnings of words', 'toth bio', true],
    ['accents and capitals as they please', 'TÓTH', true],
    ['a year', '2019', true],
    ['a note', 'remember', true],
    ['a tag', 'thesis', true],
    ['the text of a file', 'chloroplast', true],
    ['words of two places', 'toth chloroplast', true],
    ['signs that mean something to a query', "toth' & | ! :* (", true],
    ['signs alone', '&|!', true],
    ['the middle of a word', 'oth', false],
    ['another', 'zebra', false],
  ])('is searched by %s', async (_, search, isFound) => {
    const [kept] = await add(ann, by('Tóth', { title: 'Biology of plants', issued: { 'date-parts': [[2019]] } }))
    const id = kept?.id ?? ''
    await change(ann, { ids: [id], note: 'Remember this', addTags: ['thesis'] })
    await library.attach(ann, id, { file: { name: 'a.txt', bytes: new TextEncoder().encode('The chloroplasts are green') } })
    await add(ben, by('Tóth', { title: 'Biology of plants' }))
    expect((await page(ann, { search })).items.map((one) => one.id)).toEqual(isFound ? [id] : [])
  })

  test('is cut, and tells how many there are even behind the end', async () => {
    await add(ann, ...['A', 'B', 'C'].map((family) => by(family, { title: family })))
    expect(await titles(ann, { offset: 1, limit: 1 })).toEqual(['B'])
    expect(await page(ann, { offset: 9 })).toEqual({ items: [], total: 3 })
  })

  test('is of a folder, a tag or a view', async () => {
    const [one, two] = await add(ann, by('A', { title: 'One', issued: { 'date-parts': [[2001]] }, publisher: 'P' }), work({ title: 'Two' }))
    const folder = await library.makeFolder(ann, 'Mine')
    await change(ann, { ids: [one?.id], addFolder: folder.id, addTags: ['t'] })
    expect(await titles(ann, { folder: folder.id })).toEqual(['One'])
    expect(await titles(ann, { tag: 't' })).toEqual(['One'])
    expect(await titles(ann, { view: 'unfiled' })).toEqual(['Two'])
    expect(await titles(ann, { view: 'gaps' })).toEqual(['Two'])
    expect(await titles(ann, { view: 'retracted' })).toEqual([])
    await add(ann, work({ title: 'Two', author: [{ family: 'Z' }] }), work({ title: 'Two', author: [{ family: 'Z' }] }))
    expect(await titles(ann, { view: 'doubles' })).toEqual(['Two', 'Two'])
    expect(two).toBeDefined()
    expect(await library.overview(ann, 'en')).toMatchObject({
      folders: [{ id: folder.id, name: 'Mine', items: 1 }],
      tags: [{ tag: 't', items: 1 }],
      counts: { all: 4, unfiled: 3, gaps: 3, doubles: 1, retracted: 0, files: 0 },
    })
  })
})

describe('changing', () => {
  test('several at once puts fields over each, and null takes one away', async () => {
    const kept = await add(ann, work({ title: 'A', language: 'de', volume: '1' }), work({ title: 'B', volume: '2' }))
    const { items } = await change(ann, { ids: kept.map(({ id }) => id), item: { language: 'hu', volume: null }, addTags: ['x', 'x'] })
    expect(items.map(({ item, tags }) => [item['title'], item['language'], item['volume'], tags])).toEqual([
      ['A', 'hu', undefined, ['x']],
      ['B', 'hu', undefined, ['x']],
    ])
  })

  test('one replaces its item', async () => {
    const [kept] = await add(ann, work({ volume: '1' }))
    const { items } = await change(ann, { ids: [kept?.id], item: { type: 'book', title: 'New' } })
    expect(items[0]?.item).toEqual({ id: kept?.id, type: 'book', title: 'New' })
  })

  test('one that says what it began with leaves what changed meanwhile', async () => {
    const [kept] = await add(ann, work({ volume: '1', page: '2' }))
    await change(ann, { ids: [kept?.id], item: { ...kept?.item, page: '7' } })
    const { items } = await change(ann, { ids: [kept?.id], from: kept?.item, item: { ...kept?.item, volume: '3' } })
    expect(items[0]?.item).toMatchObject({ volume: '3', page: '7' })
  })

  test('leads to folders of one’s own only, and to works of one’s own only', async () => {
    const [kept] = await add(ann, work())
    const folder = await library.makeFolder(ben, 'His')
    expect(await codeOf(change(ann, { ids: [kept?.id], addFolder: folder.id }))).toBe('library-folder-not-found')
    expect(await codeOf(change(ben, { ids: [kept?.id], note: 'x' }))).toBe('library-item-not-found')
    expect(await codeOf(library.remove(ben, [kept?.id ?? '']))).toBe('library-item-not-found')
    expect(await codeOf(library.merge(ben, mergeInput.parse({ keep: kept?.id, drop: kept?.id })))).toBe('library-item-not-found')
    expect(await codeOf(library.attach(ben, kept?.id ?? '', { file: { name: 'a.txt', bytes: new Uint8Array() } }))).toBe(
      'library-item-not-found',
    )
    expect(await library.optionalFile(ben, kept?.id ?? '')).toBeNull()
    expect(await codeOf(library.renameFolder(ann, folder.id, 'Mine'))).toBe('library-folder-not-found')
    expect(await codeOf(library.removeFolder(ann, folder.id))).toBe('library-folder-not-found')
    expect(await codeOf(library.removeFolder(ann, 'no id'))).toBe('library-folder-not-found')
  })
})

describe('folders', () => {
  test('of one name are one, and a name that is taken is refused', async () => {
    const one = await library.makeFolder(ann, 'Chapter 1')
    expect((await library.makeFolder(ann, 'chapter 1')).id).toBe(one.id)
    const two = await library.makeFolder(ann, 'C++')
    expect((await library.makeFolder(ann, 'C')).id).not.toBe(two.id)
    expect(await codeOf(library.renameFolder(ann, two.id, 'CHAPTER 1'))).toBe('library-folder-taken')
    expect(await library.renameFolder(ann, one.id, 'CHAPTER 1')).toEqual({ id: one.id, name: 'CHAPTER 1', items: 0 })
  })

  test('that are removed leave their works, and come back with them', async () => {
    const folder = await library.makeFolder(ann, 'Mine')
    const { added } = await library.add(ann, addInput.parse({ items: [work()], folder: folder.id }))
    const { undo } = await library.removeFolder(ann, folder.id)
    expect((await library.requireItem(ann, added[0]?.id ?? '')).folders).toEqual([])
    await library.undo(ann, undo ?? '')
    expect((await library.requireItem(ann, added[0]?.id ?? '')).folders).toEqual([folder.id])
    expect((await library.overview(ann, 'en')).folders).toEqual([{ id: folder.id, name: 'Mine', items: 1 }])
  })

  test('come back under a free name where one of theirs was made since', async () => {
    const folder = await library.makeFolder(ann, 'One')
    const { added } = await library.add(ann, addInput.parse({ items: [work()], folder: folder.id }))
    const { undo } = await library.removeFolder(ann, folder.id)
    const since = await library.makeFolder(ann, 'ONE')
    await library.makeFolder(ann, 'one (2)')
    await library.undo(ann, undo ?? '')
    const { folders } = await library.overview(ann, 'en')
    expect(folders.map(({ id, name }) => [id, name])).toEqual([
      [since.id, 'ONE'],
      [expect.any(String), 'one (2)'],
      [folder.id, 'One (3)'],
    ])
    expect((await library.requireItem(ann, added[0]?.id ?? '')).folders).toEqual([folder.id])
  })
})

describe('files', () => {
  const bytes = new Uint8Array(1_500_000).map((_, at) => at % 251)
  const read = async (account: string, id: string): Promise<Buffer> => {
    const pieces: Uint8Array[] = []
    for await (const piece of (await library.optionalFile(account, id))?.content ?? []) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test('come back as they were attached, with text or without', async () => {
    const [kept] = await add(ann, work())
    const id = kept?.id ?? ''
    expect((await library.attach(ann, id, { file: { name: 'page.scan', bytes } })).file).toEqual({
      name: 'page.scan',
      bytes: bytes.length,
      hasText: false,
    })
    expect((await read(ann, id)).equals(bytes)).toBe(true)
    const { undo } = await library.detach(ann, id)
    expect(await library.optionalFile(ann, id)).toBeNull()
    await library.undo(ann, undo ?? '')
    expect((await read(ann, id)).equals(bytes)).toBe(true)
  })

  test('are refused when they are none, too large, or too many', async () => {
    const [kept] = await add(ann, work())
    const id = kept?.id ?? ''
    expect(await codeOf(library.attach(ann, id, { file: { name: 'a.broken', bytes } }))).toBe('file-broken')
    expect(await codeOf(library.attach(ann, id, { file: { name: 'a.scan', bytes: new Uint8Array(2_000_001) } }))).toBe('file-too-large')
    const others = await add(ann, ...[1, 2, 3].map((number) => work({ title: `Other ${number}` })))
    await library.attach(ann, id, { file: { name: 'a.scan', bytes } })
    await library.attach(ann, others[0]?.id ?? '', { file: { name: 'b.scan', bytes } })
    expect(await codeOf(library.attach(ann, others[1]?.id ?? '', { file: { name: 'c.scan', bytes } }))).toBe('library-files-full')
    // What waits for an undo gives way.
    const { undo } = await library.detach(ann, id)
    await library.attach(ann, others[1]?.id ?? '', { file: { name: 'c.scan', bytes } })
    await library.undo(ann, undo ?? '')
    expect((await library.requireItem(ann, id)).file).toBeNull()
    expect((await library.overview(ann, 'en')).counts.files).toBe(2)
  })
})

test('two who add the same at once keep it once', async () => {
  const items = [work({ DOI: '10.1000/once' }), by('Other')]
  const answers = await Promise.all([1, 2, 3, 4].map(() => library.add(ann, addInput.parse({ items }))))
  expect(answers.flatMap(({ added }) => added)).toHaveLength(2)
  expect((await page(ann)).total).toBe(2)
})

test('somebody who was erased meanwhile keeps nothing', async () => {
  await opened.db.pool.query('delete from account where id = $1', [ann])
  expect(await codeOf(library.add(ann, addInput.parse({ items: [work()] })))).toBe('user-token-expired')
})
