import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calibrate } from '#services/llm/calibrate.ts'
import { withCalibration } from '#services/llm/calibration.ts'
import { likelihoodsOf, startLikelihoodServer } from '#tests/mocks/likelihood-server.ts'
import { accessibilityProblems, launchBrowser } from './browser.ts'
import { address, writtenDesk } from './detect-desk.ts'
import { startSite, type RunningSite } from './site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'detect-model-'))
const file = path.join(folder, 'calibration.json')
const people = Array.from({ length: 200 }, (_, at) => -2 + at / 100)
let isThere = true
let model: Awaited<ReturnType<typeof startLikelihoodServer>>
let site: RunningSite
let browser: Browser
beforeAll(async () => {
  writeFileSync(
    file,
    withCalibration([], calibrate({ people, machine: people }, { model: 'base-1b', language: 'en', measuredOn: '2026-11-20' })),
  )
  model = await startLikelihoodServer((prompt) => ({
    status: isThere ? 200 : 500,
    body: JSON.stringify(likelihoodsOf(prompt, 1)),
  }))
  const settings = { LLM_URL: model.url, LLM_MODEL: 'base-1b', LLM_CALIBRATION: file }
  ;[site, browser] = await Promise.all([startSite(settings), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
  model.stop()
  rmSync(folder, { recursive: true })
})

describe('a language model of the operator', () => {
  test('is named before a text goes to it, and what it says stands beside the verdict with its own figures', async () => {
    isThere = true
    const { page, complaints, close } = await writtenDesk(browser, site.url + address)
    await expect
      .poll(() => page.locator('.detect-under').textContent())
      .toMatch(/The model base-1b, .* in these languages as well: English\./)
    expect(model.asked).toEqual([])
    await page.locator('.detect-check').click()
    await page.locator('.detect-verdict').waitFor({ timeout: 30_000 })
    const result = page.locator('.detect-result')
    await expect.poll(() => result.textContent()).toContain('Predictability for base-1b')
    await expect.poll(() => result.textContent()).toContain('More even than 99% of the people’s texts it was calibrated on.')
    expect(model.asked.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'How reliable is this?' }).first().click()
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('on 200 texts by people and 200 by models.')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test('that does not answer takes nothing from the rest', async () => {
    isThere = false
    const { page, close } = await writtenDesk(browser, site.url + address)
    await page.locator('.detect-check').click()
    await page.locator('.detect-verdict').waitFor({ timeout: 30_000 })
    const result = page.locator('.detect-result')
    await expect.poll(() => result.textContent()).toContain('base-1b did not answer. The rest of the result stands.')
    await expect.poll(() => result.textContent()).toContain('This is not proof.')
    expect(site.said()).toContain('the language model gave nothing')
    expect(site.said()).not.toContain('ledger')
    await close()
  })
})
