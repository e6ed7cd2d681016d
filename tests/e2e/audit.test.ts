import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { englishTroubles } from '../../audits/english-troubles.ts'
import type { PageParts } from '../../audits/page-parts.ts'
import { looks } from '../../audits/screens.ts'
import { crawlSite } from '../../audits/site-pages.ts'
import { ownText, seedMember, walk } from '../../audits/walk.ts'
import { startAccountSite } from './account-desk.ts'
import { launchBrowser } from './browser.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let member: string
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startAccountSite({ SUPPORT_EMAIL: 'help@tinta.example' }), launchBrowser()])
  member = await seedMember(browser, site)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('every page of every language, as it is sent', () => {
  test('leads nowhere in vain, and holds no English where it is in another language', { timeout: 120_000 }, async () => {
    const { pages, asked, troubles } = await crawlSite(site.url)
    expect(pages.size).toBeGreaterThan(250)
    expect(asked).toBeGreaterThan(pages.size)
    expect(troubles).toEqual([])
    expect(await englishTroubles(pages)).toEqual([])
  })
})

describe('every screen in a browser', () => {
  const seen = new Map<string, PageParts>()

  // `npm run audit:axe` looks at all posts as well; here two of them stand for their kind.
  test.each(looks)('keeps nobody out and scrolls sideways nowhere: $name', { timeout: 180_000 }, async (look) => {
    const screens = await walk(browser, { site, member, look, isWhole: false })
    for (const { screen, parts } of screens) seen.set(`${screen} (${look.name})`, parts)
    expect(screens.length).toBeGreaterThan(20)
    expect(screens.filter(({ troubles }) => troubles.length > 0).map(({ screen, troubles }) => [screen, troubles])).toEqual([])
  })

  test('holds no English where it is in another language', async () => {
    expect(seen.size).toBeGreaterThan(80)
    expect(await englishTroubles(seen, [ownText])).toEqual([])
  })
})
