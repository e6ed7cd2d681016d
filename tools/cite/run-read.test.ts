import { describe, expect, test } from 'vitest'
import type { CslItem } from '#engines/cite/item.ts'
import { readRowSchema } from './contract.ts'
import { saidRows, type SaidRow } from './read-task.ts'
import { joinRow, readText } from './run-read.ts'

describe('what is asked for', () => {
  test.each<readonly [string, SaidRow['kind'], SaidRow['query']]>([
    ['10.1000/xyz', 'doi', { is: 'doi', id: '10.1000/xyz' }],
    ['0-306-40615-2', 'isbn', { is: 'isbn', id: '0306406152' }],
    ['PMC3531190', 'pmcid', { is: 'pmcid', id: 'PMC3531190' }],
    ['https://example.org/a', 'url', { is: 'url', id: 'https://example.org/a' }],
    [
      'Attention is all you need',
      'title',
      { is: 'words', words: 'Attention is all you need', title: 'Attention is all you need', family: null, year: null },
    ],
    [
      'Smith, J. (2020). Sleep and memory. Journal of Sleep, 12(3), 45-67. https://doi.org/10.1000/xyz',
      'reference',
      { is: 'doi', id: '10.1000/xyz' },
    ],
    ['ISBN 978-0-306-40615-8', 'isbn', null],
  ])('%s', (text, kind, query) => {
    expect(readText({ text }).map((row) => [row.kind, row.query])).toEqual([[kind, query]])
  })

  test('the words of a reference that names no id, with its author and year', () => {
    const [row] = readText({ text: 'Smith, J. A. (2020). Sleep and memory. Journal of Sleep, 12(3), 45-67.' })
    expect(row?.query).toMatchObject({ is: 'words', title: 'Sleep and memory', family: 'Smith', year: 2020 })
  })
})

test('the text alone gives the item, in the order of the text, and nothing that it does not say', () => {
  const rows = readText({ text: 'arXiv:1706.03762\n\nhttps://example.org/a\n978-0-306-40615-7' })
  expect(rows.map(({ row, item, unsure }) => ({ row, item, unsure }))).toEqual([
    {
      row: 0,
      item: { id: 'said', type: 'article', publisher: 'arXiv', number: 'arXiv:1706.03762', URL: 'https://arxiv.org/abs/1706.03762' },
      unsure: [],
    },
    { row: 1, item: { id: 'said', type: 'webpage', URL: 'https://example.org/a' }, unsure: [] },
    { row: 2, item: { id: 'said', type: 'book', ISBN: '9780306406157' }, unsure: [] },
  ])
  expect(saidRows.parse(rows)).toEqual(rows)
  expect(readText({ text: ' \n ' })).toEqual([])
})

describe('a row is joined', () => {
  const item: CslItem = { id: 'said', type: 'document', DOI: '10.1000/xyz', title: 'Sleep', accessed: { 'date-parts': [[2026, 1, 2]] } }
  const said: SaidRow = { row: 3, said: '10.1000/xyz', kind: 'doi', item, unsure: ['type'], query: { is: 'doi', id: '10.1000/xyz' } }
  const known: CslItem = { id: 'work', type: 'book', title: 'Sleep', DOI: '10.1000/xyz' }

  test('with what a registry knows, and what only the text can know', () => {
    const joined = joinRow(said, { found: { item: known, unsure: ['author'], origin: 'Crossref' }, others: [known], trouble: null })
    expect(readRowSchema.parse(joined)).toEqual({
      row: 3,
      said: '10.1000/xyz',
      kind: 'doi',
      item: { ...known, id: 'read-3', accessed: item.accessed },
      origin: 'Crossref',
      unsure: ['author'],
      trouble: null,
      others: [{ ...known, id: 'read-3-other-0' }],
    })
  })

  test('with what the text gave, when nobody knows it', () => {
    const joined = joinRow(said, { found: null, others: [], trouble: 'unknown' })
    expect(joined).toMatchObject({ item: { ...item, id: 'read-3' }, origin: null, unsure: ['type'], trouble: 'unknown' })
  })

  test('with the text, when the id is of another work, which is offered', () => {
    const other = { ...known, title: 'Something about trees' }
    expect(joinRow(said, { found: { item: other, unsure: [], origin: 'Crossref' }, others: [], trouble: null })).toMatchObject({
      item: { ...item, id: 'read-3' },
      origin: null,
      unsure: ['type', 'title', 'DOI'],
      others: [{ ...other, id: 'read-3-other-0' }],
    })
  })

  test('with the registry, when only the title was read otherwise', () => {
    const by = { author: [{ family: 'Kiss', given: 'A.' }], issued: { 'date-parts': [[2020]] } }
    const found = { ...known, ...by, title: 'Something about trees' }
    const row = { ...said, item: { ...item, ...by } }
    expect(joinRow(row, { found: { item: found, unsure: [], origin: 'Crossref' }, others: [], trouble: null }).origin).toBe('Crossref')
  })
})
