import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { Piscina, transferableSymbol, valueSymbol } from 'piscina'
import { AppError, appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import type { EngineCall, EngineReply, EngineTask, StepMessage, ThreadMessage } from './task.ts'

export type RunOptions = {
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal | undefined
  readonly onStep?: ((step: StepMessage) => void) | undefined
}

export type EnginePool = Piscina<ReturnType<typeof movable>, EngineReply>

export type PoolOptions = {
  readonly timeoutSeconds: number
  /** Told when a thread died before it could begin: the pool will not replace it. */
  readonly onUnfitThread: () => void
}

/** A call whose port goes over to the thread. */
const movable = (call: EngineCall) => Piscina.move({ [transferableSymbol]: call.steps, [valueSymbol]: call })

/** How long a cancelled run may go on before its thread is killed; most stop at their next step. */
const graceMilliseconds = 1_000

/** Runs one task in the pool: forwards its steps, ends it when it is cancelled, kills its thread when it hangs. */
export async function runIn(
  pool: EnginePool,
  task: EngineTask,
  { signal, onStep, timeoutSeconds, onUnfitThread }: RunOptions & PoolOptions,
): Promise<unknown> {
  if (signal?.aborted) throw new RunEnded()
  const kill = new AbortController()
  const { port1: steps, port2 } = new MessageChannel()
  const cancelled = new Int32Array(new SharedArrayBuffer(4))
  const state = { hasStarted: false, isLate: false }
  const late = () => {
    state.isLate = true
    kill.abort()
  }
  let timer = setTimeout(late, timeoutSeconds * 1000)
  const take = (message: ThreadMessage) => {
    if (message !== 'started') return onStep?.(message)
    // The time that a run waits for a free thread is not the engine's.
    state.hasStarted = true
    clearTimeout(timer)
    timer = setTimeout(late, timeoutSeconds * 1000)
  }
  steps.on('message', take)

  const running = pool.run(movable({ task, steps: port2, cancelled }), { signal: kill.signal })
  const stop = cancelWhen(signal, () => {
    Atomics.store(cancelled, 0, 1)
    if (!state.hasStarted) return kill.abort()
    const grace = setTimeout(() => kill.abort(), graceMilliseconds)
    running.then(
      () => clearTimeout(grace),
      () => clearTimeout(grace),
    )
  })
  try {
    const reply = await Promise.race([running, stop.wanted])
    for (const message of waiting(steps)) take(message)
    if ('problem' in reply) throw new AppError(reply.problem)
    return reply.result
  } catch (error) {
    if (!state.hasStarted && !state.isLate && isOfThread(error)) onUnfitThread()
    throw toldFrom(error, { ...state, timeoutSeconds })
  } finally {
    clearTimeout(timer)
    stop.forget()
    steps.close()
    running.catch(() => undefined)
  }
}

/** Rejects `wanted` with RunEnded, after `act`, when the signal aborts. */
function cancelWhen(signal: AbortSignal | undefined, act: () => void) {
  const { promise: wanted, reject } = Promise.withResolvers<never>()
  wanted.catch(() => undefined)
  const onAbort = () => {
    reject(new RunEnded())
    act()
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  return { wanted, forget: () => signal?.removeEventListener('abort', onAbort) }
}

/** Steps that came before the reply but have not been delivered yet. */
function* waiting(steps: MessagePort): Generator<ThreadMessage> {
  for (let next = receiveMessageOnPort(steps); next; next = receiveMessageOnPort(steps)) yield next.message
}

function toldFrom(
  error: unknown,
  { hasStarted, isLate, timeoutSeconds }: { readonly hasStarted: boolean; readonly isLate: boolean; readonly timeoutSeconds: number },
): unknown {
  if (error instanceof AppError || error instanceof RunEnded) return error
  if (isLate) return hasStarted ? appError('engine-timeout', { seconds: timeoutSeconds }) : appError('engine-busy', { seconds: 10 })
  return new AppError({ code: 'engine-failed', facts: {} }, { cause: error })
}

const isOfThread = (error: unknown): boolean => !(error instanceof AppError || error instanceof RunEnded)
