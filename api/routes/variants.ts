import { variantsInput, variantsResult } from '#tools/rephrase/contract.ts'
import { appError } from '#services/problem.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { tiersOf } from '../present/settings.ts'
import { readInput } from '../read-input.ts'
import { requireRunnable } from '../require-runnable.ts'
import { rephraseBytesAtMost } from './rephrase.ts'

/** `POST /api/v1/rephrase/variants`: other wordings of one sentence. */
export function addVariants(app: Api, { env, engines, limits }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/rephrase/variants',
    summary: 'Other wordings of a sentence',
    description: 'Rewrites one sentence of a text in several ways. `sentence` is a span of `text`.',
    request: takes(variantsInput.openapi('VariantsInput')),
    responses: answers({ schema: variantsResult.openapi('VariantsResult'), description: 'The wordings, the best first.' }),
  })
  const tier = tiersOf(env)[env.VISITOR_TIER]
  app.post('/api/v1/rephrase/variants', bodyLimit({ limit: rephraseBytesAtMost }), async (c) => {
    const input = await readInput(c, variantsInput)
    requireRunnable(input, tier)
    const { start, end } = input.sentence
    if (start >= end || end > input.text.length)
      throw appError('input-invalid', { issues: [{ path: 'sentence', message: 'must be a span of text' }] })
    const run = await countRun(c, limits)
    try {
      const result = await engines.variants(input, { signal: c.req.raw.signal })
      return c.json(result, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await run.giveBackAfter(error)
      throw error
    }
  })
}
