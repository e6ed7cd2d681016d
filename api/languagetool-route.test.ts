import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeySchema } from '#tools/keys/contract.ts'
import { makeEnv } from '#tests/builders.ts'
import { makeAsk, makeHouse, type Ask } from '#tests/house.ts'
import { makeProofreadHere } from '#tests/proofread-here.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { appError } from '#services/problem.ts'
import type { House } from './house.ts'

const timeout = 30_000
const proofread = makeProofreadHere()
const engines = { ...makeHouse().engines, proofread }
const ask = makeAsk({ engines })

type Form = Readonly<Record<string, string>>
const posting = (form: Form, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(form).toString(),
})
const check = (form: Form, { by = ask, headers = {} }: { readonly by?: Ask; readonly headers?: Readonly<Record<string, string>> } = {}) =>
  by('/v2/check', posting(form, headers))

type Answer = {
  readonly language: { readonly code: string; readonly detectedLanguage: { readonly code: string; readonly confidence: number } }
  readonly warnings: object
  readonly matches: readonly {
    readonly message: string
    readonly shortMessage: string
    readonly offset: number
    readonly length: number
    readonly replacements: readonly { readonly value: string }[]
    readonly context: { readonly text: string; readonly offset: number; readonly length: number }
    readonly sentence: string
    readonly rule: { readonly id: string; readonly category: { readonly id: string; readonly name: string } }
  }[]
  readonly sentenceRanges: readonly (readonly [number, number])[]
}

async function answerTo(form: Form, options: Parameters<typeof check>[1] = {}): Promise<Answer> {
  const response = await check(form, options)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  return response.json()
}

/** What is found: the words it stands at, and the first that may stand there. */
const found = ({ matches }: Answer, source: string) =>
  matches.map(({ offset, length, replacements }) => [source.slice(offset, offset + length), replacements[0]?.value])

describe('a text is checked', { timeout }, () => {
  test('and answered in full as add-ons know it', async () => {
    const text = '😀 We will recieve  it.\nShe go home.'
    expect(await answerTo({ text, language: 'en-GB' })).toEqual({
      software: { name: 'Tinta', version: 'test', buildDate: '', apiVersion: 1, premium: false, status: '' },
      warnings: { incompleteResults: false },
      language: {
        name: 'English (UK)',
        code: 'en-GB',
        detectedLanguage: { name: 'English (UK)', code: 'en-GB', confidence: 0.55, source: '' },
      },
      matches: [
        {
          message: expect.stringContaining('“recieve” is not in the dictionary. '),
          shortMessage: 'Unknown word',
          replacements: expect.arrayContaining([{ value: 'receive' }]),
          offset: 11,
          length: 7,
          context: { text: '😀 We will recieve  it. She go home.', offset: 11, length: 7 },
          sentence: '😀 We will recieve  it.',
          type: { typeName: 'UnknownWord' },
          rule: {
            id: 'HUNSPELL_RULE',
            description: 'Unknown word',
            issueType: 'misspelling',
            category: { id: 'TYPOS', name: 'Spelling' },
          },
          ignoreForIncompleteSentence: false,
          contextForSureMatch: 0,
        },
        expect.objectContaining({ offset: 18, length: 2, replacements: [{ value: ' ' }], type: { typeName: 'Other' } }),
        {
          message: expect.stringContaining('“goes” instead of “go”'),
          shortMessage: 'Subject and verb',
          replacements: [{ value: 'goes' }],
          offset: 28,
          length: 2,
          context: { text: '😀 We will recieve  it. She go home.', offset: 28, length: 2 },
          sentence: 'She go home.',
          type: { typeName: 'Other' },
          rule: {
            id: expect.stringMatching(/^EN_AGREEMENT_[A-Z_]+$/),
            description: 'Subject and verb',
            issueType: 'grammar',
            category: { id: 'GRAMMAR', name: 'Grammar' },
          },
          ignoreForIncompleteSentence: true,
          contextForSureMatch: -1,
        },
      ],
      sentenceRanges: [
        [0, 23],
        [24, 36],
      ],
    })
  })

  const source = 'She <b>go</b> home.<br>We rec<i>ieve</i> it &amp; go.'
  const annotation = source
    .split(/(<[^>]+>|&amp;)/)
    .map((piece) =>
      piece === '&amp;'
        ? { markup: piece, interpretAs: '&' }
        : piece.startsWith('<')
          ? { markup: piece, ...(piece === '<br>' && { interpretAs: '\n\n' }) }
          : { text: piece },
    )
  test('between markup, by its places in the whole', async () => {
    const answer = await answerTo({ data: JSON.stringify({ annotation }), language: 'en-US' })
    expect(found(answer, source)).toEqual([['go', 'goes'], ['rec<i>ieve', 'receive']]) // prettier-ignore
    expect(answer.matches[1]?.sentence).toBe('We recieve it & go.')
    expect(answer.sentenceRanges.map(([start, end]) => source.slice(start, end))).toEqual([
      'She <b>go</b> home.',
      'We rec<i>ieve</i> it &amp; go.',
    ])
    for (const { context } of answer.matches) expect(context.text.slice(context.offset, context.offset + context.length)).toMatch(/^(?:go|rec<i>ieve)$/) // prettier-ignore
  })

  test('wherever markup cuts it', async () => {
    const plain = 'She go home. 😀 We recieve it, and he have a letter. یہ متن'
    const expected = found(await answerTo({ text: plain, language: 'en-US' }), plain)
    expect(expected.map(([word]) => word)).toEqual(['go', 'recieve', 'have'])
    const cuts = fc.array(fc.tuple(fc.nat(plain.length), fc.constantFrom('<b>', '</b>', '<a href="😀">', '\\emph{', '}')), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(cuts, async (chosen) => {
        const sorted = chosen.toSorted(([one], [other]) => one - other)
        const pieces = sorted.flatMap(([at, markup], i) => [{ text: plain.slice(sorted[i - 1]?.[0] ?? 0, at) }, { markup }])
        const annotation = [...pieces, { text: plain.slice(sorted.at(-1)?.[0] ?? 0) }]
        const { matches } = await answerTo({ data: JSON.stringify({ annotation }), language: 'en-US' })
        const whole = annotation.map((piece) => ('text' in piece ? piece.text : piece.markup)).join('')
        const bare = (text: string) => text.replaceAll(/<[^>]*>|\\emph\{|\}/g, '')
        expect(matches.map(({ offset, length }) => bare(whole.slice(offset, offset + length)))).toEqual(expected.map(([word]) => word))
        for (const { context } of matches) expect(bare(context.text.slice(context.offset, context.offset + context.length))).toMatch(/^(?:go|recieve|have)$/) // prettier-ignore
      }),
      { numRuns: 40 },
    )
  })

  test('whichever way it is sent', async () => {
    const form = new URLSearchParams({ text: 'She go home & away.', language: 'en' })
    const parts = new FormData()
    for (const [name, value] of form) parts.set(name, value)
    parts.set('file', new File(['ignored'], 'text'))
    const whole = await (await ask('/v2/check', posting(Object.fromEntries(form)))).json()
    expect(whole.matches).toHaveLength(1)
    for (const [path, init] of [
      [`/v2/check?${form}`, {}],
      [`/v2/check?${form}`, { method: 'POST' }],
      // The address is stronger than the form.
      ['/v2/check?language=en', posting({ text: form.get('text') ?? '', language: 'xx' })],
      ['/v2/check', { method: 'POST', body: parts }],
      ['/v2/check', { method: 'POST', body: form.toString(), headers: { 'Content-Type': 'text/plain' } }],
      ['/v2/check', { method: 'POST', body: new TextEncoder().encode(form.toString()) }],
      ['/v2/check', posting({ data: JSON.stringify({ text: form.get('text') }), language: 'en' })],
    ] as const) {
      const answer = await ask(path, init)
      expect([answer.status, await answer.json()]).toEqual([200, whole])
    }
  })

  const contexts: readonly (readonly [name: string, text: string, context: string])[] = [
    ['at the start', `Recieve ${'word '.repeat(30)}end.`, `Recieve ${'word '.repeat(8)}`.slice(0, 47) + '...'],
    ['at the end', `${'Some word here '.repeat(10)}recieve`, '...word here Some word here Some word here recieve'],
    ['between halves of characters', `a${'😀'.repeat(30)} recieve.`, `...${'😀'.repeat(20)} recieve.`],
  ]
  test.each(contexts)('with what stands around it, %s', async (_, text, expected) => {
    const { matches } = await answerTo({ text, language: 'en' })
    const { context } = matches.find(({ rule }) => rule.id === 'HUNSPELL_RULE') ?? { context: null }
    expect(context?.text).toBe(expected)
    expect(context?.text.slice(context.offset, context.offset + context.length).toLowerCase()).toBe('recieve')
  })
})

describe('the language', { timeout }, () => {
  const colour = 'The colour of the letters was grey, and they organised it.'
  const rows: readonly (readonly [name: string, form: Form, code: string, misspelled: readonly string[]])[] = [
    ['a variant', { text: colour, language: 'en-US' }, 'en-US', ['colour', 'grey', 'organised']],
    ['another variant', { text: colour, language: 'en-GB' }, 'en-GB', []],
    ['a neighbour of a variant', { text: colour, language: 'en-NZ' }, 'en-GB', []],
    ['none of the variants, which the text tells', { text: colour, language: 'en' }, 'en-GB', []],
    ['found out, with its variant', { text: colour, language: 'auto' }, 'en-GB', []],
    ['found out, in the variant that is preferred', { text: colour, language: 'auto', preferredVariants: 'de-AT,en-US' }, 'en-US', ['colour', 'grey', 'organised']], // prettier-ignore
    ['Norwegian as an office program calls it', { text: 'Jeg har skrevet et brev.', language: 'nb-NO' }, 'no', []],
    ['Polish as add-ons call it', { text: 'Napisałem długi list.', language: 'pl-PL' }, 'pl-PL', []],
  ]
  test.each(rows)('%s', async (_, form, code, misspelled) => {
    const answer = await answerTo(form)
    expect(answer.language.code).toBe(code)
    const spelled = answer.matches.filter(({ rule }) => ['HUNSPELL_RULE', 'REGIONALISMS'].includes(rule.id))
    expect(misspelled).toEqual(expect.arrayContaining(found({ ...answer, matches: spelled }, colour).map(([word]) => word)))
    if (misspelled.length === 0) expect(answer.matches).toEqual([])
    else expect(answer.matches.length).toBeGreaterThan(0)
  })

  const locales: readonly (readonly [name: string, form: Form, shown: string])[] = [
    ['the mother tongue', { language: 'en', motherTongue: 'hu-HU' }, 'Ismeretlen szó'],
    ['the language of the text, with a mother tongue that is not ours', { language: 'en', motherTongue: 'fi' }, 'Unknown word'],
    ['the language of the text, with a mother tongue that is none', { language: 'en', motherTongue: '??' }, 'Unknown word'],
    ['the language of the text', { language: 'de', text: 'Wir schreibben es.' }, 'Unbekanntes Wort'],
    ['English for a text in a language that the pages are not in', { language: 'sv', text: 'Vi skrivver det.' }, 'Unknown word'],
    ['Urdu, in which no text is read', { language: 'en', motherTongue: 'ur' }, 'نامعلوم لفظ'],
  ]
  test.each(locales)('explanations are in %s', async (_, form, shown) => {
    const { matches } = await answerTo({ text: 'We recieve it.', ...form }, { headers: { 'Accept-Language': 'sk' } })
    expect(matches[0]?.shortMessage).toBe(shown)
  })

  test('of a passage in another one is told, and nothing else of it', async () => {
    const english = 'Many students do not have enough time, because they work in the evening and at the weekend.'
    const hungarian = 'A diákok tegnap hosszú dolgozattokat írtak a háborúról, mert a tanár ezt kérte tőlük az órán.'
    const text = `${english} ${english}\n\n${hungarian}`
    const answer = await answerTo({ text, language: 'en-GB' })
    expect(answer).toMatchObject({
      matches: [],
      ignoreRanges: [{ from: text.indexOf(hungarian), to: text.length, language: { code: 'hu' } }],
      language: { detectedLanguage: { code: 'en-GB' } },
    })
    const other = await answerTo({ text: `${hungarian} ${hungarian}`, language: 'en-GB' })
    expect(other).toMatchObject({ matches: [], language: { code: 'en-GB', detectedLanguage: { code: 'hu', confidence: 0.88 } } })
  })

  const nothing: readonly (readonly [name: string, form: Form, code: string, warnings: object])[] = [
    ['no text', { text: '', language: 'auto' }, 'en', { incompleteResults: false }],
    ['only spaces', { text: ' \n\u00a0', language: 'de-AT' }, 'de-AT', { incompleteResults: false }],
    ['only invisible characters', { text: '\u200b\ufeff', language: 'hu-HU' }, 'hu', { incompleteResults: false }],
    ['only markup', { data: '{"annotation":[{"markup":"<p>"}]}', language: 'en-US' }, 'en-US', { incompleteResults: false }],
    ['figures', { text: '12345 67890 +-*/ 12345', language: 'auto' }, 'en', { incompleteResults: false }],
    [
      'a language that nobody here reads',
      { text: 'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta, koska opettaja oli pyytänyt sitä.', language: 'auto' },
      'fi',
      { incompleteResults: true, incompleteResultsReason: 'This text is in Finnish.' },
    ],
  ]
  test.each(nothing)('nothing is found in %s, which is no error', async (_, form, code, warnings) => {
    expect(await answerTo(form)).toMatchObject({ matches: [], sentenceRanges: [], warnings, language: { code } })
  })
})

describe('what is wrong is answered in plain text', { timeout }, () => {
  const refuse = (error: Error) => makeAsk({ engines: { ...engines, proofread: () => Promise.reject(error) } })
  const rows: readonly (readonly [name: string, ask: () => Promise<Response>, status: number, words: RegExp])[] = [
    ['no language', () => check({ text: 'One.' }), 400, /^Error: Missing 'language' parameter/],
    ['a language of nobody', () => check({ text: 'One.', language: 'tlh' }), 400, /^Error: 'tlh' is not a language that is checked here/],
    ['JSON in place of a form', () => ask('/v2/check', { method: 'POST', body: '{"text":"One."}', headers: { 'Content-Type': 'application/json' } }), 400, /^Error: Missing/], // prettier-ignore
    ['a form that is none', () => ask('/v2/check', { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }), 400, /^Error: The form cannot be read/], // prettier-ignore
    ['too many parameters', () => ask('/v2/check', { method: 'POST', body: 'a&'.repeat(100_000) }), 400, /^Error: There are more than 200 parameters/], // prettier-ignore
    ['a key without a name', () => check({ text: 'One.', language: 'en', apiKey: 'tinta_1' }), 400, /^Error: 'apiKey' needs/],
    ['a key that was never made', () => check({ text: 'One.', language: 'en', username: 'a@b.example', apiKey: `tinta_${'0'.repeat(40)}` }), 403, /^Error: This key does not open anything\. /], // prettier-ignore
    ['a text that is too long', () => check({ text: '😀'.repeat(5_001), language: 'en' }), 413, /^Error: The text is too long for one run\. It has 5,001 characters; 5,000 fit/], // prettier-ignore
    ['more bytes than any text has', () => check({ text: 'x'.repeat(4 * 1024 * 1024), language: 'en' }), 413, /^Error: That is too much to send at once/], // prettier-ignore
    ['an address that is not there', () => ask('/v2/words/add', posting({ word: 'x' })), 404, /^Error: There is nothing at this address/],
    ['another method', () => ask('/v2/check', { method: 'PUT' }), 405, /^Error: This address is not asked that way/],
    ['a list that is to be changed', () => ask('/v2/languages', { method: 'DELETE' }), 405, /GET, HEAD/],
    ['a run that takes too long', () => check({ text: 'One.', language: 'en' }, { by: refuse(appError('engine-timeout', { seconds: 60 })) }), 500, /^Error: That took too long/], // prettier-ignore
    ['a run that fails', () => check({ text: 'One.', language: 'en' }, { by: refuse(new Error('secret')) }), 500, /^Error: /],
    [
      'a server at work',
      () => check({ text: 'One.', language: 'en' }, { by: refuse(appError('engine-busy', { seconds: 10 })) }),
      503,
      /^Error: /,
    ],
  ]
  test.each(rows)('%s', async (_, act, status, words) => {
    const response = await act()
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
    expect(text).toMatch(words)
    expect(text).not.toMatch(/tinta_|secret/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (status === 503) expect(response.headers.get('retry-after')).toBe('10')
  })

  test('in the reader’s language, for what a reader can do something about', async () => {
    const long = await check({ text: 'x'.repeat(5_001), language: 'en' }, { headers: { 'Accept-Language': 'de-AT' } })
    expect([long.headers.get('content-language'), await long.text()]).toEqual(['de', expect.stringMatching(/^Error: Der Text/)])
  })
})

describe('limits', { timeout }, () => {
  const limited = (given: Partial<House> = {}) => {
    const counted: string[] = []
    const by = makeAsk({
      engines,
      limits: {
        count: async (kind, who, points = 1) => {
          counted.push(`${kind} ${who} ${points}`)
          return { limit: 60, remaining: 59, resetSeconds: 42, isAllowed: true }
        },
        giveBack: async (kind, who) => void counted.push(`back ${kind} ${who}`),
      },
      ...given,
    })
    return { counted, by }
  }

  test.each([
    ['a run', { text: 'One.', language: 'en' }, ['requests add-on:192.0.2.1 1', 'runs add-on:192.0.2.1 1']],
    ['a wrong request', { text: 'One.' }, ['requests add-on:192.0.2.1 1']],
    ['no text', { text: '', language: 'en' }, ['requests add-on:192.0.2.1 1']],
    ['a text that is too long', { text: 'x'.repeat(5_001), language: 'en' }, ['requests add-on:192.0.2.1 1']],
    [
      'a text in no language',
      { text: '123 456', language: 'auto' },
      ['requests add-on:192.0.2.1 1', 'runs add-on:192.0.2.1 1', 'back runs add-on:192.0.2.1'],
    ],
    ['a wrong key', { text: 'One.', language: 'en', username: 'a', apiKey: 'b' }, ['requests add-on:192.0.2.1 1']],
  ])('what is counted of %s', async (_, form: Form, expected) => {
    const { counted, by } = limited()
    await check(form, { by })
    expect(counted).toEqual(expected)
  })

  test('are told in headers, but not to scripts of other sites, to which they would tell of the person', async () => {
    const answer = await check({ text: 'One.', language: 'en' }, { by: limited().by })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'ratelimit-limit': '60',
      'ratelimit-remaining': '59',
      'ratelimit-reset': '42',
    })
    expect(answer.headers.get('access-control-expose-headers')).toBe('Content-Language,Retry-After,X-Request-Id')
  })

  test('hold before anything is read', async () => {
    const refusing = {
      count: async () => ({ limit: 60, remaining: 0, resetSeconds: 42, isAllowed: false }),
      giveBack: async () => undefined,
    }
    const answer = await check({ text: 'x'.repeat(5 * 1024 * 1024) }, { by: limited({ limits: refusing }).by })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await answer.text()).toMatch(/^Error: That was a lot in a short time\./)
  })

  test('are those of the tier that visitors have', async () => {
    const by = makeAsk({ engines, env: makeEnv({ TIER_LIMITS: '{"visitor":{"checkedPerRun":5}}' }) })
    expect((await check({ text: '12345', language: 'en' }, { by })).status).toBe(200)
    expect((await check({ text: '123456', language: 'en' }, { by })).status).toBe(413)
    // Markup is not read, so it is not counted.
    const data = JSON.stringify({ annotation: [{ markup: '<p>'.repeat(1_000) }, { text: 'One' }] })
    expect((await check({ data, language: 'en' }, { by })).status).toBe(200)
  })
})

describe('for pages of other sites', () => {
  const origin = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }

  test('a question before the question is answered, without credentials', async () => {
    const asking = { ...origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,content-type' }
    for (const path of ['/v2/check', '/v2/languages']) {
      const answer = await ask(path, { method: 'OPTIONS', headers: asking })
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,POST',
        'access-control-allow-headers': 'Accept,Content-Type',
      })
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  test('answers are open, and no others of the site are', async () => {
    const answer = await check({ text: '', language: 'en' }, { headers: origin })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    expect((await ask('/api/v1/settings', { headers: origin })).headers.has('access-control-allow-origin')).toBe(false)
  })

  test('languages are listed, also for whoever wants the head alone', async () => {
    const answer = await ask('/v2/languages', { headers: origin })
    expect(await answer.json()).toContainEqual({ name: 'German (Austria)', code: 'de', longCode: 'de-AT' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const head = await ask('/v2/languages', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'application/json'])
    const check = await ask('/v2/check?language=en&text=One', { method: 'HEAD' })
    expect([check.status, await check.text()]).toEqual([200, ''])
  })
})

describe('who asks', { timeout }, () => {
  let site: SignedInTest
  const counted: string[] = []
  const read: unknown[] = []
  beforeAll(async () => {
    site = await openSignedIn({
      engines: { ...engines, proofread: (input) => (read.push(input), proofread(input)) },
      given: () => ({ limits: { count: async (kind, who) => (counted.push(`${kind} ${who}`), null), giveBack: async () => undefined } }),
    })
  })
  afterAll(() => site.close())

  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  const ownBy: Ask = async (path, init) => site.app.request(path, init, from)
  const text = 'We recieve a lettter.'
  const checkAs = (form: Form, headers: Readonly<Record<string, string>> = {}) =>
    ownBy('/v2/check', posting({ text, language: 'en', ...form }, headers))

  async function someone(tier: 'free' | 'platinum' = 'platinum') {
    const person = await site.signIn()
    await site.house.subscriptions.grant({ accountId: person.id, tier: 'platinum', until: null })
    const { key, token } = newKeySchema.parse(await (await person.ask('POST', '/api/v1/keys', { name: 'Add-on' })).json())
    if (tier === 'free') await site.house.subscriptions.grant({ accountId: person.id, tier: 'premium', until: null })
    return { ...person, key, token, sent: { username: person.email, apiKey: token } }
  }

  test('the owner of a key has their own limits, dictionary and switches, and is counted', async () => {
    const { id, sent, email } = await someone()
    await site.house.people.setLists(id, { ownWords: [{ language: 'en', word: 'lettter' }, { language: 'de', word: 'recieve' }], rulesOff: ['spaces-doubled'] }) // prettier-ignore
    counted.splice(0)
    const answer = await checkAs({ ...sent, username: email.toUpperCase(), text: `${text}  It` })
    const { matches, software } = await answer.json()
    expect(matches.map(({ offset }: { readonly offset: number }) => offset)).toEqual([3])
    expect(software.premium).toBe(true)
    expect(counted).toEqual(['requests add-on:192.0.2.1', `runs account:${id}`])
    expect((await checkAs({ ...sent, text: '. '.repeat(10_000) })).status).toBe(200)
    expect((await checkAs({ text: '. '.repeat(10_000) })).status).toBe(413)
    expect(await site.house.history.count(id)).toBe(0)
  })

  test.each([
    ['of somebody else', async () => ({ username: (await someone()).email, apiKey: (await someone()).token }), 403, /^Error: This key/],
    ['with a name that is none', async () => ({ ...(await someone()).sent, username: '%' }), 403, /^Error: This key/],
    ['that is cut short', async () => { const { sent } = await someone(); return { ...sent, apiKey: sent.apiKey.slice(0, -1) } }, 403, /^Error: This key/], // prettier-ignore
    ['whose plan holds keys no more', async () => (await someone('free')).sent, 403, /^Error: /],
    ['of a closed account', async () => { const { id, sent } = await someone(); await site.house.people.setDisabled(id, true); return sent }, 403, /^Error: This account is closed/], // prettier-ignore
    ['that was revoked', async () => { const { ask: own, key, sent } = await someone(); await own('DELETE', `/api/v1/keys/${key.id}`); return sent }, 403, /^Error: This key/], // prettier-ignore
  ])('a key %s is refused', async (_, make, status, words) => {
    const answer = await checkAs(await make())
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(words)])
  })

  test('a cookie does not count, nor does a header, and none is set', async () => {
    const { id, session, token } = await someone()
    await site.house.people.setLists(id, { ownWords: [{ language: 'en', word: 'lettter' }], rulesOff: [] })
    read.splice(0)
    counted.splice(0)
    const cookies = { Cookie: `tinta.session_token=${session}; tinta_visitor=one.two`, 'x-test-session': session }
    const plain = await checkAs({})
    for (const headers of [
      cookies,
      { Authorization: `Bearer ${token}` },
      { Authorization: `Basic ${btoa(`a:${token}`)}` },
      { Authorization: 'Bearer nonsense' },
    ]) {
      // prettier-ignore
      const answer = await checkAs({}, { ...headers, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' })
      expect(answer.headers.getSetCookie()).toEqual([])
      expect([answer.status, await answer.clone().json()]).toEqual([200, await plain.clone().json()])
    }
    expect(read).toHaveLength(5)
    expect(read.every((input) => JSON.stringify(input).includes('"own":[]'))).toBe(true)
    expect(new Set(counted)).toEqual(new Set(['requests add-on:192.0.2.1', 'runs add-on:192.0.2.1']))
  })
})

test('nothing of a text, a name or a key stands in the log', { timeout }, async () => {
  const lines: string[] = []
  const log = { ...makeHouse().log }
  const write = (...given: readonly unknown[]): void => void lines.push(JSON.stringify(given))
  const logger = Object.assign(Object.create(makeHouse().log), log, { info: write, warn: write, error: write, debug: write })
  logger.child = () => logger
  const failing = { ...engines, proofread: () => Promise.reject(new Error('secretword in a message')) }
  for (const house of [{ engines }, { engines: failing }]) {
    const by = makeAsk({ ...house, log: logger })
    const secrets = { text: 'secretword', language: 'en', username: 'secretname', apiKey: 'tinta_secretkey' }
    await check(secrets, { by })
    await check({ text: 'secretword', language: 'en' }, { by })
    await check({ data: 'secretword', language: 'secretword' }, { by })
    await by(`/v2/check?${new URLSearchParams(secrets)}`)
  }
  expect(lines.length).toBeGreaterThan(7)
  expect(lines.join('\n')).not.toMatch(/secret/)
})
