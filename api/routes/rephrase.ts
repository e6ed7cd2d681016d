import type { Context } from 'hono'
import {
  rephrase,
  rephraseEvent,
  rephraseInput,
  rephraseResult,
  type RephraseEvent,
  type RephraseInput,
  type RephraseResult,
} from '#tools/rephrase/contract.ts'
import type { StepMessage } from '#services/engines/task.ts'
import { RunEnded } from '#services/run-ended.ts'
import { askerOf, type Asker } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import { eventStream } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { keepRun } from '../keep-run.ts'
import { measurePlagiarism } from '../measure-plagiarism.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun, type CountedRun } from '../middleware/rate-limit.ts'
import { presentProblem } from '../present/problem.ts'
import { problemFrom, tellLog } from '../problem-handler.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { hold, spend, type Run } from '../spend.ts'

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
      'Spans are half-open offsets in UTF-16 code units. Closing the connection cancels the run. ' +
      "The text's characters are taken from the month of whoever asks, unless the run fails or is cancelled.",
    request: takes(rephraseInput.openapi('RephraseInput')),
    responses: answers({
      schema: rephraseResult.openapi('RephraseResult'),
      description: 'The rewritten text.',
      events: rephraseEvent.openapi('RephraseEvent'),
    }),
  })
  app.post('/api/v1/rephrase', bodyLimit({ limit: rephraseBytesAtMost }), async (c) => {
    const input = await readInput(c, rephraseInput)
    const asker = await askerOf(c, house)
    const cost = rephrase.meter(input)
    requireEntitlement(asker.tier, {
      text: { text: input.text, amount: cost.amount, bound: 'charactersPerRun' },
      strength: input.strength,
    })
    const counted = await countRun(c, house.limits)
    const run = { asker, tool: rephrase.id, cost, textKey: house.quota.textKeyOf(input.text) }
    return (wantsEvents(c) ? streamRun : answerRun)(c, house, { input, run, counted })
  })
}

type Asked = { readonly input: RephraseInput; readonly run: Run; readonly counted: CountedRun }

const wantsEvents = (c: Context<HouseEnv>): boolean => (c.req.header('accept') ?? '').includes('text/event-stream')

async function answerRun(c: Context<HouseEnv>, house: House, { input, run, counted }: Asked): Promise<Response> {
  try {
    const { signal } = c.req.raw
    const work = async () =>
      withPlagiarism(c, house, { asker: run.asker, input, signal, result: await house.engines.rephrase(input, { signal }) })
    const result = await spend(c, house, { ...run, work })
    await keepRephrased(c, house, { asker: run.asker, input, result })
    return c.json(result, 200, { 'Cache-Control': 'no-store' })
  } catch (error) {
    await counted.giveBackAfter(error)
    throw error
  }
}

async function streamRun(c: Context<HouseEnv>, house: House, { input, run, counted }: Asked): Promise<Response> {
  const { locale, requestId } = c.var
  const held = await hold(c, house, run)
  const events = eventStream<RephraseEvent>({
    signal: c.req.raw.signal,
    work: async (send, signal) => {
      const work = async (): Promise<RephraseResult> => {
        // The engine's last step is not the run's: its result is compared with documents before.
        const onStep = (step: StepMessage): void => void (step.step === 'finalizing' || send({ type: 'step', ...step }))
        const rewritten = await house.engines.rephrase(input, { signal, onStep })
        const onBegin = (): void => send({ type: 'step', step: 'checking' })
        const result = await withPlagiarism(c, house, { asker: run.asker, input, signal, result: rewritten, onBegin })
        send({ type: 'step', step: 'finalizing' })
        send({ type: 'result', result })
        return result
      }
      try {
        const result = await held.use(work, signal)
        if (!signal.aborted) await keepRephrased(c, house, { asker: run.asker, input, result })
      } catch (error) {
        if (error instanceof RunEnded) return
        await counted.giveBackAfter(error)
        const problem = problemFrom(error)
        tellLog(c, problem, error)
        send({ type: 'problem', problem: presentProblem(problem, { wordsOf: house.wordsOf, locale, requestId }) })
      }
    },
  })
  // What stands on the context already, such as the visitor's cookie, goes with the stream.
  return c.newResponse(events.body, events)
}

type Rewritten = {
  readonly input: Pick<RephraseInput, 'text'>
  readonly asker: Asker
  readonly result: RephraseResult
  readonly signal: AbortSignal
  readonly onBegin?: () => void
}

/** The result with its figure of plagiarism. */
export async function withPlagiarism(
  c: Context<HouseEnv>,
  house: House,
  { asker, input, result, ...options }: Rewritten,
): Promise<RephraseResult> {
  const plagiarism = await measurePlagiarism({ ...house, log: c.var.log }, { asker, input: input.text, result }, options)
  return { ...result, figures: { ...result.figures, plagiarism } }
}

type Done = { readonly asker: Asker; readonly input: Pick<RephraseInput, 'text'>; readonly result: RephraseResult }

/** In the history of whoever keeps one. */

export const keepRephrased = (c: Context<HouseEnv>, house: House, { asker, input, result }: Done): Promise<void> =>
  keepRun(c, house, {
    asker,
    tool: rephrase.id,
    language: result.language,
    input: input.text,
    output: result.text,
    options: { mode: result.mode, strength: result.strength, seed: result.seed, figures: result.figures },
  })
