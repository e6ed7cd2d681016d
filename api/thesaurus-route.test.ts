import { describe, expect, test } from 'vitest'
import { makeThesaurusResult } from '#tests/builders.ts'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import type { ThesaurusResult, ThesaurusTask } from '#tools/thesaurus/contract.ts'

const path = '/api/v1/thesaurus'

/** A house whose thesaurus answers the same to everything, and what it was asked. */
function houseSaying(given: Partial<ThesaurusResult> = {}) {
  const asked: ThesaurusTask[] = []
  const engines = {
    ...makeHouse().engines,
    thesaurus: async (task: ThesaurusTask) => {
      asked.push(task)
      return makeThesaurusResult({ word: task.word, ...given })
    },
  }
  return { ask: makeAsk({ engines }), asked }
}

const entries = [{ word: 'result', isBase: false, partOfSpeech: 'noun', gender: null, senses: [] }]
const queryOf = (given: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(given)}`

describe('a word', () => {
  test('is looked up by its address, and the answer may be kept', async () => {
    const { ask, asked } = houseSaying({ entries })
    const response = await ask(queryOf({ word: 'results', language: 'en' }), { headers: { 'Accept-Language': 'hu' } })
    expect(await response.json()).toMatchObject({ word: 'results', entries })
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('vary') ?? '').not.toContain('Accept-Language')
    expect(asked).toEqual([{ word: 'results', language: 'en', locale: 'hu' }])
  })

  test('whose language is found out is kept for those who ask in the same', async () => {
    const { ask, asked } = houseSaying({ entries, detected: true })
    const response = await ask(queryOf({ word: 'studio', locale: 'it' }))
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(asked).toEqual([{ word: 'studio', language: 'detect', locale: 'it' }])
  })

  test('of a text is sent as a body, and kept nowhere', async () => {
    const { ask } = houseSaying({ entries })
    const response = await ask(path, posting({ word: 'results', language: 'en' }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test.each([
    ['«results»,', 'results'],
    ['  (well-being) ', 'well-being'],
    ['“don’t”', 'don’t'],
    ['re\u00adsult', 'result'],
    ['take\n into  account', 'take into account'],
    ['**bold**', 'bold'],
  ])('%j is looked up as %j', async (word, alone) => {
    const { ask, asked } = houseSaying({ entries })
    expect((await ask(path, posting({ word, language: 'en' }))).status).toBe(200)
    expect(asked[0]?.word).toBe(alone)
  })

  test('that nobody has is answered with those spelled like it', async () => {
    const { ask } = houseSaying({ nearest: ['result'] })
    const response = await ask(queryOf({ word: 'reslut', language: 'en' }))
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ entries: [], nearest: ['result'] })])
  })
})

describe('what is no word is told so', () => {
  test.each([
    ['nothing', '', 422, 'word-missing', {}],
    ['spaces and marks', ' … ', 422, 'word-missing', {}],
    ['digits', '2026', 422, 'word-missing', {}],
    ['markup', '<b>good</b>', 422, 'word-missing', {}],
    ['an address', 'https://tinta.example/x', 422, 'word-missing', {}],
    ['a sentence', 'word '.repeat(30), 413, 'word-too-long', { limit: 80, amount: 149 }],
    ['a phrase that nobody has', 'careful study', 404, 'phrase-not-found', { language: 'en', words: ['careful'] }],
  ])('%s', async (_, word, status, code, facts) => {
    const { ask } = houseSaying({ nearest: ['careful'] })
    const answers = await Promise.all([ask(queryOf({ word, language: 'en' })), ask(path, posting({ word, language: 'en' }))])
    for (const response of answers) {
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ code, ...facts })
    }
  })

  test.each([{ word: 'a', language: 'xx' }, { language: 'en' }, { word: 'a', sentence: 'b' }])('%j does not fit', async (body) => {
    const response = await houseSaying().ask(path, posting(body))
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code: 'input-invalid' })])
  })
})
