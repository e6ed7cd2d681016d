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
  // Else every window brings a second page of the browser's own along, which costs as much as ours.
  '--disable-features=PreloadTopChromeWebUI',
]
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * `SLOWED=4` makes every page compute four times as slowly (Chromium's CPU throttling), at a desk: a story that looks before the page is
 * done fails then nearly always, instead of once in fifty runs on a busy machine.
 */
const slowed = Number(process.env['SLOWED'] ?? 1)

/** The system's Chromium, or the one that `CHROMIUM` names; `more` are flags beside ours. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (!executablePath) throw new Error('There is no Chromium. Install it (apt-get install chromium) or set CHROMIUM to its path.')
  return chromium.launch({ executablePath, args: [...flags, ...more] })
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
    // A worker would answer what a story means to answer itself; those about it let it in.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  if (slowed > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowed })
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

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe-core finds on a page by the rules of WCAG 2.2 A and AA, one line each; with `isBest` by those of good practice as well. Marks
 * that still ink in are waited for.
 */
export async function accessibilityProblems(page: Page, { isBest = false } = {}): Promise<readonly string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined))
  await page.evaluate(axeSource)
  const problemsHere = async (): Promise<readonly string[]> => {
    const report: AxeReport = await page.evaluate(
      `axe.run(document, { runOnly: ${JSON.stringify(isBest ? [...standard, 'best-practice'] : standard)} })`,
    )
    return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary ?? ''})`))
  }
  const problems = await problemsHere()
  if (!problems.some(isCovered)) return problems
  // What a bar that stands still covers in part is uncovered by scrolling a little; what stays covered is a problem.
  await page.evaluate((pixels) => scrollBy(0, pixels), uncovering)
  const further = await problemsHere()
  await page.evaluate((pixels) => scrollBy(0, -pixels), uncovering)
  const buttonOf = (problem: string): string => problem.split(' (Fix', 1)[0] ?? problem
  return problems.filter(
    (problem) => !isCovered(problem) || further.some((other) => isCovered(other) && buttonOf(other) === buttonOf(problem)),
  )
}

const isCovered = (problem: string): boolean => problem.startsWith('target-size') && problem.includes('partially obscured')
/** Further than the tallest such bar is high, in CSS pixels. */
const uncovering = 120
