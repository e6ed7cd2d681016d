import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openIdentity, problemCode, type IdentityTest } from '#tests/identity.ts'
import { passwordCost } from './password-hashing.ts'

let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity({}, { passwordCost })
  await house.signedUp('known@example.edu')
})
afterAll(() => house.close())

const rounds = 15
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
/** Spread around the median that single runs show anyway. */
const spread = (values: readonly number[]): number => median(values.map((value) => Math.abs(value - median(values))))

let made = 0
const stranger = (): string => `nobody${(made += 1)}@example.edu`

/** Milliseconds of both cases, taken in turns so that a slow moment of the machine touches both. */
async function inTurns(ask: (email: string) => Promise<unknown>) {
  const [known, unknown]: [number[], number[]] = [[], []]
  const timed = async (email: string) => {
    const start = performance.now()
    await ask(email)
    return performance.now() - start
  }
  await timed('known@example.edu')
  await timed(stranger())
  for (let round = 0; round < rounds; round += 1) {
    known.push(await timed('known@example.edu'))
    unknown.push(await timed(stranger()))
  }
  return { known, unknown }
}

describe('whether an address has an account cannot be told from the time of', () => {
  const ways: readonly (readonly [name: string, ask: (email: string) => Promise<unknown>])[] = [
    ['a wrong password', (email) => problemCode(house.makeBrowser().post('sign-in/email', { email, password: 'wrong-horse-9' }))],
    ['signing up', (email) => house.makeBrowser().post('sign-up/email', { email, password: 'correct-horse-9' })],
    ['a link by mail', (email) => house.makeBrowser().post('sign-in/magic-link', { email })],
    ['a forgotten password', (email) => house.makeBrowser().post('request-password-reset', { email })],
  ]
  test.each(ways)(
    '%s',
    async (_name, ask) => {
      const { known, unknown } = await inTurns(ask)
      const difference = Math.abs(median(known) - median(unknown))
      // Under the noise of single runs, or under what a network hides.
      expect(difference).toBeLessThan(Math.max(15, 3 * Math.max(spread(known), spread(unknown))))
    },
    60_000,
  )
})
