import { meterVariants, rephrase, variantsInput, variantsResult } from '#tools/rephrase/contract.ts'
import { freeWordingsFactor } from '#tools/tiers.ts'
import { appError } from '#services/problem.ts'
import { askerOf } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { spend } from '../spend.ts'
import { rephraseBytesAtMost } from './rephrase.ts'

/** `POST /api/v1/rephrase/variants`: other wordings of one sentence. */
export function addVariants(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/rephrase/variants',
    summary: 'Other wordings of a sentence',
    description:
      'Rewrites one sentence of a text in several ways. `sentence` is a span of `text`. ' +
      `They cost nothing for a text that was rephrased this month, up to ${freeWordingsFactor} times its characters; ` +
      "else the sentence's characters are taken from the month of whoever asks.",
    request: takes(variantsInput.openapi('VariantsInput')),
    responses: answers({ schema: variantsResult.openapi('VariantsResult'), description: 'The wordings, the best first.' }),
  })
  app.post('/api/v1/rephrase/variants', bodyLimit({ limit: rephraseBytesAtMost }), async (c) => {
    const input = await readInput(c, variantsInput)
    const asker = await askerOf(c, house)
    requireEntitlement(asker.tier, {
      text: { text: input.text, amount: rephrase.meter({ ...input, avoid: [] }).amount, bound: 'charactersPerRun' },
      strength: input.strength,
    })
    const { start, end } = input.sentence
    if (start >= end || end > input.text.length)
      throw appError('input-invalid', { issues: [{ path: 'sentence', message: 'must be a span of text' }] })
    const counted = await countRun(c, house.limits)
    try {
      const result = await spend(c, house, {
        asker,
        tool: rephrase.id,
        cost: meterVariants(input),
        paidTextKey: house.quota.textKeyOf(input.text),
        work: () => house.engines.variants(input, { signal: c.req.raw.signal }),
      })
      return c.json(result, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}
