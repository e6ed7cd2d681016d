import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { likelihoodsOf, startLikelihoodServer } from '#tests/mocks/likelihood-server.ts'
import { calibrate, lowerThan } from './calibrate.ts'
import { calibrationPath, readCalibrations, withCalibration } from './calibration.ts'
import { openPredictor } from './open-predictor.ts'
import { predictabilityOf, stretchesOf } from './predictability.ts'

let server: Awaited<ReturnType<typeof startLikelihoodServer>>
let answer: { status: number; body: string } | null | 'as it should' = 'as it should'
let even = 0.5
const folder = mkdtempSync(path.join(tmpdir(), 'predictor-'))
beforeAll(async () => {
  server = await startLikelihoodServer((prompt) =>
    answer === 'as it should' ? { status: 200, body: JSON.stringify(likelihoodsOf(prompt, even)) } : answer,
  )
})
afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  answer = 'as it should'
  even = 0.5
  server.asked.splice(0)
})

const prose = 'The ferry was late again 😀, so we counted the gulls on the pier. '.repeat(12)
const never = new AbortController().signal
const about = { model: 'base', measuredOn: '2026-11-20' } as const
const people = Array.from({ length: 200 }, (_, at) => -2 + at / 100)
const machine = Array.from({ length: 40 }, (_, at) => -0.5 + at / 10)
const figureOf = () => predictabilityOf({ url: server.url, model: 'base', key: undefined }, prose, { seconds: 5, signal: never })

const troubles: string[] = []
function open(
  given: { readonly people?: readonly number[]; readonly model?: string; readonly key?: string; readonly seconds?: number } = {},
) {
  troubles.splice(0)
  const file = path.join(folder, 'detector-calibration.json')
  writeFileSync(file, withCalibration([], calibrate({ people: given.people ?? people, machine }, { ...about, language: 'en' })))
  return openPredictor(
    {
      LLM_URL: `${server.url}/`,
      LLM_MODEL: given.model ?? 'base',
      LLM_KEY: given.key,
      LLM_TIMEOUT: given.seconds ?? 5,
      LLM_CALIBRATION: undefined,
      DATA_FOLDER: folder,
    },
    (trouble) => troubles.push(trouble),
  )
}

describe('the model', () => {
  test('is asked for the probabilities of the text, with the key, and a text that is more even has the higher figure', async () => {
    await open({ key: 'secret' }).read(prose, 'en', never)
    expect(server.asked[0]).toMatchObject({
      path: '/v1/completions',
      key: 'Bearer secret',
      body: { model: 'base', max_tokens: 1, echo: true, logprobs: 5 },
    })
    expect(server.asked.map(({ body }) => body['prompt'])).toEqual([prose.trim()])
    const figures: (number | null)[] = []
    for (const share of [0.3, 0.6, 0.9]) {
      even = share
      figures.push(await figureOf())
    }
    expect(figures).toEqual(figures.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    expect(new Set(figures).size).toBe(3)
  })

  test('is said to find a text usual, or more even than the people’s', async () => {
    even = 0.1
    expect(await open().read(prose, 'en', never)).toMatchObject({ model: 'base', finding: { isUsual: true, moreEvenThan: 0 } })
    even = 1
    expect(await open().read(prose, 'en', never)).toMatchObject({ finding: { isUsual: false, moreEvenThan: 0.99 } })
  })

  test.each([
    ['another language', {}, 'hu'],
    ['another model', { model: 'other' }, 'en'],
    ['too few texts', { people: people.slice(0, 99) }, 'en'],
  ] as const)('is not asked where it was calibrated with %s', async (_, given, language) => {
    const predictor = open(given)
    expect(await predictor.read(prose, language, never)).toBeNull()
    expect(server.asked).toEqual([])
    expect(predictor.model === null).toBe(language === 'en')
  })

  test.each([
    ['refuses', { status: 500, body: 'Error' }, 'refused'],
    ['gives no JSON', { status: 200, body: '<html>' }, 'unreadable'],
    ['gives no probabilities', { status: 200, body: '{"choices":[{"text":"","logprobs":null}]}' }, 'unreadable'],
    ['gives lists of unlike lengths', { status: 200, body: JSON.stringify(unlike()) }, 'unreadable'],
    ['gives too much', { status: 200, body: ' '.repeat(5_000_000) }, 'too-large'],
    ['never answers', null, 'late'],
  ] as const)('that %s has no finding, and the log gets a code', async (_, given, trouble) => {
    answer = given
    expect(await open({ seconds: 1 }).read(prose, 'en', never)).toMatchObject({ model: 'base', finding: null })
    expect(troubles).toEqual([trouble])
  })

  test('is not waited for when nobody waits for the run', async () => {
    answer = null
    const stop = new AbortController()
    const read = open().read(prose, 'en', stop.signal)
    stop.abort()
    await expect(read).rejects.toThrow(/abort/i)
    expect(troubles).toEqual([])
  })
})

function unlike() {
  const { choices } = likelihoodsOf(prose, 0.5)
  return { choices: choices.map((choice) => ({ ...choice, logprobs: { ...choice.logprobs, token_logprobs: [null] } })) }
}

test('none is set: nothing is sent', async () => {
  const settings = { LLM_URL: undefined, LLM_MODEL: undefined, LLM_KEY: undefined, LLM_TIMEOUT: 5, LLM_CALIBRATION: undefined }
  const predictor = openPredictor({ ...settings, DATA_FOLDER: folder }, () => undefined)
  expect(predictor.model).toBeNull()
  expect(await predictor.read(prose, 'en', never)).toBeNull()
})

describe('stretches', () => {
  test('are the text again, about equally long, and twelve at most', () => {
    expect(stretchesOf('')).toEqual([''])
    const text = 'word '.repeat(2000).trim()
    const stretches = stretchesOf(text)
    expect(stretches.join('')).toBe(text)
    expect(stretches).toHaveLength(6)
    expect(Math.max(...stretches.map(({ length }) => length)) - Math.min(...stretches.map(({ length }) => length))).toBeLessThan(20)
    expect(stretchesOf('word '.repeat(20_000))).toHaveLength(12)
  })
})

describe('a calibration', () => {
  const made = calibrate({ people, machine }, { ...about, language: 'en' })

  test('leaves at most two in a hundred people beyond its bound', () => {
    expect(made.wrongly).toBeLessThanOrEqual(0.02)
    expect(made.wrongly).toBeGreaterThan(0)
    expect(made.found).toBeGreaterThan(0.8)
    expect(made.interval.low).toBeLessThan(made.auroc)
    expect(made.interval.high).toBeGreaterThan(made.auroc)
  })

  test('does not depend on the order of texts', () => {
    expect(calibrate({ people: people.toReversed(), machine: machine.toReversed() }, { ...about, language: 'en' })).toEqual(made)
  })

  test('tells how many people’s texts are lower', () => {
    expect([-9, -0.995, 9].map((figure) => lowerThan(figure, made))).toEqual([0, 50, 99])
  })

  test('has no bound with too few texts of either kind, and figures all the same', () => {
    const few = calibrate({ people, machine: [1] }, { ...about, language: 'en' })
    expect(few).toMatchObject({ bound: null, people: 200, machine: 1 })
    expect(calibrate({ people: [1], machine: [] }, { ...about, language: 'en' })).toMatchObject({ bound: null, auroc: 0.5 })
  })

  test('takes the place of an earlier one, and a file that cannot be read stops the start with words', () => {
    const file = path.join(folder, 'other.json')
    expect(readCalibrations(file)).toEqual([])
    const hungarian = { ...made, language: 'hu' } as const
    writeFileSync(file, withCalibration([made, hungarian], { ...made, measuredOn: '2026-11-21' }))
    expect(readCalibrations(file).map(({ language, measuredOn }) => `${language} ${measuredOn}`)).toEqual([
      'hu 2026-11-20',
      'en 2026-11-21',
    ])
    writeFileSync(file, '{}')
    expect(() => readCalibrations(file)).toThrow(/LLM_CALIBRATION/)
    expect(calibrationPath({ LLM_CALIBRATION: file, DATA_FOLDER: folder })).toBe(file)
  })
})
