import { z } from '@hono/zod-openapi'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'

const bytesAtMost = 1024 * 1024
const taken = z.object({ received: z.literal(true) }).openapi('NoticeTaken')

/**
 * `POST /api/billing/stripe`: notices of Stripe's. They come from Stripe's servers, signed and without cookies, so this
 * address stands before the rules on origins and on how often an address may ask.
 */
export function addStripe(app: Api, { billing }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/billing/stripe',
    summary: 'Notices of Stripe',
    description:
      'For Stripe alone: the body as it was signed, with the header `Stripe-Signature`. Notices of other kinds are taken and change nothing.',
    responses: answers({ schema: taken, description: 'The notice was taken.' }),
  })
  app.post('/api/billing/stripe', bodyLimit({ limit: bytesAtMost }), async (c) => {
    await billing.onNotice({ body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' })
    return c.json(taken.parse({ received: true }), 200, { 'Cache-Control': 'no-store' })
  })
}
