import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from './api-client.ts'
import { memoryDisk } from './library-disk.ts'
import { makeLibraryInBrowser, type BrowserLibraryParts } from './library-in-browser.ts'
import { findAllWorks, type LibraryClient } from './library-client.ts'

type Work = Readonly<Record<string, unknown>>
const work = (family: string, year: number, title: string, more: Work = {}): Work => ({
  type: 'article-journal',
  author: [{ family, given: 'A.' }],
  issued: { 'date-parts': [[year]] },
  title,
  ...more,
})
const nagy = work('Nagy', 2018, 'Sleep and screens')
const carter = work('Carter', 2016, 'Portable screens', { DOI: '10.1001/a', page: '1-9' })
const tirlea = work('Țîrlea', 2021, 'Somnul adolescenților')

function library(parts: Partial<BrowserLibraryParts> = {}): LibraryClient {
  let ids = 0
  return makeLibraryInBrowser({
    locale: 'en',
    disk: memoryDisk(),
    askFacts: async () => null,
    now: () => new Date('2026-11-22T12:00:00Z'),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    pause: () => Promise.resolve(),
    tabs: { tell: () => undefined, hear: () => undefined },
    whenOnline: () => undefined,
    ...parts,
  })
}

async function valueOf<Value>(asked: Promise<Answer<Value>>): Promise<Value> {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}

const titles = async (client: LibraryClient, question: Parameters<LibraryClient['find']>[0] = {}): Promise<readonly unknown[]> =>
  (await valueOf(client.find(question))).items.map(({ item }) => item['title'])

describe('the library of this browser', () => {
  test('keeps works over visits and sorts them as the language does', async () => {
    const disk = memoryDisk()
    await valueOf(library({ disk }).add({ items: [tirlea, nagy, carter, work('Ábel', 2000, 'First')] }))
    const later = library({ disk, locale: 'hu' })
    expect(await titles(later)).toEqual(['First', 'Portable screens', 'Sleep and screens', 'Somnul adolescenților'])
    expect(await titles(later, { sort: 'year', order: 'down' })).toEqual([
      'Somnul adolescenților',
      'Sleep and screens',
      'Portable screens',
      'First',
    ])
    expect(await titles(later, { offset: 1, limit: 2 })).toEqual(['Portable screens', 'Sleep and screens'])
  })

  test.each([
    ['nagy', 1],
    ['tirl', 1],
    ['screens', 2],
    ['creens', 0],
    ['2016 carter', 1],
    ['seminar', 1],
    ['', 3],
  ])('finds %j by the beginnings of words, without marks', async (search, count) => {
    const client = library()
    const { added } = await valueOf(client.add({ items: [tirlea, nagy, carter] }))
    await valueOf(client.change({ ids: added.slice(0, 1).map(({ id }) => id), note: 'For the seminar' }))
    expect(await titles(client, { search })).toHaveLength(count)
  })

  test('tells of doubles and keeps them only when asked', async () => {
    const client = library()
    const first = await valueOf(client.add({ items: [carter] }))
    const again = await valueOf(client.add({ items: [nagy, { ...carter, title: 'Another title' }, nagy] }))
    expect(again.doubles).toEqual([
      { index: 1, of: first.added[0]?.id },
      { index: 2, of: again.added[0]?.id },
    ])
    expect(again.added).toHaveLength(1)
    await valueOf(client.add({ items: [carter], keepDoubles: true }))
    const { pairs } = await valueOf(client.doubles())
    expect(pairs.map(({ because, differs }) => [because, differs])).toEqual([['doi', []]])
    expect((await valueOf(client.overview())).counts).toMatchObject({ all: 3, doubles: 1 })
  })

  test('merges a pair and brings both back; two that stay two are not shown again', async () => {
    const client = library()
    await valueOf(client.add({ items: [carter], tags: ['a'] }))
    await valueOf(
      client.add({
        items: [work('Carter', 2016, 'Portable screens', { DOI: '10.1001/A', volume: '170' })],
        tags: ['b'],
        keepDoubles: true,
      }),
    )
    const [pair] = (await valueOf(client.doubles())).pairs
    if (!pair) throw new Error('no pair')
    const ids = { keep: pair.first.id, drop: pair.second.id }
    const { items, undo } = await valueOf(client.merge(ids))
    expect(items[0]).toMatchObject({ item: { page: '1-9', volume: '170' }, tags: ['a', 'b'] })
    expect((await valueOf(client.overview())).counts.all).toBe(1)
    await valueOf(client.undo(undo ?? ''))
    expect((await valueOf(client.doubles())).pairs).toEqual([pair])
    await valueOf(client.merge({ ...ids, keepBoth: true }))
    expect((await valueOf(client.doubles())).pairs).toEqual([])
  })

  test('folders hold works and leave them behind when they go', async () => {
    const client = library()
    const folder = await valueOf(client.makeFolder(' Thesis '))
    expect(await valueOf(client.makeFolder('Thesis'))).toEqual(folder)
    await valueOf(client.add({ items: [nagy], folder: folder.id }))
    await valueOf(client.renameFolder(folder.id, 'Bachelor thesis'))
    const { folders, counts } = await valueOf(client.overview())
    expect([folders, counts.unfiled]).toEqual([[{ id: folder.id, name: 'Bachelor thesis', items: 1 }], 0])
    expect(await titles(client, { folder: folder.id })).toEqual(['Sleep and screens'])
    const { undo } = await valueOf(client.removeFolder(folder.id))
    expect((await valueOf(client.overview())).counts).toMatchObject({ all: 1, unfiled: 1 })
    await valueOf(client.undo(undo ?? ''))
    expect((await valueOf(client.overview())).folders).toEqual([{ id: folder.id, name: 'Bachelor thesis', items: 1 }])
  })

  test('asks for gaps after a change, and again when it could not', async () => {
    let isOnline = false
    let wake = (): void => undefined
    const client = library({
      askFacts: async (items) =>
        isOnline
          ? { of: new Map(items.map(({ id }) => [id, { gaps: [{ field: 'page', effect: 'x' }], retraction: null }])), asOf: '2026-11-01' }
          : null,
      whenOnline: (listener) => {
        wake = listener
      },
    })
    const [added] = (await valueOf(client.add({ items: [nagy] }))).added
    expect(client.hasMeasured(added?.id ?? '')).toBe(false)
    isOnline = true
    wake()
    await expect.poll(() => client.hasMeasured(added?.id ?? '')).toBe(true)
    expect(await valueOf(client.overview())).toMatchObject({ counts: { gaps: 1 }, retractionsAsOf: '2026-11-01' })
    expect(await titles(client, { view: 'gaps' })).toHaveLength(1)
  })

  test('says so when the browser keeps nothing, and shows nothing that is not kept', async () => {
    const client = library({ disk: { ...memoryDisk(), write: () => Promise.reject(new Error('full')) } })
    expect(await client.add({ items: [nagy] })).toMatchObject({ ok: false, problem: { code: 'browser-store-failed' } })
    expect(await titles(client)).toEqual([])
  })

  test('every change can be taken back', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('tag' as const), at: fc.nat(4), tag: fc.constantFrom('a', 'b') }),
      fc.record({ kind: fc.constant('note' as const), at: fc.nat(4), tag: fc.string() }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(4), tag: fc.constant('') }),
      fc.record({ kind: fc.constant('merge' as const), at: fc.nat(4), tag: fc.constant('') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const client = library()
        await valueOf(
          client.add({ items: [tirlea, nagy, carter, { ...carter, volume: '2' }, work('Putnam', 1995, 'Bowling')], keepDoubles: true }),
        )
        const before = await valueOf(findAllWorks(client, {}))
        const tokens: string[] = []
        for (const { kind, at, tag } of steps) {
          const now = await valueOf(findAllWorks(client, {}))
          const [one, other] = [now[at % now.length], now[(at + 1) % now.length]]
          if (!one || !other || now.length < 2) continue
          const { undo } = await valueOf(
            kind === 'tag'
              ? client.change({ ids: [one.id, other.id], addTags: [tag] })
              : kind === 'note'
                ? client.change({ ids: [one.id], note: tag })
                : kind === 'remove'
                  ? client.remove([one.id])
                  : client.merge({ keep: one.id, drop: other.id }),
          )
          if (undo) tokens.push(undo)
        }
        for (const token of tokens.toReversed()) await valueOf(client.undo(token))
        expect(await valueOf(findAllWorks(client, {}))).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  test('asks no more for works that the browser refuses to write', async () => {
    const disk = memoryDisk()
    let [asked, isFull] = [0, false]
    let wake = (): void => undefined
    const client = library({
      disk: { ...disk, write: (change) => (isFull ? Promise.reject(new Error('full')) : disk.write(change)) },
      askFacts: async () => {
        // The cap ends the run of a loop that would not end by itself.
        if (!isFull || (asked += 1) > 20) return null
        return { of: new Map(), asOf: '2026-11-01' }
      },
      whenOnline: (listener) => {
        wake = listener
      },
    })
    await valueOf(client.add({ items: [nagy] }))
    await new Promise((resolve) => setTimeout(resolve))
    isFull = true
    wake()
    await expect.poll(() => asked).toBeGreaterThan(0)
    for (let turn = 0; turn < 20; turn += 1) await client.overview()
    expect(asked).toBe(1)
  })

  test('shows as retracted what was retracted or is doubted, not what was corrected or reinstated', async () => {
    const natures = ['retraction', 'expression-of-concern', 'correction', 'reinstatement'] as const
    const client = library({
      askFacts: async (items) => ({
        of: new Map(
          items.map(({ id }, at) => [
            id,
            { gaps: [], retraction: { nature: natures[at] ?? 'correction', date: null, reasons: [], noticeUrl: null } },
          ]),
        ),
        asOf: '2026-11-01',
      }),
    })
    const { added } = await valueOf(client.add({ items: natures.map((nature, at) => work('Nagy', 2000 + at, nature)) }))
    await expect.poll(() => added.every(({ id }) => client.hasMeasured(id))).toBe(true)
    expect((await valueOf(client.overview())).counts.retracted).toBe(2)
    expect(await titles(client, { view: 'retracted', sort: 'year' })).toEqual(['retraction', 'expression-of-concern'])
  })

  test('compares each of many entries of one work with five, and lists 500 pairs at the most', async () => {
    const client = library()
    await valueOf(client.add({ items: Array.from({ length: 60 }, () => carter), keepDoubles: true }))
    // Each with the five after it; the last five have fewer.
    expect((await valueOf(client.doubles())).pairs).toHaveLength(55 * 5 + 4 + 3 + 2 + 1)
    await valueOf(client.add({ items: Array.from({ length: 60 }, () => carter), keepDoubles: true }))
    expect((await valueOf(client.doubles())).pairs).toHaveLength(500)
  })

  test('taking a change back leaves what was changed since', async () => {
    const client = library()
    const { added } = await valueOf(client.add({ items: [nagy] }))
    const ids = added.map(({ id }) => id)
    const tagged = await valueOf(client.change({ ids, addTags: ['sleep'], note: 'first' }))
    await valueOf(client.change({ ids, addTags: ['later'], note: 'second', item: { ...nagy, type: 'article-journal', volume: '3' } }))
    await valueOf(client.undo(tagged.undo ?? ''))
    expect(await valueOf(client.find({}))).toMatchObject({ items: [{ tags: ['later'], note: 'second', item: { volume: '3' } }] })
  })

  test('an edit leaves what another tab changed meanwhile', async () => {
    const client = library()
    const { added } = await valueOf(client.add({ items: [nagy] }))
    const ids = added.map(({ id }) => id)
    const from = added[0]?.item ?? {}
    await valueOf(client.change({ ids, item: { ...from, page: '7' } }))
    await valueOf(client.change({ ids, from, item: { ...from, volume: '3' } }))
    expect(await valueOf(client.find({}))).toMatchObject({ items: [{ item: { volume: '3', page: '7' } }] })
  })

  test('a work that was removed comes back by nothing but the undo of that', async () => {
    const client = library()
    const { added } = await valueOf(client.add({ items: [nagy] }))
    const ids = added.map(({ id }) => id)
    const tagged = await valueOf(client.change({ ids, addTags: ['sleep'] }))
    const removed = await valueOf(client.remove(ids))
    expect((await valueOf(client.undo(tagged.undo ?? ''))).items).toEqual([])
    expect(await titles(client)).toEqual([])
    await valueOf(client.undo(removed.undo ?? ''))
    expect(await titles(client)).toEqual(['Sleep and screens'])
  })

  test('a folder comes back beside those that were made since', async () => {
    const client = library()
    const old = await valueOf(client.makeFolder('Old'))
    const { undo } = await valueOf(client.removeFolder(old.id))
    await valueOf(client.makeFolder('New'))
    await valueOf(client.undo(undo ?? ''))
    expect((await valueOf(client.overview())).folders.map(({ name }) => name)).toEqual(['New', 'Old'])
  })
})
