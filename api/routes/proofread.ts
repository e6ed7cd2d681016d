import { proofread, proofreadRequest, proofreadResult, type ProofreadInput, type ProofreadResult } from '#tools/proofread/contract.ts'
import { withWords } from '#tools/proofread/with-words.ts'
import type { KeptRun } from '#services/history/history.ts'
import { askerOf } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { keepRun } from '../keep-run.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { runProofread } from '../run-proofread.ts'

/** Room for the longest text, written in JSON's longest way, and a dictionary of one's own. */
const bytesAtMost = 4 * 1024 * 1024

/** `POST /api/v1/proofread`: what is wrong in a text, with suggestions and reasons in the language of the request. */
export function addProofread(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/proofread',
    summary: 'Proofread a text',
    description:
      'Finds slips of spelling, grammar, punctuation, typography and style, each with suggestions and a reason in the language of ' +
      '`Accept-Language`. Spans are half-open offsets in UTF-16 code units. Closing the connection cancels the run. It costs nothing; ' +
      'with `keep` it goes into the history of whoever is signed in.',
    request: takes(proofreadRequest.openapi('ProofreadInput')),
    responses: answers({ schema: proofreadResult.openapi('ProofreadResult'), description: 'The findings, in the order of the text.' }),
  })
  app.post('/api/v1/proofread', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const { keep, ...input } = await readInput(c, proofreadRequest)
    const asker = await askerOf(c, house)
    requireEntitlement(asker.tier, {
      text: { text: input.text, amount: proofread.meter(input).amount, bound: 'checkedPerRun' },
    })
    const counted = await countRun(c, house.limits)
    try {
      const found = await runProofread(input, house, c.req.raw.signal)
      const result = withWords(found, (key, facts) => house.lintWordsOf(c.var.locale, key, facts))
      if (keep) await keepRun(c, house, { asker, ...keptOf(input, result) })
      return c.json(result, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}

/** For the history: the text as it was read, and how much was found in it. */
const keptOf = ({ text, picky }: ProofreadInput, { language, dialect, lints }: ProofreadResult): Omit<KeptRun, 'accountId'> => ({
  tool: proofread.id,
  language,
  input: text,
  output: text,
  options: {
    dialect,
    picky,
    lints: lints.length,
    byKind: Object.fromEntries([...Map.groupBy(lints, ({ kind }) => kind)].map(([kind, found]) => [kind, found.length])),
  },
})
