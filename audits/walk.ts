import type { Browser, BrowserContext, Page } from 'playwright-core'
import { accessibilityProblems } from '../tests/e2e/browser.ts'
import { goodPassword } from '../tests/e2e/account-desk.ts'
import { askAs, buyPlan, newMember, rephraseAs } from '../tests/e2e/member.ts'
import type { RunningSite } from '../tests/e2e/site.ts'
import { pageParts, type PageParts } from './page-parts.ts'
import { screensOf, type Look, type Screen } from './screens.ts'

/** What was found on a screen in a look; nothing is the wish. */
export type Seen = {
  readonly look: string
  readonly screen: string
  readonly troubles: readonly string[]
  /** What stood on it, for what needs the words. */
  readonly parts: PageParts
}

/** Widths that every page must fit into, in CSS pixels. */
const narrow = [360, 320]
const pagesAtOnce = 3

/** Looks at every screen in one look: what keeps people out by axe-core, what scrolls sideways, what the console complains about. */
export async function walk(
  browser: Browser,
  { site, member, look, isWhole }: { readonly site: RunningSite; readonly member: string; readonly look: Look; readonly isWhole: boolean },
): Promise<readonly Seen[]> {
  // A worker would answer for the site, and with what it kept.
  const options = { viewport: { width: 1440, height: 900 }, locale: look.locale, serviceWorkers: 'block', ...look.options } as const
  const [visitor, signedIn] = await Promise.all([browser.newContext(options), browser.newContext(options)])
  await signIn(signedIn, site, member)
  const queue = [...(await screensOf(site.url, look, { isWhole }))]
  const seen: Seen[] = []
  const work = async (): Promise<void> => {
    for (let screen = queue.shift(); screen; screen = queue.shift())
      seen.push(await see(screen.isMember ? signedIn : visitor, { screen, look, site }))
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  await Promise.all([visitor.close(), signedIn.close()])
  return seen
}

type Visit = { readonly screen: Screen; readonly look: Look; readonly site: RunningSite }

async function see(context: BrowserContext, { screen, look, site }: Visit): Promise<Seen> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  const troubles: string[] = []
  let html = ''
  try {
    await page.goto(site.url + screen.path, { waitUntil: 'networkidle', timeout: 60_000 })
    await screen.act?.(page)
    troubles.push(...(await accessibilityProblems(page, { isBest: true })))
    html = await page.content()
    troubles.push(...(await tooWide(page)))
  } catch (error) {
    troubles.push(`could not be looked at: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
  } finally {
    await page.close()
  }
  return { look: look.name, screen: screen.name, troubles: [...troubles, ...complaints], parts: pageParts(html) }
}

/** Says at which widths the page scrolls sideways, and what sticks out. */
async function tooWide(page: Page): Promise<readonly string[]> {
  const troubles: string[] = []
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 780 })
    const out = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const wide = [...document.querySelectorAll('body *')].find((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > clientWidth + 1 || left < -1
      })
      return `${scrollWidth - clientWidth} px too wide, at ${wide?.outerHTML.slice(0, 120) ?? 'nothing that can be seen'}`
    })
    if (out !== null) troubles.push(`at ${width} px: ${out}`)
  }
  return troubles
}

async function signIn(context: BrowserContext, site: RunningSite, email: string): Promise<void> {
  const data = { email, password: goodPassword }
  const answer = await context.request.post(`${site.url}/api/auth/sign-in/email`, { data, headers: { origin: site.url } })
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${answer.status()}`)
}

/** A text of the member's, which stays in the language it was written in. */
export const ownText = 'It is important to find out whether this effect gets bigger over time.'

/** Somebody with the largest plan, a text in the history, a work in the library and a collection; the address. */
export async function seedMember(browser: Browser, site: RunningSite): Promise<string> {
  const email = await newMember(site)
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(context, site, email)
  await buyPlan(page, site, 'platinum')
  await rephraseAs(page, site, ownText)
  await askAs(page, site, { method: 'POST', path: '/api/v1/collections', data: { name: 'Theses' } })
  await context.close()
  return email
}
