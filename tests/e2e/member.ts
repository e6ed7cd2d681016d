import type { Page } from 'playwright-core'
import { goodPassword, makeAccount } from './account-desk.ts'
import type { RunningSite } from './site.ts'

let count = 0

/** An account that nobody else in this run has; its address. */
export async function newMember(site: RunningSite): Promise<string> {
  const email = `reader-${process.pid}-${(count += 1)}@example.edu`
  await makeAccount(site, email)
  return email
}

/** Signs a browser in as a new member, without the pages; they know it from their next load on. */
export async function becomeMember(page: Page, site: RunningSite): Promise<string> {
  const email = await newMember(site)
  const data = { email, password: goodPassword }
  const answer = await page.request.post(`${site.url}/api/auth/sign-in/email`, { data, headers: { origin: site.url } })
  if (!answer.ok()) throw new Error(`the member was not signed in: ${answer.status()}`)
  return email
}

type Sent = { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string; readonly data?: unknown }

/** Asks the API as the page's browser, and gives back what it answers. */
export async function askAs(page: Page, site: RunningSite, { method, path, data }: Sent): Promise<unknown> {
  const answer = await page.request.fetch(site.url + path, { method, data, headers: { origin: site.url } })
  if (!answer.ok()) throw new Error(`${method} ${path} was answered with ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Buys a plan in the test checkout. */
export async function buyPlan(page: Page, site: RunningSite, tier: 'premium' | 'platinum'): Promise<void> {
  const answer = await askAs(page, site, { method: 'POST', path: '/api/v1/checkout', data: { tier, returnTo: '/' } })
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? String(answer.url) : ''
  const id = new URL(url, site.url).searchParams.get('id') ?? ''
  await askAs(page, site, { method: 'POST', path: `/api/v1/checkout/${id}`, data: { outcome: 'pay' } })
}

/** Rephrases a text, so that it is counted and kept. */
export const rephraseAs = (page: Page, site: RunningSite, text: string): Promise<unknown> =>
  askAs(page, site, { method: 'POST', path: '/api/v1/rephrase', data: { text, mode: 'academic', strength: 'mild', language: 'en' } })
