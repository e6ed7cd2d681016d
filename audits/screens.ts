import type { BrowserContextOptions, Page } from 'playwright-core'
import { localeOfPath, type LocaleCode } from '#web/i18n/locales.ts'
import { linkOf } from '#web/i18n/paths.ts'
import { readyPages } from '#web/pages.ts'
import { contentPaths } from '#web/addresses.ts'

/** One way of looking at the site. */
export type Look = { readonly name: string; readonly locale: LocaleCode; readonly options: BrowserContextOptions }

const small = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true } as const

export const looks: readonly Look[] = [
  { name: 'English, light', locale: 'en', options: { colorScheme: 'light' } },
  { name: 'English, dark', locale: 'en', options: { colorScheme: 'dark' } },
  { name: 'Urdu', locale: 'ur', options: { colorScheme: 'light' } },
  { name: 'German, 320 px', locale: 'de', options: { ...small, colorScheme: 'light' } },
]

/** A page, and what is done on it before it is looked at. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly isMember: boolean
  readonly act?: (page: Page) => Promise<void>
}

/** Texts of the site that are tried in a sample of each kind; the others have the same screen. */
const sampleTexts = 1

/** Every ready page as a visitor sees it, posts and content pages, the page for no page, and states that any page can be in. */
export async function screensOf(
  origin: string,
  { locale, options }: Look,
  { isWhole }: { readonly isWhole: boolean },
): Promise<readonly Screen[]> {
  const pages = readyPages.map((page): Screen => ({ name: page, path: linkOf(page, locale), isMember: false }))
  const own = ownPages.map((page): Screen => ({ name: `${page}, signed in`, path: linkOf(page, locale), isMember: true }))
  const paths = await listedPaths(origin, locale)
  const texts = paths.filter((path) => !pages.some((page) => page.path === path))
  const isPost = (path: string): boolean => path.startsWith(`${linkOf('blog', locale)}/`)
  const chosen = isWhole
    ? texts
    : [texts.filter(isPost), texts.filter((path) => !isPost(path))].flatMap((kind) => kind.slice(0, sampleTexts))
  return [
    ...pages,
    ...[...chosen, `/offline/${locale}`].map((path): Screen => ({ name: path, path, isMember: false })),
    ...(await untranslatedPost(origin, locale)).map((path): Screen => ({ name: 'post in English', path, isMember: false })),
    { name: 'no such page', path: `${contentPaths.prefixOf(locale)}/no-such-page-anywhere`, isMember: false },
    ...statesOf(linkOf('home', locale), { locale, isSmall: options.isMobile === true }),
    ...own,
  ]
}

/** What any page can come to, tried on the home page. */
function statesOf(path: string, { locale, isSmall }: { readonly locale: LocaleCode; readonly isSmall: boolean }): readonly Screen[] {
  const menu = isSmall ? openDialog('.until-md button', 'dialog.phone-menu[open]') : openDialog('.navbar-links button', '.functions')
  const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    failed: failLater(linkOf('blog', locale)),
    'signing in': openDialog('.navbar .account-out button', 'dialog.sign-in[open]'),
    [isSmall ? 'menu' : 'tools']: menu,
    commands: press('Control+k', 'dialog.command[open]'),
    shortcuts: press('?', 'dialog.shortcuts[open]'),
  }
  return Object.entries(states).map(([name, act]) => ({ name, path, isMember: false, act }))
}

/** Pages that show what somebody has. */
const ownPages = readyPages.filter((page) => ['collections', 'developers', 'history', 'library', 'profile'].includes(page))

/** A post that the locale lacks, at its address there: shown in English. */
async function untranslatedPost(origin: string, locale: LocaleCode): Promise<readonly string[]> {
  const own = await listedPaths(origin, locale)
  const english = (await listedPaths(origin, 'en')).filter((path) => path.startsWith(`${linkOf('blog', 'en')}/`))
  const places = english.map((path) => linkOf('blog', locale) + path.slice(linkOf('blog', 'en').length))
  return places.filter((path) => !own.includes(path)).slice(0, 1)
}

/** Paths of a locale that the site map lists. */
async function listedPaths(origin: string, locale: LocaleCode): Promise<readonly string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&#38;', '&')))
  return [
    ...new Set(paths.filter(({ pathname }) => localeOfPath(pathname).code === locale).map(({ pathname, search }) => pathname + search)),
  ]
}

const openDialog =
  (button: string, dialog: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).filter({ visible: true }).first().click()
    await page.locator(dialog).waitFor()
  }

const press =
  (keys: string, dialog: string) =>
  async (page: Page): Promise<void> => {
    // On the home page the text has the focus, where a character is a character.
    await page.locator('h1').first().click()
    await page.keyboard.press(keys)
    await page.locator(dialog).waitFor()
  }

/** Follows a link whose data the server cannot give. */
const failLater =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }))
    await page.locator(`.footer a[href="${path}"]`).click()
    await page.locator('.missing').waitFor()
  }
