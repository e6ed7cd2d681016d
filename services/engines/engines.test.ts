import { afterAll, describe, expect, test } from 'vitest'
import { makeRephraseInput } from '#tests/builders.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { makeEngines, type Engines } from './engines.ts'
import type { StepMessage } from './task.ts'

const file = new URL('../../tests/mocks/engine-thread.ts', import.meta.url)
const opened: Engines[] = []
const engines = (given: Partial<Parameters<typeof makeEngines>[0]> = {}): Engines => {
  const made = makeEngines({ file, threads: 1, queue: 8, timeoutSeconds: 20, ...given })
  opened.push(made)
  return made
}
afterAll(() => Promise.all(opened.map((made) => made.close())))

const input = (text: string) => makeRephraseInput({ text })
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.problem.code : error),
  )

describe('a run', () => {
  test('gives its result, and its steps in order before it', async () => {
    const steps: StepMessage[] = []
    const { text } = await engines().rephrase(input('words'), { onStep: (step) => steps.push(step) })
    expect(text).toBe('WORDS')
    expect(steps.map(({ step }) => step)).toEqual(['optimizing', 'analyzing', 'finalizing'])
  })

  test('tells steps while it works, not afterwards', async () => {
    const times: number[] = []
    await engines().rephrase(input('slow'), { onStep: () => times.push(performance.now()) })
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(300)
  })

  test('gives other wordings of a sentence', async () => {
    const { variants } = await engines().variants({ ...makeRephraseInput({ text: 'One. Two.' }), sentence: { start: 0, end: 4 }, count: 2 })
    expect(variants.map(({ text }) => text)).toEqual(['One. (1)', 'One. (2)'])
  })
})

describe('what goes wrong in a thread', () => {
  const rows = [
    ['a problem of the text is told as it is', 'foreign', 'language-not-supported'],
    ['an engine that throws', 'throw', 'engine-failed'],
    ['a thread that dies', 'crash', 'engine-failed'],
    ['a thread that hangs', 'hang', 'engine-timeout'],
  ] as const
  test.each(rows)('%s, and the next run works', { timeout: 20_000 }, async (_, text, code) => {
    const made = engines({ timeoutSeconds: text === 'hang' ? 3 : 20 })
    await made.warmUp()
    expect(await codeOf(made.rephrase(input(text)))).toBe(code)
    expect(await codeOf(made.rephrase(input('words')))).toBe('done')
  })

  test('a thread that cannot begin does not spoil the pool', async () => {
    const made = engines({ file: new URL('file:///nowhere/thread.ts') })
    expect(await codeOf(made.rephrase(input('words')))).toBe('engine-failed')
    expect(await codeOf(made.rephrase(input('words')))).toBe('engine-failed')
  })

  test('more runs than may wait are refused', async () => {
    const made = engines({ queue: 1 })
    await made.warmUp()
    const codes = await Promise.all(['slow', 'words', 'words', 'words'].map((text) => codeOf(made.rephrase(input(text)))))
    expect(codes).toEqual(['done', 'done', 'engine-busy', 'engine-busy'])
  })
})

describe('a run that nobody waits for', () => {
  const cancelled = async (made: Engines, text: string) => {
    const gone = new AbortController()
    const ended = codeOf(made.rephrase(input(text), { signal: gone.signal, onStep: () => gone.abort() }))
    expect(await ended).toBeInstanceOf(RunEnded)
  }

  test('stops at its next step, in its thread', async () => {
    const made = engines()
    await cancelled(made, 'slow')
    const start = performance.now()
    expect(await codeOf(made.rephrase(input('words')))).toBe('done')
    expect(performance.now() - start).toBeLessThan(450)
  })

  test('is killed when it has no steps', async () => {
    const made = engines()
    await cancelled(made, 'hang')
    expect(await codeOf(made.rephrase(input('words')))).toBe('done')
  })

  test('never begins when it still waits for a thread', async () => {
    const made = engines()
    const gone = new AbortController()
    const first = codeOf(made.rephrase(input('slow')))
    const second = codeOf(made.rephrase(input('hang'), { signal: gone.signal }))
    gone.abort()
    expect(await second).toBeInstanceOf(RunEnded)
    expect(await first).toBe('done')
  })

  test('does not begin when nobody waited from the start', async () => {
    expect(await codeOf(engines().rephrase(input('words'), { signal: AbortSignal.abort() }))).toBeInstanceOf(RunEnded)
  })
})
