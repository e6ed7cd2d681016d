import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { startAccountSite } from './account-desk.ts'
import { becomeMember, buyPlan } from './member.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let page: Page

beforeAll(async () => {
  site = await startAccountSite()
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, `${site.url}/developers`)
  page = opened.page
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints).toEqual([])
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const reload = () => page.goto(`${site.url}/developers`, { waitUntil: 'networkidle' })

async function asPlatinum(): Promise<void> {
  await becomeMember(page, site)
  await buyPlan(page, site, 'platinum')
  await reload()
}

/** Makes a key by the form, and gives it back. */
async function makeKey(name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Name of the key' }).fill(name)
  await page.keyboard.press('Enter')
  return page.getByRole('textbox', { name: 'The new key' }).inputValue()
}

const ask = (token: string) => fetch(`${site.url}/api/v1/usage`, { headers: { Authorization: `Bearer ${token}` } })

test('a key is made, shown once, copied, used and revoked', { timeout: 120_000 }, async () => {
  await asPlatinum()
  await page.getByText('There is no key yet.').waitFor()
  const token = await makeKey('Nightly check')
  expect(token).toMatch(/^tinta_[0-9a-f]{40}$/)
  expect(await accessibilityProblems(page)).toEqual([])
  await button('Copy the key').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await button('I have kept it').click()
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly check' })
  await expect.poll(() => row.innerText()).toContain(`${token.slice(0, 10)}…`)
  await expect.poll(() => row.innerText()).toContain('never used')
  await expect.poll(() => page.content()).not.toContain(token)

  const answer = await ask(token)
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ tier: 'platinum' })])
  await reload()
  await row.getByText('last used').waitFor()
  await expect.poll(() => page.content()).not.toContain(token)

  await button('Revoke Nightly check').click()
  await page.getByText('Programs that use “⁨Nightly check⁩” are refused').waitFor()
  expect((await ask(token)).status).toBe(200)
  await page.keyboard.press('Escape')
  await expect.poll(() => button('Revoke the key').count()).toBe(0)
  await button('Revoke Nightly check').click()
  await button('Revoke the key').click()
  await page.getByText('There is no key yet.').waitFor()
  const refused = await ask(token)
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ code: 'key-unknown' })])
})

test('the examples of the page run as they stand there', { timeout: 120_000 }, async () => {
  await asPlatinum()
  const token = await makeKey('Examples')
  await button('I have kept it').click()
  await page.getByRole('radio', { name: 'JavaScript' }).first().click()
  const codes = await page.locator('.code:has([role=radiogroup]) > pre').allInnerTexts()
  const run = async (code: string, more: Readonly<Record<string, string>> = {}) => {
    const env = { ...process.env, TINTA_KEY: token, ...more }
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { env, timeout: 30_000 })).stdout
  }
  const said = await Promise.all(codes.filter((code) => !code.includes('/check')).map((code) => run(code)))
  expect(said.length).toBeGreaterThan(6)
  const all = said.join('\n')
  expect(all).not.toContain('requestId')
  for (const part of ["tier: 'platinum'", 'en/agreement', 'event: end', 'event: result', 'The shallows']) expect(all).toContain(part)

  // Nobody has given this site documents to compare with, and it says so.
  const [begin = '', look = ''] = codes.filter((code) => code.includes('/check'))
  await expect.poll(() => run(begin)).toContain('nothing-to-search')
  await expect.poll(() => run(look, { CHECK_ID: 'none' })).toContain('not-found')
})

test('a visitor is told that keys belong to an account, a member what plan holds them', { timeout: 120_000 }, async () => {
  await page.getByText('Keys belong to an account.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await becomeMember(page, site)
  await reload()
  await button('Make a key').click()
  const dialog = page.getByRole('dialog', { name: 'Oh, you don’t have premium' })
  await dialog.getByText('Keys for the API are part of Platinum.').waitFor()
  await dialog.getByRole('button', { name: 'Later' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('one choice of a language changes every example, and each is copied as it stands', { timeout: 120_000 }, async () => {
  const python = page.getByRole('radio', { name: 'Python' })
  await python.first().click()
  await expect.poll(() => python.count()).toBeGreaterThan(8)
  for (const one of await python.all()) await expect.poll(() => one.getAttribute('aria-checked')).toBe('true')
  await page.getByRole('button', { name: 'Copy: POST /proofread' }).click()
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(onClipboard).toContain(`"${site.url}/api/v1/proofread"`)
  const copied = await onClipboard()
  expect(copied).toContain('"text": "She go to school every day."')
})

test('the profile and the foot of every page lead here', { timeout: 120_000 }, async () => {
  await becomeMember(page, site)
  await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'To the keys' }).click()
  await page.waitForURL(/\/developers#keys$/)
  await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click()
  await page.waitForURL(/\/developers$/)
})
