import { describe, expect, test } from 'vitest'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { makeHarper } from '#services/resources/harper.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { makeSpellers } from '#services/resources/spellers.ts'
import { charactersAtMost, proofreadResult, type ProofreadResult } from '#tools/proofread/contract.ts'
import type { HarperFinding } from '#tools/proofread/run-combined.ts'
import { makeProofread } from '#tools/proofread/run.ts'
import type { House } from './house.ts'
import { problemSchema } from './present/problem.ts'

const path = '/api/v1/proofread'
const timeout = 30_000
const proofreading = makeProofread({ spellerOf: makeSpellers().get })

/** The engine as its thread runs it, here in the test. */
const proofread: House['engines']['proofread'] = async (input) =>
  proofreading.run({
    ...input,
    ...(await mainLanguage({ text: input.text, language: input.language, supported: languagesOf('proofread') })),
  })

const notAsked = async () => Promise.reject(new Error('not asked for'))
const askWith = (given: Partial<House> = {}) =>
  makeAsk({ engines: { ...makeHouse().engines, rephrase: notAsked, variants: notAsked, proofread }, ...given })

/** The result for an input, with the text that each finding points at. */
async function found(input: object, { harper = null, locale = 'en' }: { harper?: House['harper']; locale?: string } = {}) {
  const response = await askWith({ harper })(path, posting(input, { 'Accept-Language': locale }))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return proofreadResult.parse(await response.json())
}

const at = (text: string, { span }: ProofreadResult['lints'][number]): string => text.slice(span.start, span.end)

describe('words', () => {
  const text = 'We will recieve the letter on Monday morning.'
  const rows: readonly (readonly [locale: string, title: string, message: string])[] = [
    ['en', 'Unknown word', '“recieve” is not in the dictionary.'],
    ['hu', 'Ismeretlen szó', '„recieve” nincs a szótárban.'],
    ['de-AT, de;q=0.9', 'Unbekanntes Wort', '„recieve“ steht nicht im Wörterbuch.'],
    ['fr', 'Mot inconnu', '«\u00a0recieve\u00a0» n’est pas dans le dictionnaire.'],
    ['ur', 'نامعلوم لفظ', '”\u2068recieve\u2069“ لغت میں نہیں ہے۔'],
    ['xx', 'Unknown word', '“recieve” is not in the dictionary.'],
  ]
  test.each(rows)('in %s', { timeout }, async (locale, title, message) => {
    const { lints, language, dialect } = await found({ text, language: 'en' }, { locale })
    expect({ language, dialect }).toEqual({ language: 'en', dialect: 'en-US' })
    expect(lints).toMatchObject([{ id: '0', class: 'misspelled', kind: 'spelling', span: { start: 8, end: 15 }, title, message }])
  })
})

describe('refused', () => {
  const limit = 5_000
  const rows: readonly (readonly [name: string, input: object, status: number, code: string])[] = [
    ['no text', { text: '' }, 422, 'text-empty'],
    ['only spaces', { text: ' \n\t\u00a0' }, 422, 'text-empty'],
    ['only invisible characters', { text: '\u200b\ufeff\u00ad' }, 422, 'text-empty'],
    ['one character too many', { text: 'é'.repeat(limit + 1) }, 413, 'text-too-long'],
    ['a language that is none', { text: 'A text.', language: 'xx' }, 422, 'input-invalid'],
    ['too many words of one’s own', { text: 'A text.', own: Array.from({ length: 5_001 }, () => 'word') }, 422, 'input-invalid'],
    [
      'a text in a language that is not proofread',
      { text: 'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta, koska opettaja oli pyytänyt sitä.' },
      422,
      'language-not-supported',
    ],
    ['a text in no language', { text: '12345 67890 +-*/ 12345' }, 422, 'language-unknown'],
  ]
  test.each(rows)('%s', { timeout }, async (_, input, status, code) => {
    const response = await askWith()(path, posting(input))
    expect(problemSchema.parse(await response.json())).toMatchObject({ code, status })
    expect(response.status).toBe(status)
  })

  test('with the limit and the amount, counted in characters', async () => {
    const response = await askWith()(path, posting({ text: '😀'.repeat(limit + 1), language: 'en' }))
    expect(await response.json()).toMatchObject({ code: 'text-too-long', limit, amount: limit + 1 })
  })

  test('nothing up to the limit', { timeout }, async () => {
    const text = 'This is well. '.repeat(Math.floor(limit / 14)).padEnd(limit, '.')
    expect([...text].length).toBe(limit)
    expect((await askWith()(path, posting({ text, language: 'en' }))).status).toBe(200)
    expect(limit).toBeLessThanOrEqual(charactersAtMost)
  })
})

describe('harper', () => {
  const text = 'We will recieve the letters on Monday morning.'
  const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const findings: readonly HarperFinding[] = [
    { rule: 'WrongWord', kind: 'WordChoice', ...spanOf('letters'), suggestions: ['papers'] },
    { rule: 'Spelling', kind: 'Malapropism', ...spanOf('recieve'), suggestions: ['relieve'] },
    { rule: 'Taste', kind: 'Style', ...spanOf('morning'), suggestions: ['day'] },
  ]
  const harper = { lint: async () => findings }

  test('adds what ours did not find, in the order of the text, with our words', { timeout }, async () => {
    const { lints } = await found({ text, language: 'en' }, { harper })
    const added = { rule: 'harper/WrongWord', class: 'confused-words', suggestions: ['papers'], title: 'Confused words' }
    expect(lints.filter((lint) => at(text, lint) === 'letters')).toMatchObject([added])
    expect(lints.map(({ rule }) => rule)).not.toContain('harper/Taste')
    expect(lints.filter((lint) => at(text, lint) === 'recieve')).toHaveLength(1)
    const ends = lints.map(({ span }) => span.end)
    expect(lints.slice(1).every(({ span }, i) => span.start >= (ends[i] ?? 0))).toBe(true)
    expect(lints.map(({ id }) => id)).toEqual(lints.map((_, i) => String(i)))
  })

  test.each([
    ['a rule', { off: ['harper/WrongWord'] }],
    ['a class', { off: ['confused-words'] }],
    ['a word of one’s own', { own: ['Letters'] }],
  ])('is kept to the writer’s switches: %s', { timeout }, async (_, switches) => {
    const { lints } = await found({ text, language: 'en', ...switches }, { harper })
    expect(lints.map(({ rule }) => rule)).not.toContain('harper/WrongWord')
  })

  test('is asked in the variant of the text, and only about English', { timeout }, async () => {
    const asked: (readonly [string, string])[] = []
    const listening = { lint: async (given: string, dialect: string) => (asked.push([given, dialect]), []) }
    await found({ text, language: 'en', dialect: 'en-GB' }, { harper: listening })
    await found({ text: 'A diákok hosszú dolgozatokat írtak.', language: 'hu' }, { harper: listening })
    await found({ text: 'A diákok hosszú dolgozatokat írtak a háborúról.' }, { harper: listening })
    expect(asked).toEqual([[text, 'en-GB']])
  })

  test.each([
    ['cannot start', 'throw new Error("no harper")'],
    ['ends while it works', 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1))'],
    [
      'answers with an error',
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ id }) => parentPort.postMessage({ id, error: "x" }))',
    ],
  ])('that %s changes nothing', { timeout }, async (_, source) => {
    const broken = makeHarper(new URL(`data:text/javascript,${encodeURIComponent(source)}`))
    try {
      expect(await found({ text, language: 'en' }, { harper: broken })).toEqual(await found({ text, language: 'en' }))
      // It is tried again with the next text.
      expect(await broken.lint(text, 'en-US')).toEqual([])
    } finally {
      await broken.stop()
    }
  })
})

describe('a text in two languages', () => {
  const hungarian = 'A diákok tegnap hosszú dolgozatokat írtak a háborúról, mert a tanár ezt kérte tőlük az órán.'
  const english = 'Many students do not have enough time, because they work in the evening and at the weekend.'

  test('is read in its main one; the other part is named and left unread', { timeout }, async () => {
    const foreign = hungarian.replace('dolgozatokat írtak', 'dolgozattokat írtak')
    const text = `${english} We recieve nothing. ${english}\n\n${foreign}\n\n${english}`
    const { lints, language, skipped } = await found({ text })
    expect(language).toBe('en')
    expect(skipped.map(({ span, language: code }) => [text.slice(span.start, span.end).trim(), code])).toEqual([[foreign, 'hu']])
    expect(lints.map((lint) => at(text, lint))).toEqual(['recieve'])
  })

  test('nor does harper speak of that part', { timeout }, async () => {
    const text = `${english} ${english}\n\n${hungarian}`
    const start = text.indexOf('hosszú')
    const harper = { lint: async () => [{ rule: 'Any', kind: 'Usage', start, end: start + 6, suggestions: ['long'] }] }
    expect((await found({ text }, { harper })).lints).toEqual([])
  })
})

describe('what the writer asks for', () => {
  const text = 'The colour is very good ... and we recieve  it here.'
  const classes = async (input: object) =>
    (await found({ text, language: 'en', dialect: 'en-GB', ...input })).lints.map((lint) => lint.class)

  test('words of one’s own are right', { timeout }, async () => {
    expect(await classes({})).toContain('misspelled')
    expect(await classes({ own: ['Recieve'] })).not.toContain('misspelled')
  })

  test('rules and classes are switched off', { timeout }, async () => {
    expect(await classes({})).toContain('spaces-doubled')
    expect(await classes({ off: ['spaces-doubled'] })).not.toContain('spaces-doubled')
  })

  test('what is only worth a look comes when asked for', { timeout }, async () => {
    expect(await classes({})).not.toContain('ellipsis')
    expect(await classes({ picky: true })).toContain('ellipsis')
  })
})
