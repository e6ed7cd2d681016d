import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How much work a guess takes (N of scrypt, RFC 7914): 32 MB and some 60 ms of a processor. */
export const passwordCost = 16_384

const blockSize = 16
const parallel = 1
const keyBytes = 64

/** Turns passwords into what may be stored, and compares them with it. */
export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/**
 * Hashes as the identity library does by itself (`salt:key`, both hexadecimal), with the cost as a parameter: tests that
 * sign up by the dozen take a small one. A hash is only known again with the cost that it was made with.
 */
export function makePasswordHashing(cost = passwordCost): PasswordHashing {
  const keyOf = (password: string, salt: string): Promise<Buffer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const options = { N: cost, r: blockSize, p: parallel, maxmem: 2 * 128 * cost * blockSize }
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
    return promise
  }
  return {
    hash: async (password) => {
      const salt = randomBytes(16).toString('hex')
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
    },
    verify: async ({ hash, password }) => {
      const [salt = '', key = ''] = hash.split(':')
      const stored = Buffer.from(key, 'hex')
      return salt !== '' && stored.length === keyBytes && timingSafeEqual(await keyOf(password, salt), stored)
    },
  }
}
