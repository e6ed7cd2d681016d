import { launchBrowser } from '../tests/e2e/browser.ts'

/** What a browser on this machine saw of a page: milliseconds, and the layout-shift score. */
export type Paint = { readonly largestPaint: number; readonly blocking: number; readonly shift: number; readonly consoleErrors: number }

/** Opens a page once with an empty cache. Blocking time is the sum of what each long task took over 50 ms. */
export async function measurePaint(url: string): Promise<Paint> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    let consoleErrors = 0
    page.on('console', (message) => (consoleErrors += message.type() === 'error' ? 1 : 0))
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, blocking: 0, shift: 0 }
      Object.assign(window, { seen })
      const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
      watch('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
      watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
      watch('layout-shift', (entry) => (seen.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    const seen: Omit<Paint, 'consoleErrors'> = await page.evaluate('window.seen')
    return { ...seen, consoleErrors }
  } finally {
    await browser.close()
  }
}
