import { createServer } from 'node:net'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { startSite, type RunningSite } from './site.ts'

/** A password that no list knows. */
export const goodPassword = 'correct horse 7'

/** The product under the name that its links use, so that cookies and the way back from other sites hold. */
export async function startAccountSite(settings: Readonly<Record<string, string>> = {}, port?: number): Promise<RunningSite> {
  const chosen = port ?? (await freePort())
  const site = await startSite({ PORT: String(chosen), RATE_SIGN_IN: '0', RATE_SIGN_IN_ACCOUNT: '0', ...settings })
  return { ...site, url: `http://localhost:${chosen}` }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

type MailKind = 'confirm-address' | 'sign-in-link' | 'reset-password' | 'allow-address-change'

const mailsSeen = new Map<string, number>()

/** The link in the next mail of this kind to this address, from the outbox at /dev/mail. */
export async function linkTo(site: RunningSite, email: string, kind: MailKind): Promise<string> {
  const key = `${email} ${kind}`
  const seen = mailsSeen.get(key) ?? 0
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = (await (await fetch(`${site.url}/dev/mail`)).text())
      .split('<tr>')
      .filter((row) => row.includes(`>${email}<`) && row.includes(`>${kind}<`))
    if (rows.length > seen) {
      mailsSeen.set(key, seen + 1)
      const mail = /\/dev\/mail\/[\w-]+/.exec(rows[rows.length - 1 - seen] ?? '')?.[0] ?? ''
      const page = await (await fetch(site.url + mail)).text()
      return (/class="button" href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`there is no mail of ${kind}`)
}

const post = (site: RunningSite, to: string, body: object) =>
  fetch(`${site.url}/api/auth/${to}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify(body),
  })

/** An account that has confirmed its address. */
export async function makeAccount(site: RunningSite, email: string, password = goodPassword): Promise<void> {
  const signedUp = await post(site, 'sign-up/email', { email, password, callbackURL: '/' })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const token = new URL(await linkTo(site, email, 'confirm-address')).searchParams.get('token') ?? ''
  const answer = await fetch(`${site.url}/api/auth/verify-email?${new URLSearchParams({ token })}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`the account was not confirmed: ${answer.status}`)
}

/** The dialog and the end of the navigation in the reader's words. */
export function accountDesk(page: Page) {
  const dialog = page.locator('dialog.sign-in[open]')
  const logIn = page.locator('.navbar .account-out button')
  return {
    dialog,
    logIn,
    logOut: page.locator('.navbar .account-in button'),
    title: dialog.getByRole('heading'),
    email: dialog.locator('[name=email]'),
    password: dialog.locator('[name=password]'),
    code: dialog.locator('[name=code]'),
    submit: dialog.locator('[type=submit]'),
    alert: dialog.getByRole('alert'),
    toast: page.locator('.toast'),
    desk: page.locator('.text-editor-field').first(),
    button: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),
    open: async (): Promise<void> => {
      await logIn.click()
      await dialog.waitFor()
    },
    /** Logs in through the dialog, open or not. */
    signIn: async (email: string, password = goodPassword): Promise<void> => {
      if (!(await dialog.isVisible())) await logIn.click()
      await dialog.locator('[name=email]').fill(email)
      await dialog.locator('[name=password]').fill(password)
      await dialog.locator('[type=submit]').click()
    },
    gone: () => dialog.waitFor({ state: 'detached' }),
  }
}

export type AccountDesk = ReturnType<typeof accountDesk>

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** Whether an element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement)

/** How far the parts of the page have moved by themselves since it was loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources')
        const nodes = Array.isArray(sources) ? sources.map((source) => String(source.node?.parentElement?.className ?? '')) : []
        if (Reflect.get(entry, 'hadRecentInput') !== true) moved.push({ value: Reflect.get(entry, 'value'), what: nodes.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved in the navigation. */
export const shiftsInNavbar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const moved: readonly { what: string }[] = Reflect.get(globalThis, 'moved')
    return moved.map(({ what }) => what).filter((what) => /navbar|account/.test(what))
  })
