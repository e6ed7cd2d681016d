import { usageSchema } from '#tools/account/contract.ts'
import { askerOf } from '../asker.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { presentUsage } from '../present/usage.ts'

/** `GET /api/v1/usage`: what whoever asks has used this month. */
export function addUsage(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/usage',
    summary: 'Use of this month',
    description:
      'Characters and plagiarism checks that whoever asks has used, visitor or account, with the limits of their tier and the time at ' +
      "which the count begins anew: with the subscription's month, else with the calendar's (UTC). What runs just now is counted.",
    responses: answers({ schema: usageSchema.openapi('Usage'), description: 'What is used.' }),
  })
  app.get('/api/v1/usage', async (c) => {
    const asker = await askerOf(c, house)
    return c.json(usageSchema.parse(await presentUsage(house, asker)), 200, { 'Cache-Control': 'no-store' })
  })
}
