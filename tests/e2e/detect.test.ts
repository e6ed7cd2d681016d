import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { address, answerWith, ownText, readDesk, resultOf, writtenDesk } from './detect-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const field = (page: Page) => page.locator('.detect-field')
const marked = (page: Page, look: string) => page.locator(`.detect-mirror .reads-${look}`).allTextContents()
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe('the detector', () => {
  test('reads a text on this server and says its verdict in words, with what it rests on', async () => {
    const { page, complaints, close } = await writtenDesk(browser, site.url + address)
    await page.keyboard.press('Control+Enter')
    await page.locator('.detect-verdict').waitFor({ timeout: 30_000 })
    await expect
      .poll(() => page.locator('.detect-verdict').textContent())
      .toMatch(/^(?:Signs of AI writing|Mixed|No signs found|Can’t tell)$/)
    const said = (await page.locator('.detect-result').textContent()) ?? ''
    expect(said).toContain('This is not proof.')
    expect(said).not.toMatch(/% AI/)
    await expect.poll(() => page.locator('.select-button').first().textContent()).toContain('English')
    expect(complaints).toEqual([])
    await close()
  })

  test('says a short text how many words it lacks, and gives no number', async () => {
    const { page, close } = await openPage(browser, site.url + address)
    await field(page).fill('This is a short text that nobody could judge. It has two sentences.')
    await expect.poll(() => page.locator('#detect-count').textContent()).toContain('more for a verdict')
    await page.keyboard.press('Control+Enter')
    await page.locator('.detect-verdict').waitFor({ timeout: 30_000 })
    await expect.poll(() => page.locator('.detect-verdict').textContent()).toBe('Can’t tell')
    await expect.poll(() => page.locator('.detect-result').textContent()).toContain('120 are needed')
    await expect.poll(() => page.locator('.ruler').count()).toBe(0)
    await close()
  })

  test('marks passages in three steps, by line and not by colour alone', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await expect.poll(() => marked(page, 'generated')).toEqual([expect.stringContaining('Migration has always')])
    await expect.poll(() => marked(page, 'unclear')).toEqual([expect.stringContaining('The figures for 1968')])
    const lines = await page.evaluate(() =>
      ['generated', 'unclear'].map(
        (look) => getComputedStyle(document.querySelector(`.detect-mirror .reads-${look}`) ?? document.body).textDecorationStyle,
      ),
    )
    expect(lines).toEqual(['solid', 'dotted'])
    await close()
  })

  test('leads the focus to the verdict, and shows the range only where there is one', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('detect-heading')
    await expect.poll(() => page.locator('.detect-range').textContent()).toBe('35 to 60 %')
    await expect.poll(() => page.locator('.detect-bands [data-on]').textContent()).toBe('unclear')
    // As wide a range as was measured reaches into the next band; the verdict does not.
    await answerWith(page, resultOf({ verdict: 'none', range: { low: 0.02, high: 0.37 }, passages: [] }))
    await page.locator('.detect-check').click()
    await expect.poll(() => page.locator('.detect-bands [data-on]').textContent()).toBe('reads human')
    await expect.poll(() => page.locator('.detect-result').textContent()).toContain('Of texts by models, 80% were called')
    await answerWith(page, resultOf({ verdict: 'cannot-tell', cannotTell: 'between', range: null, passages: [] }))
    await page.locator('.detect-check').click()
    await expect.poll(() => page.locator('.detect-result').textContent()).toContain('Texts of people and of models both look like this.')
    await expect.poll(() => page.locator('.detect-range').count()).toBe(0)
    await expect.poll(() => page.locator('.ruler').count()).toBe(0)
    await close()
  })

  test('leaves the focus with somebody who goes on writing while it checks', async () => {
    const { page, close } = await writtenDesk(browser, site.url + address)
    await page.route('**/api/v1/detect', async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(resultOf()) })
    })
    await field(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type(' More.')
    await page.getByText('You changed the text after this check.').waitFor()
    await expect.poll(() => field(page).evaluate((own) => own === document.activeElement)).toBe(true)
    await page.keyboard.type(' Still.')
    await expect.poll(() => field(page).inputValue()).toBe(`${ownText} More. Still.`)
    await close()
  })

  test('shows the evidence of a remark in the text, and takes it away again', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    const button = page.locator('.detect-places').first()
    await button.click()
    await expect.poll(() => marked(page, 'place')).toEqual(['Moreover', 'Ultimately'])
    await button.click()
    await expect.poll(() => marked(page, 'place')).toEqual([])
    await page.getByRole('button', { name: 'Show 1 of 1' }).click()
    await expect.poll(() => marked(page, 'place')).toEqual(['ledger'])
    await close()
  })

  test('says that the text was changed, and keeps the marks that the change did not touch', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await field(page).fill(ownText.replace('border records', 'records of the border'))
    await page.getByText('You changed the text after this check.').waitFor()
    await expect.poll(() => marked(page, 'generated')).toHaveLength(1)
    await expect.poll(() => marked(page, 'unclear')).toEqual([])
    await field(page).fill(ownText)
    await expect.poll(() => page.getByText('You changed the text after this check.').count()).toBe(0)
    await close()
  })

  test('checks as much of a long text as a run can hold, when it is asked to', async () => {
    const { page, close } = await openPage(browser, site.url + address)
    await field(page).fill(`${ownText}\n\n`.repeat(8))
    await page.getByRole('button', { name: /Check the first 5,000/ }).waitFor()
    await answerWith(page, resultOf({ passages: [] }))
    const sent = page.waitForRequest('**/api/v1/detect')
    await page.getByRole('button', { name: /Check the first 5,000/ }).click()
    const { text }: { text: string } = (await sent).postDataJSON()
    expect(text.length).toBeLessThanOrEqual(5_000)
    expect(text.endsWith('.')).toBe(true)
    await page.getByText(/Only the first/).waitFor()
    await close()
  })

  test('stops by Escape, and loses nothing when the server fails', async () => {
    const { page, close } = await writtenDesk(browser, site.url + address)
    await page.route('**/api/v1/detect', () => undefined)
    await page.keyboard.press('Control+Enter')
    await page.getByText('Checking', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('Checking', { exact: true }).count()).toBe(0)
    await page.unroute('**/api/v1/detect')
    await page.route('**/api/v1/detect', (route) =>
      route.fulfill({
        status: 504,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'engine-timeout', status: 504, seconds: 20 }),
      }),
    )
    await page.keyboard.press('Control+Enter')
    await page.locator('.detect-trouble [role=alert]').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })

  test('keeps the text over a reload', async () => {
    const { page, close } = await writtenDesk(browser, site.url + address)
    await page.waitForTimeout(600)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })

  test('shows what was measured, and what helps somebody who is accused', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await page.getByRole('button', { name: 'How reliable is this?' }).click()
    await page.getByRole('row', { name: /learners/ }).waitFor()
    await expect.poll(() => page.locator('dialog[open]').textContent()).toContain('second language')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'If you are accused' }).click()
    await expect.poll(() => page.locator('dialog[open]').textContent()).toContain('version history')
    await close()
  })

  test('copies the result with its error and the warning', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await page.getByRole('button', { name: 'Copy result' }).click()
    await page.getByText('Copied, with formatting').waitFor()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    for (const words of ['Mixed', 'This is not proof.', '4%']) await expect.poll(copied).toContain(words)
    await close()
  })

  test('asks for a plan before a report is printed or several files are read, and says so once', async () => {
    const { page, close } = await readDesk(browser, site.url + address)
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('Printable reports are part of Premium.').first().waitFor()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('button', { name: 'Several files' }).click()
    await page.getByText('Several files at once are part of Platinum.').first().waitFor()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })

  test('says that it waits for the connection', async () => {
    const { page, close } = await writtenDesk(browser, site.url + address)
    await page.context().setOffline(true)
    await page.getByText('Checking waits for the connection.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe(ownText)
    await close()
  })

  test.each<[string, BrowserContextOptions]>([
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', phone],
  ])('has no barrier that axe-core knows, %s', async (_look, options) => {
    const { page, complaints, close } = await readDesk(browser, site.url + address, options)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test('on a phone: the result below the text, with a way to it, and no sideways scrolling', async () => {
    const { page, close } = await readDesk(browser, site.url + address, phone)
    await expect.poll(() => width(page)).toBe(360)
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('.detect-jump').tap()
    await expect.poll(async () => (await page.locator('.detect-verdict').boundingBox())?.y ?? -1).toBeGreaterThan(0)
    await expect.poll(async () => (await page.locator('.detect-verdict').boundingBox())?.y).toBeLessThan(780)
    await close()
  })
})

describe('where detector and proofreader share an address', () => {
  test.each([
    ['/tr/yapay-zeka', 'Yapay zekâ metni algılayıcı', 'detect'],
    ['/tr/yapay-zeka?tool=detect', 'Yapay zekâ metni algılayıcı', 'detect'],
    ['/tr/yapay-zeka?tool=proofread', 'Düzeltmen', 'proofread'],
    ['/ur/ai-matn?tool=proofread', 'پروف ریڈر', 'proofread'],
  ])('%s is the %s', async (path, title, tool) => {
    const { page, complaints, close } = await openPage(browser, site.url + path)
    await expect.poll(() => page.title()).toContain(title)
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`\\?tool=${tool}$`))
    await expect.poll(() => page.locator('link[hreflang=tr]').getAttribute('href')).toMatch(new RegExp(`/tr/yapay-zeka\\?tool=${tool}$`))
    await expect
      .poll(() => page.locator('link[hreflang=en]').getAttribute('href'))
      .toMatch(tool === 'detect' ? /\/ai-text-detector$/ : /\/ai-proofreader$/)
    await expect.poll(() => page.locator('.tab[aria-current]').count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })

  test('the text stays when the reader changes the tab, there and back', async () => {
    const { page, close } = await openPage(browser, `${site.url}/ur/ai-matn`)
    await field(page).fill(ownText)
    await page.locator('.tab[href$="tool=proofread"]').click()
    await page.locator('.cm-content').waitFor()
    await expect.poll(async () => (await page.locator('.cm-line').allTextContents()).join('\n')).toBe(ownText)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' One more.')
    await page.locator('.tab[href$="tool=detect"]').click()
    await expect.poll(() => field(page).inputValue()).toBe(`${ownText} One more.`)
    await close()
  })

  test.each<[string, BrowserContextOptions]>([
    ['wide', {}],
    ['on a phone', phone],
  ])('in Urdu it is whole from right to left, %s', async (_look, options) => {
    const { page, complaints, close } = await readDesk(browser, `${site.url}/ur/ai-matn`, options)
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await expect.poll(() => width(page)).toBe(options === phone ? 360 : 1440)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
