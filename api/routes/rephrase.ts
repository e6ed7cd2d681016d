import type { Context } from 'hono'
import { rephraseEvent, rephraseInput, rephraseResult, type RephraseEvent, type RephraseInput } from '#tools/rephrase/contract.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import { eventStream } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun, type CountedRun } from '../middleware/rate-limit.ts'
import { presentProblem } from '../present/problem.ts'
import { tiersOf } from '../present/settings.ts'
import { problemFrom, tellLog } from '../problem-handler.ts'
import { readInput } from '../read-input.ts'
import { requireRunnable } from '../require-runnable.ts'

/** Room for the longest text, written in JSON's longest way, and the versions shown before. */
export const rephraseBytesAtMost = 4 * 1024 * 1024

/** `POST /api/v1/rephrase`: the result as JSON, or its steps and then the result as server-sent events. */
export function addRephrase(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/rephrase',
    summary: 'Rephrase a text',
    description:
      'Rewrites a text in one of five modes and three strengths, and reports every change with its reason. ' +
      'With `Accept: text/event-stream` each step is told when it begins, and the last event holds the result or a problem. ' +
      'Spans are half-open offsets in UTF-16 code units. Closing the connection cancels the run.',
    request: takes(rephraseInput.openapi('RephraseInput')),
    responses: answers({
      schema: rephraseResult.openapi('RephraseResult'),
      description: 'The rewritten text.',
      events: rephraseEvent.openapi('RephraseEvent'),
    }),
  })
  const tier = tiersOf(house.env)[house.env.VISITOR_TIER]
  app.post('/api/v1/rephrase', bodyLimit({ limit: rephraseBytesAtMost }), async (c) => {
    const input = await readInput(c, rephraseInput)
    requireRunnable(input, tier)
    const run = await countRun(c, house.limits)
    return wantsEvents(c) ? streamRun(c, house, { input, run }) : answerRun(c, house, { input, run })
  })
}

type Counted = { readonly input: RephraseInput; readonly run: CountedRun }

const wantsEvents = (c: Context<HouseEnv>): boolean => (c.req.header('accept') ?? '').includes('text/event-stream')

async function answerRun(c: Context<HouseEnv>, { engines }: House, { input, run }: Counted): Promise<Response> {
  try {
    const result = await engines.rephrase(input, { signal: c.req.raw.signal })
    return c.json(result, 200, { 'Cache-Control': 'no-store' })
  } catch (error) {
    await run.giveBackAfter(error)
    throw error
  }
}

function streamRun(c: Context<HouseEnv>, { engines, wordsOf }: House, { input, run }: Counted): Response {
  const { locale, requestId } = c.var
  return eventStream<RephraseEvent>({
    signal: c.req.raw.signal,
    work: async (send, signal) => {
      try {
        const result = await engines.rephrase(input, { signal, onStep: (step) => send({ type: 'step', ...step }) })
        send({ type: 'result', result })
      } catch (error) {
        if (error instanceof RunEnded) return
        await run.giveBackAfter(error)
        const problem = problemFrom(error)
        tellLog(c, problem, error)
        send({ type: 'problem', problem: presentProblem(problem, { wordsOf, locale, requestId }) })
      }
    },
  })
}
