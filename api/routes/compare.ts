import type { Context } from 'hono'
import { compareInput, compareResult, modes, rephrase, type CompareInput, type CompareResult } from '#tools/rephrase/contract.ts'
import { freeWordingsFactor } from '#tools/tiers.ts'
import { askerOf, type Asker } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { spend } from '../spend.ts'
import { keepRephrased, rephraseBytesAtMost, withPlagiarism } from './rephrase.ts'

/** `POST /api/v1/rephrase/compare`: one text in all modes, side by side. */
export function addCompare(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/rephrase/compare',
    summary: 'Rephrase a text in every mode',
    description:
      'Rewrites a text in all five modes at one strength. Costs what one run costs; nothing for a text that was rephrased this month, ' +
      `up to ${freeWordingsFactor} times its characters.`,
    request: takes(compareInput.openapi('CompareInput')),
    responses: answers({ schema: compareResult.openapi('CompareResult'), description: 'One result a mode.' }),
  })
  app.post('/api/v1/rephrase/compare', bodyLimit({ limit: rephraseBytesAtMost }), async (c) => {
    const input = await readInput(c, compareInput)
    const asker = await askerOf(c, house)
    const cost = rephrase.meter({ ...input, mode: 'synonyms', avoid: [] })
    requireEntitlement(asker.tier, {
      text: { text: input.text, amount: cost.amount, bound: 'charactersPerRun' },
      strength: input.strength,
    })
    const counted = await countRun(c, house.limits)
    try {
      const textKey = house.quota.textKeyOf(input.text)
      const run = { asker, tool: rephrase.id, cost, textKey, paidTextKey: textKey }
      const compared = await spend(c, house, { ...run, work: () => inEveryMode(c, house, { asker, input }) })
      for (const result of compared.results) await keepRephrased(c, house, { asker, input, result })
      return c.json(compared, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}

type Asked = { readonly asker: Asker; readonly input: CompareInput }

/** One mode after the other: a long text must not take every engine thread. */
async function inEveryMode(c: Context<HouseEnv>, house: House, { asker, input }: Asked): Promise<CompareResult> {
  const { signal } = c.req.raw
  const results: CompareResult['results'] = []
  for (const mode of modes) {
    const result = await house.engines.rephrase({ ...input, mode, avoid: [] }, { signal })
    results.push(await withPlagiarism(c, house, { asker, input, signal, result }))
  }
  return { results }
}
