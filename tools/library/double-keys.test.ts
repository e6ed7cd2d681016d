import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubleKeysOf, reasonOfKey } from './double-keys.ts'

describe('keys that two entries of one work share', () => {
  test.each([
    [{ DOI: '10.1000/XYZ.1' }, 'doi:10.1000/xyz.1'],
    [{ DOI: 'https://doi.org/10.1000/xyz.1.' }, 'doi:10.1000/xyz.1'],
    [{ URL: 'https://doi.org/10.1000/a%2Fb' }, 'doi:10.1000/a/b'],
    [{ PMID: 'PMID: 12345678' }, 'pmid:12345678'],
    [{ type: 'book', ISBN: '0-306-40615-2' }, 'isbn:9780306406157'],
    [{ type: 'book', ISBN: '978-0-306-40615-7' }, 'isbn:9780306406157'],
    [{ type: 'book', ISBN: '080442957X' }, 'isbn:9780804429573'],
    [{ URL: 'http://arxiv.org/abs/2101.00001v3' }, 'arxiv:2101.00001'],
    [{ number: 'arXiv:hep-th/9901001' }, 'arxiv:hep-th/9901001'],
    [{ title: 'Łódź: A City', author: [{ family: 'Țîrlea' }], issued: { 'date-parts': [[2021, 3]] } }, 'title:lodz a city|2021|tirlea'],
  ])('%j', (work, key) => {
    expect(doubleKeysOf(work)).toContain(key)
  })

  test.each([
    [{ type: 'book', ISBN: '978-0-306-40615-8' }],
    [{ type: 'chapter', ISBN: '978-0-306-40615-7' }],
    [{ title: 'Introduction' }],
    [{ DOI: 'none' }],
    [{ PMID: 'PMC1234567' }],
    [{ URL: 'https://pubpeer.example/search?q=10.1000/abc' }],
    [{}],
  ])('%j has none', (work) => {
    expect(doubleKeysOf(work)).toEqual([])
  })

  // An index of the database holds no more than 2,700 bytes, and a pattern that looks back never ends.
  test.each([
    { DOI: `10.1000/${'.'.repeat(200_000)}x` },
    { title: 'long '.repeat(50_000), author: [{ family: 'name '.repeat(50_000) }] },
    { URL: `https://doi.org/10.1000/${'a'.repeat(200_000)}` },
  ])('of very long fields are short and soon there', (work) => {
    const began = performance.now()
    const keys = doubleKeysOf(work)
    expect(performance.now() - began).toBeLessThan(500)
    expect(keys.length).toBe(1)
    expect(keys.join('').length).toBeLessThan(600)
  })

  test('come surest first and name their reason', () => {
    const keys = doubleKeysOf({ title: 'A', issued: { 'date-parts': [[2000]] }, PMID: '1234567', DOI: '10.1000/1' })
    expect(keys.map(reasonOfKey)).toEqual(['doi', 'pmid', 'title'])
  })

  test('are made of whatever lies in a store without a fault', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('title', 'author', 'issued', 'DOI', 'ISBN', 'URL', 'PMID', 'number'), fc.anything()),
        (work) => {
          expect(doubleKeysOf(work).every((key) => key.includes(':'))).toBe(true)
        },
      ),
    )
  })
})
