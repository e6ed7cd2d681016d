import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { islandWords } from '#locales/island-words.ts'
import { islandKeys, type PostsIsland } from '#tools/islands/contract.ts'
import type { IslandSources } from './island.ts'
import { islands, optionalIsland } from './islands.ts'

const post = (title: string, topic: PostsIsland['posts'][number]['topic']): PostsIsland['posts'][number] => ({
  title,
  topic,
  description: `About ${title}.`,
  path: `/blog/${title}`,
  date: '2026-11-12',
  locale: 'en',
})
const plan = (id: 'free' | 'premium' | 'platinum', price: number | null) => ({ id, price, charactersMonthly: 10_000, levels: 3, checks: 1 })

const sources: IslandSources = {
  plans: { currency: 'EUR', includeTax: true, plans: [plan('free', 0), plan('premium', 490), plan('platinum', null)] },
  posts: () => [post('one', 'sources'), post('two', 'style'), post('three', 'sources'), post('four', 'sources')],
  figureOf: (key) =>
    key === 'detector-people/en-academic-abstract/flagged' ? { value: 0.008, unit: 'share', n: 1_200, date: '2026-11-21' } : null,
  pathOf: (page, locale) => `/${locale}/${page}`,
}

const answerOf = (key: string, given: Readonly<Record<string, string>>, changed: Partial<IslandSources> = {}) =>
  optionalIsland(key)?.answer(given, { ...sources, ...changed })

/** The words of an island without scripts. */
function textOf(key: string, given: Readonly<Record<string, string>>, changed: Partial<IslandSources> = {}): string {
  const answer = answerOf(key, given, changed)
  return answer?.is === 'answer' ? toString({ type: 'root', children: answer.text(islandWords(given['locale'] ?? 'en')) }) : ''
}

describe.each(islandKeys)('the island "%s"', (key) => {
  const { examples } = islands[key]

  test('answers its example, and has words for it in every language', () => {
    for (const locale of ['en', 'hu', 'ur']) {
      expect(answerOf(key, { ...examples.right, locale })).toMatchObject({ is: 'answer' })
      expect(textOf(key, { ...examples.right, locale }).length).toBeGreaterThan(20)
    }
  })

  test('says what is wrong with the other one', () => {
    expect(answerOf(key, examples.wrong)).toMatchObject({ is: 'wrong', issues: [{ message: expect.stringMatching(/\w/) }] })
  })
})

describe('islands', () => {
  test.each(['', 'weather', 'constructor', '__proto__'])('there is none called "%s"', (key) => expect(optionalIsland(key)).toBeNull())

  test.each([
    ['figure', { key: 'detector-people/en-academic-abstract/nothing' }, { is: 'none' }],
    ['figure', { key: '../../etc/passwd' }, { is: 'wrong' }],
    ['posts', { limit: '7' }, { is: 'wrong' }],
    ['tool', { tool: 'paraphraser' }, { is: 'wrong' }],
    ['pricing', { locale: 'x'.repeat(11) }, { is: 'wrong' }],
  ])('%s of %j', (key, given, expected) => expect(answerOf(key, given)).toMatchObject(expected))

  test('list the latest posts of a topic', () => {
    expect(answerOf('posts', { topic: 'sources', limit: '2' })).toMatchObject({ value: { posts: [{ title: 'one' }, { title: 'three' }] } })
    expect(textOf('posts', {}, { posts: () => [] })).toBe('There are no posts here yet.')
  })

  test('say a figure with its number and its day', () => {
    expect(textOf('figure', { key: 'detector-people/en-academic-abstract/flagged', locale: 'de' })).toBe(
      '0,8 %Gemessen am 21. November 2026; Zahl der Fälle: 1.200.'.replace(' %', '\u00a0%'),
    )
  })

  test('say prices where something is sold, and no word of them elsewhere', () => {
    expect(textOf('pricing', {})).toContain('€4.90')
    expect(textOf('pricing', {})).toContain('No price set')
    expect(textOf('pricing', {}, { plans: { ...sources.plans, currency: null } })).not.toMatch(/price|€/i)
  })

  test('show a sentence before and after, how close they are, and the way to the tool', () => {
    const text = textOf('tool', { tool: 'paraphraser', sample: 'sleep' })
    expect(text).toContain('don’t sleep enough')
    expect(text).toContain('do not sleep enough')
    expect(text).toContain('Similarity to your sentence 74%')
    expect(textOf('tool', { tool: 'paraphraser', sample: 'sleep' }, { pathOf: () => null })).not.toContain('Open')
  })
})
