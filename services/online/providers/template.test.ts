import { describe, expect, test } from 'vitest'
import type { AskJson } from '../ask-json.ts'
import { makeTemplate, type TemplateOptions } from './template.ts'

/** A service that gives one answer, and what it was asked. */
function ask(answer: unknown, options: Partial<TemplateOptions> = {}) {
  const asked: { readonly url: string; readonly headers: unknown }[] = []
  const askJson: AskJson = async (url, { schema, headers }) => {
    asked.push({ url: url.href, headers })
    return schema.parse(answer)
  }
  const usual = { ask: askJson, url: 'https://s.example/?q={query}&l={language}', name: 'Search', fields: {}, header: undefined }
  const provider = makeTemplate({ ...usual, ...options })
  return { asked, provider, search: (words = 'rare words') => provider.search({ words, language: 'hu' }, AbortSignal.timeout(1_000)) }
}

describe('a search service by its address', () => {
  test('is asked for the words together, with the header that it wants', async () => {
    const { asked, search, provider } = ask({ results: [] }, { header: 'X-Key: a:b' })
    await search('kő & "papír" $& {language}')
    expect(asked).toEqual([
      { url: `https://s.example/?q=${encodeURIComponent('"kő & "papír" $& {language}"')}&l=hu`, headers: { 'X-Key': 'a:b' } },
    ])
    expect(provider.hostFor('hu')).toBe('s.example')
  })

  test('is understood as SearXNG answers', async () => {
    const { search } = ask({ results: [{ url: 'https://p.example/', title: 'A', content: 'passage', score: 1 }] })
    expect(await search()).toMatchObject([{ url: 'https://p.example/', title: 'A', snippet: 'passage', authors: [], fullTextUrl: null }])
  })

  test('is understood as its operator says', async () => {
    const fields = { results: 'web.hits.0', url: 'meta.link', title: 'name', authors: 'by', year: 'meta.date', text: 'body', id: 'n' }
    const result = {
      n: 7,
      name: 'A',
      meta: { link: 'https://p.example/', date: '2020-01-02' },
      by: ['Ann', { name: 'Ben' }, 3],
      body: 'whole text',
    }
    const { search } = ask({ web: { hits: [[result]] } }, { fields })
    expect(await search()).toMatchObject([
      { id: '7', url: 'https://p.example/', title: 'A', authors: ['Ann', 'Ben', '3'], year: 2020, text: 'whole text' },
    ])
  })

  test('gives nothing that cannot be opened, and ten results at most', async () => {
    const { search } = ask({ results: [{ url: 'javascript:alert(1)' }, null, 'x', {}, { url: 'https://p.example/' }] })
    expect(await search()).toHaveLength(1)
    const many = ask({ results: Array.from({ length: 50 }, (_, i) => ({ url: `https://p.example/${i}` })) })
    expect(await many.search()).toHaveLength(10)
  })

  test.each([[{}], [[]], [null], ['text'], [{ results: {} }], [{ Results: [] }]])(
    'is not understood when there is no list: %j',
    async (answer) => {
      await expect(ask(answer).search()).rejects.toThrow('unreachable')
    },
  )

  test('is not led along a way that every object has', async () => {
    await expect(ask({}, { fields: { results: 'constructor.prototype' } }).search()).rejects.toThrow('unreachable')
  })
})
