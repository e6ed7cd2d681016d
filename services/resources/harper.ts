import { Worker } from 'node:worker_threads'
import type { HarperFinding } from '#engines/proofread/harper-lints.ts'

export type HarperQuestion = { readonly id: number; readonly text: string; readonly dialect: string }
type HarperAnswer = { readonly id: number; readonly findings?: readonly HarperFinding[]; readonly error?: string }

export type Harper = {
  /** Harper's findings in an English text, or none when it does not answer in time or fails: the rest of the check stands without it. */
  readonly lint: (text: string, dialect: string) => Promise<readonly HarperFinding[]>
  readonly stop: () => Promise<void>
}

/** The first text after its start takes seconds. */
const patienceMilliseconds = 20_000
/** More than this in a row of questions is not waited for: the text is checked without harper. */
const waitingAtMost = 50

/** Harper takes 5 s and 2 GB for a word of 1,000 letters and breaks at 3,000: what has no white space for so long becomes white space. */
const withoutRuns = (text: string): string => text.replace(/\S{100,}/g, (run) => ' '.repeat(run.length))

/** harper.js in a thread of its own, started with the first English text: it takes 300 MB and blocks while it works. */
export function makeHarper(file: URL = new URL('./harper-thread.ts', import.meta.url), patience = patienceMilliseconds): Harper {
  const waiting = new Map<number, (findings: readonly HarperFinding[]) => void>()
  let worker: Worker | null = null
  let next = 0
  let answers = 0

  const settle = (id: number, findings: readonly HarperFinding[]): void => {
    waiting.get(id)?.(findings)
    waiting.delete(id)
  }
  const start = (): Worker => {
    const made = new Worker(file)
    made.unref()
    made.on('message', ({ id, findings = [] }: HarperAnswer) => {
      answers++
      settle(id, findings)
    })
    // An error is followed by an exit, when another may already be at work.
    const giveUp = (): void => {
      if (worker !== made) return
      worker = null
      for (const id of waiting.keys()) settle(id, [])
    }
    made.on('error', giveUp)
    made.on('exit', giveUp)
    return made
  }
  return {
    lint: (text, dialect) => {
      if (waiting.size >= waitingAtMost) return Promise.resolve([])
      const asked = (worker ??= start())
      const before = answers
      const id = next++
      const { promise, resolve } = Promise.withResolvers<readonly HarperFinding[]>()
      waiting.set(id, resolve)
      const timer = setTimeout(() => {
        settle(id, [])
        // One that has worked before and has answered nobody since is stuck in a text: the next question starts another.
        if (before > 0 && answers === before) void asked.terminate()
      }, patience)
      timer.unref()
      asked.postMessage({ id, text: withoutRuns(text), dialect } satisfies HarperQuestion)
      return promise.finally(() => clearTimeout(timer))
    },
    stop: async () => {
      await worker?.terminate()
      worker = null
    },
  }
}
