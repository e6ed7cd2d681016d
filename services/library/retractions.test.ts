import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { openTestLibrary } from '#tests/open-library.ts'
import { addInput, libraryQuery } from '#tools/library/contract.ts'
import type { Library } from './library.ts'
import { dateOf, retractionTable } from './retraction-rows.ts'
import { optionalRetractionList, replaceRetractions } from './retractions.ts'

const heading = ['Record ID', 'OriginalPaperDOI', 'OriginalPaperPubMedID', 'RetractionNature', 'RetractionDate', 'RetractionDOI', 'Reason']

type Line = { readonly doi?: string; readonly pmid?: string; readonly nature?: string; readonly date?: string; readonly notice?: string }

async function* listOf(...lines: readonly Line[]): AsyncGenerator<readonly string[]> {
  yield heading
  for (const { doi = 'unavailable', pmid = '0', nature = 'Retraction', date = '5/7/2024 0:00', notice = '' } of lines)
    yield ['1', doi, pmid, nature, date, notice, '+Plagiarism of Text;+Fake Peer Review;']
}

const tableOf = (...lines: readonly Line[]) => retractionTable(listOf(...lines))

describe('the list', () => {
  test('is read as it is published', async () => {
    const { byKey, records, newest } = await tableOf({ doi: '10.1000/ABC', pmid: '123456', notice: '10.1000/n.1' }, { doi: 'Unavailable' })
    const notice = {
      nature: 'retraction',
      date: '2024-05-07',
      reasons: ['Plagiarism of Text', 'Fake Peer Review'],
      noticeUrl: 'https://doi.org/10.1000/n.1',
    }
    expect([...byKey]).toEqual([
      ['doi:10.1000/abc', notice],
      ['pmid:123456', notice],
    ])
    expect({ records, newest }).toEqual({ records: 1, newest: '2024-05-07' })
  })

  test.each([
    [['Expression of concern 1/1/2015', 'Retraction 1/1/2018'], 'retraction'],
    [['Retraction 1/1/2018', 'Expression of concern 1/1/2015'], 'retraction'],
    [['Retraction 1/1/2018', 'Correction 1/1/2020'], 'retraction'],
    [['Retraction 1/1/2018', 'Reinstatement 1/1/2019'], 'reinstatement'],
    [['Reinstatement 1/1/2019', 'Retraction 1/1/2021'], 'retraction'],
    [['Correction 1/1/2018', 'Expression of concern 1/1/2017'], 'expression-of-concern'],
  ])('of %j takes %s', async (notices, nature) => {
    const lines = notices.map((text) => {
      const [, kind = '', date = ''] = /^(.+) (\S+)$/.exec(text) ?? []
      return { doi: '10.1000/a', nature: kind, date }
    })
    expect((await tableOf(...lines)).byKey.get('doi:10.1000/a')?.nature).toBe(nature)
  })

  test.each([
    ['5/27/2024 0:00', '2024-05-27'],
    ['12/1/1999', '1999-12-01'],
    ['2024-02-29', '2024-02-29'],
    ['2/30/2024', null],
    ['27/5/2024', null],
    ['', null],
  ])('%j is the day %s', (text, date) => {
    expect(dateOf(text)).toBe(date)
  })

  test('that lacks a column is refused', async () => {
    const broken = async function* () {
      yield ['Record ID', 'Title']
    }
    await expect(retractionTable(broken())).rejects.toThrow('RetractionDate, RetractionDOI')
  })
})

describe('works in libraries', () => {
  let opened: OpenTestDb
  let library: Library
  beforeAll(async () => {
    opened = await openTestDb()
    library = openTestLibrary(opened.db.pool, { readItem: (value) => ({ item: Object(value) }), gapsOf: () => [] })
  })
  afterAll(() => opened.close())

  const page = async (account: string, query: object) => (await library.page(account, libraryQuery.parse(query), 'en')).items

  test('are flagged when they come and when the list comes, and no longer when it says no more', async () => {
    const { id: account } = await makeAccount(opened.db.pool)
    const { pool } = opened.db
    const add = async (item: object) => (await library.add(account, addInput.parse({ items: [item] }))).added[0]
    const old = await add({ type: 'article-journal', title: 'Old', DOI: '10.1000/OLD' })
    expect(old?.retraction).toBeNull()
    expect(await optionalRetractionList(pool)).toBeNull()

    const first = await tableOf({ doi: '10.1000/old' }, { pmid: '7654321', nature: 'Expression of concern' })
    expect(await replaceRetractions(pool, first, '2024-06-01')).toEqual({ asOf: '2024-06-01', records: 2, flagged: 1 })
    expect((await add({ type: 'article-journal', title: 'New', PMID: '7654321' }))?.retraction?.nature).toBe('expression-of-concern')
    expect((await page(account, { view: 'retracted' })).map(({ item }) => item['title']).toSorted()).toEqual(['New', 'Old'])
    const overview = await library.overview(account, 'en')
    expect([overview.counts.retracted, overview.retractionsAsOf]).toEqual([2, '2024-06-01'])

    expect((await replaceRetractions(pool, await tableOf({ doi: '10.1000/other' }), '2024-07-01')).flagged).toBe(2)
    expect(await page(account, { view: 'retracted' })).toEqual([])
    const { asOf, found } = await library.retractionsOf([{ DOI: '10.1000/x' }, { URL: 'https://doi.org/10.1000/Other' }])
    expect([asOf, found.map((one) => one?.nature ?? null)]).toEqual(['2024-07-01', [null, 'retraction']])
  })

  test('that were removed are compared anew when they come back', async () => {
    const { id: account } = await makeAccount(opened.db.pool)
    const { added } = await library.add(account, addInput.parse({ items: [{ type: 'book', title: 'Gone', DOI: '10.1000/gone' }] }))
    const { undo } = await library.remove(account, [added[0]?.id ?? ''])
    await replaceRetractions(opened.db.pool, await tableOf({ doi: '10.1000/gone' }), '2024-08-01')
    const { items } = await library.undo(account, undo ?? '')
    expect(items[0]?.retraction?.nature).toBe('retraction')
  })
})
