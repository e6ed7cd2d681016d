import { expect, test, vi } from 'vitest'
import type { IdToken } from './id-token.ts'
import { syncTokens } from './token-sync.ts'

const minute = 60_000

function synced() {
  let listener: ((token: IdToken | null) => void) | undefined
  const fetch = vi.fn(async () => new Response())
  syncTokens({
    url: '/sync',
    fetch,
    client: {
      onToken: (heard) => {
        listener = heard
        return () => undefined
      },
    },
  })
  const said = () => fetch.mock.calls.map((call: readonly unknown[]) => call)
  return { tell: (token: IdToken | null) => listener?.(token), said, fetch }
}

const tokenOf = (text: string, age: number): IdToken => ({ text, issuedAt: Date.now() - age, expiresAt: Date.now() + 15 * minute })
const request = (method: string, text: string) => [
  '/sync',
  { method, credentials: 'include', headers: { authorization: `Bearer ${text}` } },
]

test('a new token is posted, its end deletes it', () => {
  const { tell, said } = synced()
  tell(tokenOf('a', 0))
  tell(tokenOf('b', 4 * minute))
  tell(null)
  expect(said()).toEqual([request('POST', 'a'), request('POST', 'b'), request('DELETE', 'b')])
})

test('one older than 5 minutes is skipped, and then there is nothing to delete', () => {
  const { tell, said } = synced()
  tell(tokenOf('a', 5 * minute + 1_000))
  tell(null)
  expect(said()).toEqual([])
})

test('an address that does not answer disturbs nobody', async () => {
  const { tell, fetch } = synced()
  fetch.mockRejectedValueOnce(new TypeError('no network'))
  tell(tokenOf('a', 0))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  tell(tokenOf('b', 0))
  expect(fetch).toHaveBeenCalledTimes(2)
})
