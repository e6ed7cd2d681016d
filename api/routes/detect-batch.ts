import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { batchEvent, batchInput, detect, type BatchEvent, type DetectInput, type DetectResult } from '#tools/detect/contract.ts'
import type { Tier } from '#tools/tiers.ts'
import { AppError, type Problem } from '#services/problem.ts'
import { RunEnded } from '#services/run-ended.ts'
import { askerOf } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import { eventStream } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { problemFrom, tellLog } from '../problem-handler.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'

/** Room for fifty of the longest texts with every letter escaped. */
const bytesAtMost = 32 * 1024 * 1024
/** So many texts weigh as much as a run. */
const textsInRun = 5
/** Milliseconds between two tries when the engines are busy, and how many tries. */
const patience = { rest: 250, tries: 120 }

const events = batchEvent.openapi('DetectBatchEvent')

/** `POST /api/v1/detect/batch`: several texts, one after the other, in their order. */
export function addDetectBatch(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/detect/batch',
    summary: 'Look for signs of AI writing in several texts',
    description:
      'Server-sent events: a `read` for each text as it is done, in the order of the list, and `end`. A text that cannot be read comes ' +
      'with its problem and keeps no other from being read. For plans with several files at once. Closing the connection ' +
      'cancels what is left. Nothing is kept.',
    request: takes(batchInput.openapi('DetectBatchInput')),
    responses: answers({ schema: events, events, description: 'The texts, one after the other.' }),
  })
  app.post('/api/v1/detect/batch', requireMany(house), bodyLimit({ limit: bytesAtMost }), async (c) => {
    const { texts, language } = await readInput(c, batchInput)
    const { tier } = await askerOf(c, house)
    await countRun(c, house.limits, Math.ceil(texts.length / textsInRun))
    const answer = eventStream<BatchEvent>({
      signal: c.req.raw.signal,
      work: async (send, signal) => {
        for (const [row, { name, text }] of texts.entries()) {
          const read = await readOne(c, house, { tier, signal, input: { text, language } })
          if (signal.aborted || read === null) return
          send(events.parse({ type: 'read', row, name, ...read }))
        }
        send({ type: 'end' })
      },
    })
    return c.newResponse(answer.body, answer)
  })
}

/** Refuses whoever may not before the texts are read. */
const requireMany = (house: House) => async (c: Context<HouseEnv>, next: () => Promise<void>) => {
  requireEntitlement((await askerOf(c, house)).tier, { entitlement: 'files:many' })
  await next()
}

type One = { readonly tier: Tier; readonly signal: AbortSignal; readonly input: DetectInput }
type Read = { readonly result: DetectResult; readonly problem: null } | { readonly result: null; readonly problem: Problem }

/** Null when nobody waits any more. */
async function readOne(c: Context<HouseEnv>, { engines }: House, { tier, signal, input }: One): Promise<Read | null> {
  try {
    requireEntitlement(tier, { text: { text: input.text, amount: detect.meter(input).amount, bound: 'checkedPerRun' } })
    return { result: await patiently(() => engines.detect(input, { signal }), signal), problem: null }
  } catch (error) {
    if (signal.aborted || error instanceof RunEnded) return null
    const problem = problemFrom(error)
    tellLog(c, problem, error)
    return { result: null, problem }
  }
}

/** Whoever gave fifty texts waits anyway: no text is passed over because the engines are busy for a moment. */
async function patiently<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let left = patience.tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      const isBusy = error instanceof AppError && error.problem.code === 'engine-busy'
      if (!isBusy || left <= 0) throw error
      await wait(patience.rest, null, { signal })
    }
  }
}
