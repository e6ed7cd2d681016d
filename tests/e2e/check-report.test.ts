import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#tools/check/contract.ts'
import { pathOf } from '#web/i18n/paths.ts'
import { answerOf, makeReport, wordsIn } from '../check-report.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { checkId, fakeChecks, ownText, sampleReport } from './check-desk.ts'
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

/** A report, opened by its address. */
async function openReport(report: Report = sampleReport, options: BrowserContextOptions = {}, path = '/plagiarism-checker') {
  const opened = await openPage(browser, 'about:blank', options)
  const checks = await fakeChecks(opened.page, { answer: answerOf(checkId, report) })
  await opened.page.goto(`${site.url}${path}?check=${checkId}`, { waitUntil: 'networkidle' })
  await opened.page.locator('.check-report').waitFor()
  return { ...opened, checks }
}

const score = (page: Page) => page.locator('.check-figures .figure-number').innerText()
const active = (page: Page) => page.locator('.source-row-on .source-title').innerText()
const view = (page: Page) => page.locator('.passage-view')
const marks = (page: Page) => page.locator('.check-manuscript .passage:not(.passage-out)')

describe('a report', () => {
  test('begins with what was searched, then the figures, the text and the sources', async () => {
    const { page, complaints, close } = await openReport()
    const said = await page.locator('.check-report').innerText()
    const order = ['Compared with 1,216 documents: Open texts (1,204) and My sources (12).', 'Plagiarism score', 'Your text', 'Sources']
    const places = order.map((words) => said.indexOf(words))
    expect(places.every((at) => at >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(said).toContain('Asked online: OpenAlex (3 found) and CORE (not reached); 3 pages read.')
    expect(said).toContain('Documents of other institutions were compared too; their texts are not shown.')
    expect(said).toContain('in 1,219 documents checked')
    await expect.poll(() => page.title()).toBe('Plagiarism report: Seminar paper, chapter 2 · Tinta')
    expect(complaints).toEqual([])
    await close()
  })

  test('with nothing found never says a bare nought', async () => {
    const { page, close } = await openReport(makeReport({ text: ownText, plants: [] }))
    await expect.poll(() => page.locator('.check-figures').innerText()).toMatch(/0\s*%[\s\S]*of the words, in 3 documents checked/)
    await page.getByText('No passage of this text was found in what was searched.').waitFor()
    await page.getByText('The web was not searched.', { exact: false }).waitFor()
    await close()
  })

  test('is walked by N and P, in the order of the text and round its ends', async () => {
    const { page, close } = await openReport()
    const titles: string[] = []
    for (let at = 0; at < 5; at++) {
      await page.keyboard.press('n')
      titles.push(await active(page))
    }
    expect(titles.map((title) => title.slice(0, 10))).toEqual(['Bowling Al', 'Weak ties,', 'Trust in h', 'A document', 'Bowling Al'])
    await page.keyboard.press('p')
    await expect.poll(() => active(page)).toBe('A document of another institution')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.source-row-on').count()).toBe(0)
    await close()
  })

  test('shows the passage of a mark side by side, with the words in common on both sides, by pointer and by keyboard', async () => {
    const { page, close } = await openReport()
    await marks(page).nth(1).click()
    const inCommon = [
      'Weak ties formed through social network sites',
      'provide access to new information',
      'rarely offer emotional support',
    ]
    await expect.poll(() => page.locator('.check-manuscript .in-common').allInnerTexts()).toEqual(inCommon)
    await expect.poll(() => view(page).locator('mark').allInnerTexts()).toEqual(inCommon)
    await expect.poll(() => view(page).innerText()).toContain('18 words, 16 in common')
    await page.keyboard.press('Escape')
    await marks(page).first().focus()
    await page.keyboard.press('Enter')
    const hasFocus = () => page.evaluate(() => document.activeElement?.hasAttribute('data-passage'))
    await expect.poll(hasFocus).toBe(true)
    // And keeps it: what brings the place into sight must not take it back.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))))
    await expect.poll(() => hasFocus()).toBe(true)
    await expect.poll(() => view(page).innerText()).toContain('The passage in source 1')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-match'))).toBe('m1')
    await close()
  })

  test('of another institution tells that it exists and no more', async () => {
    const { page, close } = await openReport()
    await page.getByRole('button', { name: /A document of another institution/ }).click()
    await view(page).getByText('Its text is not shown', { exact: false }).waitFor()
    await expect.poll(() => view(page).locator('blockquote').count()).toBe(0)
    await expect.poll(() => view(page).getByRole('button', { name: 'Cite this source' }).count()).toBe(0)
    await close()
  })

  test('finds the places of hidden characters', async () => {
    const { page, close } = await openReport()
    await page.getByText('3 hidden or look-alike characters were undone before comparing.').waitFor()
    await page.getByRole('button', { name: 'Show place 1 of 2' }).click()
    const place = () => page.evaluate(() => [...(CSS.highlights.get('check-place') ?? [])].map((range) => range.toString()).join())
    await expect.poll(() => place()).toBe('concept')
    await page.getByRole('button', { name: 'Show place 2 of 2' }).click()
    await expect.poll(() => place()).not.toBe('concept')
    await close()
  })
})

describe('choices', () => {
  test('count anew at once, are kept, and can be taken back', async () => {
    const { page, checks, close } = await openReport()
    const before = await score(page)
    await page.getByRole('checkbox', { name: 'Quotations' }).uncheck()
    const withQuotations = await score(page)
    expect(withQuotations).not.toBe(before)
    await expect.poll(() => checks.sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ quotations: false })
    await page.keyboard.press('Control+z')
    await expect.poll(() => score(page)).toBe(before)
    await page.getByLabel('Passages with fewer words than').selectOption('50')
    await expect.poll(() => score(page)).toMatch(/^0/)
    await close()
  })

  test('a source goes off with a switch, keeps its number, and comes back', async () => {
    const { page, close } = await openReport()
    const before = await score(page)
    await page.getByRole('switch', { name: 'Count source 1' }).click()
    await expect.poll(() => score(page)).not.toBe(before)
    const last = page.locator('.source-row').last()
    await expect.poll(() => last.innerText()).toMatch(/^1[\s\S]*Bowling Alone[\s\S]*switched off/)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => score(page)).toBe(before)
    await close()
  })

  test('a passage marked as a quotation no longer counts, stays in sight and can be counted again', async () => {
    const { page, close } = await openReport()
    const before = await score(page)
    await page.keyboard.press('n')
    await view(page).getByRole('button', { name: 'Mark as quotation' }).click()
    await expect.poll(() => score(page)).not.toBe(before)
    await expect.poll(() => view(page).innerText()).toContain('marked as a quotation')
    await page.getByText('Left out: 3 passages').click()
    await view(page).getByRole('button', { name: 'Not a quotation' }).click()
    await expect.poll(() => score(page)).toBe(before)
    await close()
  })

  test('that cannot be saved say so, and are sent again', async () => {
    const { page, close } = await openReport()
    await page.route('**/exclusions', (route) => route.fulfill({ status: 500, json: { code: 'server-failed', status: 500 } }), { times: 1 })
    await page.getByRole('checkbox', { name: 'References' }).uncheck()
    await page.getByText('Your choices could not be saved.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Your choices could not be saved.', { exact: false }).waitFor({ state: 'detached' })
    await close()
  })
})

describe('what can be done with it', () => {
  test('a source is cited: the citation tool opens with what is known', async () => {
    const { page, close } = await openReport()
    await marks(page).nth(1).click()
    await view(page).getByRole('button', { name: 'Cite this source' }).click()
    await page.waitForURL('**/apa-citation')
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Title of the page' }).inputValue())
      .toBe('Weak ties, busy feeds: bridging capital online')
    await expect
      .poll(() => page.locator('input').evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : ''))))
      .toEqual(expect.arrayContaining(['2011', 'https://example.org/ties']))
    await close()
  })

  test('a passage goes to the paraphraser, with the honest note', async () => {
    const { page, close } = await openReport()
    await page.keyboard.press('n')
    await view(page).getByText('Rewording does not replace citing', { exact: false }).waitFor()
    await view(page).getByRole('button', { name: 'Rephrase' }).click()
    const original = page.getByRole('textbox', { name: 'Original text', exact: true })
    await expect.poll(() => original.inputValue()).toMatch(/^features of social organisation[\s\S]*mutual benefit$/)
    await close()
  })

  test('is printed from a page of its own', async () => {
    const { page, close } = await openReport()
    const paper = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    await expect.poll(async () => (await paper).url()).toContain(`/api/v1/check/${checkId}/report.html?locale=en`)
    await close()
  })

  test('is shared by a link that is made, copied and ended', async () => {
    const { page, close } = await openReport()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this report' })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await dialog.getByText('It works until 22 December 2026.').waitFor()
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/shared/')
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
    await close()
  })

  test('is deleted after asking', async () => {
    const { page, checks, close } = await openReport()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.locator('.check-field').waitFor()
    expect(checks.sent.some(({ method, path }) => method === 'DELETE' && path === `/${checkId}`)).toBe(true)
    await close()
  })

  test('is checked again with the same text, title and language', async () => {
    const { page, close } = await openReport()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Check again' }).click()
    await expect.poll(() => page.locator('.check-field').inputValue()).toBe(ownText)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Seminar paper, chapter 2')
    await close()
  })
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const

describe.each<readonly [string, string, BrowserContextOptions]>([
  ['light', '/plagiarism-checker', {}],
  ['dark', '/plagiarism-checker', { colorScheme: 'dark' }],
  ['Urdu', pathOf('plagiarism', 'ur'), {}],
  ['Urdu on a phone, dark', pathOf('plagiarism', 'ur'), { ...phone, colorScheme: 'dark' }],
  ['on a phone', '/plagiarism-checker', phone],
])('the looks, %s', (_, path, options) => {
  test('no barrier that axe-core knows, and no scrolling sideways', async () => {
    const { page, complaints, close } = await openReport(sampleReport, options, path)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('n')
    await page.keyboard.press('n')
    await view(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await expect.poll(() => page.locator('.check-manuscript').getAttribute('dir')).toBe('ltr')
    expect(complaints).toEqual([])
    await close()
  })
})

test('on a phone the passage stands at the bottom with both sides, and its mark above it', async () => {
  const { page, close } = await openReport(sampleReport, phone)
  await page.getByRole('button', { name: 'Next match' }).tap()
  const sheet = page.locator('.passage-sheet')
  await sheet.getByRole('button', { name: 'Next match' }).tap()
  await expect.poll(() => sheet.locator('blockquote').count()).toBe(2)
  await expect
    .poll(async () => {
      const [mark, panel] = [await page.locator('.passage-on').first().boundingBox(), await sheet.boundingBox()]
      return (mark?.y ?? 1_000) + 20 < (panel?.y ?? 0) && (mark?.y ?? 0) > 60
    })
    .toBe(true)
  await sheet.getByRole('button', { name: 'Close the passage' }).tap()
  await sheet.waitFor({ state: 'detached' })
  await close()
})

describe('a long text', () => {
  const sentence = 'The interviews that were held in the second wave of the study say little about trust among neighbours. '
  const long = Array.from({ length: 975 }, (_, at) => `${at} ${sentence}${at % 4 === 3 ? '\n\n' : ''}`).join('')
  const plants = Array.from({ length: 300 }, (_, at) => ({
    id: `m${at}`,
    source: `s${at % 40}`,
    piece: `${at * 3} The interviews that were held in the second wave of the study`,
  }))

  test('of 100,000 characters with 300 passages opens and answers at once', async () => {
    expect(long.length).toBeGreaterThan(100_000)
    expect(wordsIn(long).length).toBeGreaterThan(15_000)
    const { page, close } = await openReport(makeReport({ text: long, plants }))
    await expect.poll(() => marks(page).count()).toBe(300)
    // From the key to the next frame, as the reader feels it.
    const took = await page.evaluate(async () => {
      const times: number[] = []
      for (let at = 0; at < 20; at++) {
        const begun = performance.now()
        dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        times.push(performance.now() - begun)
      }
      return times.toSorted((one, other) => one - other)[10] ?? 0
    })
    expect(took).toBeLessThan(200)
    await close()
  })
})
