import { afterEach, expect, test } from 'vitest'
import { makeHarper, type Harper } from './harper.ts'

/** A thread that answers as told by the text: `fail`, `end`, `silence`, or with one finding. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ id, text, dialect }) => {
      if (text === 'end') process.exit(1)
      if (text === 'throw') throw new Error('broken')
      if (text === 'silence') return
      if (text === 'fail') return parentPort.postMessage({ id, error: 'failed' })
      parentPort.postMessage({ id, findings: [{ rule: text, kind: dialect, start: 0, end: 1, suggestions: [String(threadId)] }] })
    })`)}`,
)

let harper: Harper | null = null
const made = (patience?: number): Harper => (harper = makeHarper(thread, patience))
afterEach(async () => harper?.stop())

const rulesOf = async (one: Harper, text: string): Promise<readonly string[]> => (await one.lint(text, 'en-GB')).map(({ rule }) => rule)

test('answers come back to those who asked', async () => {
  const one = made()
  expect(await Promise.all([rulesOf(one, 'a'), rulesOf(one, 'b')])).toEqual([['a'], ['b']])
})

test.each(['fail', 'end', 'throw'])('when the thread does "%s" there are no findings, and the next text is read', async (text) => {
  const one = made()
  expect(await rulesOf(one, text)).toEqual([])
  expect(await rulesOf(one, 'a')).toEqual(['a'])
})

test('a run without white space is not shown to harper, and what stands behind it keeps its place', async () => {
  const shown = async (text: string): Promise<string | undefined> => (await made().lint(text, 'en-GB'))[0]?.rule
  expect(await shown(`a ${'b'.repeat(3_000)} c`)).toBe(`a ${' '.repeat(3_000)} c`)
  expect(await shown(`a ${'b'.repeat(99)} c`)).toBe(`a ${'b'.repeat(99)} c`)
})

test('nobody waits longer than they have patience', async () => {
  expect(await rulesOf(made(50), 'silence')).toEqual([])
})

test('a thread that answers nobody any more is replaced', async () => {
  const one = made(500)
  const [first] = await one.lint('a', 'en-GB')
  await one.lint('silence', 'en-GB')
  await expect
    .poll(async () => (await one.lint('a', 'en-GB'))[0]?.suggestions[0] ?? first?.suggestions[0])
    .not.toEqual(first?.suggestions[0])
})
