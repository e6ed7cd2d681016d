import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '#web/i18n/paths.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

/* Words of these stories stand in our own lists, and their forms are made by rule: nothing else needs to be installed. */

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const key = 'Control+Shift+Y'
const panelOf = (page: Page) => page.locator('.synonyms:popover-open')
const choicesOf = (page: Page) => panelOf(page).locator('button.option')
const isInPanel = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.synonyms') != null)

/** Double-clicks a word of a text where it is drawn. */
async function doubleClick(page: Page, selector: string, word: string): Promise<void> {
  await expect.poll(() => placeOf(page, selector, word)).not.toBeNull()
  const place = await placeOf(page, selector, word)
  if (place) await page.mouse.dblclick(place.x, place.y)
}

/** The middle of a word as it is drawn, of those that are no changes. */
const placeOf = (page: Page, selector: string, word: string): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(
    ([within, wanted]) => {
      for (const element of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(wanted) ?? -1
          if (at < 0 || node.parentElement?.closest('[data-change], .mark-gone, button')) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + wanted.length)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }
      }
      return null
    },
    [selector, word] as const,
  )

/** Puts the caret into a word of the original, or selects it. */
const caretIn = (page: Page, word: string): Promise<void> =>
  page.locator('.half-original textarea').evaluate((field, wanted) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    const at = field.value.indexOf(wanted) + 2
    field.setSelectionRange(at, at)
  }, word)

async function openTool(address: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  return openPage(browser, site.url + address, options)
}

describe('the original of the paraphraser', () => {
  test('a double click selects, offers synonyms and leaves the focus; one of them takes the place, and undo brings the word back', async () => {
    const { page, complaints, close } = await openTool('/')
    const { original } = deskOf(page)
    await original.fill('Earlier Studies were small.')
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/thesaurus'))
    await doubleClick(page, '.half-original .text-editor-mirror', 'Studies')
    expect((await asked).method()).toBe('POST')
    expect((await asked).postDataJSON()).toEqual({ word: 'Studies', language: 'detect' })
    await panelOf(page).waitFor()
    await expect.poll(() => panelOf(page).getAttribute('aria-label')).toBe('Synonyms of Studies')
    await expect.poll(() => original.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Studies')
    await expect.poll(() => choicesOf(page).count()).toBeLessThanOrEqual(8)
    expect(await accessibilityProblems(page)).toEqual([])
    await choicesOf(page).filter({ hasText: 'Investigations' }).click()
    await expect.poll(() => original.inputValue()).toBe('Earlier Investigations were small.')
    await panelOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await expect.poll(() => original.inputValue()).toBe('Earlier Studies were small.')
    expect(complaints).toEqual([])
    await close()
  })

  test('the key opens it and goes in, arrows walk, Enter takes, Escape gives the focus back', async () => {
    const { page, close } = await openTool('/')
    const { original } = deskOf(page)
    await original.fill('It is a significant result.')
    await caretIn(page, 'significant')
    await page.keyboard.press(key)
    await expect.poll(() => isInPanel(page)).toBe(true)
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => original.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => original.inputValue()).toBe('It is a significant result.')
    await page.keyboard.press(key)
    await expect.poll(() => isInPanel(page)).toBe(true)
    await page.keyboard.press('ArrowDown')
    const second = (await choicesOf(page).nth(1).locator('.synonyms-word').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect.poll(() => original.inputValue()).toBe(`It is a ${second} result.`)
    await close()
  })

  test('it goes when the reader goes on: with a key, a click elsewhere, scrolling; the key goes in while it stands', async () => {
    const { page, close } = await openTool('/')
    const { original } = deskOf(page)
    await original.fill('It is a significant result.')
    const open = async () => {
      await doubleClick(page, '.half-original .text-editor-mirror', 'significant')
      await panelOf(page).waitFor()
    }
    const isGone = () => panelOf(page).waitFor({ state: 'detached' })
    await open()
    await page.keyboard.press('ArrowRight')
    await isGone()
    await open()
    await page.mouse.click(5, 300)
    await isGone()
    await open()
    await page.evaluate(() => scrollBy(0, 200))
    await isGone()
    // Until the page has been told of it: a scroll in the middle of the next double click would close what that opens.
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await open()
    await page.keyboard.press(key)
    await expect.poll(() => isInPanel(page)).toBe(true)
    await page.keyboard.press('Escape')
    await isGone()
    await close()
  })

  test('nothing found is silent for a double click and said for the key', async () => {
    const { page, close } = await openTool('/')
    const { original, toast } = deskOf(page)
    await original.fill('The qxzvbk result.')
    const answered = page.waitForResponse((response) => response.url().includes('/api/v1/thesaurus'))
    await doubleClick(page, '.half-original .text-editor-mirror', 'qxzvbk')
    await answered
    await page.waitForTimeout(200)
    await expect.poll(() => panelOf(page).count()).toBe(0)
    await expect.poll(() => toast.count()).toBe(0)
    await page.keyboard.press(key)
    await toast.filter({ hasText: 'There is no entry for qxzvbk here.' }).waitFor()
    await close()
  })

  test('a German word is offered others in its form', async () => {
    const { page, close } = await openTool('/de')
    const original = page.locator('.half-original textarea')
    await original.fill('Die Autoren untersuchen die Ergebnisse der Umfrage.')
    await doubleClick(page, '.half-original .text-editor-mirror', 'Ergebnisse')
    await panelOf(page).waitFor()
    await expect.poll(() => choicesOf(page).locator('.synonyms-word').allTextContents()).toEqual(expect.arrayContaining(['Resultate']))
    await choicesOf(page).filter({ hasText: 'Resultate' }).first().click()
    await expect.poll(() => original.inputValue()).toBe('Die Autoren untersuchen die Resultate der Umfrage.')
    await close()
  })

  test('a finger gets none', async () => {
    const { page, close } = await openTool('/', { hasTouch: true, viewport: { width: 390, height: 844 } })
    const { original } = deskOf(page)
    await original.fill('It is a significant result.')
    await original.tap()
    await page.evaluate(() => {
      const field = document.querySelector('.half-original textarea')
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(8, 19)
      field?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    })
    await page.waitForTimeout(500)
    await expect.poll(() => panelOf(page).count()).toBe(0)
    await close()
  })
})

describe('the result of the paraphraser', () => {
  test('a plain word is replaced as a word of the reader, and undo brings it back', async () => {
    const { page, close } = await openTool('/')
    const desk = deskOf(page)
    await desk.rephrase(passage)
    const before = await desk.text()
    await doubleClick(page, '.result-text', 'relationship')
    await panelOf(page).waitFor()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('relationship')
    const word = (await choicesOf(page).first().locator('.synonyms-word').textContent()) ?? ''
    await choicesOf(page).first().click()
    await expect.poll(() => desk.text()).toBe(before.replace('relationship', word))
    await expect.poll(() => page.locator('.result-text .mark-own').allTextContents()).toEqual([word])
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.text()).toBe(before)
    await close()
  })

  test('a changed word with the focus is asked for by the key, and stays a change', async () => {
    const { page, close } = await openTool('/')
    const desk = deskOf(page)
    await desk.rephrase(passage)
    const before = await desk.text()
    const changed = await desk.marks.allTextContents()
    await desk.marks.nth(changed.findIndex((text) => /^\p{Ll}+$/u.test(text))).focus()
    await page.keyboard.press(key)
    await expect.poll(() => isInPanel(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.text()).not.toBe(before)
    await expect.poll(() => desk.marks.count()).toBe(changed.length)
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.text()).toBe(before)
    await close()
  })
})

describe('the proofreader', () => {
  test('a double click offers synonyms; one takes the place in a step that undo takes back', async () => {
    const { page, complaints, close } = await openTool('/ai-proofreader')
    const editor = page.locator('.cm-content')
    const text = async () => (await page.locator('.cm-line').allTextContents()).join('\n')
    await editor.waitFor()
    await editor.click()
    await page.keyboard.insertText('Earlier studies were small.')
    await doubleClick(page, '.cm-line', 'studies')
    await panelOf(page).waitFor()
    await expect.poll(() => editor.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    await choicesOf(page).filter({ hasText: 'investigations' }).click()
    await expect.poll(() => text()).toBe('Earlier investigations were small.')
    await page.keyboard.press('Control+z')
    await expect.poll(() => text()).toBe('Earlier studies were small.')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(key)
    await expect.poll(() => isInPanel(page)).toBe(true)
    await page.keyboard.press('Escape')
    await panelOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => editor.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  test('all meanings stand on the page of the synonym finder; in Urdu as well', async () => {
    const { page, close } = await openTool(pathOf('paraphraser', 'ur'))
    await page.locator('.half-original textarea').fill('It is a significant result.')
    await doubleClick(page, '.half-original .text-editor-mirror', 'significant')
    await panelOf(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await panelOf(page).locator('a.option').click()
    await page.waitForURL((url) => url.pathname === pathOf('thesaurus', 'ur'))
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('q'), searchParams.get('lang')]).toEqual(['significant', 'en'])
    await close()
  })
})
