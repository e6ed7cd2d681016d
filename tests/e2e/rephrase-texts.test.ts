import { zipSync, strToU8 } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { docxParts } from '#web/workbench/docx-parts.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { deskOf, passage, type Desk } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: Desk

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, `${site.url}/paraphrase-text`)
  desk = deskOf(opened.page)
})
afterEach(async () => {
  await opened.close()
})

describe('a draft', () => {
  test('survives a reload with its settings', async () => {
    const { page } = opened
    await desk.original.fill(passage)
    await page.getByRole('radio', { name: 'Shorten' }).click()
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await expect.poll(() => page.getByRole('radio', { name: 'Shorten' }).getAttribute('aria-checked')).toBe('true')
    expect(opened.complaints).toEqual([])
  })

  test('typed before the page’s scripts arrive is kept', async () => {
    const { page } = opened
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await desk.original.waitFor()
    await desk.original.pressSequentially('Typed early. ')
    release()
    await page.waitForLoadState('networkidle')
    await desk.original.pressSequentially('And late.')
    await page.getByText('22 characters').waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe('Typed early. And late.')
    expect(opened.complaints).toEqual([])
  })

  test('can be cleared, and the clearing taken back together with the result', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const result = await desk.text()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe('')
    await expect.poll(() => desk.result.count()).toBe(0)
    await desk.toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await expect.poll(() => desk.text()).toBe(result)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe('')
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await expect.poll(() => desk.text()).toBe(result)
  })

  test('of which little changed says so, until the reader changes something', async () => {
    const { page } = opened
    await desk.rephrase('Dear Anna,\n\nThe dressing was dry. Samples were labelled with codes. It helps people who often feel cold.')
    const note = page.locator('.remark')
    await expect.poll(() => note.innerText()).toMatch(/^1 of 3 sentences changed\./)
    await page.locator('.result-text [role=button]').first().click()
    await page.getByRole('menuitem').first().click()
    await expect.poll(() => note.count()).toBe(0)
  })
})

describe('a file', () => {
  const docx = Buffer.from(zipSync(Object.fromEntries(Object.entries(docxParts(passage, 'en')).map(([path, xml]) => [path, strToU8(xml)]))))
  const files = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(passage) },
    { name: 'essay.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', buffer: docx },
  ]
  for (const file of files)
    test(`${file.name} is opened`, async () => {
      await opened.page.locator('input[type=file]').setInputFiles(file)
      await expect.poll(() => desk.original.inputValue(), { timeout: 20_000 }).toBe(passage)
    })

  test('replaces a text, and the text can be brought back', async () => {
    const { page } = opened
    await desk.original.fill('What stood here.')
    const [file] = files
    if (!file) throw new Error('there are files above')
    await page.locator('input[type=file]').setInputFiles(file)
    await desk.toast.filter({ hasText: 'Your earlier text was replaced.' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe('What stood here.')
  })

  test('that cannot be read says why, and the text stays', async () => {
    await desk.original.fill(passage)
    await opened.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'picture.docx', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]) })
    await desk.alert.waitFor()
    await expect.poll(() => desk.alert.innerText()).toMatch(/cannot be (read|opened)/)
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
  })
})

describe('a text that cannot be rephrased as it is', () => {
  test('empty: says so, and the field has the focus', async () => {
    await desk.run.click()
    await opened.page.getByText('There is no text yet.').first().waitFor({ state: 'attached' })
    await expect.poll(() => desk.original.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('over the limit: how much, and what helps', async () => {
    const { page } = opened
    const long = `${passage} `.repeat(12).trim()
    await desk.original.fill(long)
    await page
      .locator('#original-count')
      .getByText(`${(long.length - 2500).toLocaleString('en')} over the limit of a run`)
      .waitFor()
    await desk.run.click()
    await desk.alert.filter({ hasText: 'too long for one run' }).waitFor()
    await page.getByRole('link', { name: 'See the plans' }).waitFor()
    await page.getByRole('button', { name: /^Rephrase the first [\d,]+ characters$/ }).click()
    await desk.result.waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(long)
    await expect.poll(() => desk.marks.count()).toBeGreaterThan(0)
  })

  test('not English: names the language and changes nothing', async () => {
    const hungarian =
      'A közösségi oldalak mára a fiatalok mindennapjainak szerves részévé váltak. Számos kutatás kimutatta, hogy az esti használat rövidebb alvással jár együtt.'
    await desk.original.fill(hungarian)
    await desk.run.click()
    await desk.alert.filter({ hasText: 'Hungarian' }).waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(hungarian)
    await desk.alert.getByRole('button', { name: 'Choose the language' }).click()
    await desk.panel.getByRole('option', { name: 'English' }).waitFor()
  })

  test('offline: says so, and the run goes on when the network is back', async () => {
    const { page } = opened
    await desk.original.fill(passage)
    await page.context().setOffline(true)
    await page.getByText('You are offline.').first().waitFor()
    await desk.run.click()
    await desk.alert.filter({ hasText: 'You are offline.' }).waitFor()
    await page.context().setOffline(false)
    await desk.result.waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
  })
})

describe('texts that are odd', () => {
  test.each([
    ['markup', `<b>${passage}</b> & <script>alert(1)</script>`],
    ['zero-width and right-to-left characters', `\u200b${passage} \u202eabc\u202c`],
    ['line breaks', passage.replaceAll('. ', '.\n\n')],
  ])('%s: the result is text and the original stays', async (_, text) => {
    await desk.rephrase(text)
    await expect.poll(() => desk.original.inputValue()).toBe(text)
    await expect.poll(() => desk.result.locator('script, b').count()).toBe(0)
    expect(opened.complaints).toEqual([])
  })
})
