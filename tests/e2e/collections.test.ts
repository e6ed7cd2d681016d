import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDocx, makePdf, pdfLines } from '../files.ts'
import { makeLockedPdf } from '../locked-pdf.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { becomeMember } from './member.ts'
import { startAccountSite } from './account-desk.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startAccountSite({ TIERS: 'open' })
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const words = 'The river was wide and the bridge was old, so that the people of the town waited for the ferry in the morning.'
const bytes = (content: string | Uint8Array): Buffer => Buffer.from(content)
const fileOf = (name: string, content: string | Uint8Array) => ({ name, mimeType: '', buffer: bytes(content) })

/** A member at a new collection. */
async function openCollection(path: string, { site: at = site, viewport = { width: 1288, height: 900 } } = {}) {
  const open = await openPage(browser, `${at.url}/health`, { viewport })
  await becomeMember(open.page, at)
  await open.page.goto(at.url + path, { waitUntil: 'networkidle' })
  await open.page.locator('.collections-make input').fill('Theses')
  await open.page.locator('.collections-make button').click()
  await open.page.locator('.collections-summary').waitFor()
  return open
}

describe('a collection in the browser', () => {
  test('takes files in, says of each what became of it, and lets a person help', { timeout: 120_000 }, async () => {
    const { page, close } = await openCollection('/plagiarism-collections')
    await page
      .locator('[data-testid=files]')
      .setInputFiles([
        fileOf('a.docx', await makeDocx([words])),
        fileOf('b.txt', `${words} It was long ago.`),
        fileOf('broken.odt', 'PK\u0003\u0004'),
        fileOf('scan.pdf', makePdf('0 0 100 100 re f')),
        fileOf('locked.pdf', makeLockedPdf(pdfLines(['A page that nobody else has written in this town.']), 'open')),
        fileOf('twin.txt', `${words} It was long ago.`),
      ])
    const counts = page.locator('.collections-counts')
    await expect.poll(() => counts.innerText(), { timeout: 60_000 }).toMatch(/2 added\s+1 to look at\s+3 not read$/)
    expect(await accessibilityProblems(page)).toEqual([])
    for (const password of ['a wrong one', 'open']) {
      await page.getByRole('button', { name: 'Enter it: locked.pdf' }).click()
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      if (password === 'open') continue
      await page.getByText('That password did not open it.').waitFor()
    }
    await expect.poll(() => counts.innerText(), { timeout: 30_000 }).toMatch(/3 added/)
    await page.getByRole('button', { name: 'Add text: scan.pdf' }).click()
    await page.getByLabel('Paste the text').fill(`${words} Nobody remembers the year.`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => counts.innerText(), { timeout: 30_000 }).toMatch(/4 added\s+1 to look at\s+1 not read$/)
    await page.getByRole('button', { name: 'Keep this one: twin.txt' }).click()
    await expect.poll(() => counts.innerText(), { timeout: 30_000 }).toMatch(/5 added\s+1 not read$/)
    const documents = page.locator('.collections-documents')
    const names = async (): Promise<readonly string[]> =>
      (await documents.locator('.collections-fact:first-child').allInnerTexts()).toSorted()
    await expect.poll(names).toEqual(['a.docx', 'locked.pdf', 'scan.pdf', 'twin.txt'])
    await page.getByRole('searchbox').fill('locked')
    await expect.poll(() => documents.locator('li').count()).toBe(1)
    await page.getByRole('button', { name: 'Delete locked' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('Nothing holds “locked”.').waitFor()
    await close()
  })

  test('stops at Esc, keeps what waits, and goes on', { timeout: 60_000 }, async () => {
    const { page, close } = await openCollection('/plagiarism-collections')
    // Files stay on their way until the test lets them through.
    await page.route('**/documents', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
    await page
      .locator('[data-testid=files]')
      .setInputFiles(['one', 'two', 'three'].map((name) => fileOf(`${name}.txt`, `${words} It was year ${name}.`)))
    const counts = page.locator('.collections-counts')
    const state = page.locator('.collections-state-cell').filter({ hasText: 'Waiting' })
    await expect.poll(() => state.count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByText('Stopped. What is in stays.').waitFor()
    await expect.poll(() => counts.innerText()).toMatch(/0 added\s+3 waiting$/)
    await page.getByRole('button', { name: 'Skip: three.txt' }).click()
    await page.unroute('**/documents')
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await expect.poll(() => counts.innerText(), { timeout: 30_000 }).toMatch(/2 added$/)
    await close()
  })

  test('is usable on a phone, from right to left', { timeout: 60_000 }, async () => {
    const { page, close } = await openCollection('/ur/plagiarism-majmue', { viewport: { width: 360, height: 740 } })
    await page.locator('[data-testid=files]').setInputFiles([fileOf('a.txt', words)])
    await page.locator('.collections-counts').waitFor()
    await expect.poll(() => page.locator('.collections-documents').innerText(), { timeout: 30_000 }).toContain('a.txt')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  test('is deleted in two clicks', { timeout: 60_000 }, async () => {
    const { page, close } = await openCollection('/plagiarism-collections')
    await page.getByRole('button', { name: 'Delete collection' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('No collection yet.').waitFor()
    await close()
  })
})

test('several files at once are for who has a plan for it, one after the other for all', { timeout: 120_000 }, async () => {
  const paid = await startAccountSite({})
  try {
    const { page, close } = await openCollection('/plagiarism-collections', { site: paid })
    const files = ['one', 'two'].map((name) => fileOf(`${name}.txt`, `${words} It was year ${name}.`))
    await page.locator('[data-testid=files]').setInputFiles(files)
    const dialog = page.locator('dialog[open]')
    await dialog.getByText('Platinum').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => page.locator('.collections-counts').count()).toBe(0)
    for (const file of files) {
      await page.locator('[data-testid=files]').setInputFiles([file])
      await expect.poll(() => page.locator('.collections-documents').innerText(), { timeout: 30_000 }).toContain(file.name)
    }
    await expect.poll(() => page.locator('.collections-counts').innerText()).toMatch(/2 added$/)
    await close()
  } finally {
    await paid.stop()
  }
})
