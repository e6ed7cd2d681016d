import { afterEach, expect, test, vi } from 'vitest'
import { keysApi } from './keys-api.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } }))

test('a key that another tab has revoked is revoked', async () => {
  answering(404, { code: 'not-found', status: 404 })
  expect(await keysApi('en').revoke('one')).toEqual({ ok: true, value: { deleted: 0 } })
})

test('what keeps a key from being revoked is told', async () => {
  answering(401, { code: 'sign-in-needed', status: 401 })
  expect(await keysApi('en').revoke('one')).toMatchObject({ ok: false, problem: { code: 'sign-in-needed' } })
})
