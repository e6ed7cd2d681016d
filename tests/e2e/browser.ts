import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium, or the one that `CHROMIUM` names. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (!executablePath) throw new Error('There is no Chromium. Install it (apt-get install chromium) or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: flags })
}

export type OpenPage = {
  readonly page: Page
  /** What the page complained about: errors in the console and uncaught ones. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** A page in a fresh profile, hydrated. */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, complaints, close: () => context.close() }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeReport = {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

/** What axe-core finds on a page by the rules of WCAG 2.2 A and AA, one line each. Marks that still ink in are waited for. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined))
  await page.evaluate(axeSource)
  const report: AxeReport = await page.evaluate(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`)
  return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary ?? ''})`))
}
