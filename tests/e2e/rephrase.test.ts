import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
  opened = await openPage(browser, site.url)
  desk = deskOf(opened.page)
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints).toEqual([])
})

describe('a visitor rephrases a passage', () => {
  test('and sees every change marked, with figures that say what they mean', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    await expect.poll(() => desk.marks.count()).toBeGreaterThan(1)
    await expect.poll(() => desk.text()).not.toBe(passage)
    await expect.poll(() => desk.heading.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /English detected/ }).waitFor()
    await page.getByText('Nothing to compare with yet').waitFor()
    const similarity = page.locator('.figure', { hasText: 'Similarity to the original' })
    await expect.poll(() => similarity.innerText()).toMatch(/\d+ ?%[\s\S]*(own wording|cite the source|rewrite it)/)
    const length = page.locator('.figure', { hasText: 'Characters and reading level' }).locator('.figure-number')
    const { length: wanted } = await desk.text()
    await expect.poll(async () => Number.parseInt((await length.innerText()).replaceAll(',', ''), 10)).toBe(wanted)
    await page.getByText(/^Rephrased, \d+ changes?$/).waitFor({ state: 'attached' })
  })

  test('by keyboard alone, from the field to another word', async () => {
    const { page } = opened
    await desk.original.focus()
    await page.keyboard.type(passage)
    await page.keyboard.press('Control+Enter')
    await desk.result.waitFor()
    const before = await desk.text()
    await desk.marks.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => desk.marks.nth(1).evaluate((mark) => mark === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await desk.panel.waitFor()
    await page.keyboard.press('Enter')
    await desk.panel.waitFor({ state: 'hidden' })
    await expect.poll(() => desk.text()).not.toBe(before)
    await expect.poll(() => desk.marks.first().evaluate((mark) => mark === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.text()).toBe(before)
    await page.keyboard.press('Control+Shift+C')
    await desk.toast.filter({ hasText: 'Copied, with formatting' }).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(before)
  })

  test('and F6 goes round the parts of the screen', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const places = [
      desk.heading,
      page.getByRole('region', { name: 'About this result' }),
      page.locator('summary'),
      desk.original,
      desk.heading,
    ]
    await desk.original.focus()
    for (const place of places) {
      await page.keyboard.press('F6')
      await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await page.keyboard.press('Shift+F6')
    await expect.poll(() => desk.original.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('and the words behind a change light up in the original', async () => {
    const mark = desk.marks.first()
    await desk.rephrase(passage)
    await mark.hover()
    const words = await opened.page.locator('.counterpart').textContent()
    expect(passage).toContain(words)
    await expect.poll(() => mark.getAttribute('aria-label')).toContain(`“${words}”`)
  })
})

describe('one change', () => {
  test('takes another wording, keeps the original, and comes back', async () => {
    await desk.rephrase(passage)
    const first = desk.marks.first()
    const proposed = await desk.text()
    await first.click()
    const original = desk.panel.getByRole('menuitem', { name: /original$/ })
    const words = (await original.locator('bdi').textContent()) ?? ''
    await original.click()
    await expect.poll(() => first.textContent()).toBe(words)
    await expect.poll(() => first.getAttribute('class')).toContain('mark-original')
    await first.click()
    await desk.panel.getByRole('menuitem', { name: /Tinta’s$/ }).click()
    await expect.poll(() => desk.text()).toBe(proposed)
  })

  test('says why it was made', async () => {
    await desk.rephrase(passage)
    await desk.marks.first().click()
    await expect.poll(() => desk.panel.innerText()).toMatch(/Instead of “.+”[\s\S]*(Word|Phrase|Left out)\. .+\./)
  })

  test('can be locked: the words stay, here and in later runs', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    await desk.marks.first().click()
    const words =
      (await desk.panel
        .getByRole('menuitem', { name: /original$/ })
        .locator('bdi')
        .textContent()) ?? ''
    await desk.panel.getByRole('menuitem', { name: 'Never change this' }).click()
    await page.getByRole('button', { name: 'Never change (1)' }).waitFor()
    await expect.poll(() => desk.text()).toContain(words)
    await page.getByRole('button', { name: /^Generate again/ }).click()
    await page.getByRole('button', { name: 'Never change (1)' }).click()
    await desk.panel.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Never change', exact: true }).waitFor()
  })

  test('stands in the list of all changes with its reason', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const before = await desk.text()
    await page.locator('summary', { hasText: /\d+ changes?/ }).click()
    const rows = page.getByRole('list', { name: 'All changes' }).getByRole('listitem')
    await rows.first().waitFor()
    await expect.poll(() => rows.count()).toBe(await desk.marks.count())
    await rows.first().getByRole('button', { name: 'Keep the original' }).click()
    await expect.poll(() => desk.text()).not.toBe(before)
    await rows.first().getByRole('button', { name: 'Take the new wording' }).click()
    await expect.poll(() => desk.text()).toBe(before)
  })
})

describe('the result', () => {
  test('has other wordings of a sentence, and the original sentence', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const before = await desk.text()
    await desk.result.locator('.sentence-handle').first().focus()
    await page.keyboard.press('Enter')
    await desk.panel.getByRole('heading', { name: 'Other wordings' }).waitFor()
    const variants = desk.panel.locator('button.sentence-menu-text')
    await variants.first().waitFor()
    const words = (await variants.first().innerText()).trim()
    await variants.first().click()
    await expect.poll(() => desk.text()).not.toBe(before)
    await expect.poll(() => desk.text()).toContain(words)
    await desk.result.locator('.sentence-handle').first().focus()
    await page.keyboard.press('Enter')
    await desk.panel.getByRole('button', { name: 'Keep the original sentence' }).click()
    await expect.poll(() => desk.text()).toContain(passage.slice(0, passage.indexOf('.') + 1))
  })

  test('has versions: generate again adds one, brackets step between them', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const first = await desk.text()
    await page.keyboard.press('Control+Shift+G')
    await page.getByText('2 of 2', { exact: true }).waitFor()
    await expect.poll(() => desk.text()).not.toBe(first)
    await desk.marks.first().focus()
    await page.keyboard.press('[')
    await page.getByText('1 of 2', { exact: true }).waitFor()
    await expect.poll(() => desk.text()).toBe(first)
    await page.keyboard.press(']')
    await page.getByText('2 of 2', { exact: true }).waitFor()
  })

  test('keeps what the reader writes into it', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    const before = await desk.text()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Rephrased text, editing' })
    await field.press('Control+End')
    await page.keyboard.type(' My own end.')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.poll(() => desk.text()).toBe(`${before} My own end.`)
    await expect.poll(() => desk.result.locator('.mark-own').textContent()).toBe(' My own end.')
    await expect.poll(() => desk.marks.count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => desk.text()).toBe(before)
  })

  test('shows its changes or not, and remembers which', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    await page.getByRole('checkbox', { name: 'Show changes' }).uncheck()
    await expect.poll(() => desk.result.getAttribute('class')).toContain('result-plain')
    await page.reload({ waitUntil: 'networkidle' })
    await desk.run.click()
    await desk.result.waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Show changes' }).isChecked()).toBe(false)
  })

  test('is copied with formatting and saved as a file', async () => {
    const { page } = opened
    await desk.rephrase(`${passage}\n\n${passage}`)
    await page.getByRole('button', { name: 'Copy result' }).click()
    await desk.toast.filter({ hasText: 'Copied, with formatting' }).waitFor()
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(html?.match(/<p>/g)).toHaveLength(2)
    for (const [name, ending] of [
      ['Plain text', 'txt'],
      ['Markdown', 'md'],
      ['Word', 'docx'],
    ] as const) {
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`rephrased.${ending}`)
    }
  })
})

describe('a strength that belongs to a paid plan', () => {
  test('opens the dialog, loses nothing, and is not asked about again after “Later”', async () => {
    const { page } = opened
    await desk.original.fill(passage)
    const aggressive = page.getByRole('radio', { name: /^Aggressive/ })
    await aggressive.click()
    await desk.dialog.getByRole('heading', { name: 'Oh, you don’t have premium' }).waitFor()
    await desk.dialog.getByRole('button', { name: 'Later' }).click()
    await desk.dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => aggressive.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await expect.poll(() => page.getByRole('radio', { name: 'Mild' }).getAttribute('aria-checked')).toBe('true')
    await page.getByRole('radio', { name: /^Normal/ }).click()
    await desk.toast.filter({ hasText: 'part of Premium' }).waitFor()
    await expect.poll(() => desk.dialog.count()).toBe(0)
  })

  test('leads to the plans, and the text is still there afterwards', async () => {
    const { page } = opened
    await desk.original.fill(passage)
    await page.getByRole('radio', { name: /^Normal/ }).click()
    await desk.dialog.getByRole('link', { name: 'Go to Premium' }).click()
    await page.waitForURL('**/premium')
    await page.goBack()
    await desk.original.waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
  })
})
