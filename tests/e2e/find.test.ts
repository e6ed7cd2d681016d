import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocaleCode } from '#web/i18n/locales.ts'
import { pathOf } from '#web/i18n/paths.ts'
import { startFinder } from '../mocks/finder-server.ts'
import { startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { becomeMember } from './member.ts'
import { startSite, type RunningSite } from './site.ts'

const sentence = 'Sleep deprivation impairs memory consolidation in adolescents.'
/** What indexes have answered is remembered for a while; a story that wants them to answer otherwise asks in words of its own. */
const anew = (word: string): string => `Sleep deprivation and ${word} in adolescents weaken memory.`
const best = 'Sleep deprivation and memory consolidation in adolescents'

let finder: Awaited<ReturnType<typeof startFinder>>
let site: RunningSite
let alone: RunningSite
let browser: Browser

beforeAll(async () => {
  finder = await startFinder()
  site = await startAccountSite(finder.settings)
  alone = await startSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), alone?.stop(), finder?.stop()])
})

/** The parts of the page that stories touch. */
const findDesk = (page: Page) => ({
  field: page.locator('.find-field textarea'),
  hits: page.locator('.find-hit'),
  hit: (title: string) => page.locator('.find-hit', { hasText: title }),
  words: page.locator('.find-words ul').first().locator('bdi'),
  index: (name: string) => page.locator('.find-index', { hasText: name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  toast: page.locator('.toast'),
})

/** Searches for a sentence and waits until it is over. */
async function search(page: Page, text = sentence): Promise<void> {
  const { field } = findDesk(page)
  await field.fill(text)
  await field.press('Enter')
  await page.locator('.find-list:not([aria-busy])').waitFor()
}

/** What is wrong with the page as it stands: for machines that read it out, and for who would have to scroll sideways. */
async function troubles(page: Page): Promise<readonly string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  return [...(await accessibilityProblems(page)), ...(isTooWide ? ['it scrolls sideways'] : [])]
}

describe('a search', () => {
  let opened: OpenPage
  let page: Page
  let desk: ReturnType<typeof findDesk>

  beforeEach(async () => {
    finder.reset()
    opened = await openPage(browser, `${site.url}/source-finder`)
    page = opened.page
    desk = findDesk(page)
  })
  afterEach(async () => {
    const { complaints } = opened
    await opened.close()
    expect(complaints.filter((line) => !/status of [45]\d\d|ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(line))).toEqual([])
  })

  test('begins with an example, says who is asked, and shows what fits best with its words marked', async () => {
    await page.getByText('They are sent key words, not your text.').waitFor()
    await page.getByRole('button', { name: /^Adolescents who use a screen/ }).click()
    await expect.poll(() => desk.field.inputValue()).toMatch(/^Adolescents who use a screen/)
    // Under the pointer a hit counts as being read, and better ones wait then.
    await page.mouse.move(0, 0)
    await search(page)
    await desk.hit(best).waitFor()
    await expect.poll(() => desk.hit(best).locator('mark').allTextContents()).toContain('sleep')
    await expect.poll(() => desk.hit(best).locator('.find-tags').textContent()).toContain('OpenAlex, Crossref, Semantic Scholar, PubMed')
    await desk.index('Crossref').getByText('2', { exact: true }).waitFor()
    // The text itself went nowhere.
    expect(finder.asked.filter(({ url }) => url.includes('impairs'))).toEqual([])
  })

  test('marks what was retracted, and hides it only when asked to', async () => {
    await search(page)
    const retracted = desk.hit('Memory pills for adolescents')
    await retracted.locator('.tag-red').waitFor()
    await expect.poll(() => retracted.getByRole('button', { name: /^Save to library/ }).count()).toBe(0)
    await page.getByLabel('Show retracted, marked').uncheck()
    await expect.poll(() => retracted.count()).toBe(0)
    await page.getByText('narrowed away').waitFor()
    await desk.button('Show all').click()
    await retracted.waitFor()
  })

  test('searches again by the key words that the reader chose', async () => {
    await search(page)
    const before = await desk.words.count()
    await desk.button('Remove “consolidation”').click()
    await page.getByRole('textbox', { name: 'Add a key word' }).fill('naps')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.words.count()).toBe(before)
    finder.reset()
    await desk.button('Search again').click()
    await page.locator('.find-list:not([aria-busy])').waitFor()
    await expect.poll(() => finder.of('crossref').join('')).toContain('naps')
    expect(finder.of('crossref').join('')).not.toContain('consolidation')
    await expect.poll(() => desk.button('Search again').count()).toBe(0)
  })

  test('saves into a new folder of this browser’s library, takes it back, and knows it next time', async () => {
    await search(page)
    await page.getByRole('button', { name: /^Save into/ }).click()
    await page.getByRole('menuitem', { name: /^New folder/ }).click()
    await page.getByRole('textbox', { name: 'Name of the folder' }).fill('Thesis')
    await desk.button('Make it').click()
    await page.getByRole('button', { name: 'Save into: Thesis' }).waitFor()
    await desk.button(`Save to library: ${best}`).click()
    await desk.toast.getByText('Saved to “Thesis”.').waitFor()
    await desk.hit(best).getByText('In your library').waitFor()
    await desk.toast.getByRole('button', { name: 'Undo' }).click()
    await desk.button(`Save to library: ${best}`).click()
    await desk.hit(best).getByText('In your library').waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => desk.field.inputValue()).toBe(sentence)
    await desk.field.press('Enter')
    await desk.hit(best).getByText('In your library').waitFor()
    await page.locator('.find-index', { hasText: 'Your library' }).getByText('1', { exact: true }).waitFor()
  })

  test('cites: the work lies in the library and in the form of the citation tool; its reference can be copied', async () => {
    await search(page)
    await desk.button(`More about “${best}”`).click()
    await page.getByRole('menuitem', { name: 'Copy citation' }).click()
    await desk.toast.getByText('Citation copied.').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Novák, P. M. (2019)')
    await desk.button(`More about “${best}”`).click()
    await page.getByRole('menuitem', { name: 'Cite', exact: true }).click()
    await page.waitForURL(/apa-citation/)
    await page.locator('.cite-row', { hasText: best }).waitFor()
  })

  test('a better hit that comes while somebody reads waits until it is asked for', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    for (const index of ['openalex', 'crossref', 'semantic-scholar', 'pubmed'] as const)
      finder.answer(index, (_, response) => void released.then(() => response.writeHead(500).end()))
    const item = { type: 'journal-article', title: [best], DOI: '10.5555/sleep.1', author: [{ family: 'Novák', given: 'Petra' }] }
    const body = JSON.stringify({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': 1, items: [item] } })
    finder.answer(
      'crossref',
      (_, response) => void released.then(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)),
    )
    await desk.field.fill(anew('diaries'))
    await desk.field.press('Enter')
    await desk.hits.nth(1).waitFor()
    const first = await desk.hits.first().textContent()
    await desk.hits.first().hover()
    release()
    await page.getByRole('button', { name: /^Show 1 more/ }).waitFor()
    await expect.poll(() => desk.hits.first().textContent()).toBe(first)
    await page.getByRole('button', { name: /^Show 1 more/ }).click()
    await expect.poll(() => desk.hits.first().textContent()).toContain(best)
    await desk.index('OpenAlex').locator('.find-index-state').getByText('no answer').waitFor()
  })

  test('Escape stops it and keeps what had come', async () => {
    for (const index of ['openalex', 'crossref', 'semantic-scholar', 'pubmed'] as const) finder.answer(index, () => {})
    await desk.field.fill(anew('bedrooms'))
    await page.keyboard.press('Control+Enter')
    await desk.hits.first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Stopped. This is what had come by then.').waitFor()
    await expect.poll(() => desk.hits.count()).toBeGreaterThan(0)
    await desk.index('Crossref').getByText('stopped').waitFor()
    await expect.poll(() => finder.closed).toContain('crossref')
  })

  test('walks from hit to hit by keys', async () => {
    await search(page)
    await desk
      .button('Best match')
      .or(page.getByRole('button', { name: /^Order/ }))
      .first()
      .focus()
    const focused = () => page.evaluate(() => document.activeElement?.closest('.find-hit')?.getAttribute('data-hit') ?? null)
    const ids = await desk.hits.evaluateAll((hits) => hits.map((hit) => hit.getAttribute('data-hit')))
    await page.keyboard.press('j')
    await expect.poll(() => focused()).toBe(ids[0])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused()).toBe(ids[1])
    await page.keyboard.press('k')
    await expect.poll(() => focused()).toBe(ids[0])
    await expect.poll(() => page.locator('.find-hits .button-primary').count()).toBe(1)
  })

  test('takes a topic from the address and searches for it', async () => {
    await page.goto(`${site.url}/source-finder?q=sleep%20memory&mode=topic`, { waitUntil: 'networkidle' })
    await desk.hits.first().waitFor()
    await expect.poll(() => desk.field.inputValue()).toBe('sleep memory')
    await expect.poll(() => page.getByRole('radio', { name: 'A topic' }).getAttribute('aria-checked')).toBe('true')
    expect(new URL(page.url()).search).toBe('')
  })

  test('says when a text is too long, and without a connection waits with the text', async () => {
    await desk.field.fill('a'.repeat(50_001))
    await page.getByText('50,001 characters; 50,000 fit.', { exact: false }).waitFor()
    await expect.poll(() => desk.button('Find sources').isDisabled()).toBe(true)
    await desk.field.fill(sentence)
    await page.context().setOffline(true)
    await page.getByText('You are offline.', { exact: false }).waitFor()
    await expect.poll(() => desk.button('Find sources').isDisabled()).toBe(true)
    await page.context().setOffline(false)
    await expect.poll(() => desk.button('Find sources').isEnabled()).toBe(true)
    await expect.poll(() => desk.field.inputValue()).toBe(sentence)
  })

  test('says what went wrong with a way to try again, and that nobody answered', async () => {
    await page.route('**/api/v1/find', (route) => route.abort())
    await search(page, anew('lamps'))
    await page.getByText('The server was not reached.').waitFor()
    await page.unroute('**/api/v1/find')
    for (const index of ['openalex', 'crossref', 'semantic-scholar', 'arxiv', 'doaj', 'pubmed'] as const)
      finder.answer(index, (_, response) => void response.writeHead(500).end())
    await desk.button('Try again').click()
    await page.getByText('No index has answered', { exact: false }).waitFor()
  })
})

test('a member’s hits are saved with their account', async () => {
  finder.reset()
  const { page, close } = await openPage(browser, `${site.url}/source-finder`)
  await becomeMember(page, site)
  await page.reload({ waitUntil: 'networkidle' })
  await search(page)
  const { button, hit } = findDesk(page)
  await button(`Save to library: ${best}`).click()
  await hit(best).getByText('In your library').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await findDesk(page).field.press('Enter')
  await hit(best).getByText('In your library').waitFor()
  await close()
})

test('without an index switched on only the own library is searched, and the page says so', async () => {
  const { page, close } = await openPage(browser, `${alone.url}/source-finder`)
  await page.getByText('Nothing leaves this site', { exact: false }).waitFor()
  await page.getByText('with the setting FINDER', { exact: false }).first().waitFor()
  await search(page)
  await page.getByText('Nothing in your library fits.').waitFor()
  expect(await troubles(page)).toEqual([])
  await close()
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, LocaleCode, BrowserContextOptions])[] = [
  ['light', 'en', { colorScheme: 'light' }],
  ['dark', 'en', { colorScheme: 'dark' }],
  ['Urdu', 'ur', {}],
  ['on a phone', 'en', phone],
  ['Urdu on a phone, dark', 'ur', { ...phone, colorScheme: 'dark' }],
  ['German on a tablet', 'de', { viewport: { width: 768, height: 1000 } }],
]

test.each(looks)('%s: the page has no barrier, empty and with hits', async (_name, code, options) => {
  finder.reset()
  const { page, complaints, close } = await openPage(browser, site.url + pathOf('sourceFinder', code), options)
  await page.locator('.find-examples').waitFor()
  expect(await troubles(page)).toEqual([])
  await search(page)
  await expect.poll(() => findDesk(page).hits.count()).toBeGreaterThan(3)
  expect(await troubles(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test.each(['hu', 'ur', 'tr'] as const)('nothing of the page is in English in %s', async (code) => {
  finder.reset()
  const { page, close } = await openPage(browser, site.url + pathOf('sourceFinder', code))
  await search(page)
  // Works and key words keep the words that they were written with; all others are the page's.
  const said = await page.evaluate(() => {
    const main = document.querySelector('main')
    for (const work of main?.querySelectorAll('.find-hit-title, .find-made, .find-passage, bdi') ?? []) work.remove()
    return main?.textContent ?? ''
  })
  const english = /(?<!\p{L})(?:the|and|of|add|remove|save|show|year|kind|language|matches|library|hits?|sources?|search)(?!\p{L})/giu
  expect(said.match(english) ?? []).toEqual([])
  await close()
})
