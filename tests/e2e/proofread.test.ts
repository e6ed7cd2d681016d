import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { textOf as textOfFile } from '#services/files/text-of.ts'
import { makeDocx } from '#tests/files.ts'
import { startSite, type RunningSite } from './site.ts'

const address = '/ai-proofreader'
const text =
  'This sentence has a mistke in it.\n\nThe second paragraph is written without a single slip.\n\nAnd here we recomend another one.'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const editor = (page: Page) => page.locator('.cm-content')
const lines = (page: Page) => page.locator('.proof-line')
const marked = (page: Page) => page.locator('[data-note]').allTextContents()
const textOf = async (page: Page): Promise<string> => (await page.locator('.cm-line').allTextContents()).join('\n')

const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

/** The screen with a text on it that has been checked. */
async function checkedDesk(options = {}): Promise<OpenPage> {
  const opened = await openPage(browser, site.url + address, options)
  await editor(opened.page).waitFor()
  await editor(opened.page).click()
  await opened.page.keyboard.insertText(text)
  await opened.page.locator('[data-note]').nth(1).waitFor({ timeout: 20_000 })
  return opened
}

describe('the proofreader', () => {
  test('finds slips while the reader types, and sends only the paragraph that changed', async () => {
    const { page, close } = await checkedDesk()
    await expect.poll(() => marked(page)).toEqual(['mistke', 'recomend'])
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/proofread'))
    await page.keyboard.type(' It hav a third.', { delay: 10 })
    const body: unknown = (await sent).postDataJSON()
    expect(body).toMatchObject({ text: 'And here we recomend another one. It hav a third.', language: 'en' })
    await expect.poll(() => marked(page)).toEqual(['mistke', 'recomend', 'hav'])
    await close()
  })

  test('keeps what was typed before the editor came', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('**/code-editor*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto(site.url + address, { waitUntil: 'commit' })
    await page.locator('textarea').click()
    await page.keyboard.type('Typed at once, ')
    await editor(page).waitFor()
    await page.keyboard.type('and after.')
    await expect.poll(() => textOf(page)).toBe('Typed at once, and after.')
    await context.close()
  })

  test('accepts by keyboard in one step that undo takes back', async () => {
    const { page, close } = await checkedDesk()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('F8')
    await page.keyboard.press('Alt+Enter')
    await expect.poll(() => textOf(page)).toContain('a mistake in')
    await page.keyboard.press('Control+z')
    await expect.poll(() => textOf(page)).toBe(text)
    await expect.poll(() => marked(page)).toEqual(['mistke', 'recomend'])
    await page.locator('.proof-accept-all').click()
    await expect.poll(() => textOf(page)).toBe(text.replace('mistke', 'mistake').replace('recomend', 'recommend'))
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(() => textOf(page)).toBe(text)
    await close()
  })

  test('walks the notes by letters, and takes a dismissal back', async () => {
    const { page, close } = await checkedDesk()
    await lines(page).first().click()
    await page.keyboard.press('d')
    await expect.poll(() => marked(page)).toEqual(['recomend'])
    await page.keyboard.press('z')
    await expect.poll(() => marked(page)).toEqual(['mistke', 'recomend'])
    await page.keyboard.press('k')
    await expect.poll(() => page.locator('.note-on .proof-change').textContent()).toContain('mistake')
    await close()
  })

  test('keeps text, dictionary and dismissals over a reload', async () => {
    const { page, close } = await checkedDesk()
    await lines(page).first().click()
    await page.locator('.note-on .proof-ellipsis').click()
    await page.locator('[role=menuitem]:visible').first().click()
    await expect.poll(() => marked(page)).toEqual(['recomend'])
    await page.keyboard.press('d')
    await page.waitForTimeout(500)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('.proof-done').count()).toBe(1)
    await expect.poll(() => textOf(page)).toBe(text)
    await expect.poll(() => marked(page)).toEqual([])
    await close()
  })

  test('gives the document back with tracked changes and comments, also after a reload', async () => {
    const { page, close } = await openPage(browser, site.url + address)
    const document = { name: 'essay.docx', mimeType: '', buffer: Buffer.from(await makeDocx(text.split('\n\n'))) }
    await editor(page).waitFor()
    await page.locator('input[type=file]').first().setInputFiles(document)
    await page.locator('[data-note]').nth(1).waitFor({ timeout: 20_000 })
    await lines(page).first().click()
    await page.keyboard.press('Alt+Enter')
    await expect.poll(() => marked(page)).toEqual(['recomend'])
    const saveMarked = async (): Promise<Uint8Array> => {
      const dialog = page.locator('dialog[open]')
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      const download = await saved
      expect(download.suggestedFilename()).toBe('essay (marked).docx')
      return readFileSync(await download.path())
    }
    const openDialog = async () => {
      await page.locator('.proof-foot').getByRole('button', { name: 'Download' }).click()
      await page.getByRole('menuitem', { name: 'Your document with tracked changes' }).click()
      await page.locator('dialog[open]').waitFor()
    }
    await openDialog()
    expect(await accessibilityProblems(page)).toEqual([])
    const first = await saveMarked()
    expect((await textOfFile(first, 'docx')).text).toBe(text.replace('mistke', 'mistake'))
    expect(partOf(first, 'word/comments.xml')).toContain('recommend')
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => marked(page)).toEqual(['recomend'])
    await openDialog()
    await page.locator('dialog[open] input[type=file]').setInputFiles(document)
    await page.locator('dialog[open]').getByText('essay.docx').waitFor()
    await page.locator('dialog[open]').getByRole('radio', { name: 'Changes' }).click()
    const second = await saveMarked()
    expect((await textOfFile(second, 'docx')).text).toBe(text.replace('mistke', 'mistake').replace('recomend', 'recommend'))
    await close()
  })

  test('takes the paraphraser’s text along on the first visit', async () => {
    const { page, close } = await openPage(browser, site.url)
    await page.locator('textarea').fill(text)
    await page.waitForTimeout(500)
    await page.locator('.tab').nth(1).click()
    await editor(page).waitFor()
    await expect.poll(() => textOf(page)).toBe(text)
    await close()
  })

  test('says when only the beginning fits into a run', async () => {
    const { page, close } = await checkedDesk()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(`${text}\n\n`.repeat(60))
    await expect.poll(() => page.locator('.proof-remark').textContent()).toContain('5,000')
    await close()
  })

  test('on a phone: the note at the bottom, its words above it, from one to the next', async () => {
    const { page, close } = await checkedDesk({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
    await page.locator('.proof-sheet-head .button-primary').tap()
    await page.locator('.proof-sheet-head .button').nth(1).tap()
    await expect.poll(() => page.locator('.proof-sheet .proof-change').textContent()).toContain('recommend')
    const mark = await page.locator('.mark-on').boundingBox()
    const sheet = await page.locator('.proof-sheet').boundingBox()
    expect(mark?.y).toBeLessThan(sheet?.y ?? 0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.locator('.proof-sheet .button-primary').tap()
    await expect.poll(() => textOf(page)).toContain('recommend another')
    await close()
  })

  test.each([
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
  ])('has no barrier that axe-core knows, %s', async (_look, options) => {
    const { page, complaints, close } = await checkedDesk(options)
    await page.keyboard.press('F8')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
