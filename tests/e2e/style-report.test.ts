import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkOf } from '#web/i18n/paths.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

const address = '/ai-proofreader'
const thesis = `Reading at night

The survey asked pupils how they read. Each pupil filled in an e-mail form at home, and the school kept every answer. Teachers sent a second email to parents whose children had not replied. The World Health Organization (WHO) suggests that children sleep for ten hours.

Most pupils read in the evening. Some read in the morning before breakfast. In the first week 12% of them read on paper, and 15 % on a screen. In the second week the shares were the same. The colour of the paper changed nothing, and neither did the color of the lamp.

They slept longer after reading on paper. They woke up earlier. They were less tired at noon. The forms were collected by a teacher and the results were discussed in class. As “quiet reading” went on, parents called it "the silent hour" and asked for more of it.`

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const editor = (page: Page): Locator => page.locator('.cm-content')
const dialog = (page: Page): Locator => page.locator('dialog.style-report[open]')
const openReport = (page: Page): Promise<void> => page.locator('.proof-foot button:has(.lucide-list-checks)').click()
const selected = (page: Page): Promise<string> => page.evaluate(() => getSelection()?.toString() ?? '')

async function deskWith(text: string, path = address, options = {}) {
  const opened = await openPage(browser, site.url + path, options)
  await editor(opened.page).waitFor()
  await editor(opened.page).click()
  if (text !== '') await opened.page.keyboard.insertText(text)
  return opened
}

describe('the report on style and consistency', () => {
  test('says what is written in two ways, leads to a place, and can be copied', async () => {
    const { page, complaints, close } = await deskWith(thesis)
    await openReport(page)
    await dialog(page).getByText('A term is written in more than one way', { exact: false }).waitFor({ timeout: 20_000 })
    const facts = await dialog(page).locator('.style-report-facts > li > p').allTextContents()
    expect(facts).toEqual(
      expect.arrayContaining([
        'A term is written in more than one way: “e-mail” (1) and “email” (1).',
        '“WHO” is explained, but not used after that.',
        'Per cent is written in more than one way: “12%” (1) and “15 %” (1).',
        expect.stringContaining('Quotation marks of more than one style stand in the text'),
        '3 sentences in a row begin with “They”.',
      ]),
    )
    await dialog(page).getByRole('button', { name: 'Copy the report' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('- 3 sentences in a row begin with “They”.')
    await dialog(page).getByRole('button', { name: 'second email to' }).click()
    await expect.poll(() => dialog(page).count()).toBe(0)
    await expect.poll(() => selected(page)).toBe('email')
    expect(complaints).toEqual([])
    await close()
  })

  test('tells that the text has changed, and reads it again', async () => {
    const { page, close } = await deskWith(thesis)
    await openReport(page)
    await dialog(page).locator('.style-report-facts').first().waitFor({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await editor(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' The end.')
    await openReport(page)
    await dialog(page).getByText('The text has changed since this report was made.').waitFor()
    await expect.poll(() => dialog(page).locator('button.style-report-place').count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Read it again' }).click()
    await dialog(page).locator('button.style-report-place').first().waitFor()
    await close()
  })

  test('has words for no text, a short one, a failure and no network', async () => {
    const { page, close } = await deskWith('')
    await openReport(page)
    await dialog(page).getByText('There is no text on the sheet yet.').waitFor()
    await page.keyboard.press('Escape')
    await editor(page).click()
    await page.keyboard.insertText('Only a few words stand here.')
    await openReport(page)
    await dialog(page).getByText('6 words are too few: a report takes at least 100 words.').waitFor({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await page.route('**/api/v1/proofread/report', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
    await editor(page).click()
    await page.keyboard.insertText(thesis)
    await openReport(page)
    await dialog(page).getByRole('button', { name: 'Read it again' }).click()
    await dialog(page).locator('[role=alert]').waitFor()
    await page.unroute('**/api/v1/proofread/report')
    await page.context().setOffline(true)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByText('A report needs the network.', { exact: false }).waitFor()
    await page.context().setOffline(false)
    await close()
  })
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
describe('anybody can use it', () => {
  test.each([
    ['light', 'en', { colorScheme: 'light' }],
    ['dark', 'de', { colorScheme: 'dark' }],
    ['Urdu on a phone, dark', 'ur', { ...phone, colorScheme: 'dark' }],
  ] as const)('%s', async (_, locale, options) => {
    const { page, complaints, close } = await deskWith(thesis, linkOf('proofreader', locale), options)
    await openReport(page)
    await dialog(page).locator('.style-report-facts').first().waitFor({ timeout: 20_000 })
    for (const summary of await dialog(page).locator('details:not([open]) > summary').all()) await summary.press('Enter')
    expect(await accessibilityProblems(page)).toEqual([])
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/style-${locale}.png` })
    expect(complaints).toEqual([])
    await close()
  })
})
