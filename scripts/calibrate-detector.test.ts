import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalibrations } from '#services/llm/calibration.ts'
import { likelihoodsOf, startLikelihoodServer } from '#tests/mocks/likelihood-server.ts'

const timeout = 60_000
const folder = mkdtempSync(path.join(tmpdir(), 'calibrate-'))
const [human, machine, file] = [
  path.join(folder, 'human'),
  path.join(folder, 'machine.jsonl'),
  path.join(folder, 'out', 'calibration.json'),
]
let server: Awaited<ReturnType<typeof startLikelihoodServer>>

/** A text that the stand-in finds as even as its one figure says. */
const textOf = (even: number): string => `${even.toFixed(3)} ${'gulls over the pier '.repeat(40)}`
beforeAll(async () => {
  server = await startLikelihoodServer((prompt) => ({
    status: 200,
    body: JSON.stringify(likelihoodsOf(prompt, Number(prompt.split(' ')[0]))),
  }))
  mkdirSync(human)
  for (let at = 0; at < 100; at++) writeFileSync(path.join(human, `${at}.txt`), textOf(0.2 + at / 250))
  writeFileSync(path.join(human, 'short.txt'), 'Too short.')
  const lines = Array.from({ length: 30 }, (_, at) => JSON.stringify({ text: textOf(0.45 + at / 60), language: 'en' }))
  writeFileSync(machine, `${lines.join('\n')}\n`)
})
afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true })
})

const run = (words: readonly string[], settings: Readonly<Record<string, string>>) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const script = path.join(import.meta.dirname, 'calibrate-detector.ts')
    execFile(process.execPath, [script, ...words], { env: settings }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

test('the command asks about each text and writes what follows', { timeout }, async () => {
  const settings = { LLM_URL: server.url, LLM_MODEL: 'base', LLM_CALIBRATION: file }
  const { status, said } = await run(['--human', human, '--machine', machine, '--lang', 'en', '--day', '2026-11-20'], settings)
  expect([status, said]).toEqual([0, expect.stringMatching(/^en {2}100 people, 30 models {2}beyond the bound \d/)])
  expect(server.asked.length).toBeGreaterThanOrEqual(130)
  const [made] = readCalibrations(file)
  expect(made).toMatchObject({ model: 'base', language: 'en', people: 100, machine: 30, measuredOn: '2026-11-20' })
  expect(made?.bound).not.toBeNull()
  expect(made?.wrongly).toBeLessThanOrEqual(0.02)
  expect(made?.found).toBeGreaterThan(0.5)
})

test.each([
  ['without a model', {}, ['--human', human, '--machine', machine], /LLM_URL and LLM_MODEL/],
  ['without texts of models', { LLM_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'base' }, ['--human', human], /--machine/],
  [
    'with a language that there is not',
    { LLM_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'base' },
    ['--human', human, '--machine', machine, '--lang', 'xx'],
    /--lang/,
  ],
] as const)('the command stops %s, and says why', { timeout }, async (_, settings, words, why) => {
  const other = path.join(folder, 'none.json')
  const { status, said } = await run(words, { ...settings, ...('LLM_URL' in settings ? { LLM_CALIBRATION: other } : {}) })
  expect([status, said]).toEqual([2, expect.stringMatching(why)])
  expect(existsSync(other)).toBe(false)
})
