import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocaleCode } from '#web/i18n/locales.ts'
import { pathOf } from '#web/i18n/paths.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

const paper = `Quiet rooms help (Adams, 2013), and so does sleep (Bell, 2015).

References

Adams, M. (2012). Quiet rooms. Kestrel Books.

Carver, T. (2010). Sleep at sea. Noise, 3(1), pp. 14-29. https://doi.org/10.1000/xyz12
`
const byTitle = `Quiet rooms help (Adams 2012). So does sleep (Carver 2010).

Works cited

Adams, Mary. “Quiet rooms.” Noise, vol. 3, no. 1, 2012, pp. 14-29.

Carver, Tom. “Sleep at sea.” Noise, vol. 4, no. 2, 2010, pp. 30-41.
`
const byNumber = `Quiet rooms help [1], [3].

References

[1] M. Adams, “Quiet rooms,” Noise, vol. 3, no. 1, pp. 14-29, 2012.
[2] T. Carver, “Sleep at sea,” Noise, vol. 4, no. 2, pp. 30-41, 2010.
`

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const deskOf = (page: Page) => ({
  field: page.locator('.doctor-field'),
  run: page.locator('.doctor-start button'),
  text: page.locator('.doctor-manuscript'),
  lines: page.locator('.doctor-line'),
  card: page.locator('.doctor-card'),
  works: page.locator('.doctor-work'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  view: (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }),
})
const highlighted = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(
    (key) =>
      [...(CSS.highlights.get(key) ?? [])].map((range) => range.startContainer.nodeValue?.slice(range.startOffset, range.endOffset) ?? ''),
    name,
  )

describe('a paper', () => {
  let opened: OpenPage
  let page: Page
  let desk: ReturnType<typeof deskOf>
  beforeEach(async () => {
    opened = await openPage(browser, `${site.url}/apa-citation?view=check`)
    page = opened.page
    desk = deskOf(page)
    await desk.field.waitFor()
  })
  afterEach(async () => {
    const { complaints } = opened
    await opened.close()
    expect(complaints.filter((line) => !/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
  })
  const check = async (text: string) => {
    await desk.field.fill(text)
    await desk.run.click()
    await desk.text.waitFor()
  }

  test('is set beside its list: findings by place, each with its words and a mark in the text', async () => {
    await check(paper)
    await page.getByText('2 citations, 2 works in the list').waitFor()
    await expect
      .poll(() => desk.lines.locator('.doctor-line-title').allTextContents())
      .toEqual(['Years differ', 'Cited, not listed', 'Listed, not cited', 'Label of the pages', 'Hyphen between pages'])
    await expect.poll(() => highlighted(page, 'doctor-fix')).toEqual(['2013', '(Bell, 2015)'])
    await expect.poll(() => highlighted(page, 'doctor-style')).toEqual(['pp. ', '14-29'])
    await page.getByText('Retractions were not looked at', { exact: false }).waitFor()
    await desk.lines.nth(1).click()
    await desk.card.getByText('The list has no work for “Bell, 2015”.').waitFor()
    await expect.poll(() => highlighted(page, 'doctor-on')).toEqual(['(Bell, 2015)'])
  })

  test('is mended from the keyboard: step, accept, undo, and the text goes along over a reload', async () => {
    await check(paper)
    await page.keyboard.press('F8')
    await desk.card.getByText('The text says 2013, the list 2012.').waitFor()
    await page.keyboard.press('Alt+Enter')
    await desk.text.getByText('(Adams, 2012)', { exact: false }).waitFor()
    await desk.card.getByText('The list has no work for “Bell, 2015”.').waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await desk.card.focus()
    await page.keyboard.press('z')
    await desk.text.getByText('(Adams, 2013)', { exact: false }).waitFor()
    await desk.button('Accept all 2').click()
    await desk.text.getByText('Noise, 3(1), 14–29.', { exact: false }).waitFor()
    await desk.button('Copy the text').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Noise, 3(1), 14–29.')
    await desk.button('Edit the text').click()
    await expect.poll(() => desk.field.inputValue()).toContain('Noise, 3(1), 14–29.')
    await page.waitForTimeout(600)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => desk.field.inputValue()).toContain('Noise, 3(1), 14–29.')
  })

  test('shows its works as APA has them, and puts one into the library', async () => {
    await check(paper)
    await page.getByRole('radio', { name: 'Works (2)' }).click()
    const carver = desk.works.nth(1)
    await carver.getByText('not cited').waitFor()
    await carver.getByText('Noise, 3(1), 14–29. https://doi.org/10.1000/xyz12', { exact: false }).waitFor()
    await carver.getByRole('button', { name: 'Add to library' }).click()
    await page.locator('.toast', { hasText: 'Added to your library.' }).waitFor()
    await desk.view('My references').click()
    await page.locator('.cite-row', { hasText: 'Sleep at sea' }).waitFor()
  })

  test('keeps its place while the other view is open, and that keeps its own', async () => {
    await check(paper)
    await desk.lines.nth(2).click()
    await desk.view('My references').click()
    const box = page.getByRole('textbox', { name: 'DOI, link, ISBN or title' })
    await box.fill('Attention is all you need')
    await expect.poll(() => highlighted(page, 'doctor-fix')).toEqual([])
    await desk.view('Check').click()
    await desk.card.getByText('Nothing in the text points to', { exact: false }).waitFor()
    await expect.poll(() => highlighted(page, 'doctor-fix')).toHaveLength(2)
    await desk.view('My references').click()
    await expect.poll(() => box.inputValue()).toBe('Attention is all you need')
  })

  test('of another style has its points of APA folded', async () => {
    await check(byTitle)
    await page.getByText('The list is not written in APA.', { exact: false }).waitFor()
    await expect.poll(() => desk.lines.count()).toBe(0)
    await desk.button('Show them').click()
    await expect.poll(() => desk.lines.count()).toBeGreaterThan(3)
    await desk.button('Fold them').click()
    await expect.poll(() => desk.lines.count()).toBe(0)
  })

  test('that cites by numbers is followed, and what is filtered is hidden', async () => {
    await check(byNumber)
    await page.getByText('The text cites by numbers.', { exact: false }).waitFor()
    await expect.poll(() => desk.lines.locator('.doctor-line-title').allTextContents()).toEqual(['Cited, not listed', 'Listed, not cited'])
    await desk.button('Kinds').click()
    await page.getByRole('checkbox', { name: /^Listed, not cited/ }).uncheck()
    await expect.poll(() => desk.lines.count()).toBe(1)
  })

  test('without a list is told what one looks like', async () => {
    await check('Quiet rooms help everybody who wants to sleep (Adams, 2013).')
    await page.getByRole('heading', { name: 'No list of references was found.' }).waitFor()
    await page.locator('.doctor-sample').getByText('Adams, M. (2012).', { exact: false }).waitFor()
  })

  test('is opened from a file', async () => {
    const file = { name: 'paper.md', mimeType: 'text/markdown', buffer: Buffer.from(paper) }
    await page.locator('.doctor input[type=file]').setInputFiles(file)
    await expect.poll(() => desk.field.inputValue()).toContain('Quiet rooms help')
  })

  test('is not lost when the server fails or is away', async () => {
    await page.route('**/api/v1/cite/doctor', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
    await desk.field.fill(paper)
    await desk.run.click()
    await page.locator('.doctor-problem [role=alert]').waitFor()
    await expect.poll(() => desk.field.inputValue()).toBe(paper)
    await page.unroute('**/api/v1/cite/doctor')
    await page.locator('.doctor-problem').getByRole('button', { name: 'Try again' }).click()
    await desk.text.waitFor()
    await page.context().setOffline(true)
    await desk.button('Check again').click()
    await page.locator('.doctor-problem [role=alert]').waitFor()
    await page.context().setOffline(false)
  })
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, LocaleCode, BrowserContextOptions])[] = [
  ['light', 'en', { colorScheme: 'light' }],
  ['dark', 'de', { colorScheme: 'dark' }],
  ['Urdu', 'ur', {}],
  ['on a phone', 'en', phone],
  ['Urdu on a phone, dark', 'ur', { ...phone, colorScheme: 'dark' }],
]

describe.each(looks)('%s', (_name, code, options) => {
  test('the page has no barrier: empty, with findings, one open, and with the works', async () => {
    const { page, complaints, close } = await openPage(browser, `${site.url + pathOf('citation', code)}?view=check`, options)
    const troubles = async (): Promise<readonly string[]> => {
      // What lies half under the head of the page is no matter of this one.
      await page.evaluate(() => scrollTo(0, 0))
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      return [...(await accessibilityProblems(page)), ...(isTooWide ? ['it scrolls sideways'] : [])]
    }
    const { field, run, lines } = deskOf(page)
    await field.waitFor()
    expect(await troubles()).toEqual([])
    await field.fill(paper)
    await run.click()
    await lines.first().waitFor()
    expect(await troubles()).toEqual([])
    await page.keyboard.press('F8')
    await page.locator('.doctor-decisions').waitFor()
    expect(await troubles()).toEqual([])
    await page.locator('.doctor-notes [role=radio]').nth(1).click()
    expect(await troubles()).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

test.each(['hu', 'ur', 'tr'] as const)('nothing of the page is in English in %s', async (code) => {
  const { page, close } = await openPage(browser, `${site.url + pathOf('citation', code)}?view=check`)
  const { field, run, lines } = deskOf(page)
  await field.waitFor()
  const english = /(?<!\p{L})(?:the|of|add|edit|list|cited|works?|findings?|copy|accept|check|retractions?)(?!\p{L})/giu
  const said = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true)
      if (!(main instanceof HTMLElement)) return ''
      for (const own of main.querySelectorAll('.doctor-manuscript, .doctor-entry, .doctor-field, .doctor-line-wrong')) own.remove()
      const names = [...main.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      )
      return [main.textContent, ...names].join('\n')
    })
  expect((await said()).match(english) ?? []).toEqual([])
  await field.fill(paper)
  await run.click()
  await lines.first().waitFor()
  expect((await said()).match(english) ?? []).toEqual([])
  await close()
})
