import { describe, expect, test } from 'vitest'
import { readQuestion } from './question.ts'
import { WrongRequest } from './wrong-request.ts'

type Given = Readonly<Record<string, string>>
const asked = (given: Given) => readQuestion(new Map(Object.entries({ language: 'en', text: 'One.', ...given })))
const data = (of: unknown): Given => ({ data: JSON.stringify(of) })
const askedData = (of: unknown) => readQuestion(new Map(Object.entries({ language: 'en', ...data(of) })))

describe('what is asked', () => {
  test('by default', () => {
    expect(asked({})).toMatchObject({
      language: { language: 'en', dialect: null },
      variants: [],
      motherTongue: null,
      isEnabledOnly: false,
      isPicky: false,
      mode: 'all',
      sender: null,
    })
  })

  test('with everything', () => {
    const question = asked({
      language: 'auto',
      preferredVariants: 'en-GB, de-AT,ca-ES, pt-AO',
      motherTongue: 'hu',
      enabledRules: 'en/agreement/he-dont,,EN_QUOTES ',
      disabledRules: 'MORFOLOGIK_RULE_EN_US,WHITESPACE_RULE',
      enabledCategories: 'style',
      disabledCategories: 'TYPOGRAPHY,CASING',
      level: 'picky',
      mode: 'textLevelOnly',
      username: 'ann@example.edu',
      apiKey: 'tinta_1',
    })
    expect(question).toMatchObject({
      language: null,
      variants: ['en-GB', 'de-AT', 'pt-PT'],
      motherTongue: 'hu',
      isPicky: true,
      mode: 'textLevelOnly',
      sender: { username: 'ann@example.edu', apiKey: 'tinta_1' },
    })
    expect([...question.enabledRules]).toEqual(['EN_AGREEMENT_HE_DONT', 'EN_QUOTES'])
    expect([...question.disabledRules]).toEqual(['HUNSPELL_RULE', 'WHITESPACE_RULE'])
    expect([...question.enabledCategories]).toEqual(['STYLE'])
    expect([...question.disabledCategories]).toEqual(['TYPOGRAPHY', 'CASING'])
  })

  test.each([
    [{ text: 'A b.' }, 'A b.', 'A b.'],
    [{ annotation: [{ text: 'A ' }, { markup: '<b>' }, { text: 'b' }] }, 'A b', 'A <b>b'],
    [{ annotation: [{ text: 'A' }, { markup: '<p>', interpretAs: '\n\n' }] }, 'A\n\n', 'A<p>'],
    [
      {
        annotation: [
          { text: 'A', markup: null, interpretAs: null },
          { markup: '<p>', interpretAs: null },
        ],
      },
      'A',
      'A<p>',
    ],
    [{ annotation: [] }, '', ''],
    [{ annotation: [{ text: '' }, { markup: '' }] }, '', ''],
  ])('data %j', (of, plain, source) => {
    expect(askedData(of).text).toMatchObject({ plain, source })
  })
})

describe('a request is wrong', () => {
  const rows: readonly (readonly [name: string, given: Given, words: string])[] = [
    ['with two texts', { ...data({ text: 'A' }) }, 'not both'],
    ['without a language', { language: '' }, "Missing 'language'"],
    ['in a language of nobody', { language: 'xx' }, "'xx' is not a language"],
    ['in Nynorsk, which is not Bokmål', { language: 'nn-NO' }, "'nn-NO' is not a language"],
    ['with variants beside a language', { preferredVariants: 'en-GB' }, 'language=auto only'],
    ['with a variant that is none', { language: 'auto', preferredVariants: 'en' }, 'hyphen'],
    ['that enables nothing only', { enabledOnly: 'true' }, 'must name something'],
    ['that enables only and disables', { enabledOnly: 'yes', enabledRules: 'A', disabledRules: 'B' }, 'cannot go with'],
    ['that enables only and disables categories', { enabledOnly: 'true', enabledRules: 'A', disabledCategories: 'B' }, 'cannot go with'],
    ['of another level', { level: 'high' }, "'level' must be"],
    ['of another mode', { mode: 'some' }, "'mode' must be"],
    ['with a key alone', { apiKey: 'tinta_secret' }, "needs 'username'"],
    ['with a name alone', { username: 'ann' }, "needs 'apiKey'"],
    ['with too many ids', { disabledRules: 'a,'.repeat(10_001) }, 'more than 10000'],
    ['with too many variants', { language: 'auto', preferredVariants: 'en-GB,'.repeat(51) }, 'more than 50'],
  ]
  test.each(rows)('%s', (_, given, words) => {
    const act = () => asked(given)
    expect(act).toThrow(WrongRequest)
    expect(act).toThrow(words)
    expect(act).not.toThrow('secret')
  })

  test('without a text', () => {
    expect(() => readQuestion(new Map([['language', 'en']]))).toThrow("Missing 'text' or 'data'")
  })

  test.each([
    ['null'],
    ['[]'],
    ['"A"'],
    ['7'],
    ['{'],
    [''],
    ['{}'],
    ['{"text":7}'],
    ['{"text":"A","annotation":[]}'],
    ['{"annotation":"A"}'],
    ['{"annotation":{"0":{"text":"A"}}}'],
    ['{"annotation":["A"]}'],
    ['{"annotation":[null]}'],
    ['{"annotation":[{}]}'],
    ['{"annotation":[[]]}'],
    ['{"annotation":[{"text":7}]}'],
    ['{"annotation":[{"text":"A","markup":"B"}]}'],
    ['{"annotation":[{"text":"A","interpretAs":"B"}]}'],
    ['{"annotation":[{"markup":"A","interpretAs":7}]}'],
    ['{"annotation":[{"markup":["A"]}]}'],
    [`{"annotation":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    [JSON.stringify({ annotation: Array.from({ length: 200_001 }, () => ({ text: '' })) })],
  ])('with data %.60s', (of) => {
    expect(() => readQuestion(new Map([['language', 'en'], ['data', of]]))).toThrow(WrongRequest) // prettier-ignore
  })
})
