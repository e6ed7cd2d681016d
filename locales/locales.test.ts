import { describe, expect, test } from 'vitest'
import { localeCodes } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import type { PremiumMessages } from './messages.ts'
import { describeProblem } from './problem.ts'
import { problemWords } from './problem-words.ts'
import { wordsFor } from './words.ts'

const facts = {
  'not-found': { path: '/x' },
  'content-type-wrong': { expected: 'application/json' },
  'body-too-large': { limit: 1_048_576 },
  'input-invalid': { issues: [{ path: 'text', message: 'x' }] },
  'origin-refused': { address: 'https://tinta.example' },
  'too-many-requests': { seconds: 7 },
  'text-too-short': { words: 12, needed: 20 },
  'text-too-long': { limit: 2_500, amount: 12_345 },
  'entitlement-missing': { entitlement: 'report:print', tier: 'free', needed: 'premium' },
  'quota-spent': { unit: 'characters', limit: 5_000, used: 4_800, needed: 340, resetsAt: '2027-01-01T00:00:00.000Z', tier: 'free' },
  'address-spent': { seconds: 7_200 },
  'keys-full': { limit: 20 },
  'code-locked': { seconds: 900 },
  'password-weak': { min: 6, max: 128, missing: ['min', 'max', 'lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] },
  'strength-not-in-tier': { strength: 'normal', tier: 'visitor', needed: 'premium' },
  'language-not-supported': { language: 'fi', supported: ['en'] },
  'language-mixed': { languages: ['hu', 'en'], supported: ['en'] },
  'engine-timeout': { seconds: 60 },
  'engine-busy': { seconds: 5 },
  'file-too-large': { limit: 20_971_520 },
  'file-kind-unknown': { kinds: ['txt', 'pdf'] },
  'file-took-too-long': { seconds: 20 },
  'archive-too-many-files': { limit: 10_000, amount: 12_345 },
  'archive-too-large': { limit: 209_715_200 },
  'corpus-full': { limit: 12_000 },
  'library-full': { limit: 12_000 },
  'library-folders-full': { limit: 1_200 },
  'library-files-full': { limit: 524_288_000 },
  'library-shares-full': { limit: 120 },
  'fetch-took-too-long': { seconds: 10 },
  'fetch-too-large': { limit: 5_242_880 },
  'fetch-busy': { seconds: 90 },
  'word-too-long': { limit: 80, amount: 412 },
  'phrase-not-found': { language: 'en', words: ['careful', 'study'] },
  'style-unknown': { style: 'mla', known: ['apa', 'vancouver'] },
  'items-too-many': { limit: 1_000, amount: 1_234 },
}

/** Every string of a tree of messages, with its path; functions are left out. */
const stringsIn = (tree: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value] as const]
    return typeof value === 'object' && value !== null ? stringsIn(value, at) : []
  })

/** Every sentence made of figures or names, said for these; what is not a sentence (a language's name) is left out. */
const saidFor = (tree: object, figures: readonly [number, number], path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null) return saidFor(value, figures, at)
    const said: unknown = typeof value === 'function' ? Reflect.apply(value, undefined, [...figures, figures[1] + 1]) : undefined
    return typeof said === 'string' ? [[at, said] as const] : []
  })

/** The page of plans without the sentences that are made of a whole plan. */
const countedPart = ({ plans: _plans, bought: _bought, ...rest }: PremiumMessages): object => rest

/** What is said of each plan, for `characters` and as many levels and checks as the second figure says. */
function planWords(
  { plans, bought }: PremiumMessages,
  [characters, count]: readonly [number, number],
): readonly (readonly [string, string])[] {
  const figures = { characters, levels: count, checks: count }
  const lists = (['free', 'premium', 'platinum'] as const).map(
    (plan) => [`premium.plans.${plan}`, plans[plan].features(figures).join('; ')] as const,
  )
  return [...lists, ['premium.bought.holds', bought.holds(figures)]]
}

const figuresSaid = ([0, 1, 2, 5, 21, 101, 1_000_000] as const).map((count) => [count, count + 1] as const)

describe.each(localeCodes)('the messages in %s', (code) => {
  const messages = allMessages[code]

  test('are not empty and have no stray space', () => {
    const spaced = new Set(['shell.notFound.didYouMean.before', 'shell.notFound.didYouMean.after'])
    const odd = stringsIn(messages).filter(
      ([at, text]) => at !== 'slugs.home' && !spaced.has(at) && (text.trim() !== text || text === '' || text.includes('  ')),
    )
    expect(odd).toEqual([])
  })

  test.each(figuresSaid)('say %d and %d without a hole or a stray space', (...figures) => {
    const {
      shell,
      account,
      profile,
      history,
      library,
      rephrase,
      proofread,
      check,
      checkout,
      cite,
      find,
      collections,
      command,
      developers,
      detect,
      premium,
      thesaurus,
    } = messages
    const said = [
      ...saidFor(
        {
          shell,
          account,
          profile,
          history,
          library,
          rephrase,
          proofread,
          check,
          checkout,
          cite,
          find,
          collections,
          command,
          developers,
          detect,
          thesaurus,
          premium: countedPart(premium),
        },
        figures,
      ),
      ...planWords(premium, figures),
    ]
    const odd = said.filter(([, text]) => text.trim() !== text || text === '' || /undefined|NaN|\[object| {2}/.test(text))
    expect(odd).toEqual([])
  })

  test('name the figures of a plan in the language’s own numbers', () => {
    const { number } = wordsFor(code)
    for (const [at, text] of planWords(messages.premium, [100_000, 5]).filter(([name]) => !name.includes('free')))
      expect(text, at).toContain(number(100_000))
  })

  test('have words for every problem, made of its facts', () => {
    const described = Object.keys(messages.problems).map((problem) => ({
      problem,
      ...describeProblem(messages.problems, problem, Reflect.get(facts, problem)),
    }))
    expect(described.filter(({ title, detail }) => title === '' || detail === '' || /undefined|NaN|\[object/.test(title + detail))).toEqual(
      [],
    )
  })

  test('say the limit and the amount of a long text in the language’s own numbers', () => {
    const { number } = wordsFor(code)
    const { title, detail } = describeProblem(messages.problems, 'text-too-long', facts['text-too-long'])
    expect(`${title} ${detail}`).toContain(number(2_500))
    expect(`${title} ${detail}`).toContain(number(12_345))
  })
})

test.each(localeCodes.filter((code) => code !== 'en'))(
  'the messages in %s are in that language: hardly a string is the English one',
  (code) => {
    for (const part of [
      'shell',
      'problems',
      'premium',
      'account',
      'profile',
      'history',
      'library',
      'checkout',
      'rephrase',
      'proofread',
      'check',
      'cite',
      'find',
      'thesaurus',
      'collections',
      'developers',
      'detect',
      'upsell',
      'islands',
    ] as const) {
      const english = new Map(stringsIn(allMessages.en[part]))
      const strings = stringsIn(allMessages[code][part])
      const same = strings.filter(([at, text]) => english.get(at) === text).map(([at]) => at)
      expect(same.length, `${part}: ${same.join(', ')}`).toBeLessThan(strings.length / 5)
    }
  },
)

test('French keeps its signs with their words: no plain space before a high sign or inside quotation marks', () => {
  const { fr } = allMessages
  const described = Object.keys(fr.problems).flatMap((problem) => {
    const { title, detail } = describeProblem(fr.problems, problem, Reflect.get(facts, problem))
    return [[`problems.${problem}`, `${title} ${detail}`] as const]
  })
  const { shell, account, profile, history, library, rephrase, proofread, checkout, cite, detect, developers, find, premium, thesaurus } =
    fr
  const made = [
    ...saidFor(
      {
        shell,
        account,
        profile,
        history,
        library,
        rephrase,
        proofread,
        checkout,
        cite,
        detect,
        developers,
        find,
        thesaurus,
        premium: countedPart(premium),
      },
      [2, 3],
    ),
    ...planWords(premium, [2_000, 3]),
  ]
  const loose = [...stringsIn(fr), ...described, ...made].filter(([, text]) => / [:;?!»]|« /.test(text))
  expect(loose).toEqual([])
})

test('every locale has words of its own for the end of a subscription; English has those of the specification', () => {
  const titles = localeCodes.map((code) => allMessages[code].profile.plan.cancelled.title)
  expect(titles[0]).toBe('Subscription Successfully Cancelled - Thank You for Your Support!')
  expect(new Set(titles).size).toBe(localeCodes.length)
})

test.each(localeCodes)('the address of support stands once in its sentence in %s, wherever it stands', (code) => {
  expect(allMessages[code].profile.plan.help('help@tinta.example').split('help@tinta.example').length).toBe(2)
})

describe('words for a problem', () => {
  const failed = allMessages.en.problems['server-failed']

  test.each([
    ['an unknown code', 'no-such-code', {}],
    ['a property that is no message', 'toString', {}],
    ['facts that are missing', 'input-invalid', {}],
  ])('%s has the general words', (_case, code, given) => {
    expect(problemWords('en', code, given)).toEqual(failed)
  })

  test('an unknown locale speaks English', () => {
    expect(problemWords('xx', 'server-failed')).toEqual(failed)
  })
})

describe('words of a language', () => {
  test('count', () => {
    const { plural } = wordsFor('sk')
    const of = (count: number) => plural(count, { one: 'znak', few: 'znaky', other: 'znakov' })
    expect([1, 2, 4, 5, 22].map(of)).toEqual(['znak', 'znaky', 'znaky', 'znakov', 'znakov'])
  })

  test('name languages, and give an unknown code back', () => {
    const { language } = wordsFor('hu')
    expect(language('en')).toBe('angol')
    expect(language('not a code')).toBe('not a code')
  })

  test('say sizes', () => {
    expect(wordsFor('en').size(20_971_520)).toBe('20 MB')
  })
})
