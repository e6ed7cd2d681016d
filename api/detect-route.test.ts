import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { signedInAs, subscription } from '#tests/visitor.ts'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import type { KeptRun } from '#services/history/history.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { cardSchema, detectResult } from '#tools/detect/contract.ts'
import { makeDetect } from '#tools/detect/run.ts'
import { tiers, type PaidTierId } from '#tools/tiers.ts'
import type { House } from './house.ts'
import { problemSchema } from './present/problem.ts'

const path = '/api/v1/detect'
const timeout = 30_000
const detecting = makeDetect({ modelOf: async () => ({ model: null, card: null }) })

/** The engine as its thread runs it, here in the test, without a model. */
const detect: House['engines']['detect'] = async ({ text, language }) => {
  const found = await mainLanguage({ text, language, supported: languagesOf('detect') })
  return detecting.run({ text, language: found.language })
}

const withEngine = (given: Partial<House> = {}) => makeAsk({ engines: { ...makeHouse().engines, detect }, ...given })
const paid = (tier: PaidTierId) => signedInAs('writer', () => subscription({ tier }))

const sentence = 'The ferry was late again, so we counted gulls on the pier until the rain drove us into the station.'
const prose = Array.from({ length: 12 }, (_, index) => `${sentence.replace('gulls', `${index + 3} gulls`)}`).join(' ')

async function found(input: object) {
  const response = await withEngine(paid('platinum'))(path, posting(input))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return detectResult.parse(await response.json())
}

describe('a run', () => {
  test('says what was judged, and why there is no verdict', { timeout }, async () => {
    const { language, verdict, cannotTell, range, words, reliability } = await found({ text: prose })
    expect({ language, verdict, cannotTell, range }).toEqual({
      language: 'en',
      verdict: 'cannot-tell',
      cannotTell: 'not-measured',
      range: null,
    })
    expect(words.judged).toBeGreaterThan(200)
    expect(reliability).toMatchObject({ isMeasured: false, worstFalseAlarms: null })
  })

  test('gives the same answer to the same text', { timeout }, async () => {
    expect(await found({ text: prose })).toEqual(await found({ text: prose }))
  })
})

describe('limits', () => {
  const rows: readonly (readonly [who: string, house: Partial<House>, limit: number])[] = [
    ['a visitor', {}, tiers.visitor.checkedPerRun],
    ['a free account', signedInAs('writer'), tiers.free.checkedPerRun],
    ['premium', paid('premium'), tiers.premium.checkedPerRun],
    ['platinum', paid('platinum'), tiers.platinum.checkedPerRun],
  ]
  test.each(rows)('of %s are those of the tier, in characters', async (_, house, limit) => {
    const ask = makeAsk(house)
    expect((await ask(path, posting({ text: '😀'.repeat(limit) }))).status).toBe(200)
    const refused = await ask(path, posting({ text: '😀'.repeat(limit + 1) }))
    expect([refused.status, await refused.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'text-too-long', limit, amount: limit + 1 }),
    ])
  })

  test('of runs are counted, and given back when the text was refused', async () => {
    const counts: string[] = []
    const limits: House['limits'] = {
      count: async (kind) => (counts.push(kind), null),
      giveBack: async (kind) => void counts.push(`${kind} back`),
    }
    await withEngine({ limits })(path, posting({ text: '12345 67890 +-*/ 12345' }))
    expect(counts).toEqual(['requests', 'runs', 'runs back'])
  })
})

describe('refused', () => {
  const rows: readonly (readonly [name: string, input: unknown, status: number, code: string])[] = [
    ['no text', { text: '' }, 422, 'text-empty'],
    ['only spaces', { text: ' \n\t\u00a0' }, 422, 'text-empty'],
    ['only invisible characters', { text: '\u200b\ufeff\u00ad' }, 422, 'text-empty'],
    ['halves of characters alone', { text: '\ud83d\ud83d' }, 422, 'text-empty'],
    ['a language that is none', { text: prose, language: 'xx' }, 422, 'input-invalid'],
    ['a text that is no text', { text: 7 }, 422, 'input-invalid'],
    ['a megabyte', { text: `${prose} `.repeat(900) }, 413, 'text-too-long'],
    ['more than a request may hold', { text: 'a'.repeat(5_000_000) }, 413, 'body-too-large'],
    ['numbers', { text: '12345 67890 +-*/ 12345' }, 422, 'language-unknown'],
    [
      'Finnish',
      { text: 'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta, koska opettaja oli pyytänyt sitä.' },
      422,
      'language-not-supported',
    ],
    [
      'Russian',
      { text: 'Студенты писали длинные сочинения о войне и мире, потому что учитель просил их об этом.' },
      422,
      'language-not-supported',
    ],
    ['Urdu', { text: 'طلبہ نے جنگ اور امن پر طویل مضامین لکھے کیونکہ استاد نے ان سے کہا تھا۔' }, 422, 'language-not-supported'],
  ]
  test.each(rows)('%s, in clear words', { timeout }, async (_, input, status, code) => {
    const response = await withEngine()(path, posting(input, { 'Accept-Language': 'hu' }))
    const problem = problemSchema.parse(await response.json())
    expect([response.status, problem.code]).toEqual([status, code])
    expect(problem.title.length).toBeGreaterThan(10)
    expect(response.headers.get('content-language')).toBe('hu')
  })
})

describe('texts that can hardly be judged', () => {
  const items = Array.from({ length: 60 }, (_, index) => `- milk and ${index} eggs`).join('\n')
  const table = Array.from({ length: 60 }, (_, index) => `| row ${index} | the weight | ${index * 3} |`).join('\n')
  const poem = Array.from(
    { length: 12 },
    () =>
      'The evening came on quiet feet\nAnd laid its coat along the street\nThe lamps were lit, the doors were shut\nA dog lay dreaming in the hut',
  ).join('\n\n')
  const code = Array.from(
    { length: 60 },
    (_, index) => `const total${index} = readTheNumbers(${index}).reduce((sum, one) => sum + one, 0);`,
  ).join('\n')
  const hungarian = 'A diákok tegnap hosszú dolgozatokat írtak a háborúról, mert a tanár ezt kérte tőlük az órán, és sokan nem értek rá. '
  const rows: readonly (readonly [name: string, text: string, reason: string])[] = [
    ['a short one', sentence, 'too-short'],
    ['a list', `What we need to buy at the market this week is here.\n\n${items}`, 'not-prose'],
    ['a table', `What the table shows is the weight of each row in it.\n\n${table}`, 'not-prose'],
    ['a poem', poem, 'not-prose'],
    ['code', `This is how the numbers are read and added up in the end.\n\n${code}`, 'not-prose'],
    ['two languages', `${sentence} ${sentence}\n\n${hungarian.repeat(5)}`, 'mixed-languages'],
  ]
  test.each(rows)('%s: no verdict, and its reason', { timeout }, async (_, text, cannotTell) => {
    const result = await found({ text, language: 'en' })
    expect(result).toMatchObject({ verdict: 'cannot-tell', cannotTell, range: null, passages: [] })
    for (const { span } of [...result.leftOut, ...result.oddCharacters]) expect(span.end).toBeLessThanOrEqual(text.length)
  })

  test('odd characters are told of, and change nothing else', { timeout }, async () => {
    const odd = prose.replaceAll('ferry', 'fer\u200bry').replaceAll(' so ', '\ud83d so ')
    const { oddCharacters, words, cannotTell } = await found({ text: odd, language: 'en' })
    expect(oddCharacters.filter(({ kind }) => kind === 'zero-width').map(({ span }) => odd.slice(span.start, span.end))).toEqual(
      Array.from({ length: 12 }, () => '\u200b'),
    )
    expect({ words, cannotTell }).toEqual({ words: (await found({ text: prose, language: 'en' })).words, cannotTell: 'not-measured' })
  })
})

describe('what is kept', () => {
  const keeping = (kept: KeptRun[]): House['history'] => ({ ...makeHouse().history, keep: async (run) => void kept.push(run) })

  test('is a run of somebody signed in, and only when they asked for it', async () => {
    const kept: KeptRun[] = []
    const ask = makeAsk({ ...signedInAs('writer'), history: keeping(kept) })
    await ask(path, posting({ text: sentence }))
    expect(kept).toEqual([])
    await ask(path, posting({ text: sentence, keep: true }))
    const options = { version: '1', verdict: 'cannot-tell', cannotTell: 'too-short', words: 6 }
    expect(kept).toEqual([{ accountId: 'writer', tool: 'detect', language: 'en', input: sentence, output: sentence, options }])
  })

  const nothings: readonly (readonly [name: string, house: Partial<House>, end: string, input: object])[] = [
    ['of a visitor', {}, '', { text: sentence, keep: true }],
    ['of a report', paid('premium'), '/report', { text: sentence, keep: true }],
    ['of several files', paid('platinum'), '/batch', { texts: [{ name: 'a', text: sentence }] }],
  ]
  test.each(nothings)('is nothing %s', async (_, house, end, input) => {
    const kept: KeptRun[] = []
    const response = await makeAsk({ ...house, history: keeping(kept) })(`${path}${end}`, posting(input))
    expect(response.status).toBe(200)
    await response.text()
    expect(kept).toEqual([])
  })
})

describe('logs', () => {
  const secret = 'grandmother Ilona of Košice'
  const failing: House['engines']['detect'] = async ({ text }) => Promise.reject(new Error(`cannot read ${text}`))
  test.each([
    ['', {}],
    ['', { detect: failing }],
    ['/report', {}],
    ['/report', { detect: failing }],
    ['/batch', { detect: failing }],
  ])('of %s hold nothing of the text', async (end, engine) => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const ask = makeAsk({ ...paid('platinum'), log, engines: { ...makeHouse().engines, ...engine } })
    const input =
      end === '/batch' ? { texts: [{ name: secret, text: secret }] } : { text: secret, ...(end === '' ? {} : { title: secret }) }
    await (await ask(`${path}${end}`, posting(input))).text()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(/Ilona|Košice|grandmother/)
  })
})

describe('the card of a language', () => {
  test('is given to everybody', async () => {
    const response = await makeAsk()(`${path}/card?language=en`)
    expect(response.status).toBe(200)
    expect(cardSchema.parse(await response.json())).toMatchObject({ language: 'en', isMeasured: true })
  })

  test.each([
    ['language=hu', 404, 'not-found'],
    ['language=xx', 422, 'input-invalid'],
    ['', 422, 'input-invalid'],
  ])('for "%s" is refused', async (query, status, code) => {
    const response = await makeAsk()(`${path}/card?${query}`)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
  })
})
