import { proofread } from '#tools/proofread/contract.ts'
import { reportInput, reportResult } from '#tools/proofread/report-contract.ts'
import { askerOf } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'

/** Room for the longest text, written in JSON's longest way. */
const bytesAtMost = 4 * 1024 * 1024

/** `POST /api/v1/proofread/report`: what a long text writes in more than one way, and how its sentences are built. */
export function addStyleReport(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/proofread/report',
    summary: 'Report on style and consistency',
    description:
      'Says of a long text what is written in more than one way (terms, abbreviations, numbers, dates, quotation marks, variants of the ' +
      'language), which tenses and passives stand in it where forms tell, how long its sentences are, how they begin and what is repeated. ' +
      'Each fact has its counts and the places of the first fifty; nothing is graded. Below a hundred words there are no facts. Spans are ' +
      'half-open offsets in UTF-16 code units. It costs nothing and keeps nothing.',
    request: takes(reportInput.openapi('StyleReportInput')),
    responses: answers({ schema: reportResult.openapi('StyleReportResult'), description: 'The facts, by kind.' }),
  })
  app.post('/api/v1/proofread/report', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, reportInput)
    const asker = await askerOf(c, house)
    const { amount } = proofread.meter({ ...input, picky: false, own: [], off: [] })
    requireEntitlement(asker.tier, { text: { text: input.text, amount, bound: 'checkedPerRun' } })
    const counted = await countRun(c, house.limits)
    try {
      const found = await house.engines.reportStyle(input, { signal: c.req.raw.signal })
      return c.json(found, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}
