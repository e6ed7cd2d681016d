import { createHash, randomBytes } from 'node:crypto'
import { keyPrefix } from '#tools/keys/contract.ts'

/** 160 bits of the system's randomness. */
const bytes = 20
const shape = new RegExp(`^${keyPrefix}[0-9a-f]{${bytes * 2}}$`)
const shownCharacters = keyPrefix.length + 4

/** A key that nobody can guess; letters and digits alone, so that a double click takes the whole of it. */
export const makeToken = (): string => keyPrefix + randomBytes(bytes).toString('hex')

/** Whether something given looks like one of our keys; what does not is not looked up. */
export const isToken = (given: string): boolean => shape.test(given)

/** What is kept of a key: so much randomness needs neither salt nor a slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The part that is kept to know a key by. */
export const startOf = (token: string): string => token.slice(0, shownCharacters)
