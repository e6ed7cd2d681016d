import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { becomeMember, rephraseAs, askAs } from './member.ts'
import { startAccountSite } from './account-desk.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startAccountSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const open = (path: string, options: BrowserContextOptions = {}) => openPage(browser, site.url + path, options)

/** The menu in the reader's words. */
function menuOf(page: Page) {
  const dialog = page.locator('dialog.command[open]')
  const field = dialog.getByRole('combobox')
  return {
    dialog,
    field,
    rows: dialog.getByRole('option'),
    active: dialog.locator('[role=option][aria-selected=true]'),
    group: (name: string) => dialog.getByRole('group', { name }),
    keys: page.locator('dialog.shortcuts[open]'),
    open: async () => {
      await page.keyboard.press('Control+k')
      await field.waitFor()
    },
  }
}

const sentence = 'Many studies have shown that heavy use in the evening is associated with shorter sleep.'

describe('the command menu', () => {
  test.each([
    ['the home page', '/'],
    ['a tool', '/ai-proofreader'],
    ['citations', '/apa-citation'],
    ['the plans', '/premium'],
    ['a content page', '/privacy-policy'],
    ['the blog', '/blog'],
    ['an address without a page', '/no/such/page'],
  ])('opens on %s, goes where Enter says, and is gone with Escape', async (_, path) => {
    const { page, close } = await open(path)
    const menu = menuOf(page)
    await menu.open()
    await menu.field.fill('source find')
    await expect.poll(() => menu.active.textContent()).toContain('Source finder')
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.dialog.count()).toBe(0)
    await menu.open()
    await expect.poll(() => menu.field.inputValue()).toBe('')
    await page.keyboard.type('source finder')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/source-finder')
    await close()
  })

  test('is not shut by what the browser tells late of an earlier closing', async () => {
    const { page, close } = await open('/')
    const menu = menuOf(page)
    await menu.open()
    await menu.dialog.evaluate((element) => element.dispatchEvent(new Event('close')))
    await menu.field.fill('source')
    await close()
  })

  test('opens while somebody writes, in the plain field and in the editor, and gives the place in the text back', async () => {
    const { page, complaints, close } = await open('/ai-proofreader')
    const menu = menuOf(page)
    const editor = page.locator('.cm-content')
    await page.getByRole('textbox', { name: 'Your text' }).first().click()
    await editor.waitFor()
    await editor.click()
    await page.keyboard.type('One two three.')
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft')
    await menu.open()
    await page.keyboard.press('Escape')
    await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('X')
    await expect.poll(() => editor.textContent()).toBe('One twoX three.')
    expect(complaints).toEqual([])
    await close()
  })

  test('arrows walk over the groups and round the ends; Tab shows further actions', async () => {
    const { page, close } = await open('/')
    const menu = menuOf(page)
    await page.getByRole('textbox', { name: 'Original text', exact: true }).fill(sentence)
    await menu.open()
    const name = async () => (await menu.active.textContent()) ?? ''
    await expect.poll(() => name()).toContain('Proofread')
    const inText = await menu.group('With this text').getByRole('option').count()
    for (let i = 0; i < inText; i++) await page.keyboard.press('ArrowDown')
    await expect.poll(() => name()).toContain('Paraphraser')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    const all = await menu.rows.count()
    await expect.poll(() => menu.rows.nth(all - 1).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => menu.field.getAttribute('aria-activedescendant')).toBe(await menu.rows.nth(all - 1).getAttribute('id'))
    await menu.field.fill('premium')
    await page.keyboard.press('Tab')
    await expect.poll(() => menu.rows.allTextContents()).toEqual(['Open', 'Open in a new tab', 'Copy the address'])
    await page.keyboard.press('Escape')
    await expect.poll(() => name()).toContain('Premium')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    expect(new URL(tab.url() === 'about:blank' ? `${site.url}/premium` : tab.url()).pathname).toBe('/premium')
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
  })

  test.each([
    ['proofread', '/ai-proofreader', '.cm-content, .proof-text textarea'],
    ['ai writing', '/ai-text-detector', '.detect-text textarea'],
    ['plagiarism', '/plagiarism-checker', '.check-field'],
    ['references', '/apa-citation', '.doctor-text textarea'],
  ])('takes the text on the sheet along: %s', async (typed, path, field) => {
    const { page, close } = await open('/')
    const menu = menuOf(page)
    await page.getByRole('textbox', { name: 'Original text', exact: true }).fill(sentence)
    await menu.open()
    await page.keyboard.type(typed)
    const label = (await menu.group('With this text').getByRole('option').first().textContent()) ?? ''
    expect(label).toContain(`the text, ${sentence.length} characters`)
    await menu.group('With this text').getByRole('option').first().click()
    await page.waitForURL(`**${path}*`)
    const text = () =>
      page
        .locator(field)
        .first()
        .evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '')))
    await expect.poll(text).toBe(sentence)
    await close()
  })

  test('takes the result along, which goes before the text where it is to be checked', async () => {
    const { page, close } = await open('/')
    const desk = deskOf(page)
    await desk.rephrase(passage)
    const result = (await desk.text()).trim()
    const menu = menuOf(page)
    await menu.open()
    await expect.poll(() => menu.active.textContent()).toContain(`Proofread the result, ${result.length} characters`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/ai-proofreader')
    await expect.poll(() => page.locator('.cm-content').textContent()).toBe(result)
    await close()
  })

  test('another language leads to the same page, and the text stays', async () => {
    const { page, close } = await open('/ai-text-detector')
    await page.locator('.detect-text textarea').fill(sentence)
    const menu = menuOf(page)
    await menu.open()
    await page.keyboard.type('german')
    await expect.poll(() => menu.active.textContent()).toContain('Deutsch')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/**')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await expect.poll(() => page.locator('.detect-text textarea').inputValue()).toBe(sentence)
    await menu.open()
    // What was chosen lately comes first, and English words find it in German.
    await page.keyboard.type('proofreader')
    await expect.poll(() => menu.active.textContent()).toContain('KI-Lektorat')
    await close()
  })

  test('remembers what was chosen, changes the colours, and works where storage is closed', async () => {
    const { page, complaints, close } = await open('/premium', { colorScheme: 'light' })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('closed')
        },
      })
    })
    await page.reload({ waitUntil: 'networkidle' })
    const menu = menuOf(page)
    await menu.open()
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
    await menu.open()
    await expect.poll(() => menu.group('Lately used').getByRole('option').first().textContent()).toContain('Colours: Dark')
    expect(complaints).toEqual([])
    await close()
  })

  test('says what it does not know, and how much it has found', async () => {
    const { page, close } = await open('/')
    const menu = menuOf(page)
    await menu.open()
    await page.keyboard.type('zzzz')
    await menu.dialog.getByText('Nothing is called “zzzz”.').first().waitFor()
    await expect.poll(() => menu.dialog.getByRole('status').textContent()).toBe('Nothing is called “zzzz”.')
    await menu.field.fill('premium')
    await expect.poll(() => menu.dialog.getByRole('status').textContent()).toMatch(/^\d+ results?$/)
    await close()
  })

  test('asks once when it opens, not with the keys, and answers at once', async () => {
    const { page, close } = await open('/')
    const menu = menuOf(page)
    await menu.open()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    const slowest = await menu.field.evaluate(async (field) => {
      if (!(field instanceof HTMLInputElement)) return Infinity
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      let most = 0
      for (const typed of ['p', 'pr', 'pro', 'proo', 'le', 'xq']) {
        const began = performance.now()
        set?.call(field, typed)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
        most = Math.max(most, performance.now() - began)
      }
      return most
    })
    expect(asked).toEqual([])
    expect(slowest).toBeLessThan(100)
    await close()
  })

  test('finds a member’s sources and texts, and leads to them', async () => {
    const { page, close } = await open('/')
    await becomeMember(page, site)
    await askAs(page, site, { method: 'PATCH', path: '/api/v1/account/preferences', data: { keepsHistory: true } })
    await rephraseAs(page, site, sentence)
    const item = {
      id: 'x',
      type: 'article-journal',
      title: 'Digital screen time and pediatric sleep',
      author: [{ family: 'Przybylski', given: 'Andrew' }],
      issued: { 'date-parts': [[2019]] },
    }
    await askAs(page, site, { method: 'POST', path: '/api/v1/library', data: { items: [item] } })
    await page.reload({ waitUntil: 'networkidle' })
    const menu = menuOf(page)
    await menu.open()
    await page.keyboard.type('przyb')
    await expect.poll(() => menu.active.textContent()).toContain('Przybylski 2019')
    await menu.field.fill('many studies')
    await expect.poll(() => menu.group('Papers and sources').getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    const original = page.getByRole('textbox', { name: 'Original text', exact: true })
    await expect.poll(() => original.inputValue()).toBe(sentence)
    await menu.open()
    await page.keyboard.type('przybylski')
    await expect.poll(() => menu.active.textContent()).toContain('Przybylski 2019')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/apa-citation*')
    await expect.poll(() => page.locator('.cite-form').getByLabel('Article title', { exact: true }).inputValue()).toBe(item.title)
    await close()
  })

  test('opens from the navigation, and from the menu of phones', async () => {
    const wide = await open('/')
    await wide.page.locator('.navbar-search').click()
    await menuOf(wide.page).field.waitFor()
    await wide.page.keyboard.press('Escape')
    await expect.poll(() => wide.page.locator('.navbar-search').evaluate((element) => element === document.activeElement)).toBe(true)
    await wide.close()
    const phone = await open('/', { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
    await phone.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await phone.page.getByRole('button', { name: 'Search', exact: true }).click()
    const menu = menuOf(phone.page)
    await menu.field.waitFor()
    const { width, height } = (await menu.dialog.boundingBox()) ?? { width: 0, height: 0 }
    expect([Math.round(width), Math.round(height)]).toEqual([360, 780])
    await menu.dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => menu.dialog.count()).toBe(0)
    await phone.close()
  })
})

describe('the list of shortcuts', () => {
  test.each([
    ['/', 'Generate again'],
    ['/ai-proofreader', 'Accept the suggestion'],
    ['/ai-text-detector', 'Copy the result'],
    ['/plagiarism-checker', 'Next, previous match'],
    ['/apa-citation', 'Copy the list of references'],
    ['/apa-citation?view=check', 'Accept the suggestion'],
    ['/source-finder', 'Next and previous hit'],
    ['/library', 'Select more sources'],
    ['/premium', null],
  ])('of %s names %s', async (path, own) => {
    const { page, close } = await open(path)
    const { keys } = menuOf(page)
    await page.locator('h1').first().click({ force: true })
    await page.keyboard.press('?')
    await keys.waitFor()
    await expect.poll(() => keys.getByText('Search and commands').count()).toBe(1)
    await expect.poll(() => keys.getByRole('heading', { name: 'On this page' }).count()).toBe(own === null ? 0 : 1)
    if (own !== null) await expect.poll(() => keys.getByText(own, { exact: true }).count()).toBe(1)
    await close()
  })

  test('a question mark in a text stays one', async () => {
    const { page, close } = await open('/')
    await page.getByRole('textbox', { name: 'Original text', exact: true }).focus()
    await page.keyboard.type('Why?')
    await page.waitForTimeout(300)
    await expect.poll(() => menuOf(page).keys.count()).toBe(0)
    await close()
  })

  test('opens from the command menu and from the foot of the page, in the words of the keyboard', async () => {
    const { page, close } = await open('/de')
    const menu = menuOf(page)
    await menu.open()
    await page.keyboard.type('tastenk')
    await page.keyboard.press('Enter')
    await menu.keys.waitFor()
    await expect.poll(() => menu.keys.locator('.key').first().textContent()).toContain('Strg')
    await page.keyboard.press('Escape')
    await page.locator('.footer').getByRole('button', { name: 'alle Tastenkürzel' }).click()
    await menu.keys.waitFor()
    await close()
  })
})

describe('keys of every page', () => {
  test('Alt with a digit opens a tool', async () => {
    const { page, close } = await open('/')
    await page.getByRole('textbox', { name: 'Original text', exact: true }).focus()
    await page.keyboard.press('Alt+2')
    await page.waitForURL('**/ai-proofreader')
    await page.keyboard.press('Alt+9')
    await page.keyboard.press('Alt+1')
    await page.waitForURL('**/paraphrase-text')
    await close()
  })

  test('F6 walks the parts of a page, and the frame where a page has none', async () => {
    const { page, close } = await open('/apa-citation')
    const within = (selector: string) => page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)
    await page.keyboard.press('F6')
    await expect.poll(() => within('.cite-start')).toBe(true)
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    for (const part of ['.navbar', 'main', '.footer']) {
      await page.keyboard.press('F6')
      await expect.poll(() => within(part)).toBe(true)
    }
    await page.keyboard.press('Shift+F6')
    await expect.poll(() => within('main')).toBe(true)
    await close()
  })
})

const phone = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, string, BrowserContextOptions])[] = [
  ['light', '/', { colorScheme: 'light' }],
  ['dark', '/', { colorScheme: 'dark' }],
  ['Urdu', '/ur', { colorScheme: 'light' }],
  ['German on a small phone, dark', '/de', { ...phone, colorScheme: 'dark' }],
  ['forced colours', '/', { forcedColors: 'active' }],
]

describe.each(looks)('looks, %s', (_, path, options) => {
  test('no accessibility problem, nothing scrolls sideways, no English left', async () => {
    const { page, close } = await open(path, options)
    const menu = menuOf(page)
    await page.locator('textarea').first().fill(sentence)
    const check = async () => {
      expect(await accessibilityProblems(page)).toEqual([])
      const shown = page.locator('dialog[open]')
      await expect.poll(() => shown.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      if (path !== '/') await expect.poll(() => shown.innerText()).not.toMatch(/\b(?:the|your|page|tool|next|search)\b/i)
    }
    await menu.open()
    await check()
    await page.keyboard.type('p')
    await page.keyboard.press('Tab')
    await check()
    await menu.field.fill('zzzz')
    await check()
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.dialog.count()).toBe(0)
    await page.locator('h1').first().click({ force: true })
    await page.keyboard.press('?')
    await menu.keys.waitFor()
    await check()
    await close()
  })
})
