import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openIdentity, type IdentityTest } from '#tests/identity.ts'
import { makeMailAllowance } from './mail-allowance.ts'

const limit = 4
const mailsAtMost = 10
let site: IdentityTest
beforeAll(async () => {
  site = await openIdentity({ RATE_SIGN_IN_ACCOUNT: String(mailsAtMost) })
})
afterAll(() => site.close())

const make = (given: number = limit) => makeMailAllowance({ pool: site.db.pool, secret: 'a secret for tests', limit: given })

/** How many of `count` mails may go. */
async function taken(count: number, to: string, allowance = make()): Promise<number> {
  let went = 0
  for (let i = 0; i < count; i += 1) if (await allowance.take(to, 'sign-in-link')) went += 1
  return went
}

describe('mails that anybody can cause', () => {
  test('go to one mailbox up to the limit, on all nodes and of all kinds together', async () => {
    const [one, two] = [make(), make()]
    const to = 'ann@school.example'
    const asked = [
      await one.take(to, 'confirm-address'),
      await two.take(to, 'reset-password'),
      await one.take(to, 'sign-in-link'),
      await two.take(to, 'address-taken'),
      await one.take(to, 'allow-address-change'),
    ]
    expect(asked).toEqual([true, true, true, true, false])
    expect(await two.take('ben@school.example', 'reset-password')).toBe(true)
  })

  test('are let through no oftener when many ask at once', async () => {
    const allowance = make()
    const asked = await Promise.all(Array.from({ length: 20 }, () => allowance.take('crowd@school.example', 'reset-password')))
    expect(asked.filter(Boolean)).toHaveLength(limit)
  })

  test.each(['CARA@School.example', 'cara+one@school.example', 'cara+one+two@school.example'])(
    'count %s as the same mailbox',
    async (to) => {
      const allowance = makeMailAllowance({ pool: site.db.pool, secret: to, limit })
      expect(await taken(limit, 'cara@school.example', allowance)).toBe(limit)
      expect(await allowance.take(to, 'reset-password')).toBe(false)
    },
  )

  test.each(['car@school.example', 'cara@other.example', '+a@school.example'])('count %s as another', async (to) => {
    const allowance = makeMailAllowance({ pool: site.db.pool, secret: to, limit })
    expect(await taken(limit, 'cara@school.example', allowance)).toBe(limit)
    expect(await allowance.take(to, 'reset-password')).toBe(true)
  })

  test('are not limited by 0', async () => {
    expect(await taken(30, 'dan@school.example', make(0))).toBe(30)
  })

  test('leave no address in the database', async () => {
    await make().take('eve@school.example', 'reset-password')
    const { rows } = await site.db.pool.query<{ key: string }>("select key from rate_limit where key like 'mail-recipient:%'")
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^mail-recipient:[\w-]{27}$/)
  })

  test('are counted in memory while the database is away', async () => {
    const pool = new pg.Pool()
    await pool.end()
    const allowance = makeMailAllowance({ pool, secret: 's', limit })
    expect(await taken(limit + 1, 'hal@school.example', allowance)).toBe(limit)
  })
})

test.each(['password-changed', 'second-step-off', 'new-device', 'address-changed', 'plan-ended'] as const)(
  'what has happened to an account is told in any case: %s',
  async (kind) => {
    const allowance = make(1)
    const asked = await Promise.all([1, 2, 3].map(() => allowance.take('fay@school.example', kind)))
    expect(asked).toEqual([true, true, true])
  },
)

/** Ways by which a stranger can have mails sent. */
const ways: readonly (readonly [path: string, more: Readonly<Record<string, string>>])[] = [
  ['sign-up/email', { name: '', password: 'a-strangers-password-7' }],
  ['sign-up/email', { name: '', password: 'another-of-theirs-8' }],
  ['request-password-reset', {}],
  ['sign-in/magic-link', {}],
]

test.each([
  ['somebody who has an account', 'gil@school.example', true],
  ['nobody', 'ina@school.example', false],
])(
  'a stranger who mixes all ways does not flood the mailbox of %s, and cannot tell: every answer stays the same',
  async (_, to, isKnown) => {
    if (isKnown) await site.signedUp(to)
    const stranger = site.makeBrowser()
    const rounds: unknown[][] = []
    for (let round = 0; round < 4; round += 1) {
      const answers: unknown[] = []
      for (const [path, more] of ways) {
        const { status, body } = await stranger.post(path, { email: to, ...more })
        answers.push([path, status, body])
      }
      rounds.push(answers)
    }
    for (const answers of rounds) expect(answers).toEqual(rounds[0])
    // A mail that was asked for after all of these has come: no more of them are on their way.
    await stranger.post('sign-in/magic-link', { email: `after-${to}` })
    await site.mailTo(`after-${to}`, 'sign-in-link')
    await vi.waitFor(() => expect(site.mails.filter((mail) => mail.to === to)).toHaveLength(mailsAtMost))
    expect(site.troubles).toEqual([])
  },
)
