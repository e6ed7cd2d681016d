import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePdf, pdfLines } from '../files.ts'
import { startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { becomeMember } from './member.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startAccountSite({ TIERS: 'open' })
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const bib = `
@article{a, author = {Carter, Ben and Rees, Philippa and Hale, Lauren and Bhattacharjee, Darsharna}, year = 2016,
  title = {Association between portable screens and sleep}, journal = {JAMA Pediatrics}, volume = 170, number = 12,
  pages = {1202--1208}, doi = {10.1001/jamapediatrics.2016.2341}}
@article{b, author = {Keles, Betul and McCrae, Niall and Grealish, Annmarie}, year = 2020, title = {A systematic review},
  journal = {International Journal of Adolescence and Youth}, volume = 25, number = 1, pages = {79--93}, doi = {10.1080/1}}
@article{c, author = {Orben, Amy and Przybylski, Andrew}, year = 2020, title = {Teenage sleep across the week}, journal = {PeerJ},
  volume = 8, pages = {e8427}, doi = {10.7717/peerj.8427}}
@book{d, author = {Putnam, Robert}, year = 2000, title = {Bowling alone}, publisher = {Simon \\& Schuster}}
@phdthesis{e, author = {Țîrlea, Ana}, year = 2021, title = {Somnul adolescenților}}
`
const twin = `@article{f, author = {Keles, B.}, year = 2020, title = {A systematic review of it}, journal = {IJAY}, doi = {10.1080/1}}`

const rows = (page: Page) => page.locator('.works-open')
const importText = (page: Page, text: string) =>
  page.locator('[data-testid=import]').setInputFiles({ name: 'sources.bib', mimeType: 'text/plain', buffer: Buffer.from(text) })
const toast = (page: Page, text: string | RegExp) => page.locator('.toast').filter({ hasText: text })
const tick = (page: Page, at: number) => page.locator('input[data-work]').nth(at)
const names = async (page: Page): Promise<readonly string[]> =>
  (await rows(page).locator('.works-who').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

async function open(path: string, { viewport = { width: 1440, height: 900 }, isMember = false } = {}) {
  const opened = await openPage(browser, `${site.url}/health`, { viewport })
  if (isMember) await becomeMember(opened.page, site)
  await opened.page.goto(site.url + path, { waitUntil: 'networkidle' })
  return opened
}

describe('the library of a visitor', () => {
  test('takes a file in, finds, sorts, files, tags and removes, and keeps all of it', { timeout: 90_000 }, async () => {
    const { page, complaints, close } = await open('/library')
    await page.getByText('Your library is empty.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await importText(page, bib)
    await expect
      .poll(() => names(page))
      .toEqual(['Carter, Rees, Hale et al. 2016', 'Keles, McCrae & Grealish 2020', 'Orben & Przybylski 2020', 'Putnam 2000', 'Țîrlea 2021'])
    // The slash leads into the search, which finds by beginnings of words and without marks.
    await page.keyboard.press('/')
    await page.keyboard.type('tirl')
    await expect.poll(() => names(page)).toEqual(['Țîrlea 2021'])
    await page.keyboard.press('Escape')
    await expect.poll(() => rows(page).count()).toBe(5)

    await page.getByRole('button', { name: 'New folder' }).click()
    await page.keyboard.type('Bachelor thesis')
    await page.keyboard.press('Enter')
    await page.getByText('This folder is empty.').waitFor()
    await page.locator('.library-side').getByRole('button', { name: 'All sources' }).click()
    await tick(page, 0).click()
    await tick(page, 2).click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Bachelor thesis' }).click()
    await toast(page, '3 sources moved to “Bachelor thesis”.').waitFor()
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('textbox', { name: 'New tag' }).fill('sleep')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.works-marks .tag').allInnerTexts()).toEqual(['sleep', 'sleep', 'sleep'])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.library-bulk').count()).toBe(0)

    await page.reload({ waitUntil: 'networkidle' })
    await page
      .locator('.library-side')
      .getByRole('button', { name: /^Bachelor thesis/ })
      .click()
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(new URL(page.url()).searchParams.has('folder')).toBe(true)
    await tick(page, 1).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 selected').waitFor()
    await page.locator('.library-bulk').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await toast(page, '2 sources removed.').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(5)
    expect(complaints).toEqual([])
    await close()
  })

  test('tells of doubles, merges them, and takes that back', { timeout: 60_000 }, async () => {
    const { page, close } = await open('/library')
    await importText(page, bib)
    await expect.poll(() => rows(page).count()).toBe(5)
    await importText(page, twin)
    // It was there already, and is not kept twice.
    await page.getByText('1 was there already and was not taken twice.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(5)
    await page.evaluate(keepTwin)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('These two look like one source.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Merge' }).click()
    await expect.poll(() => rows(page).count()).toBe(5)
    await toast(page, 'Merged').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rows(page).count()).toBe(6)
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect.poll(() => page.locator('.library-doubles').count()).toBe(0)
    await expect.poll(() => rows(page).count()).toBe(6)
    await close()
  })

  test('opens a work in place: the entry, a note that is found, tags', { timeout: 60_000 }, async () => {
    const { page, close } = await open('/library')
    await importText(page, bib)
    await rows(page).filter({ hasText: 'Putnam' }).click()
    await page.locator('.work-entry').filter({ hasText: 'Putnam, R. (2000). Bowling alone. Simon & Schuster.' }).waitFor()
    await expect.poll(() => page.locator('.work-entry i').allInnerTexts()).toEqual(['Bowling alone'])
    await page.getByLabel('Note').fill('Lent to the seminar')
    await page.getByRole('textbox', { name: 'New tag' }).fill('sociology')
    await page.keyboard.press('Enter')
    await page.locator('.work-chips').getByText('sociology').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Search the library').fill('seminar lent')
    await expect.poll(() => names(page)).toEqual(['Putnam 2000'])
    await close()
  })

  test('thousands of works weigh no more than those in sight', { timeout: 90_000 }, async () => {
    const { page, close } = await open('/library')
    const many = Array.from(
      { length: 1_200 },
      (_, at) => `@book{k${at}, author = {Nagy, A.}, year = 2000, title = {Book number ${1_000 + at}}}`,
    )
    await importText(page, many.join('\n'))
    await page.locator('.works-foot').getByText('50 of 1,200 shown').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.locator('.works-foot').getByText('1,200 of 1,200 shown').waitFor({ timeout: 60_000 })
    await expect.poll(() => rows(page).count()).toBeLessThan(300)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await rows(page).filter({ hasText: 'Book number 2199' }).waitFor()
    await expect.poll(() => rows(page).count()).toBeLessThan(300)
    await expect.poll(() => rows(page).filter({ hasText: 'Book number 1000' }).count()).toBe(0)
    await close()
  })

  test.each([
    ['/ur/kutub-khana', 'light'],
    ['/ur/kutub-khana', 'dark'],
    ['/library', 'dark'],
  ] as const)('is usable on a phone: %s, %s', { timeout: 60_000 }, async (path, colours) => {
    const { page, close } = await open(path, { viewport: { width: 360, height: 740 } })
    await page.emulateMedia({ colorScheme: colours })
    await importText(page, bib)
    await expect.poll(() => rows(page).count()).toBe(5)
    await tick(page, 0).click()
    await rows(page).nth(1).click()
    await page.locator('.work-entry').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('.library-narrow select').selectOption('view=gaps')
    await expect.poll(() => rows(page).count()).toBeLessThan(5)
    await close()
  })
})

/** Keeps a second entry of one work, as somebody does who says that both should stay; the page has no button for it. */
async function keepTwin(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = indexedDB.open('tinta-library')
  request.addEventListener('error', () => reject(request.error))
  request.addEventListener('success', () => {
    const store = request.result.transaction('items', 'readwrite').objectStore('items')
    const all = store.getAll()
    all.addEventListener('success', () => {
      const one: { readonly kept: { readonly item: Readonly<Record<string, unknown>> } } = all.result.find(
        ({ kept }: { readonly kept: { readonly item: Readonly<Record<string, unknown>> } }) => kept.item['DOI'] === '10.1080/1',
      )
      const id = '00000000-0000-4000-8000-000000000001'
      const put = store.put({ ...one, kept: { ...one.kept, id, item: { ...one.kept.item, id, volume: '' } } })
      put.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
    })
  })
  return promise
}

describe('the library of an account', () => {
  test('takes along what this browser had, once and whole', { timeout: 90_000 }, async () => {
    const { page, close } = await open('/library')
    await importText(page, bib)
    await rows(page).filter({ hasText: 'Putnam' }).click()
    await page.getByLabel('Note').fill('My own copy')
    await page.getByRole('textbox', { name: 'New tag' }).fill('sociology')
    await page.keyboard.press('Enter')
    await page.locator('.work-chips').getByText('sociology').waitFor()
    await becomeMember(page, site)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('5 sources of this browser are not in your account yet.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Take them along' }).click()
    await toast(page, '5 sources taken along.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(5)
    await page.getByLabel('Search the library').fill('own copy')
    await expect.poll(() => names(page)).toEqual(['Putnam 2000'])
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => rows(page).count()).toBe(5)
    await expect.poll(() => page.getByText('of this browser').count()).toBe(0)
    await close()
  })

  test('holds files, folders with a link, and every change with a way back', { timeout: 90_000 }, async () => {
    const { page, complaints, close } = await open('/library', { isMember: true })
    await importText(page, bib)
    await expect.poll(() => rows(page).count()).toBe(5)
    await rows(page).filter({ hasText: 'Putnam' }).click()
    const pdf = makePdf(pdfLines(['Nobody bowls in leagues any more, said the librarian of the town.']))
    await page.locator('[data-testid=attach]').setInputFiles({ name: 'putnam.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await page.getByText('putnam.pdf,').waitFor()
    await page.getByLabel('Search the library').fill('leagues librarian')
    await expect.poll(() => names(page)).toEqual(['Putnam 2000'])
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => rows(page).count()).toBe(5)

    await page.getByRole('button', { name: 'New folder' }).click()
    await page.keyboard.type('Methods')
    await page.keyboard.press('Enter')
    await page.getByText('This folder is empty.').waitFor()
    await page.getByRole('button', { name: 'More about the folder Methods' }).click()
    await page.getByRole('menuitem', { name: 'Share by link' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = await page.getByLabel('Link', { exact: true }).inputValue()
    expect(address).toMatch(/^https?:\/\//)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More about the folder Methods' }).click()
    await page.getByRole('menuitem', { name: 'Share by link' }).click()
    await page.getByRole('button', { name: 'End it' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'End it' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More about the folder Methods' }).click()
    await page.getByRole('menuitem', { name: 'Delete folder' }).click()
    await expect.poll(() => rows(page).count()).toBe(5)
    expect(complaints).toEqual([])
    await close()
  })
})
