import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocaleCode } from '#web/i18n/locales.ts'
import { pathOf } from '#web/i18n/paths.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

/* Words of these stories stand in our own lists: where nothing else is installed, they are found as well. */

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

/** The parts of the page that stories touch. */
const wordDesk = (page: Page) => ({
  box: page.locator('.word-box input'),
  title: page.locator('.word-title').first(),
  words: page.locator('.word-entries [data-word]'),
  word: (text: string) => page.locator(`.word-entries [data-word="${text}"]`).first(),
  trail: page.locator('.word-trail a'),
  sentence: page.locator('.word-sentence'),
  field: page.locator('.word-sentence-field'),
  forms: page.locator('.word-form'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  toast: page.locator('.toast'),
})
type WordDesk = ReturnType<typeof wordDesk>

const addressOf = (page: Page): string => new URL(page.url()).search
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** Types a word and waits for its entry. */
async function ask({ box, title }: WordDesk, word: string): Promise<void> {
  await box.fill(word)
  await expect.poll(() => title.textContent()).toBe(word)
}

/** What is wrong with the page as it stands: for machines that read it out, and for who would have to scroll sideways. */
async function troubles(page: Page): Promise<readonly string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  return [...(await accessibilityProblems(page)), ...(isTooWide ? ['it scrolls sideways'] : [])]
}

describe('a word', () => {
  let opened: OpenPage
  let page: Page
  let desk: WordDesk

  beforeEach(async () => {
    opened = await openPage(browser, `${site.url}/thesaurus`)
    page = opened.page
    desk = wordDesk(page)
  })
  afterEach(async () => {
    const { complaints } = opened
    await opened.close()
    expect(complaints.filter((line) => !/status of [45]\d\d|ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(line))).toEqual([])
  })

  test('is answered while it is typed; its language is found out and stands in the address', async () => {
    await expect.poll(() => desk.box.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.type('jelentős', { delay: 30 })
    await expect.poll(() => desk.title.textContent()).toBe('jelentős')
    await expect.poll(() => desk.title.getAttribute('lang')).toBe('hu')
    await expect.poll(() => addressOf(page)).toBe('?q=jelent%C5%91s&lang=hu')
    await page.getByRole('button', { name: /Hungarian detected/ }).waitFor()
    // A language that was found out for one word says nothing about the next.
    await ask(desk, 'significant')
    await expect.poll(() => addressOf(page)).toBe('?q=significant&lang=en')
    await expect.poll(() => page.title()).toContain('significant')
    await expect.poll(() => page.evaluate(() => history.length)).toBeLessThan(4)
  })

  test('is found in any form, with what was asked for beside its base form', async () => {
    await page.goto(`${site.url}/thesaurus?q=studies&lang=en`, { waitUntil: 'networkidle' })
    await expect.poll(() => desk.title.textContent()).toBe('study')
    await page.getByText('You wrote studies, a form of study.').first().waitFor()
    await expect.poll(() => page.locator('.word-example mark').first().textContent()).toBe('studies')
  })

  test('leads on to another, and the way back is kept', async () => {
    await ask(desk, 'study')
    await desk.word('investigation').hover()
    await desk.button('Look up “investigation”').first().click()
    await expect.poll(() => desk.title.textContent()).toBe('investigation')
    await expect.poll(() => desk.box.inputValue()).toBe('investigation')
    await expect.poll(() => desk.trail.allTextContents()).toEqual(['study'])
    await desk.word('inquiry').focus()
    await page.keyboard.press('Shift+Enter')
    await expect.poll(() => desk.title.textContent()).toBe('inquiry')
    await expect.poll(() => desk.trail.allTextContents()).toEqual(['study', 'investigation'])
    // The focus is among the words again, and Backspace goes back from there.
    await expect.poll(() => desk.words.first().evaluate((word) => word === document.activeElement)).toBe(true)
    await page.keyboard.press('Backspace')
    await expect.poll(() => desk.title.textContent()).toBe('investigation')
    await page.goForward()
    await expect.poll(() => desk.title.textContent()).toBe('inquiry')
    await desk.trail.first().click()
    await expect.poll(() => desk.title.textContent()).toBe('study')
    await expect.poll(() => desk.trail.count()).toBe(0)
    await page.goForward()
    await expect.poll(() => desk.box.inputValue()).toBe('investigation')
    await desk.box.fill('')
    await page.locator('.word-chips').first().waitFor()
    await desk.box.press('Backspace')
    await expect.poll(() => desk.title.textContent()).toBe('study')
  })

  test('comes with the address, and opens with it again', async () => {
    await page.goto(`${site.url}/thesaurus?q=Ergebnis&lang=de`, { waitUntil: 'networkidle' })
    await expect.poll(() => desk.title.textContent()).toBe('Ergebnis')
    await expect.poll(() => desk.box.inputValue()).toBe('Ergebnis')
    await page.getByRole('button', { name: 'Language of the text: German', exact: true }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => desk.title.textContent()).toBe('Ergebnis')
  })

  test('is copied by a click or by Enter; arrows walk the words', async () => {
    await ask(desk, 'study')
    await desk.word('investigation').click()
    await desk.toast.getByText('“investigation” copied.').waitFor()
    await expect.poll(() => clipboard(page)).toBe('investigation')
    // From the field into the words, and out of them again.
    await desk.box.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => desk.words.first().evaluate((word) => word === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => desk.box.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    const names = await desk.words.evaluateAll((words) => words.map((word) => word.getAttribute('data-word')))
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-word'))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused()).toBe(names[1])
    await page.keyboard.press('End')
    await expect.poll(() => focused()).toBe(names.at(-1))
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => names.indexOf((await focused()) ?? '')).toBeLessThan(names.length - 1)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => names.indexOf((await focused()) ?? '')).toBeGreaterThan(0)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect.poll(() => clipboard(page)).toBe(names[0])
    // One of the words is in the order of tabs.
    await expect.poll(() => page.locator('.word-entries [data-word][tabindex="0"]').count()).toBe(1)
  })

  test('shows academic words only, and remembers that', async () => {
    await ask(desk, 'jelentős')
    await page.goto(`${site.url}/thesaurus?q=fontos&lang=hu`, { waitUntil: 'networkidle' })
    await desk.word('lényeges').waitFor()
    await page.getByLabel('Academic words only').check()
    await expect.poll(() => desk.words.evaluateAll((words) => words.map((word) => word.getAttribute('data-word')))).toEqual(['releváns'])
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.getByLabel('Academic words only').isChecked()).toBe(true)
  })

  test('that is misspelled is met by its nearest spelling; what is no word is told at once', async () => {
    await page.goto(`${site.url}/thesaurus?q=signifcant&lang=en`, { waitUntil: 'networkidle' })
    await page.getByText('English has no entry for signifcant here.').waitFor()
    await page.locator('.word-chip', { hasText: 'significant' }).first().click()
    await expect.poll(() => desk.title.textContent()).toBe('significant')
    await desk.box.fill('12345')
    await page.locator('.problem-notice').waitFor()
    await expect.poll(() => desk.box.inputValue()).toBe('12345')
    expect(addressOf(page)).toBe('?q=significant&lang=en')
    await page.locator('.problem-notice').getByRole('button', { name: 'Clear' }).click()
    await page.locator('.word-chips').first().waitFor()
    await expect.poll(() => desk.box.inputValue()).toBe('')
  })

  test('waits without a connection, and says what went wrong with a way to try again', async () => {
    await ask(desk, 'study')
    await page.context().setOffline(true)
    await page.getByText('You are offline. Words are looked up', { exact: false }).waitFor()
    await desk.box.fill('research')
    await page.locator('.problem-notice').waitFor()
    await expect.poll(() => desk.box.inputValue()).toBe('research')
    await page.context().setOffline(false)
    await expect.poll(() => desk.title.textContent()).toBe('research')
    const busy = { type: 'about:blank', title: 'x', status: 429, code: 'too-many-requests', seconds: 7 }
    await page.route('**/api/v1/thesaurus?**', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(busy) }),
    )
    await desk.box.fill('analysis')
    await page.locator('.problem-notice').waitFor()
    await page.unroute('**/api/v1/thesaurus?**')
    await desk.button('Try again').click()
    await expect.poll(() => desk.title.textContent()).toBe('analysis')
  })

  test('of the sentence is replaced in its form, and that is taken back', async () => {
    await ask(desk, 'study')
    await desk.field.fill('Earlier Studies, however, were small.')
    await desk.field.press('Enter')
    await expect.poll(() => desk.sentence.locator('[aria-pressed=true]').textContent()).toBe('Studies')
    await page.getByText('You wrote Studies, a form of study.').waitFor()
    await desk.forms.filter({ hasText: 'Investigations' }).click()
    await desk.button('Replace').click()
    await expect.poll(() => desk.sentence.textContent()).toBe('Earlier Investigations, however, were small.')
    await desk.button('Copy the sentence').click()
    await desk.toast.getByText('Sentence copied.').waitFor()
    await expect.poll(() => clipboard(page)).toBe('Earlier Investigations, however, were small.')
    await desk.button('Undo').click()
    await expect.poll(() => desk.sentence.textContent()).toBe('Earlier Studies, however, were small.')
    // By keys: the next one of the list, put in by Enter.
    await desk.forms.locator('input').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.sentence.textContent()).not.toContain('Studies')
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.sentence.textContent()).toContain('Studies')
    // Another word of it is taken by a click, and looked up.
    await desk.sentence.locator('[data-word="small"]').click()
    await expect.poll(() => desk.box.inputValue()).toBe('small')
    // The sentence is there after a reload; it went to no server.
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => desk.sentence.textContent()).toBe('Earlier Studies, however, were small.')
  })

  test('of which no form is known comes in its base form, marked', async () => {
    await page.goto(`${site.url}/thesaurus?q=significant&lang=en`, { waitUntil: 'networkidle' })
    await page.route('**/api/v1/thesaurus', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll(/"inflected":"[^"]*"/g, '"inflected":null')
        .replaceAll('"genders":null', '"genders":["m","f"]')
      await route.fulfill({ response, body })
    })
    await desk.field.fill('Significant changes were seen.')
    await desk.field.press('Enter')
    await desk.forms.first().getByText('base form, add the ending').waitFor()
    await desk.button('Replace').click()
    await expect.poll(() => desk.sentence.locator('[aria-pressed=true]').first().textContent()).toMatch(/^\p{Lu}\p{Ll}+$/u)
  })

  test('has its keys in the list of keys', async () => {
    await ask(desk, 'study')
    await desk.words.first().focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Back to the word before').waitFor()
  })
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const

test('under a finger a word opens its actions, and goes into the sentence', async () => {
  const { page, close } = await openPage(browser, `${site.url}/thesaurus?q=study&lang=en`, phone)
  const desk = wordDesk(page)
  await desk.field.fill('A study of bees.')
  await desk.field.press('Enter')
  await expect.poll(() => desk.sentence.locator('[aria-pressed=true]').textContent()).toBe('study')
  await desk.word('inquiry').tap()
  await page.getByRole('button', { name: 'Use in my sentence' }).tap()
  await expect.poll(() => desk.sentence.textContent()).toBe('A inquiry of bees.')
  await page.getByText('Look at “A” before it', { exact: false }).waitFor()
  await desk.word('inquiry').tap()
  expect(await troubles(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy', exact: true }).tap()
  await desk.toast.getByText('“inquiry” copied.').waitFor()
  await desk.word('inquiry').tap()
  await page.getByRole('button', { name: 'Look up', exact: true }).tap()
  await expect.poll(() => desk.title.textContent()).toBe('inquiry')
  await close()
})

const looks: readonly (readonly [string, LocaleCode, BrowserContextOptions])[] = [
  ['light', 'en', { colorScheme: 'light' }],
  ['dark', 'hu', { colorScheme: 'dark' }],
  ['Urdu', 'ur', {}],
  ['on a phone', 'en', phone],
  ['Urdu on a phone, dark', 'ur', { ...phone, colorScheme: 'dark' }],
  ['German on a tablet', 'de', { viewport: { width: 768, height: 1000 } }],
]

test.each(looks)('%s: the page has no barrier, empty, with an entry and with a sentence', async (_name, code, options) => {
  const { page, complaints, close } = await openPage(browser, site.url + pathOf('thesaurus', code), options)
  const desk = wordDesk(page)
  await page.locator('.word-chips').waitFor()
  expect(await troubles(page)).toEqual([])
  await ask(desk, 'study')
  await desk.field.fill('Earlier studies relied on much smaller groups of patients.')
  await desk.field.press('Enter')
  await desk.forms.first().waitFor()
  expect(await troubles(page)).toEqual([])
  await desk.box.fill('studiez')
  await page.locator('.word-state').waitFor()
  expect(await troubles(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('in a right-to-left interface the arrow to the left goes on', async () => {
  const { page, close } = await openPage(browser, `${site.url}${pathOf('thesaurus', 'ur')}?q=study&lang=en`)
  const { words } = wordDesk(page)
  await words.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => words.nth(1).evaluate((word) => word === document.activeElement)).toBe(true)
  await close()
})

test.each(['hu', 'ur', 'tr'] as const)('nothing of the page is in English in %s', async (code) => {
  const { page, close } = await openPage(browser, site.url + pathOf('thesaurus', code))
  const desk = wordDesk(page)
  const english =
    /(?<!\p{L})(?:the|and|of|word|words|meaning|copy|look|sentence|search|language|form|synonyms?|neutral|academic)(?!\p{L})/giu
  // Words of the dictionary and of the reader keep their language; all others are the page's.
  const said = async () => {
    const text = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true)
      if (!(main instanceof HTMLElement)) return 'the page has no main part'
      for (const foreign of main.querySelectorAll('[lang]')) foreign.remove()
      return main.textContent
    })
    return text.match(english) ?? []
  }
  expect(await said()).toEqual([])
  await ask(desk, 'study')
  await desk.field.fill('Earlier studies relied on much smaller groups of patients.')
  await desk.field.press('Enter')
  await desk.forms.first().waitFor()
  expect(await said()).toEqual([])
  await close()
})
