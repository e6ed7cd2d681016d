import { describe, expect, test } from 'vitest'
import type { Answer } from './api-client.ts'
import { findAllWorks, type LibraryAdd, type LibraryClient } from './library-client.ts'
import { memoryDisk } from './library-disk.ts'
import { makeLibraryInBrowser, type BrowserLibrary } from './library-in-browser.ts'
import { takeAlong } from './library-take-along.ts'

function library(prefix: string): BrowserLibrary {
  let ids = 0
  return makeLibraryInBrowser({
    locale: 'en',
    disk: memoryDisk(),
    askFacts: async () => null,
    now: () => new Date('2026-11-22T12:00:00Z'),
    newId: () => `${prefix}-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    tabs: { tell: () => undefined, hear: () => undefined },
    whenOnline: () => undefined,
  })
}

async function valueOf<Value>(asked: Promise<Answer<Value>>): Promise<Value> {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}

const book = (title: string) => ({ type: 'book', title, author: [{ family: 'Nagy' }], issued: { 'date-parts': [[2018]] } })

/** What a library holds, without ids and times. */
async function holdingsOf(client: LibraryClient) {
  const { folders } = await valueOf(client.overview())
  const works = await valueOf(findAllWorks(client, { sort: 'title' }))
  return works.map(({ item, note, tags, folders: inside }) => ({
    title: item['title'],
    note,
    tags: tags.toSorted(),
    folders: inside.map((id) => folders.find((folder) => folder.id === id)?.name).toSorted(),
  }))
}

async function visitorsLibrary(): Promise<BrowserLibrary> {
  const from = library('here')
  const [thesis, seminar] = [await valueOf(from.makeFolder('Thesis')), await valueOf(from.makeFolder('Seminar'))]
  const { added } = await valueOf(from.add({ items: [book('A'), book('B')], folder: thesis.id, tags: ['sleep'] }))
  await valueOf(from.change({ ids: added.slice(0, 1).map(({ id }) => id), addFolder: seminar.id, note: 'read twice' }))
  await valueOf(from.add({ items: [book('C')] }))
  await valueOf(from.add({ items: [book('C')], keepDoubles: true }))
  return from
}

describe('what a visitor has', () => {
  test('comes along whole, and leaves nothing behind', async () => {
    const [from, to] = [await visitorsLibrary(), library('there')]
    const before = await holdingsOf(from)
    const steps: number[] = []
    expect(await valueOf(takeAlong({ from, to, onStep: (done) => steps.push(done) }))).toEqual({ taken: 4, doubles: 0 })
    expect(await holdingsOf(to)).toEqual(before)
    expect(await holdingsOf(from)).toEqual([])
    expect((await valueOf(from.overview())).folders).toEqual([])
    expect(steps.at(-1)).toBe(4)
  })

  test('joins what the account has already', async () => {
    const [from, to] = [await visitorsLibrary(), library('there')]
    const folder = await valueOf(to.makeFolder('Thesis'))
    const { added } = await valueOf(to.add({ items: [book('A')], tags: ['mine'] }))
    await valueOf(to.change({ ids: added.map(({ id }) => id), note: 'my own note' }))
    expect(await valueOf(takeAlong({ from, to, onStep: () => undefined }))).toEqual({ taken: 4, doubles: 1 })
    const [first, ...rest] = await holdingsOf(to)
    expect(first).toEqual({ title: 'A', note: 'my own note\n\nread twice', tags: ['mine', 'sleep'], folders: ['Seminar', 'Thesis'] })
    expect(rest.map(({ title }) => title)).toEqual(['B', 'C', 'C'])
    expect((await valueOf(to.overview())).folders.map(({ id }) => id)).toContain(folder.id)
  })

  test('is nowhere lost and nowhere doubled when the connection breaks and somebody tries again', async () => {
    for (const breaksAt of [1, 2, 3, 4, 5, 6, 7]) {
      const [from, to] = [await visitorsLibrary(), library('there')]
      const before = (await holdingsOf(from)).map(({ title }) => title)
      let calls = 0
      const broken =
        <Argument, Value>(call: (argument: Argument) => Promise<Answer<Value>>) =>
        async (argument: Argument): Promise<Answer<Value>> => {
          const answer = await call(argument)
          // The server did it, but nobody heard.
          return (calls += 1) === breaksAt ? { ok: false, problem: { code: 'network-failed', status: 0 } } : answer
        }
      const shaky = { ...to, add: broken(to.add), change: broken(to.change), makeFolder: broken(to.makeFolder), get: broken(to.get) }
      await takeAlong({ from, to: shaky, onStep: () => undefined })
      await valueOf(takeAlong({ from, to, onStep: () => undefined }))
      const after = (await holdingsOf(to)).map(({ title }) => title)
      expect([...new Set(after)], `broken at ${breaksAt}`).toEqual([...new Set(before)])
      expect(after.length, `broken at ${breaksAt}`).toBeLessThanOrEqual(before.length)
      expect(await holdingsOf(from)).toEqual([])
    }
  })

  test('that only looks like a work of the account is kept beside it, with all that it says', async () => {
    const [from, to] = [library('here'), library('there')]
    await valueOf(to.add({ items: [{ ...book('A'), DOI: '10.1000/first' }, book('B')] }))
    await valueOf(
      from.add({
        items: [
          { ...book('A'), DOI: '10.1000/second' },
          { ...book('B'), abstract: 'Only here.' },
        ],
      }),
    )
    expect(await valueOf(takeAlong({ from, to, onStep: () => undefined }))).toEqual({ taken: 2, doubles: 0 })
    const items = (await valueOf(findAllWorks(to, { sort: 'title' }))).map(({ item }) => [item['title'], item['DOI'], item['abstract']])
    expect(items).toEqual([
      ['A', '10.1000/first', undefined],
      ['A', '10.1000/second', undefined],
      ['B', undefined, undefined],
      ['B', undefined, 'Only here.'],
    ])
    expect((await valueOf(to.doubles())).pairs).toHaveLength(2)
  })

  test('with the same identifier gives the account the fields that it lacks, and leaves those that it has', async () => {
    const [from, to] = [library('here'), library('there')]
    await valueOf(to.add({ items: [{ ...book('Mine'), DOI: '10.1000/a' }] }))
    const { added } = await valueOf(from.add({ items: [{ ...book('Theirs'), DOI: '10.1000/A', abstract: 'Only here.' }], tags: ['sleep'] }))
    await valueOf(from.change({ ids: added.map(({ id }) => id), note: 'read twice' }))
    expect(await valueOf(takeAlong({ from, to, onStep: () => undefined }))).toEqual({ taken: 1, doubles: 1 })
    const works = await valueOf(findAllWorks(to, {}))
    expect(works).toMatchObject([{ item: { title: 'Mine', abstract: 'Only here.' }, tags: ['sleep'], note: 'read twice' }])
    expect(works).toHaveLength(1)
  })

  test('goes on after any break with every work once, and each of two kept apart with its own note and tag', async () => {
    const note = { type: 'document', note: 'No title, no identifier' }
    for (let breaksAt = 1; breaksAt <= 16; breaksAt += 1) {
      const [from, to] = [library('here'), library('there')]
      for (const [item, own] of [
        [book('C'), 'first'],
        [book('C'), 'second'],
        [note, 'third'],
      ] as const) {
        const { added } = await valueOf(from.add({ items: [item], tags: [own], keepDoubles: true }))
        await valueOf(from.change({ ids: added.map(({ id }) => id), note: own }))
      }
      const before = await holdingsOf(from)
      let calls = 0
      const broken =
        <Argument, Value>(call: (argument: Argument) => Promise<Answer<Value>>) =>
        async (argument: Argument): Promise<Answer<Value>> => {
          // What breaks here is done, but nobody heard.
          const answer = await call(argument)
          return (calls += 1) === breaksAt ? { ok: false, problem: { code: 'network-failed', status: 0 } } : answer
        }
      const shaky = { ...to, add: broken((input: LibraryAdd) => to.add(input)), change: broken(to.change) }
      const shakyHere = { ...from, remove: broken(from.remove), setTaken: broken(from.setTaken) }
      await takeAlong({ from: shakyHere, to: shaky, onStep: () => undefined })
      await valueOf(takeAlong({ from, to, onStep: () => undefined }))
      expect(await holdingsOf(to), `broken at ${breaksAt}`).toEqual(before)
      expect(await holdingsOf(from)).toEqual([])
    }
  })

  test('comes along again when the account removed it after a break', async () => {
    const [from, to] = [library('here'), library('there')]
    await valueOf(from.add({ items: [book('A')] }))
    const shaky: BrowserLibrary = { ...from, remove: async () => ({ ok: false, problem: { code: 'browser-store-failed', status: 0 } }) }
    expect(await takeAlong({ from: shaky, to, onStep: () => undefined })).toMatchObject({ ok: false })
    await valueOf(to.remove((await valueOf(findAllWorks(to, {}))).map(({ id }) => id)))
    expect(await valueOf(takeAlong({ from, to, onStep: () => undefined }))).toEqual({ taken: 1, doubles: 0 })
    expect((await holdingsOf(to)).map(({ title }) => title)).toEqual(['A'])
  })

  test('is the same work when the account writes its fields another way', async () => {
    const [from, to] = [library('here'), library('there')]
    await valueOf(from.add({ items: [{ type: 'document', author: [{ family: 'Nagy', given: 'A.' }], volume: 3, abstract: '' }] }))
    await valueOf(to.add({ items: [{ volume: '3', author: [{ given: 'A.', family: 'Nagy' }], type: 'document' }] }))
    expect(await valueOf(takeAlong({ from, to, onStep: () => undefined }))).toEqual({ taken: 1, doubles: 1 })
    expect(await valueOf(findAllWorks(to, {}))).toHaveLength(1)
  })
})
