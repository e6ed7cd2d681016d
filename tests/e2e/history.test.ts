import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountDesk, hasFocus, startAccountSite } from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { askAs, becomeMember, newMember, rephraseAs } from './member.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let page: Page

beforeAll(async () => {
  site = await startAccountSite({ TIER_LIMITS: JSON.stringify({ free: { charactersMonthly: 1_000_000 } }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, `${site.url}/history`)
  page = opened.page
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints.filter((line) => !/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})

const cat = 'The cat sat on the mat because it was important to find out.'
const dog = 'Many studies have shown that dogs sleep badly in the evening.'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lines = () => page.locator('.history-line')
const line = (text: string) => page.locator('.history-line', { hasText: text })
const opener = (text: string) => line(text).locator('.history-open')
const search = () => page.getByRole('textbox', { name: 'Search in texts and results' })
const keptTotal = async (): Promise<number> => (await (await page.request.get(`${site.url}/api/v1/history`)).json()).total

async function reload(): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
}
/** Signed in, with these texts rephrased, the last one first in the list. */
async function withRuns(...texts: readonly string[]): Promise<void> {
  await becomeMember(page, site)
  for (const text of texts) await rephraseAs(page, site, text)
  await reload()
}

describe('the list', () => {
  test('asks to log in, and fills by itself afterwards', async () => {
    const email = await newMember(site)
    await page.getByText('Log in to see your history.').waitFor()
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await accountDesk(page).dialog.waitFor()
    await accountDesk(page).signIn(email)
    await page.getByText('Nothing here yet.').waitFor()
    await page.getByText('Only you see this; kept for 90 days.').waitFor()
    await page.locator('main').getByRole('link', { name: 'Go to: Paraphraser' }).click()
    await page.locator('textarea').first().waitFor()
  })

  test('holds each run with its tool, how it was made, language, length and time', async () => {
    await withRuns(cat)
    await askAs(page, site, {
      method: 'POST',
      path: '/api/v1/proofread',
      data: { text: 'It has a mistke here.', language: 'en', keep: true },
    })
    await reload()
    await page.getByText('2 results', { exact: true }).waitFor()
    await expect.poll(() => line('mistke').innerText()).toMatch(/Proofreader · 1 finding · English[\s\S]*21 characters/)
    await expect.poll(() => line('The cat sat').innerText()).toMatch(/Paraphraser · Academic, Mild · English[\s\S]*60 characters/)
    await page.getByRole('radio', { name: 'Proofreader' }).click()
    await expect.poll(() => lines().count()).toBe(1)
    await page.getByRole('radio', { name: 'All tools' }).click()
    await expect.poll(() => lines().count()).toBe(2)
  })

  test('is searched while the reader types, in results too; what finds nothing says so and is cleared', async () => {
    await withRuns(cat, dog)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/history') asked.push(searchParams.get('search') ?? '')
    })
    await search().pressSequentially('DOGS', { delay: 30 })
    await expect.poll(() => lines().count()).toBe(1)
    await opener('Many studies').waitFor()
    expect(asked).toEqual(['DOGS'])
    await search().fill('no such words anywhere')
    await page.getByText('Nothing holds “no such words anywhere”.').waitFor()
    await page.locator('main').getByRole('button', { name: 'Clear the search', exact: true }).last().click()
    await expect.poll(() => lines().count()).toBe(2)
    await expect.poll(() => search().inputValue()).toBe('')
  })

  test('shows more when asked, and the focus goes on to what came', async () => {
    await withRuns(...Array.from({ length: 33 }, (_, at) => `Text number ${at + 1} stands here.`))
    await expect.poll(() => lines().count()).toBe(30)
    await page.getByText('30 of 33 shown').waitFor()
    await button('Show more').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => lines().count()).toBe(33)
    await expect.poll(() => button('Show more').count()).toBe(0)
    await expect.poll(() => hasFocus(opener('Text number 3 stands'))).toBe(true)
  })

  test('says what failed, and tries again', async () => {
    await withRuns(cat)
    let failures = 0
    await page.route('**/api/v1/history', (route) => {
      failures += 1
      return failures > 1 ? route.continue() : route.fulfill({ status: 500, json: { code: 'server-failed', status: 500 } })
    })
    await reload()
    await page.getByText('That did not work.').waitFor()
    await button('Try again').click()
    await expect.poll(() => lines().count()).toBe(1)
  })

  test('stays readable without a connection, and goes on by itself with one', async () => {
    await withRuns(cat, dog)
    await page.context().setOffline(true)
    await page.getByText('You are offline. What is here already can be read', { exact: false }).waitFor()
    await expect.poll(() => lines().count()).toBe(2)
    await search().fill('dogs')
    await page.getByRole('alert').getByText('You are offline.').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => lines().count()).toBe(1)
  })
})

describe('one run', () => {
  test('opens by keyboard: text and result side by side in their own language; both can be taken along', async () => {
    await withRuns(cat)
    await opener('The cat sat').focus()
    await page.keyboard.press('Enter')
    const original = page.getByRole('region', { name: 'Original' })
    const result = page.getByRole('region', { name: 'Result' })
    await expect.poll(() => original.locator('.manuscript').innerText()).toBe(cat)
    await expect.poll(() => result.locator('.manuscript').getAttribute('lang')).toBe('en')
    await original.getByRole('button', { name: 'Copy' }).click()
    await page.locator('.toast').getByText('Copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(cat)
    const saved = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toBe('tinta-result.txt')
    await opener('The cat sat').click()
    await original.waitFor({ state: 'detached' })
  })

  test('goes back to the paraphraser as it was asked; the draft that lay there comes back', async () => {
    await becomeMember(page, site)
    await askAs(page, site, {
      method: 'POST',
      path: '/api/v1/rephrase',
      data: { text: cat, mode: 'simplify', strength: 'mild', language: 'en' },
    })
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const original = page.getByRole('textbox', { name: 'Original text', exact: true })
    await original.fill('My draft of today.')
    await page.waitForTimeout(500)
    await page.goto(`${site.url}/history`, { waitUntil: 'networkidle' })
    await opener('The cat sat').click()
    await button('Open in: Paraphraser').click()
    await expect.poll(() => original.inputValue()).toBe(cat)
    await expect.poll(() => page.getByRole('radio', { name: 'Simplify' }).getAttribute('aria-checked')).toBe('true')
    const toast = page.locator('.toast', { hasText: 'The text from your history is on the sheet. Your earlier text was replaced.' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => original.inputValue()).toBe('My draft of today.')
    await reload()
    await expect.poll(() => original.inputValue()).toBe('My draft of today.')
  })

  test('its result goes on to the proofreader; the text that lay there comes back', async () => {
    await withRuns(cat)
    await page.goto(`${site.url}/ai-proofreader`, { waitUntil: 'networkidle' })
    const editor = page.locator('.cm-content')
    await editor.click()
    await page.keyboard.insertText('Words to be read.')
    await page.waitForTimeout(500)
    await page.goto(`${site.url}/history`, { waitUntil: 'networkidle' })
    await opener('The cat sat').click()
    const result = await page.getByRole('region', { name: 'Result' }).locator('.manuscript').innerText()
    await button('Open in: Proofreader').click()
    await expect.poll(() => editor.innerText()).toBe(result)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => editor.innerText()).toBe('Words to be read.')
  })

  test('that is gone meanwhile says so', async () => {
    await withRuns(cat)
    await askAs(page, site, { method: 'DELETE', path: '/api/v1/history' })
    await opener('The cat sat').click()
    await page.getByText('This result is no longer there.').waitFor()
  })
})

describe('deleting', () => {
  const deleteButton = (text: string) => line(text).getByRole('button', { name: /^Delete/ })

  test('one run can be taken back as long as the toast is there; then it is gone for good', async () => {
    await withRuns(cat, dog)
    await deleteButton('Many studies').click()
    await expect.poll(() => lines().count()).toBe(1)
    await expect.poll(() => hasFocus(opener('The cat sat'))).toBe(true)
    await expect.poll(() => keptTotal()).toBe(2)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => lines().count()).toBe(2)
    await deleteButton('Many studies').click()
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await expect.poll(keptTotal).toBe(1)
    await reload()
    await expect.poll(() => lines().count()).toBe(1)
  })

  test('whoever leaves the page has meant it', async () => {
    await withRuns(cat, dog)
    await deleteButton('The cat sat').click()
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await expect.poll(keptTotal).toBe(1)
  })

  test('what cannot be deleted comes back, and says so', async () => {
    await withRuns(cat)
    await page.route('**/api/v1/history/*', (route) => route.fulfill({ status: 500, json: { code: 'server-failed', status: 500 } }))
    await deleteButton('The cat sat').click()
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await page.locator('.toast').getByText('It could not be deleted, and is back.').waitFor()
    await expect.poll(() => lines().count()).toBe(1)
  })

  test('all of it is asked about first', async () => {
    await withRuns(cat, dog)
    await button('Delete all').click()
    const ask = page.getByRole('group', { name: 'Delete 2 results?' })
    await expect.poll(() => hasFocus(ask)).toBe(true)
    await page.keyboard.press('Escape')
    await ask.waitFor({ state: 'detached' })
    await button('Delete all').click()
    await button('Delete them').click()
    await page.getByText('Nothing here yet.').waitFor()
    await expect.poll(() => keptTotal()).toBe(0)
  })

  test('switching it off deletes what is there, after asking; switched on again it keeps', async () => {
    await withRuns(cat)
    const keep = page.getByRole('switch', { name: 'Keep my results' })
    await keep.click()
    await button('Stop and delete').click()
    await page.getByText('Your history is off.').waitFor()
    await rephraseAs(page, site, dog)
    await expect.poll(() => keptTotal()).toBe(0)
    await page.locator('main').getByRole('button', { name: 'Keep my results' }).click()
    await keep.waitFor()
    await rephraseAs(page, site, dog)
    await expect.poll(() => keptTotal()).toBe(1)
  })

  test('all of it can be taken along', async () => {
    await withRuns(cat)
    const saved = page.waitForEvent('download')
    await button('Export').click()
    expect((await saved).suggestedFilename()).toMatch(/^tinta-history-\d{4}-\d\d-\d\d\.zip$/)
  })
})

describe('the proofreader', () => {
  test('keeps a text that somebody has checked or takes along, once; not what happens by itself', async () => {
    await becomeMember(page, site)
    await page.goto(`${site.url}/ai-proofreader`, { waitUntil: 'networkidle' })
    await page.locator('.cm-content').click()
    await page.keyboard.insertText('This sentence has a mistke in it.')
    await page.locator('[data-note]').first().waitFor({ timeout: 20_000 })
    await expect.poll(() => keptTotal()).toBe(0)
    await page.keyboard.press('Control+Enter')
    await expect.poll(keptTotal).toBe(1)
    await page.keyboard.press('Control+Enter')
    await button('Copy text').click()
    await page.waitForTimeout(500)
    await expect.poll(() => keptTotal()).toBe(1)
    await page.locator('.cm-content').click()
    await page.keyboard.insertText(' It grew. ')
    await button('Copy text').click()
    await expect.poll(keptTotal).toBe(2)
    await page.getByText('Kept in your history for you alone', { exact: false }).waitFor()
  })
})
