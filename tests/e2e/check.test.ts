import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, stateOf } from '../check-report.ts'
import { launchBrowser, openPage } from './browser.ts'
import { address, checkId, earlier, fakeChecks, ownText, sampleReport, someScope, steps, type FakeChecks } from './check-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite({ VISITOR_TIER: 'platinum' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Given = {
  readonly fake?: Partial<Omit<FakeChecks, 'sent'>>
  readonly path?: string
  readonly options?: BrowserContextOptions
  readonly url?: string
}

/** The screen, with the API of checks that the test wants. */
async function open({ fake = {}, path = address, options = {}, url = site.url }: Given = {}) {
  const opened = await openPage(browser, 'about:blank', options)
  const checks = await fakeChecks(opened.page, fake)
  await opened.page.goto(url + path, { waitUntil: 'networkidle' })
  return { ...opened, checks }
}

const field = (page: Page) => page.locator('.check-field')
const start = (page: Page) => page.locator('.check-start-button')
const report = (page: Page) => page.locator('.check-report')
const write = async (page: Page, text = ownText): Promise<void> => {
  await field(page).fill(text)
}
const startSent = ({ sent }: FakeChecks) => sent.find(({ method, path }) => method === 'POST' && path === '')?.body

describe('before a check', () => {
  test('says what will be searched and what it costs, and asks for just that', async () => {
    const { page, checks, complaints, close } = await open()
    await page.getByText('Your text is compared with 1,216 documents.').waitFor()
    await page.getByText('Uses 1 of your 5 checks this month. 5 left.', { exact: false }).waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: /Thesis drafts/ }).isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: /Open texts/ }).uncheck()
    await page.getByText('Your text is compared with 12 documents.').waitFor()
    await page.getByLabel('Title').fill('Chapter 2')
    await write(page)
    await start(page).click()
    await report(page).waitFor()
    expect(startSent(checks)).toEqual({ text: ownText, title: 'Chapter 2', language: 'detect', collections: ['mine'], online: false })
    expect(complaints).toEqual([])
    await close()
  })

  test('sends excerpts nowhere without the tick that names the hosts, and asks again when there are more', async () => {
    const { page, checks, close } = await open()
    const agree = page.getByRole('checkbox', { name: 'Also ask OpenAlex and Wikipedia' })
    await expect.poll(() => agree.isChecked()).toBe(false)
    await page.getByText('Short excerpts of your text are sent to api.openalex.org and en.wikipedia.org.', { exact: false }).waitFor()
    await agree.check()
    await page.waitForTimeout(600)
    checks.scope = { ...someScope, online: [...someScope.online, { name: 'CORE', host: 'api.core.ac.uk' }] }
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.getByRole('checkbox', { name: /Also ask/ }).isChecked()).toBe(false)
    await close()
  })

  test('with nothing to search says so and starts nothing', async () => {
    const { page, checks, close } = await open({ fake: { scope: { collections: [], online: [] } } })
    await write(page)
    await page.getByText('There is nothing to compare with yet.').waitFor()
    await page.locator('.check-nothing').getByRole('link', { name: 'Add documents' }).waitFor()
    await start(page).click({ force: true })
    await field(page).press('Control+Enter')
    expect(startSent(checks)).toBeUndefined()
    await close()
  })

  test('with every collection unticked asks for one', async () => {
    const { page, close } = await open()
    for (const name of [/Open texts/, /My sources/]) await page.getByRole('checkbox', { name }).uncheck()
    await page.getByText('Tick at least one collection that holds documents.').waitFor()
    await close()
  })

  test('keeps text, title and ticks over a reload, and brings the paraphraser’s text along at first', async () => {
    const { page, close } = await open({ path: '/' })
    await page.locator('.text-editor-field').first().fill(ownText)
    await page.waitForTimeout(500)
    await page.getByRole('link', { name: 'Plagiarism', exact: true }).click()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await page.getByLabel('Title').fill('Mine')
    await page.getByRole('checkbox', { name: /Open texts/ }).uncheck()
    await page.waitForTimeout(700)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(async () => [await field(page).inputValue(), await page.getByLabel('Title').inputValue()]).toEqual([ownText, 'Mine'])
    await expect.poll(() => page.getByRole('checkbox', { name: /Open texts/ }).isChecked()).toBe(false)
    await close()
  })

  test('opens a file with its name as the title; clearing can be taken back', async () => {
    const { page, close } = await open()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Essay 4.txt', mimeType: 'text/plain', buffer: Buffer.from(ownText) })
    await expect.poll(() => field(page).inputValue()).toContain('social capital')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Essay 4')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(() => field(page).inputValue()).toBe('')
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page).inputValue()).toContain('social capital')
    await close()
  })

  test.each([
    [{ code: 'text-too-short', status: 422, words: 3, needed: 20 }, 'too short'],
    [{ code: 'text-too-long', status: 413, limit: 400_000, amount: 500_000 }, '400,000'],
    [{ code: 'language-unknown', status: 422 }, 'The language could not be told.'],
    [
      {
        code: 'quota-spent',
        status: 402,
        unit: 'checks',
        limit: 5,
        used: 5,
        needed: 1,
        resetsAt: '2026-12-01T00:00:00.000Z',
        tier: 'platinum',
      },
      'You have used this month’s plagiarism checks.',
    ],
    [{ code: 'engine-failed', status: 500 }, 'That did not work.'],
  ])('refused with %j says why, and keeps the text', async (refusal, words) => {
    const { page, close } = await open({ fake: { refusal } })
    await write(page)
    await start(page).click()
    const notice = page.getByRole('alert')
    await expect.poll(() => notice.innerText()).toContain(words)
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await notice.getByRole('button', { name: /Close|Keep/ }).click()
    await notice.waitFor({ state: 'detached' })
    await close()
  })

  test('without a connection says so, and keeps the text', async () => {
    const { page, close } = await open()
    await write(page)
    await page.context().setOffline(true)
    await page.getByText('You are offline.').first().waitFor()
    await start(page).click()
    await page.getByRole('alert').getByText('You are offline.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })

  test('counts words and characters, and says how many words a check needs', async () => {
    const { page, close } = await open()
    await write(page, 'Just three words')
    await page.getByText('3 words; a check needs 20').waitFor()
    await close()
  })
})

describe('a check', () => {
  test('goes through its four steps to a report that takes the focus; the address leads back to it', async () => {
    const { page, complaints, close } = await open({
      fake: {
        events: [steps.slice(0, 3), [...steps, stateOf(checkId)]],
        answer: answerOf(checkId, sampleReport, { ...steps[2], report: null }),
      },
    })
    await write(page)
    const checking = page.locator('.step-now')
    await start(page).click()
    await expect.poll(() => checking.innerText()).toContain('Checking originality')
    await expect.poll(() => checking.innerText()).toContain('3 of 12')
    expect(page.url()).toContain('?check=check-1')
    await page.unroute('**/api/v1/check{,/**}')
    await fakeChecks(page)
    await report(page).waitFor({ timeout: 20_000 })
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('check-report-title')
    await page.reload({ waitUntil: 'networkidle' })
    await report(page).waitFor()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    expect(complaints).toEqual([])
    await close()
  })

  test('is stopped by Escape: nothing is counted, and the text is there', async () => {
    const running = answerOf(checkId, sampleReport, { ...steps[1], report: null })
    const { page, checks, close } = await open({ fake: { events: [steps.slice(0, 2)], answer: running } })
    await write(page)
    await start(page).click()
    await page.locator('.step-now').waitFor()
    checks.answer = { ...running, state: 'cancelled' }
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'The check was stopped. Nothing was counted.' }).waitFor()
    expect(checks.sent.some(({ path }) => path === `/${checkId}/cancel`)).toBe(true)
    await page.getByRole('button', { name: 'Back to the text' }).click()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    expect(page.url()).not.toContain('check-1')
    await close()
  })

  test('that fails says why, and that it cost nothing', async () => {
    const failed = stateOf(checkId, { state: 'failed', problem: { code: 'engine-failed', status: 500 } })
    const { page, close } = await open({
      fake: { events: [[failed]], answer: answerOf(checkId, sampleReport, { ...failed, report: null }) },
    })
    await write(page)
    await start(page).click()
    await page.getByRole('heading', { name: 'The check failed. Nothing was counted.' }).waitFor()
    await page.getByText('The engine failed on this text.', { exact: false }).waitFor()
    await close()
  })

  test('goes on being followed after a server that was away', async () => {
    const running = answerOf(checkId, sampleReport, { ...steps[1], report: null })
    const { page, checks, close } = await open({ fake: { events: [steps.slice(0, 2)], answer: running } })
    await page.goto(`${site.url}${address}?check=${checkId}`)
    await page.locator('.step-now').waitFor()
    await page.route('**/events', (route) => route.fulfill({ status: 502, body: 'away' }), { times: 1 })
    await page.getByText('The connection broke off. The check goes on; trying again.').waitFor()
    checks.answer = answerOf(checkId, sampleReport)
    checks.events = [[stateOf(checkId)]]
    await report(page).waitFor()
    await close()
  })

  test('that is not there, or somebody else’s, says so and asks to log in', async () => {
    const { page, close } = await open()
    await page.route('**/api/v1/check/nobodys', (route) =>
      route.fulfill({ status: 404, json: { code: 'not-found', status: 404, path: '/x' } }),
    )
    await page.goto(`${site.url}${address}?check=nobodys`)
    await page.getByText('There is no such check.').waitFor()
    await page.locator('.check-sheet').getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('button', { name: 'Back to the text' }).click()
    await field(page).waitFor()
    await close()
  })

  test('is found again in the list of earlier ones', async () => {
    const { page, close } = await open({ fake: { list: earlier, answer: answerOf('old-1', sampleReport) } })
    const row = page.locator('.check-earlier-row').first()
    await expect.poll(() => row.innerText()).toMatch(/Essay on trust[\s\S]*14% found[\s\S]*1,528 words/)
    await row.click()
    await report(page).waitFor()
    await close()
  })
})

describe('without checks in the plan', () => {
  let plain: RunningSite
  beforeAll(async () => {
    plain = await startSite()
  })
  afterAll(async () => {
    await plain?.stop()
  })

  test('the plans are offered, "Later" leads back to the text, and nothing is asked of the server', async () => {
    const { page, checks, close } = await open({ url: plain.url })
    await page.getByText('Checks are part of Premium: 1 a month.').waitFor()
    await write(page)
    await start(page).click()
    const dialog = page.getByRole('dialog', { name: 'Oh, you don’t have premium' })
    await dialog.getByText('Plagiarism checks are part of Premium and Platinum.', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await start(page).click()
    await page.locator('.toast').getByText('Plagiarism checks are part of Premium.').waitFor()
    expect(startSent(checks)).toBeUndefined()
    await page.getByRole('button', { name: 'See the plans' }).click()
    await page.waitForURL('**/premium')
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })
})
