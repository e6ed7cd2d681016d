import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measuredTables } from '#services/quality/measured.gen.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const tableOf = (key: string) => {
  const table = measuredTables.find((one) => one.key === key)
  if (!table) throw new Error(`no table ${key}`)
  return table
}

describe('the quality page', () => {
  test('is reached from the footer, shows every table, unfolds long ones and leads to a part', async () => {
    const { page, complaints, close } = await openPage(browser, site.url)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quality, measured' }).click()
    await page.getByRole('heading', { level: 1, name: 'How good are the engines?' }).waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBe(measuredTables.length)
    const people = page.getByRole('region', { name: 'English texts by people, by kind' })
    const rows = tableOf('detector-people').rows.length
    await expect.poll(() => people.getByRole('row').count()).toBeLessThan(rows)
    await page
      .getByRole('button', { name: `All ${rows} rows` })
      .first()
      .click()
    await people.getByRole('row', { name: /Newsgroups/ }).waitFor()
    await expect.poll(() => people.getByRole('row').count()).toBe(rows + 1)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Citations' }).click()
    expect(new URL(page.url()).hash).toBe('#citations')
    expect(complaints).toEqual([])
    await close()
  })

  test('says what was not measured, and how sure a figure is', async () => {
    const { page, close } = await openPage(browser, `${site.url}/quality`)
    const running = page.getByRole('region', { name: 'Findings in right running text, by language' })
    await page.locator('#proofread-running').getByRole('button').click()
    await expect.poll(() => running.getByRole('row', { name: /Turkish/ }).textContent()).toContain('not measured')
    const [row] = tableOf('detector-people').rows
    const cell = row?.cells[0]
    const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
    const bar = page.locator('#detector-people .range-bar').first()
    await expect
      .poll(() => bar.getAttribute('aria-label'))
      .toBe(`${percent(cell?.value ?? 0)}, between ${percent(cell?.low ?? 0)} and ${percent(cell?.high ?? 0)}`)
    await close()
  })

  test('gives a table as .csv', async () => {
    const { page, close } = await openPage(browser, `${site.url}/quality`)
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Table as .csv: Languages told rightly' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('langid.csv')
    const href = await page.getByRole('link', { name: 'All tables as .csv' }).getAttribute('href')
    const all = await fetch(site.url + (href ?? ''))
    expect(all.status).toBe(200)
    await expect.poll(() => all.text()).toContain('detector-people,en-gum-academic,flagged,share,')
    await close()
  })

  test.each([
    ['/de/qualitaet', 'Wie gut sind die Werkzeuge?', 'nicht gemessen', ['Language', 'not measured', 'of 100', 'Slovak']],
    ['/ur/mayaar', 'یہ ٹولز کتنے اچھے ہیں؟', 'ناپا نہیں گیا', ['Language', 'not measured', 'of 100', 'Slovak']],
  ] as const)('%s is in its own language', async (path, title, notMeasured, english) => {
    const { page, complaints, close } = await openPage(browser, site.url + path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('#proofread-running').getByRole('button').click()
    await page.locator('#proofread-running').getByText(notMeasured).first().waitFor()
    const text = await page.getByRole('main').innerText()
    expect(english.filter((words) => text.includes(words))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test.each([
    ['/quality', 'light', 1440],
    ['/de/qualitaet', 'dark', 360],
    ['/ur/mayaar', 'light', 360],
  ] as const)('%s has nothing that keeps people out (%s, %d px)', async (path, colorScheme, width) => {
    const { page, close } = await openPage(browser, site.url + path, { colorScheme, viewport: { width, height: 800 } })
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await close()
  })
})
