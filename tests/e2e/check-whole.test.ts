import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAccountSite } from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { askAs, becomeMember } from './member.ts'
import type { RunningSite } from './site.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

const passage =
  'the volunteers who kept the night shift of the harbour library learned to read the weather from the sound of the mooring lines, and they wrote what they heard into a ledger that nobody had asked them to keep'
const source = `The harbour library\n\nFor eleven winters ${passage}. The ledger names ships, winds and borrowers side by side. It was found in a crate of lamp oil when the building was sold, and it has been read twice since then.`
const others = [
  'Bread and timetables\n\nBakers of the old town set their ovens by the first tram. When the timetable changed in the spring of that year, the bread came late for a month, and the council received forty letters about it, most of them polite.',
  'On measuring snow\n\nA stick, a board and a patient person are enough to measure snow. Stations that have all three report depths that agree within a finger’s width, whatever the wind did before dawn.',
]
const text = `My chapter asks how amateurs keep records. In one town ${passage}. I argue that such ledgers were a form of company rather than of science, because their keepers compared entries over breakfast and laughed about the worst of them. None of the ledgers was meant to be read by strangers.`

let folder: string
let site: RunningSite
let browser: Browser
let opened: OpenPage

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinta-check-'))
  const papers = path.join(folder, 'papers')
  mkdirSync(papers)
  for (const [at, paper] of [source, ...others].entries()) writeFileSync(path.join(papers, `paper-${at}.txt`), paper)
  const settings = { DATA_FOLDER: path.join(folder, 'data'), VISITOR_TIER: 'platinum' }
  site = await startAccountSite(settings)
  await run(process.execPath, ['cli/tinta.ts', 'corpus', 'import', papers, '--collection', 'Harbour papers', '--lang', 'en'], {
    cwd: root,
    env: { ...process.env, ...settings },
  })
  browser = await launchBrowser()
  opened = await openPage(browser, `${site.url}/plagiarism-checker`)
})
afterAll(async () => {
  await opened?.close()
  await browser?.close()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** One story on the real server, from an imported folder to a deleted report; each step builds on the one before. */
describe('a text with a planted passage', () => {
  const score = () => opened.page.locator('.check-figures .figure-number').innerText()

  test('is checked against an imported folder', async () => {
    const { page } = opened
    await page.getByText('Your text is compared with 3 documents.').waitFor()
    await page.locator('.check-field').fill(text)
    await page.getByLabel('Title').fill('Ledgers')
    await page.locator('.check-start-button').click()
    await page.locator('.check-report').waitFor({ timeout: 40_000 })
    await expect.poll(() => page.locator('.check-searched').innerText()).toContain('Compared with 3 documents: Harbour papers (3).')
    const marked = await page.locator('.check-manuscript .passage').first().innerText()
    expect(marked).toContain('learned to read the weather from the sound of the mooring lines')
    await expect.poll(async () => Number.parseInt(await score(), 10)).toBeGreaterThan(30)
    await page.keyboard.press('n')
    const view = page.locator('.passage-view')
    await expect.poll(() => view.innerText()).toContain('ledger that nobody had asked them to keep')
    await expect.poll(() => view.locator('mark').count()).toBeGreaterThan(0)
    await page.getByText('This report and its text are deleted on', { exact: false }).waitFor()
  })

  test('keeps the reader’s choices over a reload', async () => {
    const { page } = opened
    const saved = page.waitForResponse((response) => response.url().endsWith('/exclusions'))
    await page.getByRole('switch', { name: 'Count source 1' }).click()
    expect((await saved).ok()).toBe(true)
    await expect.poll(() => score()).toMatch(/^0/)
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('.check-report').waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Count source 1' }).isChecked()).toBe(false)
    await page.getByRole('switch', { name: 'Count source 1' }).click()
    await expect.poll(score).not.toMatch(/^0/)
  })

  test('is printed as a page of its own', async () => {
    const { page } = opened
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    const paper = await opening
    await expect.poll(() => paper.locator('body').innerText()).toContain('Harbour papers')
    await paper.close()
  })

  test('is shared with somebody who has only the link, until that is ended', async () => {
    const { page } = opened
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const address = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue())
    const place = `${site.url}${address.pathname}`
    expect(await (await fetch(place)).text()).toContain('mooring lines')
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
    expect((await fetch(place)).status).toBe(404)
    await page.keyboard.press('Escape')
  })

  test('stands in the list, is counted once, and is gone when it is deleted', async () => {
    const { page } = opened
    await page.getByRole('button', { name: 'New check' }).click()
    await page.getByText('Uses 1 of your 5 checks this month. 4 left.', { exact: false }).waitFor()
    await page.locator('.check-earlier-row', { hasText: 'Ledgers' }).click()
    await page.locator('.check-report').waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.locator('.check-field').waitFor()
    await expect.poll(() => page.locator('.check-earlier-row').count()).toBe(0)
    expect(opened.complaints).toEqual([])
  })

  test('that is too short is refused in words, and costs nothing', async () => {
    const { page } = opened
    await page.locator('.check-field').fill('Only these few words.')
    await page.locator('.check-start-button').click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('too short')
    await page.getByText('4 left.').waitFor()
  })
})

test('a member finds a check in the history, and opens its report from there', async () => {
  const { page, complaints, close } = await openPage(browser, `${site.url}/history`)
  await becomeMember(page, site)
  await askAs(page, site, { method: 'POST', path: '/api/v1/check', data: { text, title: 'Ledgers of the harbour', language: 'en' } })
  const kept = async (): Promise<number> => (await (await page.request.get(`${site.url}/api/v1/history`)).json()).total
  await expect.poll(kept, { timeout: 30_000 }).toBe(1)
  await page.reload({ waitUntil: 'networkidle' })
  const line = page.locator('.history-line')
  await expect.poll(() => line.innerText()).toMatch(/Ledgers of the harbour[\s\S]*Plagiarism · \d+% found · English/)
  await line.locator('.history-open').click()
  await page.getByRole('link', { name: 'Open in: Plagiarism' }).click()
  await page.locator('.check-report').waitFor()
  await expect.poll(() => page.locator('.check-report-title').innerText()).toBe('Ledgers of the harbour')
  expect(complaints).toEqual([])
  await close()
})
