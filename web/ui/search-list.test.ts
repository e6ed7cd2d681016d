import { expect, test } from 'vitest'
import { matching } from './search-list.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'hu', label: 'Magyar', also: 'Hungarian' },
  { value: 'tr', label: 'Türkçe', also: 'Turkish' },
  { value: 'no', label: 'Norsk bokmål', also: 'Norwegian' },
]

test.each([
  ['', ['en', 'hu', 'tr', 'no']],
  ['  ', ['en', 'hu', 'tr', 'no']],
  ['TURKCE', ['tr']],
  ['türk', ['tr']],
  ['hung', ['hu']],
  ['bokmal norsk', ['no']],
  ['ish', ['en', 'tr']],
  ['klingon', []],
])('%j finds %j', (query, values) => {
  expect(matching(options, query).map(({ value }) => value)).toEqual(values)
})
