import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoundRecord } from './found-record.ts'
import { groupRecords, mergedItem, type WorkGroup } from './merge-records.ts'

const order = ['a', 'b', 'c', 'd']
const record = (name: string, keys: readonly string[], more: Partial<FoundRecord> = {}): FoundRecord => ({
  index: name.slice(0, 1),
  place: Number(name.slice(1)),
  item: { id: name },
  kind: 'article',
  year: null,
  language: null,
  title: name,
  abstract: null,
  subjects: [],
  openAccessUrl: null,
  url: null,
  citations: null,
  keptId: null,
  keys,
  ...more,
})
const named = (groups: readonly WorkGroup[]) =>
  groups
    .map((group) =>
      group
        .map(({ title }) => title)
        .toSorted()
        .join('+'),
    )
    .toSorted()

describe('records of one work', () => {
  test.each<readonly [string, readonly FoundRecord[], readonly string[]]>([
    ['share a DOI', [record('a0', ['doi:1']), record('b0', ['doi:1'])], ['a0+b0']],
    ['share nothing', [record('a0', ['doi:1']), record('b0', ['doi:2'])], ['a0', 'b0']],
    [
      'are brought together by a third',
      [record('a0', ['doi:1']), record('b0', ['pmid:1']), record('c0', ['doi:1', 'pmid:1'])],
      ['a0+b0+c0'],
    ],
    ['share a title where one has no DOI', [record('a0', ['doi:1', 'title:t']), record('b0', ['title:t'])], ['a0+b0']],
    ['of one kind with two DOIs and one title', [record('a0', ['doi:1', 'title:t']), record('b0', ['doi:2', 'title:t'])], ['a0+b0']],
    [
      'a preprint and its article, each with a DOI, are two',
      [record('a0', ['doi:1', 'title:t']), record('b0', ['doi:2', 'title:t'], { kind: 'preprint' })],
      ['a0', 'b0'],
    ],
    [
      'an article and its data, each with a DOI, are two',
      [record('a0', ['doi:1', 'title:t']), record('b0', ['doi:2', 'title:t'], { kind: 'dataset' })],
      ['a0', 'b0'],
    ],
    [
      'and stay two when a third has the title alone',
      [record('a0', ['doi:1', 'title:t']), record('b0', ['doi:2', 'title:t'], { kind: 'preprint' }), record('c0', ['title:t'])],
      ['a0+c0', 'b0'],
    ],
    [
      'a preprint without a DOI goes with the article',
      [record('a0', ['doi:1', 'title:t']), record('b0', ['title:t'], { kind: 'preprint' })],
      ['a0+b0'],
    ],
  ])('%s', (_, records, wanted) => {
    expect(named(groupRecords(records, order))).toEqual(wanted)
    expect(named(groupRecords(records.toReversed(), order))).toEqual(wanted)
  })

  test('whatever the order, each record is in one group', () => {
    const key = fc.constantFrom('doi:1', 'doi:2', 'doi:3', 'pmid:1', 'pmid:2', 'title:t', 'title:u')
    const some = fc.array(
      fc.tuple(fc.constantFrom(...order), fc.uniqueArray(key, { maxLength: 3 }), fc.constantFrom('article', 'preprint')),
      {
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (rows, numbers) => {
        const records = rows.map(([index, keys, kind], at) => record(`${index}${at}`, keys, { kind }))
        const shuffled = records
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const groups = groupRecords(records, order)
        expect(
          groups
            .flat()
            .map(({ title }) => title)
            .toSorted(),
        ).toEqual(records.map(({ title }) => title).toSorted())
        expect(named(groupRecords(shuffled, order))).toEqual(named(groups))
      }),
    )
  })
})

describe('the item of a work', () => {
  const article = { type: 'article-journal', title: 'T', volume: '3', page: '1-9' }
  test.each<readonly [string, readonly object[], object]>([
    [
      'has what it lacks from another of its type',
      [article, { type: 'article-journal', issue: '2', page: '5' }],
      { ...article, issue: '2' },
    ],
    [
      'takes nothing of one publication from another',
      [article, { type: 'article', publisher: 'arXiv', number: 'arXiv:1', DOI: '10.1/x' }],
      article,
    ],
    [
      'takes what is of the work itself',
      [article, { type: 'article', abstract: 'A.', PMID: '1' }],
      { ...article, abstract: 'A.', PMID: '1' },
    ],
  ])('%s', (_, items, wanted) => {
    const [first, ...others] = items.map((item, at) => record(`a${at}`, [], { item: { ...item } }))
    expect(first && mergedItem([first, ...others])).toEqual(wanted)
  })
})
