// First, because it gives zod's schemas a method that those made earlier lack.
import { makeHouse, type Ask } from './house.ts'
import type { House } from '#api/house.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import type { Quota } from '#services/quota/quota.ts'
import { usageSchema, type Usage } from '#tools/account/contract.ts'
import { posting } from './house.ts'

export type Visitor = {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Rephrases, and reads the answer to its end. */
  readonly run: (input: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>
  readonly usage: () => Promise<Usage>
  readonly used: () => Promise<number>
  readonly cookie: () => string
  /** Comes with that cookie from now on. */
  readonly become: (cookie: string) => void
}

/** Somebody at a browser: keeps the cookies that they are given. */
export function makeVisitor(ask: Ask): Visitor {
  let cookie = ''
  const askAs = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Sec-Fetch-Site', 'same-origin')
    if (cookie) headers.set('Cookie', cookie)
    const response = await ask(path, { ...init, headers })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return {
    ask: askAs,
    run: async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const response = await askAs('/api/v1/rephrase', posting(body, headers))
      await response.text()
      return response
    },
    usage: async () => usageSchema.parse(await (await askAs('/api/v1/usage')).json()),
    used: async () => usageSchema.parse(await (await askAs('/api/v1/usage')).json()).characters.used,
    cookie: () => cookie,
    become: (other: string) => {
      cookie = other
    },
  }
}

/** A plan that gives its tier. */
export const subscription = (given: Partial<LiveSubscription> = {}): LiveSubscription => ({
  id: 'one',
  accountId: 'ann',
  tier: 'premium',
  status: 'active',
  provider: 'test',
  externalCustomer: null,
  externalId: null,
  since: new Date(),
  periodStart: new Date(),
  periodEnd: null,
  graceUntil: null,
  price: null,
  ...given,
})

/** Somebody signed in, with a plan or without. */
export function signedInAs(accountId: string, plan: () => LiveSubscription | null = () => null): Partial<House> {
  const { identity, subscriptions } = makeHouse()
  return {
    identity: { ...identity, optionalByCookie: async () => ({ accountId, sessionId: 's', signedInAt: new Date() }) },
    subscriptions: { ...subscriptions, optionalLive: async () => plan() },
  }
}

/** Engines that answer nothing but this. */
export function failingEngines(thrown: unknown): House['engines'] {
  const fail = async () => Promise.reject(thrown)
  return {
    rephrase: fail,
    variants: fail,
    proofread: fail,
    reportStyle: fail,
    detect: fail,
    readCheck: fail,
    prepareCheck: fail,
    compareCheck: fail,
    measureCheck: fail,
    checkReferences: fail,
    readCitations: fail,
    findWords: fail,
    thesaurus: fail,
    cite: fail,
    readWorks: fail,
    writeWorks: fail,
  }
}

/** A quota that grants everything and writes down what happens to it. */
export const listeningQuota = (happened: string[], given: Partial<Quota> = {}): Quota => ({
  ...makeHouse().quota,
  reserve: async ({ amount }) => {
    happened.push(`reserve ${amount}`)
    return {
      id: 'one',
      settle: async () => void happened.push('settle'),
      refund: async () => void happened.push('refund'),
    }
  },
  ...given,
})
