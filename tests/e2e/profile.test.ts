import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '#tests/identity.ts'
import { accountDesk, goodPassword, hasFocus, startAccountSite } from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { askAs, becomeMember, buyPlan, newMember, rephraseAs } from './member.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let page: Page

beforeAll(async () => {
  site = await startAccountSite({
    PRICE_PREMIUM: '4.90',
    PRICE_PLATINUM: '9.90',
    SUPPORT_EMAIL: 'help@tinta.example',
    TIER_LIMITS: '{}',
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, `${site.url}/profile`)
  page = opened.page
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints.filter((line) => !/status of [45]\d\d/.test(line))).toEqual([])
})

/** Signed in as a new member, on the account page; their address. */
async function asMember(): Promise<string> {
  const email = await becomeMember(page, site)
  await reload()
  return email
}
async function reload(): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('.profile-plan h2').waitFor()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (label: string) => page.locator('.profile-row', { has: page.locator('.label', { hasText: new RegExp(`^${label}$`) }) }).first()
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const toast = () => page.locator('.toast')

describe('whoever is not signed in', () => {
  test('is told so, logs in, and the page goes on by itself', async () => {
    const email = await newMember(site)
    await page.getByText('Log in to see your account.').waitFor()
    const desk = accountDesk(page)
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await desk.dialog.waitFor()
    await desk.signIn(email)
    await row('Email').getByText(email).waitFor()
    await expect.poll(() => page.locator('.profile-plan h2').innerText()).toBe('Free account')
  })

  test('is told so again after logging out', async () => {
    await asMember()
    await accountDesk(page).logOut.click()
    await page.getByText('Log in to see your account.').waitFor()
  })
})

describe('an account that cannot be fetched', () => {
  test('says so, and is tried again', async () => {
    await becomeMember(page, site)
    let failures = 0
    await page.route('**/api/v1/account', async (route) => {
      failures += 1
      if (failures > 1) return route.continue()
      await route.fulfill({ status: 503, json: { code: 'database-unavailable', status: 503 } })
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('The server is not ready.').waitFor()
    await button('Try again').click()
    await page.locator('.profile-plan h2').waitFor()
  })

  test('takes the place that was kept for it: nothing moves', async () => {
    await becomeMember(page, site)
    await page.route('**/api/v1/account', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await reload()
    await page.waitForTimeout(200)
    const moved: readonly number[] = await page.evaluate(() => Reflect.get(globalThis, 'moved'))
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05)
  })
})

describe('plan and usage', () => {
  test('what is used stands on a ruler, by tool, with the day it starts again', async () => {
    await becomeMember(page, site)
    await rephraseAs(page, site, 'The cat sat on the mat.')
    await reload()
    const usage = page.locator('.profile-usage')
    await usage.getByText('of 5,000', { exact: false }).first().waitFor()
    await expect.poll(() => usage.innerText()).toMatch(/23 of 5,000[\s\S]*Paraphraser 23\. Starts again on 1 \w+\./)
  })

  test('a plan is cancelled in two clicks: it says what ends, keeps when asked to, and ends with the fixed words', async () => {
    await becomeMember(page, site)
    await buyPlan(page, site, 'premium')
    await reload()
    const about = page.locator('.profile-plan .profile-name')
    await expect.poll(() => about.innerText()).toMatch(/Premium[\s\S]*since[\s\S]*renews[\s\S]*€4.90 a month[\s\S]*no money moves/)
    await button('Cancel subscription').click()
    const ask = page.getByRole('group', { name: 'Cancel Premium now?' })
    await expect
      .poll(() => ask.innerText())
      .toMatch(/ends at once, not on \d+ \w+[\s\S]*10,000 characters[\s\S]*Normal and Aggressive[\s\S]*5,000 characters a month/)
    await expect.poll(() => hasFocus(ask)).toBe(true)
    const [cancel, keep] = [await button('Cancel Premium').boundingBox(), await button('Keep Premium').boundingBox()]
    expect([cancel?.width, cancel?.height]).toEqual([keep?.width, keep?.height])
    await button('Keep Premium').click()
    await ask.waitFor({ state: 'detached' })
    await button('Cancel subscription').click()
    await page.keyboard.press('Escape')
    await ask.waitFor({ state: 'detached' })
    await button('Cancel subscription').click()
    await button('Cancel Premium').click()
    const notice = page.locator('.profile-cancelled')
    await notice.waitFor()
    await expect
      .poll(() => notice.locator('p').first().innerText())
      .toBe('Subscription Successfully Cancelled - Thank You for Your Support!')
    await expect.poll(() => hasFocus(notice)).toBe(true)
    await page.getByText('of 5,000').waitFor()
    await expect.poll(() => page.locator('.profile-plan h2').innerText()).toBe('Free account')
    await expect.poll(() => button('Cancel subscription').count()).toBe(0)
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await expect.poll(() => page.getByRole('radio', { name: /^Aggressive/ }).getAttribute('aria-label')).toContain('part of Premium')
  })

  test('cancelling that fails says so and changes nothing; the address of support is always there', async () => {
    await becomeMember(page, site)
    await buyPlan(page, site, 'platinum')
    await reload()
    await expect.poll(() => page.locator('.profile-plan .link').getAttribute('href')).toBe('mailto:help@tinta.example')
    await page.route('**/api/v1/subscription/cancel', (route) =>
      route.fulfill({ status: 502, json: { code: 'billing-failed', status: 502 } }),
    )
    await button('Cancel subscription').click()
    await button('Cancel Platinum').click()
    await page.getByText('The payment service did not answer.').waitFor()
    await button('Keep Platinum').waitFor()
    await expect.poll(() => page.locator('.profile-plan h2').innerText()).toBe('Platinum')
  })

  test('a payment that failed is said, with the day until which the plan goes on', async () => {
    await becomeMember(page, site)
    await buyPlan(page, site, 'premium')
    await page.route('**/api/v1/account', async (route) => {
      const answer = await route.fetch()
      const account = await answer.json()
      const subscription = { ...account.subscription, provider: 'stripe', status: 'past-due', graceUntil: '2027-01-05T00:00:00.000Z' }
      await route.fulfill({ json: { ...account, subscription } })
    })
    await reload()
    await page.getByText('Premium goes on until 5 January.').waitFor()
    await page.route('**/api/v1/subscription/portal', (route) => route.fulfill({ json: { url: `${site.url}/premium` } }))
    await button('Invoices and card').click()
    await page.waitForURL('**/premium')
  })
})

describe('the account', () => {
  test('the name is changed in place, by keyboard; what was typed outlasts a failure', async () => {
    await asMember()
    await row('Name').getByText('None given', { exact: true }).waitFor()
    await button('Change Name').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(field('Name'))).toBe(true)
    await page.route('**/api/v1/account', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { code: 'input-invalid', status: 422, issues: [{ path: 'name', message: 'x' }] } })
        : route.continue(),
    )
    await field('Name').fill('Eszter Bíró')
    await page.keyboard.press('Enter')
    await page.locator('.text-field-error').waitFor()
    await expect.poll(() => field('Name').inputValue()).toBe('Eszter Bíró')
    await expect.poll(() => hasFocus(field('Name'))).toBe(true)
    await page.unroute('**/api/v1/account')
    await page.keyboard.press('Enter')
    await row('Name').getByText('Eszter Bíró').waitFor()
    await expect.poll(() => hasFocus(button('Change Name'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(button('Change Name'))).toBe(true)
    await reload()
    await row('Name').getByText('Eszter Bíró').waitFor()
  })

  test('a new address is asked for by two mails, of which the first is on its way', async () => {
    const email = await asMember()
    await button('Change Email').click()
    await field('New email').fill(email.toUpperCase())
    await button('Send the first link').click()
    await page.getByText('That is your address already.').waitFor()
    await field('New email').fill('not an address')
    await button('Send the first link').click()
    await page.getByText('That does not look like an email address.', { exact: false }).waitFor()
    await expect.poll(() => field('New email').inputValue()).toBe('not an address')
    await field('New email').fill(`new-${email}`)
    await button('Send the first link').click()
    await row('Email').getByText('Open its link; after that', { exact: false }).waitFor()
    await page.getByRole('status').filter({ hasText: 'Open its link; after that' }).waitFor()
    const outbox = await (await page.request.get(`${site.url}/dev/mail`)).text()
    expect(outbox).toContain(email)
  })
})

describe('security', () => {
  test('the password is changed; the wrong one is said at its field, and other devices are logged out', async () => {
    const email = await becomeMember(page, site)
    const other = await openPage(browser, site.url)
    await other.page.request.post(`${site.url}/api/auth/sign-in/email`, {
      data: { email, password: goodPassword },
      headers: { origin: site.url },
    })
    await reload()
    await page.locator('.profile-device').nth(1).waitFor()
    await button('Change Password').click()
    await button('Save').click()
    await expect.poll(() => page.locator('.text-field-error').count()).toBe(2)
    await field('Present password').fill('not my password')
    await field('New password').fill('a better horse 8')
    await button('Save').click()
    await page.getByText('That is not your password.', { exact: false }).waitFor()
    await expect.poll(() => field('New password').inputValue()).toBe('a better horse 8')
    await field('Present password').fill(goodPassword)
    await button('Save').click()
    await toast().getByText('The password is changed').waitFor()
    await page.getByText('1 device is logged in.').waitFor()
    const status = (password: string) =>
      other.page.request
        .post(`${site.url}/api/auth/sign-in/email`, { data: { email, password }, headers: { origin: site.url } })
        .then((answer) => answer.status())
    expect([await status(goodPassword), await status('a better horse 8')]).toEqual([401, 200])
    await other.close()
  })

  test('the second step: picture, key, code, recovery codes once; and off again', async () => {
    await asMember()
    await button('Set up Second step').click()
    await field('Present password').fill(goodPassword)
    await button('Go on').click()
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    const secret = ((await page.locator('.profile-secret').textContent()) ?? '').replaceAll(' ', '')
    expect(secret).toMatch(/^[A-Z2-7]{16,}$/)
    await field('Code from the app').fill('000000')
    await button('Confirm').click()
    await page.getByText('That code does not fit.', { exact: false }).waitFor()
    await field('Code from the app').fill(totpCode(`otpauth://totp/x?secret=${secret}`))
    await button('Confirm').click()
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    await expect.poll(() => page.locator('.profile-codes li').count()).toBeGreaterThanOrEqual(8)
    const saved = page.waitForEvent('download')
    await page.locator('.profile-codes').getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toBe('tinta-recovery-codes.txt')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.profile-codes li').count()).toBeGreaterThanOrEqual(8)
    await button('I have kept them').click()
    await row('Second step')
      .getByText(/Code from an app, \d+ recovery codes left/)
      .waitFor()
    await button('Manage Second step').click()
    await button('New recovery codes').click()
    await field('Present password').fill(goodPassword)
    await button('New recovery codes').click()
    await button('I have kept them').click()
    await button('Manage Second step').click()
    await button('Switch it off').click()
    await field('Present password').fill(goodPassword)
    await button('Switch it off').click()
    await row('Second step').getByText('logging in also asks for a code', { exact: false }).waitFor()
  })

  test('a device is logged out, and so are all others', async () => {
    const email = await becomeMember(page, site)
    const others = await Promise.all([0, 1, 2].map(() => openPage(browser, `${site.url}/premium`)))
    const login = { data: { email, password: goodPassword }, headers: { origin: site.url } }
    for (const { page: there } of others) await there.request.post(`${site.url}/api/auth/sign-in/email`, login)
    await reload()
    await page.locator('.profile-device').nth(3).waitFor()
    const devices = await page.locator('.profile-device').count()
    await page
      .getByRole('button', { name: /^Log out Chrom/ })
      .first()
      .click()
    await toast().getByText('Logged out there.').waitFor()
    await expect.poll(() => page.locator('.profile-device').count()).toBe(devices - 1)
    await button('Log out everywhere else').click()
    await toast()
      .getByText(`Logged out on ${devices - 2} devices.`)
      .waitFor()
    const users = await Promise.all(
      others.map(async ({ page: there }) => (await (await there.request.get(`${site.url}/api/auth`)).json()).data.user),
    )
    expect(users).toEqual([null, null, null])
    for (const { close } of others) await close()
  })
})

describe('language and look', () => {
  test('the interface changes by a real link, and the mails follow', async () => {
    await asMember()
    await row('Interface').getByRole('button').click()
    const told = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/api/v1/account'))
    await page.locator('.popover:popover-open').getByRole('link', { name: 'Deutsch' }).click()
    expect((await told).postDataJSON()).toEqual({ locale: 'de' })
    await page.getByRole('heading', { level: 1, name: 'Mein Konto' }).waitFor()
  })

  test('colours change at once; the language of texts outlasts a reload, and is used when a text does not tell its own', async () => {
    await asMember()
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
    await row('Texts, if unsure').getByRole('button').click()
    await page.getByRole('option', { name: 'English' }).click()
    await reload()
    await button('Texts, if unsure: English').waitFor()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/rephrase')) asked.push(request.postDataJSON().language)
    })
    await page.route('**/api/v1/rephrase', (route) =>
      route.request().postDataJSON().language === 'detect'
        ? route.fulfill({ status: 422, json: { code: 'language-unknown', status: 422 } })
        : route.continue(),
    )
    await field('Original text').fill('It is important to find out.')
    await page.locator('.run-button').click()
    await page.getByRole('group', { name: 'Rephrased text' }).waitFor()
    expect(asked).toEqual(['detect', 'en'])
  })

  test('a choice that the server does not take is taken back and said', async () => {
    await asMember()
    await page.route('**/api/v1/account/preferences', (route) =>
      route.fulfill({ status: 500, json: { code: 'server-failed', status: 500 } }),
    )
    const keys = page.getByRole('checkbox', { name: /^Single keys/ })
    await keys.click()
    await row('Letter keys').getByRole('alert').waitFor()
    await expect.poll(() => keys.isChecked()).toBe(true)
  })
})

describe('writing', () => {
  test('the paraphraser begins with the first mode, unless something is on the sheet', async () => {
    await asMember()
    await button('Change First mode').click()
    await page.getByRole('radio', { name: 'Simplify' }).click()
    await expect.poll(() => page.getByRole('radio', { name: /^Aggressive/ }).getAttribute('aria-checked')).toBe('false')
    await button('Save').click()
    await row('First mode').getByText('Simplify, Mild').waitFor()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const mode = (name: string) => page.getByRole('radio', { name }).getAttribute('aria-checked')
    await expect.poll(() => mode('Simplify')).toBe('true')
    await page.getByRole('radio', { name: 'Shorten' }).click()
    await field('Original text').fill('Some words.')
    await page.waitForTimeout(500)
    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForTimeout(300)
    await expect.poll(() => mode('Shorten')).toBe('true')
  })

  test('letter keys switched off mean nothing any more', async () => {
    await asMember()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const list = page.getByRole('dialog', { name: 'Keyboard' })
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' })
    const saved = page.waitForResponse((response) => response.url().endsWith('/preferences') && response.ok())
    await page.getByRole('checkbox', { name: /^Single keys/ }).click()
    await saved
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await page.waitForTimeout(300)
    await expect.poll(() => list.count()).toBe(0)
    await expect.poll(() => page.locator('.shortcut-button kbd').count()).toBe(0)
  })

  test('the dictionary of a visitor joins the account’s, and both pages show the same', async () => {
    const email = await newMember(site)
    await page.goto(`${site.url}/ai-proofreader`, { waitUntil: 'networkidle' })
    const addWord = async (word: string) => {
      await button('Dictionary and rules').click()
      await field('Word').fill(word)
      await button('Add').click()
      await page.keyboard.press('Escape')
    }
    await addWord('quillish')
    await accountDesk(page).signIn(email)
    await accountDesk(page).gone()
    const saved = () =>
      page.waitForResponse((response) => response.url().endsWith('/account/words') && response.request().method() === 'PUT')
    const second = saved()
    await addWord('nibbery')
    await second
    await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' })
    await row('My dictionary').getByText('2 words, every rule on').waitFor()
    await button('Open My dictionary').click()
    const third = saved()
    await button('Remove “quillish”').click()
    await third
    const lists = await (await page.request.get(`${site.url}/api/v1/account/words`)).json()
    expect(lists.ownWords.map(({ word }: { readonly word: string }) => word)).toEqual(['nibbery'])
    await accountDesk(page).logOut.click()
    await page.getByText('Log in to see your account.').waitFor()
    await page.goto(`${site.url}/ai-proofreader`, { waitUntil: 'networkidle' })
    await button('Dictionary and rules').click()
    await expect.poll(() => page.locator('.own-word').allInnerTexts()).toEqual(['quillish'])
  })
})

describe('data', () => {
  test('the history is switched off only after it was said what goes, and deleted at once when asked', async () => {
    await becomeMember(page, site)
    for (const text of ['One text here.', 'Another text here.']) await rephraseAs(page, site, text)
    await reload()
    const keep = page.getByRole('checkbox', { name: 'Keep my results' })
    await row('History').getByText('2 results kept.').waitFor()
    await keep.click()
    const ask = page.getByRole('group', { name: 'Stop keeping results?' })
    await ask.waitFor()
    await expect.poll(() => keep.isChecked()).toBe(true)
    await button('Go on keeping').click()
    await button('Delete all History').click()
    await button('Delete them').click()
    await row('History').getByText('Nothing is kept yet.').waitFor()
    await page.getByRole('combobox', { name: 'How long' }).selectOption('7')
    await keep.click()
    await expect.poll(() => keep.isChecked()).toBe(false)
    await reload()
    await expect.poll(() => keep.isChecked()).toBe(false)
    await keep.click()
    await expect.poll(() => page.getByRole('combobox', { name: 'How long' }).inputValue()).toBe('7')
  })

  test('everything is exported as one file', async () => {
    await asMember()
    const saved = page.waitForEvent('download')
    await button('Export Take it with you').click()
    expect((await saved).suggestedFilename()).toMatch(/^tinta-export-\d{4}-\d\d-\d\d\.zip$/)
  })

  test('the account is deleted by its address, after a wrong one was said; then it is gone', async () => {
    const email = await asMember()
    await button('Delete Delete account').click()
    await expect.poll(() => page.locator('.profile-delete').innerText()).toContain('your history, dictionary, settings and counts')
    await field('Your email, to confirm').fill('somebody@else.example')
    await button('Delete my account').click()
    await page.getByText('That is not this account’s email.', { exact: false }).waitFor()
    await field('Your email, to confirm').fill(email)
    await button('Delete my account').click()
    await page.waitForURL(`${site.url}/`)
    await toast().getByText('Your account is deleted.').waitFor()
    await accountDesk(page).logIn.waitFor()
    const answer = await page.request.post(`${site.url}/api/auth/sign-in/email`, {
      data: { email, password: goodPassword },
      headers: { origin: site.url },
    })
    expect(answer.status()).toBe(401)
  })

  test('a change that wants a recent sign-in asks for it, and then goes on by itself', async () => {
    const email = await asMember()
    let asked = 0
    await page.route('**/api/v1/account', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      asked += 1
      if (asked > 1) return route.continue()
      await route.fulfill({ status: 403, json: { code: 'requires-recent-login', status: 403 } })
    })
    await button('Delete Delete account').click()
    await field('Your email, to confirm').fill(email)
    await button('Delete my account').click()
    const { dialog } = accountDesk(page)
    await dialog.getByText('Please log in once more to change this.').waitFor()
    await dialog.locator('[name=password]').fill(goodPassword)
    await dialog.locator('[type=submit]').click()
    await toast().getByText('Your account is deleted.').waitFor()
    expect(asked).toBe(2)
  })
})

test('a history that is off keeps nothing', async () => {
  await becomeMember(page, site)
  await askAs(page, site, { method: 'PATCH', path: '/api/v1/account/preferences', data: { keepsHistory: false } })
  await rephraseAs(page, site, 'This leaves no trace.')
  await reload()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Keep my results' }).isChecked()).toBe(false)
  await expect.poll(() => row('History').getByText('kept').count()).toBe(0)
})
