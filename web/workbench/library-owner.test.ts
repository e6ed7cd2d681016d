import { expect, test } from 'vitest'
import { libraryOnServer } from './library-on-server.ts'

test('a library is told apart from that of another account', () => {
  const [one, other] = [libraryOnServer('en', 'one'), libraryOnServer('en', 'other')]
  expect([one.owner, other.owner, one.place]).toEqual(['one', 'other', 'account'])
})
