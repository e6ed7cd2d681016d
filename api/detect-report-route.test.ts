import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { makeDetectResult, makeModelCard } from '#tests/builders.ts'
import { signedInAs, subscription } from '#tests/visitor.ts'
import { describe, expect, test } from 'vitest'
import type { DetectResult, ModelCard, Signal } from '#tools/detect/contract.ts'
import { tiers, type PaidTierId } from '#tools/tiers.ts'
import type { House } from './house.ts'

const path = '/api/v1/detect/report'
const paid = (tier: PaidTierId) => signedInAs('writer', () => subscription({ tier }))
const text = 'Moreover, the city grew. People came. They stayed for the work & the <b>river</b>.'
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

const connectives: Signal = {
  id: 'connectives',
  value: 0.5,
  facts: { count: 1, of: 3 },
  position: 0.8,
  leaning: 'models',
  places: [spanOf('Moreover')],
}
const judged: Partial<DetectResult> = {
  verdict: 'mixed',
  cannotTell: null,
  range: { low: 0.31, high: 0.64 },
  words: { judged: 260, all: 280 },
  passages: [
    { span: spanOf('Moreover, the city grew.'), reading: 'generated' },
    { span: spanOf('People came.'), reading: 'unclear' },
    { span: spanOf('They stayed for the work & the <b>river</b>.'), reading: 'human' },
  ],
  signals: [connectives],
  leftOut: [{ kind: 'quotation', span: { start: 0, end: 0 } }],
  oddCharacters: [{ kind: 'zero-width', span: { start: 3, end: 4 } }],
}

type Asked = { readonly locale?: string; readonly input?: object; readonly card?: ModelCard | null }

/** The page of a result, for somebody who may print. */
async function pageOf(given: Partial<DetectResult> = {}, { locale = 'en', input = {}, card = makeModelCard() }: Asked = {}) {
  const engines: House['engines'] = { ...makeHouse().engines, detect: async () => makeDetectResult(given) }
  const answer = await makeAsk({ ...paid('premium'), engines, detectorCardOf: async () => card })(
    `${path}?locale=${locale}`,
    posting({ text, ...input }),
  )
  expect(answer.status).toBe(200)
  return { answer, html: await answer.text() }
}

describe('a report to print', () => {
  test('says the verdict in words, that it is no proof, how often it is wrong, and what it cannot know', async () => {
    const { html } = await pageOf(judged, { input: { title: 'My essay' } })
    const parts = [
      'My essay',
      '>Mixed<',
      'This is not proof.',
      '31 to 64 %. Half of the measured texts',
      '1% on average, 5% in the worst group',
      'in a language they learned: 2%',
      'Left out: quotations.',
      '1 odd character',
      'What it cannot know',
      'no language model decides it',
    ]
    expect(parts.filter((part) => !html.includes(part))).toEqual([])
    const places = ['>Mixed<', 'This is not proof.', '31 to 64 %'].map((part) => html.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('says a range as the screen does: never a single number', async () => {
    const { html } = await pageOf({ ...judged, range: { low: 0.98, high: 0.98 } })
    expect(html).toContain('97 to 98 %')
    expect(html).not.toContain('98 to 98')
  })

  test('marks passages by how they read, and leaves those of people alone', async () => {
    const { html } = await pageOf(judged)
    expect(html).toContain(
      '<mark class="generated">Moreover, the city grew.</mark> <mark class="unclear">People came.</mark> They stayed for',
    )
  })

  test('names groups of writers with their wrong alarms, the worst first, or what the measuring lacks', async () => {
    const group = { genre: 'essay', native: true, texts: 1_200, interval: { low: 0, high: 0.006 }, licence: 'CC0', isTrainedOn: true }
    const human = [
      { ...group, id: 'en-a', falseAlarms: 0.002 },
      { ...group, id: 'en-b', native: false, falseAlarms: 0.047 },
    ]
    const card = makeModelCard({ human })
    const { html } = await pageOf(judged, { card })
    expect(html).toMatch(
      /en-b<\/bdi> · second language<\/th>\s*<td>5%<\/td>\s*<td>0% to 1%<\/td>\s*<td>1,200<\/td>[^]*en-a<\/bdi><\/th>\s*<td>1%<\/td>/,
    )
    const lacking = makeModelCard({ isMeasured: false, missing: ['groups-too-few'] })
    expect((await pageOf({}, { card: lacking })).html).toContain('Texts of too few groups of writers were at hand.')
  })

  test('shows words of the text with a remark', async () => {
    const { places } = connectives
    const { html } = await pageOf({ ...judged, signals: [{ ...connectives, places: [...places, spanOf('They'), ...places] }] })
    expect(html).toContain('1 of 3 sentences opens with a linking word')
    expect(html).toMatch(/In the text: <bdi lang="en">Moreover<\/bdi> · <bdi lang="en">They<\/bdi>\s*<\/p>/)
  })

  test.each([
    ['too-short', { words: { judged: 80, all: 80 } }, 'Too little to judge: 80 words'],
    ['not-measured', { language: 'hu' }, 'In Hungarian the measurements are not good enough'],
    ['not-prose', {}, 'Lists, tables, verse, code and formulas'],
    ['mixed-languages', {}, 'Too little of the text is in one language'],
    ['between', {}, 'Texts of people and of models both look like this'],
  ] as const)('says why there is no verdict: %s', async (cannotTell, given, words) => {
    const { html } = await pageOf({ ...given, cannotTell })
    expect(html).toContain(words)
    expect(html).toContain('This is not proof.')
    expect(html).not.toMatch(/\d+ to \d+ %/)
    expect(html).not.toContain('<mark class="generated">')
  })

  test('says so where learners of a language or nothing at all was measured', async () => {
    const known = makeDetectResult().reliability
    expect((await pageOf({ reliability: { ...known, learnersFalseAlarms: null } })).html).toContain(
      'No texts of people who write in a language',
    )
    expect((await pageOf({ reliability: { ...known, isMeasured: false } })).html).toContain('it gives no verdict')
  })

  test.each(makeHouse().locales)('is whole in %s', async (locale) => {
    const { answer, html } = await pageOf(judged, { locale })
    expect(answer.headers.get('content-language')).toBe(locale)
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ur' ? 'rtl' : 'ltr'}">`)
    expect(html).not.toMatch(/undefined|\[object|NaN|\bnull\b/)
    if (locale !== 'en') expect(html).not.toMatch(/This is not proof|What it noticed|Mixed/)
  })

  test('writes whatever a text, a title or a site holds as text, and loads nothing', async () => {
    const evil = '<script>alert(1)</script><img src="https://evil.example/x.png" onerror="x">\u202e\ud83d\u0000'
    const { answer, html } = await pageOf({}, { input: { text: evil, title: evil } })
    expect(html).not.toMatch(/<script|<img|<link|<iframe|@import|url\(|src=(?!&quot;)/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
})

describe('refused', () => {
  test.each([
    ['a visitor', {}],
    ['a free account', signedInAs('writer')],
  ])('to %s', async (_, house) => {
    const answer = await makeAsk(house)(path, posting({ text }))
    expect([answer.status, await answer.json()]).toEqual([402, expect.objectContaining({ code: 'entitlement-missing', needed: 'premium' })])
  })

  test.each([
    ['no text', { text: ' ' }, 'text-empty'],
    ['a text above the tier', { text: 'a'.repeat(tiers.premium.checkedPerRun + 1) }, 'text-too-long'],
    ['a title of a page', { text, title: 'a'.repeat(301) }, 'input-invalid'],
  ])('%s', async (_, input, code) => {
    const answer = await makeAsk(paid('premium'))(path, posting(input))
    expect(await answer.json()).toMatchObject({ code })
  })
})
