import { expect, test } from 'vitest'
import { readMessage } from './keep-message.ts'

const keep = { kind: 'keep', build: 'one', pages: ['/de'], assets: [], parts: ['de'], routes: null } as const

test.each([
  [keep, keep],
  [
    { ...keep, routes: '/__manifest?version=1' },
    { ...keep, routes: '/__manifest?version=1' },
  ],
  [{ ...keep, routes: 7, more: true }, keep],
  [
    { kind: 'take-over', build: 'one', pages: 'x' },
    { kind: 'take-over', build: 'one' },
  ],
  [{ ...keep, pages: [1] }, null],
  [{ ...keep, assets: '/assets/x.js' }, null],
  [{ ...keep, build: undefined }, null],
  [{ kind: 'forget', build: 'one' }, null],
  ['keep', null],
  [null, null],
])('%j is read as %j', (sent, read) => {
  expect(readMessage(sent)).toEqual(read)
})
