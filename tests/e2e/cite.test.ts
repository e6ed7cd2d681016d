import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { citeDesk, importFile, sixWorks } from './cite-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let page: Page
let desk: ReturnType<typeof citeDesk>

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, `${site.url}/apa-citation`)
  page = opened.page
  desk = citeDesk(page)
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints.filter((line) => !/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})

const clipboardHtml = (): Promise<string> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return item ? (await item.getType('text/html')).text() : ''
  })
const reload = () => page.reload({ waitUntil: 'networkidle' })

describe('the box', () => {
  test('reads a pasted list, adds what is sure, shows what is not, and keeps both over a reload', async () => {
    await page.getByRole('button', { name: /^Try a sample/ }).click()
    await page.getByText('Three references as somebody typed them', { exact: false }).first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.rows.count()).toBe(2)
    await expect.poll(() => desk.lines.count()).toBe(3)
    await desk.lines.filter({ hasText: 'Unsure: Publisher' }).waitFor()
    await expect.poll(() => desk.box.inputValue()).toMatch(/^Kahneman/)
    await reload()
    await expect.poll(() => desk.rows.count()).toBe(2)
    await expect.poll(() => desk.box.inputValue()).toMatch(/^Kahneman/)
  })

  test('opens the form with what a number alone gives, and says why there is no more', async () => {
    await desk.box.fill('10.1080/02673843.2019.1590851')
    await desk.box.press('Enter')
    await desk.lines.getByText('This site does not ask registries', { exact: false }).waitFor()
    await expect.poll(() => desk.field('DOI').inputValue()).toBe('10.1080/02673843.2019.1590851')
    await expect.poll(() => desk.rows.count()).toBe(0)
  })

  test('says what registries said, offers others, and takes the one that is chosen', async () => {
    const item = { id: 'a', type: 'book', title: 'Bowling alone', author: [{ family: 'Putnam', given: 'Robert D.' }] }
    const other = { ...item, id: 'b', title: 'Bowling alone again' }
    const read = {
      row: 0,
      said: 'bowling',
      kind: 'title',
      item,
      origin: 'Open Library',
      unsure: ['issued'],
      trouble: null,
      others: [other],
    }
    const events = [{ type: 'opened', rows: 1 }, { type: 'read', read }, { type: 'end' }]
    await page.route('**/api/v1/cite/read', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('') }),
    )
    await desk.box.fill('bowling')
    await desk.box.press('Enter')
    await desk.lines.getByText('From Open Library.').waitFor()
    await desk.form.getByText('Please look at this').waitFor()
    await page.getByText('Or one of these').click()
    await page.getByRole('button', { name: /Bowling alone again/ }).click()
    await desk.row('Bowling alone again').waitFor()
  })

  test('without a connection keeps the text, says so, and fills the form', async () => {
    await page.context().setOffline(true)
    await page.getByText('You are offline. Looking up waits for the connection.').waitFor()
    await desk.box.fill('https://example.org/page')
    await desk.box.press('Enter')
    await expect.poll(() => desk.field('Link').inputValue()).toBe('https://example.org/page')
    await expect.poll(() => desk.box.inputValue()).toBe('https://example.org/page')
    await page.context().setOffline(false)
  })
})

describe('the form', () => {
  test('shows the entry as it will stand and what is missing, while somebody types', async () => {
    await page.getByLabel('Family name').fill('Putnam')
    await page.getByLabel('Given names').fill('Robert D.')
    await desk.field('Article title').fill('Bowling Alone: America’s Declining Social Capital')
    const preview = page.getByRole('region', { name: 'As it will stand' })
    await preview.getByText('Putnam, R. D. (n.d.).', { exact: false }).waitFor()
    await preview.getByText('Journal missing.').waitFor()
    await desk.button('Sentence case').click()
    await desk.button('Take it').click()
    await expect.poll(() => desk.field('Article title').inputValue()).toBe('Bowling alone: America’s declining social capital')
    await desk.field('Year').fill('1995')
    await desk.field('Journal').fill('Journal of Democracy')
    await desk.button('Add reference').click()
    await desk.row('Putnam, R. D. (1995). Bowling alone: America’s declining social capital. Journal of Democracy').waitFor()
    await expect.poll(() => desk.field('Article title').inputValue()).toBe('')
  })

  test('takes a list of names at once, and knows organisations', async () => {
    await page.getByLabel('Family name').focus()
    await page.evaluate(() => navigator.clipboard.writeText('Nagy, É. K.; Szűcs, G.'))
    await page.keyboard.press('Control+V')
    await expect.poll(() => page.getByLabel('Family name').nth(1).inputValue()).toBe('Szűcs')
    await desk.button('More about G. Szűcs').click()
    await page.getByRole('menuitem', { name: 'It is an organisation' }).click()
    await expect.poll(() => page.getByLabel('Name of the group').inputValue()).toBe('G. Szűcs')
    await desk.button('More about G. Szűcs').click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect.poll(() => page.locator('.cite-name input').first().inputValue()).toBe('G. Szűcs')
  })

  test('keeps what both kinds know when the kind changes, and a half-filled form over a reload', async () => {
    await desk.field('Article title').fill('Sleep and screens')
    await page.getByRole('button', { name: /^Kind of source/ }).click()
    await page.getByRole('combobox').fill('chapter')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.field('Chapter title').inputValue()).toBe('Sleep and screens')
    await reload()
    await expect.poll(() => desk.field('Chapter title').inputValue()).toBe('Sleep and screens')
  })

  test('tells of a double, and adds it all the same when asked', async () => {
    for (const round of [1, 2]) {
      await desk.field('Article title').fill('Bowling alone')
      await page.getByLabel('Family name').fill('Putnam')
      await desk.field('Year').fill('1995')
      await desk.button('Add reference').click()
      if (round === 1) await desk.row('Bowling alone').waitFor()
    }
    await page.getByRole('alert').getByText('It is in this list already.').waitFor()
    await desk.button('Add it all the same').click()
    await expect.poll(() => desk.rows.count()).toBe(2)
    await desk.row('1995b').waitFor()
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await importFile(page, sixWorks)
    await expect.poll(() => desk.rows.count()).toBe(6)
  })

  test('stands in order, with italics, and says what is missing; the tag leads to the field', async () => {
    const names = (await desk.rows.allInnerTexts()).map((text) => text.slice(0, 5))
    expect(names).toEqual(['Ameri', 'Keles', 'Nagy,', 'Putna', 'Țîrle', 'Žákov'])
    await expect.poll(() => desk.row('Keles').locator('i').allInnerTexts()).toContain('25')
    await desk.row('Nagy').getByRole('button', { name: 'Add it: Pages missing' }).click()
    const pages = desk.field('Pages')
    await expect.poll(() => pages.evaluate((field) => field === document.activeElement)).toBe(true)
    await pages.fill('41–58')
    await desk.button('Save').click()
    await desk.row('(pp. 41–58)').waitFor()
    await expect.poll(() => page.getByText('Pages missing').count()).toBe(0)
  })

  test('gives both marks for the text, with a place in the work', async () => {
    await desk.row('Keles').locator('.cite-entry').click()
    await page.getByRole('button', { name: 'Copy (Keles et al., 2020), in parentheses' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('(Keles et al., 2020)')
    await page.getByLabel('Place in the work').fill('80')
    await page.getByRole('button', { name: 'Copy Keles et al. (2020, p. 80), in the sentence' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Keles et al. (2020, p. 80)')
  })

  test('is copied with italics and a hanging indent', async () => {
    await desk.button('Copy list').click()
    await desk.toast.getByText('6 references copied, with italics and hanging indent').waitFor()
    const html = await clipboardHtml()
    expect(html.match(/text-indent:\s*-0\.5in/g)).toHaveLength(6)
    expect(html).toMatch(/<i[^>]*>Publication manual of the American Psychological Association<\/i>/)
  })

  test('loses a reference and gets it back', async () => {
    await desk.row('Putnam').locator('.cite-row-open').click()
    await desk.button('Remove').click()
    await expect.poll(() => desk.rows.count()).toBe(5)
    await desk.toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => desk.rows.count()).toBe(6)
  })

  test('is saved as a file of each kind', async () => {
    for (const [label, ending] of [
      ['BibTeX (.bib)', 'bib'],
      ['Word (.docx)', 'docx'],
    ] as const) {
      await desk.button('Export').click()
      const saved = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: label }).click()
      expect((await saved).suggestedFilename()).toBe(`references.${ending}`)
    }
  })

  test('is written in another language', async () => {
    await page.getByRole('button', { name: /^Language of the citations/ }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await desk.row('(Hrsg.)').waitFor()
  })

  test('can be one of several; a work that is known goes into the second, too', async () => {
    await page.getByRole('button', { name: /^List:/ }).click()
    await page.getByRole('menuitemradio', { name: 'Unfiled' }).waitFor()
    await page.getByRole('menuitem', { name: 'New list…' }).click()
    await page.getByLabel('Name of the new list').fill('Bachelor thesis')
    await desk.button('Make it').click()
    await page.getByText('No references yet.').waitFor()
    await importFile(page, sixWorks)
    await expect.poll(() => desk.rows.count()).toBe(6)
    await page.getByText('6 were there already', { exact: false }).waitFor()
    await reload()
    await page.getByRole('button', { name: 'List: Bachelor thesis' }).waitFor()
    await expect.poll(() => desk.rows.count()).toBe(6)
  })

  test('a file that holds no reference is refused in words', async () => {
    await importFile(page, 'Dear diary, nothing here.', 'diary.txt')
    await page.locator('.cite-file [role=alert]').waitFor()
    await expect.poll(() => desk.rows.count()).toBe(6)
  })
})
