import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://example.edu/paper?id=1', 'https://example.edu/paper?id=1'],
  ['http://example.edu', 'http://example.edu/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.edu', null],
  ['10.1000/182', null],
  [null, null],
])('%j is opened as %j', (given, opened) => expect(webAddress(given)).toBe(opened))
