import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { checked, missing, parseForm, refuse, shapes, StripeRefusal } from './stripe-shapes.ts'

export const stripeKey = 'sk_test_of_the_stand_in'
export const webhookSecret = 'whsec_of_the_stand_in'
export const stripePrices = { premium: 'price_premium', platinum: 'price_platinum' } as const

const amounts: Readonly<Record<string, number>> = { price_premium: 490, price_platinum: 990, price_of_old: 390 }
const monthSeconds = 30 * 24 * 60 * 60

type Customer = { id: string; object: 'customer'; email: string; metadata: Record<string, string>; deleted?: true }
type Item = {
  id: string
  object: 'subscription_item'
  price: { id: string; object: 'price'; unit_amount: number; currency: string }
  quantity: number
  current_period_start: number
  current_period_end: number
}
type Status = 'active' | 'trialing' | 'past_due' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'canceled' | 'paused'
type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: Status
  metadata: Record<string, string>
  cancel_at: number | null
  cancel_at_period_end: boolean
  start_date: number
  items: { object: 'list'; data: Item[]; has_more: false }
}
type Session = {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  customer: string
  client_reference_id: string
  subscription: string | null
  success_url: string
  cancel_url: string
  url: string | null
  price: string
  metadata: Record<string, string>
}

export type StripeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly data: { readonly object: object }
}
type Taken = { readonly what: string; readonly params: unknown; readonly key: string | undefined }
type Answer = { readonly status: number; readonly body: object }

export type StripeServerOptions = {
  readonly port?: number
  /** Where notices go by themselves; without it they wait in `events`. */
  readonly webhookUrl?: string
}

const newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`
const seconds = (): number => Math.floor(Date.now() / 1000)

/** Stripe's API as far as we use it, on a free port: strict about what it is asked, and able to fail, to lag and to notify. */
export async function startStripe({ port = 0, webhookUrl }: StripeServerOptions = {}) {
  const house = new StripeHouse()
  const holds: Hold[] = []
  const state = { isDown: false, failures: 0 }
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy()
    void reply(request, response).catch(() => response.destroy())
  })

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', house.origin)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    if (!url.pathname.startsWith('/v1/')) return showPage({ request, response, url })
    const what = `${request.method} ${url.pathname}`
    const hold = holds.find((one) => !one.isTaken && one.what === what)
    if (state.failures > 0) {
      state.failures -= 1
      return send(response, { status: 500, body: { error: { type: 'api_error', message: 'Something failed.' } } })
    }
    const answer = house.answer({ request, url, body, what })
    if (hold) {
      hold.isTaken = true
      hold.arrived.resolve()
      await hold.released.promise
    }
    send(response, answer)
  }

  async function notify(): Promise<void> {
    if (!webhookUrl) return
    for (const event of house.events.splice(0)) {
      const { body, signature } = house.signed(event)
      await fetch(webhookUrl, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } })
    }
  }

  /** Stripe's own pages, plain: one to pay on, one with bills. */
  async function showPage({ request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL }): Promise<void> {
    const [, kind, id = ''] = url.pathname.split('/')
    if (kind === 'pay' && request.method === 'POST') {
      const { success_url } = house.pay(id)
      await notify()
      response.writeHead(303, { Location: success_url }).end()
      return
    }
    const back = kind === 'pay' ? house.requireSession(id).cancel_url : house.origin
    const form = kind === 'pay' ? '<form method="post"><button>Pay (nothing is charged)</button></form>' : '<p>Bills</p>'
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>Stand-in</title>${form}<a href="${back}">Back</a>`)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  house.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  return {
    house,
    url: house.origin,
    /** Answers one request of this kind only after `release`: what it says is then of long ago. */
    hold: (what: string) => {
      const hold: Hold = { what, isTaken: false, arrived: Promise.withResolvers(), released: Promise.withResolvers() }
      holds.push(hold)
      return { arrived: hold.arrived.promise, release: () => hold.released.resolve() }
    },
    /** The next requests fail, by an error that is worth another try. */
    fail: (times: number) => {
      state.failures = times
    },
    goDown: () => {
      state.isDown = true
    },
    comeBack: () => {
      state.isDown = false
    },
    notify,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

type Hold = {
  readonly what: string
  isTaken: boolean
  readonly arrived: PromiseWithResolvers<void>
  readonly released: PromiseWithResolvers<void>
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') }).end(JSON.stringify(body))
}

type Asked = { readonly request: IncomingMessage; readonly url: URL; readonly body: string; readonly what: string }

/** What Stripe remembers, and what happens on its own pages. */
class StripeHouse {
  origin = ''
  readonly customers = new Map<string, Customer>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  /** Notices that wait to be delivered, oldest first. */
  readonly events: StripeEvent[] = []
  /** Every request that was understood. */
  readonly taken: Taken[] = []
  readonly #keys = new Map<string, { readonly asked: string; readonly answer: Answer }>()

  answer({ request, url, body, what }: Asked): Answer {
    try {
      if (request.headers.authorization !== `Bearer ${stripeKey}`) throw refuse('Invalid API Key provided', { status: 401 })
      const params = parseForm(request.method === 'POST' ? new URLSearchParams(body) : url.searchParams)
      if (request.method !== 'POST') return this.#run(what, params, undefined)
      if (!/^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '')) throw refuse('The body must be a form')
      const key = request.headers['idempotency-key']
      // The library makes keys of its own; only a key of ours survives a second try of the whole.
      if (typeof key !== 'string' || key === '' || key.startsWith('stripe-node-retry'))
        throw refuse('An idempotency key is missing', { param: 'Idempotency-Key' })
      const asked = `${what} ${body}`
      const before = this.#keys.get(key)
      if (before && before.asked !== asked)
        throw refuse('Keys for idempotent requests can only be used with the same parameters.', { type: 'idempotency_error' })
      const answer = before?.answer ?? this.#run(what, params, key)
      this.#keys.set(key, { asked, answer })
      return answer
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } }
      throw error
    }
  }

  #run(what: string, params: unknown, key: string | undefined): Answer {
    const route = this.#routes.find(({ pattern }) => pattern.test(what))
    if (!route) throw refuse(`Unrecognized request URL (${what})`, { status: 404 })
    const result = route.run(pattern1(route.pattern, what), params)
    this.taken.push({ what, params, key })
    return { status: 200, body: structuredClone(result) }
  }

  readonly #routes: readonly { readonly pattern: RegExp; readonly run: (id: string, params: unknown) => object }[] = [
    { pattern: /^POST \/v1\/customers$/, run: (_, params) => this.#makeCustomer(params) },
    { pattern: /^GET \/v1\/customers\/([\w-]+)$/, run: (id) => this.#requireCustomer(id) },
    {
      pattern: /^POST \/v1\/customers\/([\w-]+)$/,
      run: (id, params) => Object.assign(this.#requireCustomer(id), checked(shapes.customer, params)),
    },
    { pattern: /^POST \/v1\/checkout\/sessions$/, run: (_, params) => this.#makeSession(params) },
    { pattern: /^GET \/v1\/checkout\/sessions$/, run: (_, params) => this.#listSessions(params) },
    { pattern: /^GET \/v1\/checkout\/sessions\/([\w-]+)$/, run: (id) => this.requireSession(id) },
    { pattern: /^POST \/v1\/checkout\/sessions\/([\w-]+)\/expire$/, run: (id, params) => this.#expire(id, params) },
    { pattern: /^GET \/v1\/subscriptions$/, run: (_, params) => this.#list(params) },
    { pattern: /^GET \/v1\/subscriptions\/([\w-]+)$/, run: (id) => this.requireSubscription(id) },
    { pattern: /^POST \/v1\/subscriptions\/([\w-]+)$/, run: (id, params) => this.#change(id, params) },
    { pattern: /^DELETE \/v1\/subscriptions\/([\w-]+)$/, run: (id, params) => this.#cancel(id, params) },
    { pattern: /^POST \/v1\/billing_portal\/sessions$/, run: (_, params) => this.#makePortal(params) },
  ]

  #makeCustomer(params: unknown): Customer {
    const customer: Customer = { id: newId('cus'), object: 'customer', ...checked(shapes.newCustomer, params) }
    this.customers.set(customer.id, customer)
    return customer
  }

  #requireCustomer(id: string, param = 'id'): Customer {
    const customer = this.customers.get(id)
    if (!customer) throw missing('customer', id, param)
    return customer
  }

  #makeSession(params: unknown): Session {
    const { customer, line_items, subscription_data, client_reference_id, success_url, cancel_url } = checked(shapes.newSession, params)
    if (this.#requireCustomer(customer, 'customer').deleted) throw missing('customer', customer, 'customer')
    const price = line_items[0]?.price ?? ''
    if (amounts[price] === undefined) throw refuse(`No such price: '${price}'`, { code: 'resource_missing', param: 'line_items[0][price]' })
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer,
      client_reference_id,
      subscription: null,
      success_url,
      cancel_url,
      url: `${this.origin}/pay/${id}`,
      price,
      metadata: subscription_data.metadata,
    }
    this.sessions.set(id, session)
    return session
  }

  requireSession(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw missing('checkout.session', id)
    return session
  }

  #listSessions(params: unknown): object {
    const wish = checked(shapes.sessionList, params)
    const data = [...this.sessions.values()].filter(({ customer, status }) => customer === wish.customer && status === wish.status)
    return { object: 'list', url: '/v1/checkout/sessions', has_more: data.length > wish.limit, data: data.slice(0, wish.limit) }
  }

  #expire(id: string, params: unknown): Session {
    checked(shapes.nothing, params)
    const session = this.requireSession(id)
    if (session.status !== 'open')
      throw refuse(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`)
    Object.assign(session, { status: 'expired', url: null })
    this.#tell('checkout.session.expired', session)
    return session
  }

  #list(params: unknown): object {
    const { customer, limit, starting_after, status } = checked(shapes.subscriptionList, params)
    const all = [...this.subscriptions.values()]
      .toReversed()
      .filter((one) => (customer === undefined || one.customer === customer) && (status === 'all' || one.status !== 'canceled'))
    const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1
    const data = all.slice(start, start + limit)
    return { object: 'list', url: '/v1/subscriptions', has_more: start + limit < all.length, data }
  }

  requireSubscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw missing('subscription', id)
    return subscription
  }

  #change(id: string, params: unknown): Subscription {
    const { items, metadata } = checked(shapes.changedSubscription, params)
    const subscription = this.requireSubscription(id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    const [wish] = items
    const item = subscription.items.data.find((one) => one.id === wish?.id)
    if (!item || !wish) throw missing('subscription_item', wish?.id ?? '', 'items[0][id]')
    if (amounts[wish.price] === undefined)
      throw refuse(`No such price: '${wish.price}'`, { code: 'resource_missing', param: 'items[0][price]' })
    item.price = priceOf(wish.price)
    Object.assign(subscription.metadata, metadata)
    this.#tell('customer.subscription.updated', subscription)
    return subscription
  }

  #cancel(id: string, params: unknown): Subscription {
    checked(shapes.cancelledSubscription, params)
    const subscription = this.requireSubscription(id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    subscription.status = 'canceled'
    this.#tell('customer.subscription.deleted', subscription)
    return subscription
  }

  #makePortal(params: unknown): object {
    const { customer, return_url } = checked(shapes.newPortal, params)
    this.#requireCustomer(customer, 'customer')
    const id = newId('bps')
    return { id, object: 'billing_portal.session', customer, return_url, url: `${this.origin}/portal/${id}` }
  }

  #tell(type: string, object: object): void {
    this.events.push({ id: newId('evt'), object: 'event', type, data: { object: structuredClone(object) } })
  }

  /** Somebody pays on Stripe's page. */
  pay(sessionId: string): Session {
    const session = this.requireSession(sessionId)
    if (session.status !== 'open') throw new Error(`this purchase is ${session.status}`)
    const subscription = this.begin({ customer: session.customer, price: session.price, metadata: session.metadata })
    Object.assign(session, { status: 'complete', subscription: subscription.id, url: null })
    this.#tell('checkout.session.completed', session)
    return session
  }

  /** A subscription begins, by a purchase or in Stripe's dashboard. */
  begin({ customer, price, metadata = {} }: { customer: string; price: string; metadata?: Record<string, string> }): Subscription {
    const start = seconds()
    const item: Item = {
      id: newId('si'),
      object: 'subscription_item',
      price: priceOf(price),
      quantity: 1,
      current_period_start: start,
      current_period_end: start + monthSeconds,
    }
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      metadata: { ...metadata },
      cancel_at: null,
      cancel_at_period_end: false,
      start_date: start,
      items: { object: 'list', data: [item], has_more: false },
    }
    this.subscriptions.set(subscription.id, subscription)
    this.#tell('customer.subscription.created', subscription)
    this.#tellInvoice('invoice.paid', subscription)
    return subscription
  }

  /** The status changes by what happens at the bank or in the dashboard. */
  turn(id: string, status: Status): void {
    const subscription = this.requireSubscription(id)
    subscription.status = status
    this.#tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
    if (status === 'active') this.#tellInvoice('invoice.paid', subscription)
    if (status === 'past_due' || status === 'unpaid') this.#tellInvoice('invoice.payment_failed', subscription)
  }

  /** The next month begins and is paid. */
  renew(id: string): void {
    const subscription = this.requireSubscription(id)
    for (const item of subscription.items.data) {
      item.current_period_start = item.current_period_end
      item.current_period_end += monthSeconds
    }
    this.turn(id, 'active')
  }

  #tellInvoice(type: string, { id, customer }: Subscription): void {
    this.#tell(type, {
      id: newId('in'),
      object: 'invoice',
      customer,
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    })
  }

  /** A notice as Stripe would send it: its body, and the header that signs it. */
  signed(event: object, { secret = webhookSecret, at = seconds() }: { secret?: string; at?: number } = {}) {
    const body = JSON.stringify({ api_version: '2026-10-28.endive', created: seconds(), livemode: false, ...event })
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at }) }
  }
}

const priceOf = (id: string): Item['price'] => ({ id, object: 'price', unit_amount: amounts[id] ?? 0, currency: 'eur' })

const pattern1 = (pattern: RegExp, what: string): string => pattern.exec(what)?.[1] ?? ''
