import { scryptSync } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { makePasswordHashing, passwordCost } from './password-hashing.ts'

const password = 'correct-horse-9 é'

const { hash, verify } = makePasswordHashing(16)
const taken = await hash(password)
const [salt = '', key = ''] = taken.split(':')

describe('a password', () => {
  test('is hashed at the full cost where nothing else is asked for', async () => {
    const [ownSalt = '', ownKey] = (await makePasswordHashing().hash(password)).split(':')
    expect(passwordCost).toBe(16_384)
    expect(ownKey).toBe(scryptSync(password, ownSalt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString('hex'))
  })

  // Four hashes at the full cost.
  test('is known both ways by the identity library, which hashed before us', { timeout: 20_000 }, async () => {
    const full = makePasswordHashing()
    expect(await verifyPassword({ hash: await full.hash(password), password })).toBe(true)
    expect(await full.verify({ hash: await hashPassword(password), password })).toBe(true)
  })

  test('is salted', async () => {
    expect(await hash(password)).not.toBe(taken)
  })

  test.each([
    ['itself', taken, password, true],
    ['itself in another normal form', taken, password.normalize('NFD'), true],
    ['another', taken, `${password} `, false],
    ['nothing', taken, '', false],
    ['a hash without a key', `${salt}:`, password, false],
    ['a hash without a salt', `:${key}`, password, false],
    ['half a key', `${salt}:${key.slice(0, 64)}`, password, false],
    ['no hash', '', password, false],
  ])('compared with %s', async (_, stored, given, isSame) => {
    expect(await verify({ hash: stored, password: given })).toBe(isSame)
  })

  test('hashed at another cost is not known', async () => {
    expect(await makePasswordHashing(32).verify({ hash: taken, password })).toBe(false)
  })
})
