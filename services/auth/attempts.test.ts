import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentity, problemCode, type IdentityTest } from '#tests/identity.ts'

let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity({ RATE_SIGN_IN: '30', RATE_SIGN_IN_ACCOUNT: '3' })
})
afterAll(() => house.close())

const wrong = (email: string) => problemCode(house.makeBrowser().post('sign-in/email', { email, password: 'wrong-horse-9' }))

test('tries are counted by account, there or not, and by address; a way by mail stays open', async () => {
  await house.signedUp('anna@example.edu')
  const codes = ['invalid-credential', 'invalid-credential', 'invalid-credential', 'too-many-requests']
  for (const email of ['anna@example.edu', 'nobody@example.edu']) {
    const seen: string[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) seen.push(await wrong(email))
    expect(seen).toEqual(codes)
  }
  expect(await problemCode(house.makeBrowser().post('sign-in/magic-link', { email: 'anna@example.edu' }))).toBe('none')
})

test('the right password makes the wrong ones before it forgotten', async () => {
  await house.signedUp('bela@example.edu')
  for (let round = 0; round < 3; round += 1) {
    expect(await wrong('bela@example.edu')).toBe('invalid-credential')
    // Another browser each time: one that is known would have tries of its own (known-browser.test.ts).
    const browser = house.makeBrowser()
    expect(await problemCode(browser.post('sign-in/email', { email: 'Bela@example.edu', password: 'correct-horse-9' }))).toBe('none')
  }
})

test('one address may try many accounts only so often', async () => {
  const seen = new Set<string>()
  for (let attempt = 0; attempt < 31; attempt += 1) seen.add(await wrong(`someone${attempt}@example.edu`))
  expect(seen).toContain('too-many-requests')
})
