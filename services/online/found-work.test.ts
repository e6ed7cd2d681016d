import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundWorks, optionalWork } from './found-work.ts'

const url = 'https://paper.example/a'

test.each([
  [
    'nothing but an address',
    { urls: [url] },
    { id: url, title: 'paper.example', url, authors: [], year: null, snippet: null, fullTextUrl: null, text: null },
  ],
  [
    'the first address of the web',
    { urls: ['javascript:alert(1)', '', null, 'ftp://a.example/', 'https://user:secret@a.example/', url] },
    { url },
  ],
  ['a title without marks', { urls: [url], title: 'On <i>E. coli</i>\n  &\u0000 a < b' }, { title: 'On E. coli & a < b' }],
  ['names that are there', { urls: [url], authors: ['Ann', null, '', ' Ben '] }, { authors: ['Ann', 'Ben'] }],
  ['a year of a date', { urls: [url], year: '2024-05-06' }, { year: 2024 }],
  ['no year of nonsense', { urls: [url], year: 'MMXX' }, { year: null }],
  ['no full text under another scheme', { urls: [url], fullTextUrls: ['file:///etc/passwd', null] }, { fullTextUrl: null }],
  ['text as the database can hold it', { urls: [url], text: 'a\u0000b\ud800' }, { text: 'ab\ufffd' }],
  ['no text of spaces', { urls: [url], text: ' \n' }, { text: null }],
])('%s', (_, said, expected) => {
  expect(optionalWork(said)).toMatchObject(expected)
})

test('a work that nobody can open is none', () => {
  expect(optionalWork({ urls: ['javascript:alert(1)', undefined], title: 'A' })).toBeNull()
})

test('whatever a service says, what is kept can be stored and read again', () => {
  // Any code units: zeros, marks and halves of characters among them.
  const unit = fc.oneof(fc.constantFrom(0, 10, 60, 62, 97, 0xd83d, 0xde00), fc.integer({ min: 0, max: 0xffff }))
  const text = fc.array(unit, { maxLength: 40 }).map((units) => String.fromCharCode(...units))
  const said = fc.record({ id: text, title: text, urls: fc.constant([url]), authors: fc.array(text), year: text, snippet: text, text })
  fc.assert(
    fc.property(said, (one) => {
      const work = optionalWork(one)
      expect(foundWorks.parse(JSON.parse(JSON.stringify([work])))).toEqual([work])
      expect(JSON.stringify(work)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    }),
  )
})
