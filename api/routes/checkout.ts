import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { checkoutInput, goToSchema, testCheckoutInput, testCheckoutSchema, type TestCheckout } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { localPath } from '../local-path.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { requirePayer } from '../payer.ts'
import { readInput } from '../read-input.ts'

const bytesAtMost = 16 * 1024
const noStore = { 'Cache-Control': 'no-store' }
const place = '/api/v1/checkout/{id}'
const params = z.object({ id: z.string() })
const testCheckoutName = testCheckoutSchema.openapi('TestCheckout')

/** `POST /api/v1/checkout`: begins a purchase; behind it, the purchases of the test checkout. */
export function addCheckout(app: Api, house: House): void {
  describe(app)
  const { billing, env } = house
  app.post('/api/v1/checkout', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const payer = await requirePayer(c, house)
    const { tier, returnTo } = await readInput(c, checkoutInput)
    const goTo = await billing.checkout({ payer, tier, returnTo: localPath(returnTo, env.PUBLIC_URL) })
    return c.json(goToSchema.parse(goTo), 200, noStore)
  })
  app.get('/api/v1/checkout/:id', async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return answer(c, await billing.optionalTestCheckout(idOf(c), accountId))
  })
  app.post('/api/v1/checkout/:id', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const payer = await requirePayer(c, house)
    const { outcome } = await readInput(c, testCheckoutInput)
    return answer(c, await billing.endTestCheckout(idOf(c), { payer, outcome }))
  })
}

function answer(c: Context<HouseEnv>, checkout: TestCheckout | null): Response {
  if (!checkout) throw appError('not-found', { path: c.req.path })
  return c.json(testCheckoutSchema.parse(checkout), 200, noStore)
}

/** The id in the address; what none of ours looks like is not looked up. */
function idOf(c: Context<HouseEnv>): string {
  const id = c.req.param('id') ?? ''
  if (!/^[\w-]{1,64}$/.test(id)) throw appError('not-found', { path: c.req.path })
  return id
}

function describe({ openAPIRegistry }: Api): void {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/checkout',
    summary: 'Begin to buy a plan',
    description: 'Answers with the address at which it is paid. `returnTo` is a path of this site; anything else counts as `/`.',
    request: takes(checkoutInput),
    responses: answers({ schema: goToSchema.openapi('GoTo'), description: 'Where to go.' }),
  })
  openAPIRegistry.registerPath({
    method: 'get',
    path: place,
    summary: 'A purchase of the test checkout',
    description: 'Only its owner sees it. No money moves in the test checkout.',
    request: { params },
    responses: answers({ schema: testCheckoutName, description: 'The purchase.' }),
  })
  openAPIRegistry.registerPath({
    method: 'post',
    path: place,
    summary: 'End a purchase of the test checkout',
    description: 'Pays it or declines it. Only an open purchase can be ended: a second time changes nothing.',
    request: { params, ...takes(testCheckoutInput) },
    responses: answers({ schema: testCheckoutName, description: 'The purchase afterwards.' }),
  })
}
