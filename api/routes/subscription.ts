import type { Context } from 'hono'
import { changePlanInput, goToSchema, subscriptionAnswer } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { requirePayer } from '../payer.ts'
import { presentSubscription } from '../present/subscription.ts'
import { readInput } from '../read-input.ts'

const bytesAtMost = 16 * 1024
const noStore = { 'Cache-Control': 'no-store' }

/** `/api/v1/subscription/change`, `/cancel` and `/portal`: what the owner of a plan may do with it. */
export function addSubscription(app: Api, house: House): void {
  describe(app)
  const { billing } = house
  app.post('/api/v1/subscription/change', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const payer = await requirePayer(c, house)
    const { tier } = await readInput(c, changePlanInput)
    await billing.change({ payer, tier })
    return answer(c, house, payer.accountId)
  })
  app.post('/api/v1/subscription/cancel', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const payer = await requirePayer(c, house)
    await billing.cancel(payer)
    return answer(c, house, payer.accountId)
  })
  app.post('/api/v1/subscription/portal', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const goTo = await billing.portal(await requirePayer(c, house))
    if (!goTo) throw appError('billing-off')
    return c.json(goToSchema.parse(goTo), 200, noStore)
  })
}

async function answer(c: Context<HouseEnv>, { subscriptions }: House, accountId: string): Promise<Response> {
  const live = await subscriptions.optionalLive(accountId)
  return c.json(subscriptionAnswer.parse({ subscription: live ? presentSubscription(live) : null }), 200, noStore)
}

function describe({ openAPIRegistry }: Api): void {
  const responses = answers({ schema: subscriptionAnswer.openapi('SubscriptionAnswer'), description: 'The plan afterwards.' })
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/subscription/change',
    summary: 'Change to another plan',
    description: 'Holds at once, within the running month; the count of what was used goes on.',
    request: takes(changePlanInput),
    responses,
  })
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/subscription/cancel',
    summary: 'Cancel the plan',
    description: 'Ends the plan at once, whoever charges it. A plan that was given ends as well.',
    responses,
  })
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/subscription/portal',
    summary: 'Bills and card',
    description: "Answers with the address of the payment provider's page, where there is one.",
    responses: answers({ schema: goToSchema.openapi('GoTo'), description: 'Where to go.' }),
  })
}
