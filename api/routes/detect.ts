import { cardQuery, cardSchema, detect, detectRequest, detectResult, type DetectResult } from '#tools/detect/contract.ts'
import type { KeptRun } from '#services/history/history.ts'
import { appError } from '#services/problem.ts'
import { askerOf } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { keepRun } from '../keep-run.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput, readQuery } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { runDetect } from '../run-detect.ts'

/** Room for the longest text, written in JSON's longest way. */
export const detectBytesAtMost = 4 * 1024 * 1024

const result = detectResult.openapi('DetectResult')

/** `POST /api/v1/detect`: how a text reads, and why; `GET /api/v1/detect/card`: what was measured of that. */
export function addDetect(app: Api, house: House): void {
  describe(app)
  app.post('/api/v1/detect', bodyLimit({ limit: detectBytesAtMost }), async (c) => {
    const { keep, ...input } = await readInput(c, detectRequest)
    const asker = await askerOf(c, house)
    requireEntitlement(asker.tier, {
      text: { text: input.text, amount: detect.meter(input).amount, bound: 'checkedPerRun' },
    })
    const counted = await countRun(c, house.limits)
    try {
      const found = await runDetect(input, house, c.req.raw.signal)
      if (keep) await keepRun(c, house, { asker, ...keptOf(input.text, found) })
      return c.json(found, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
  app.get('/api/v1/detect/card', async (c) => {
    const card = await house.detectorCardOf(readQuery(c, cardQuery).language)
    if (!card) throw appError('not-found', { path: c.req.path })
    return c.json(cardSchema.parse(card), 200, { 'Cache-Control': 'public, max-age=300' })
  })
}

/** For the history: the text as it was read, and what was said of it. */
const keptOf = (text: string, { language, version, verdict, cannotTell, words }: DetectResult): Omit<KeptRun, 'accountId'> => ({
  tool: detect.id,
  language,
  input: text,
  output: text,
  options: { version, verdict, cannotTell, words: words.judged },
})

function describe({ openAPIRegistry }: Api): void {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/detect',
    summary: 'Look for signs of AI writing',
    description:
      'Compares the style of a text with texts by people and by language models, and gives a verdict in words: `signs`, `mixed`, `none` or ' +
      '`cannot-tell`, with the reason. It is no proof, and no share of a text: `reliability` says how often it was wrong in this ' +
      'language. `range`, `passages` and a verdict are there only where they were measured; `signals` are indications, and none of ' +
      'them decides. Quotations, references, code, tables and lists are left out. Spans are half-open offsets in UTF-16 code units. ' +
      '`model` is how predictable the text is for a language model, where the operator has set and calibrated one: it changes no verdict. ' +
      'Closing the connection cancels the run. It costs nothing, and nothing is kept; with `keep` the text goes into the history of ' +
      'whoever is signed in.',
    request: takes(detectRequest.openapi('DetectInput')),
    responses: answers({ schema: result, description: 'The verdict, what it rests on, and how often it is wrong.' }),
  })
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/detect/card',
    summary: 'How reliable the detector is in a language',
    description:
      'What the detector of a language was measured on: groups of writers with the share of their texts that were wrongly called ' +
      '`signs` and its 95 % interval, models with the share that was found, and the day. Where `isMeasured` is false it gives ' +
      'no verdicts in this language, and `missing` says why.',
    request: { query: cardQuery },
    responses: answers({ schema: cardSchema.openapi('DetectCard'), description: 'The card of the language.' }),
  })
}
