import { describe, expect, test } from 'vitest'
import { readShared, sharedAnswer } from './shared-text.ts'

const origin = 'https://tinta.example.edu'

function sharing(path: string, parts: Readonly<Record<string, string>>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.set(name, value)
  return new Request(origin + path, { method: 'POST', body })
}

describe('a text that another app shares', () => {
  test.each([
    ['/share/en', { text: ' A text. ' }, { to: '/paraphrase-text', text: 'A text.' }],
    ['/share/de', { title: 'Titel', text: 'Text', url: 'https://example.org' }, { text: 'Titel\n\nText\n\nhttps://example.org' }],
    ['/share/xx', {}, { to: '/paraphrase-text', text: '' }],
  ])('at %s is taken whole', async (path, parts, taken) => {
    expect(await readShared(sharing(path, parts), origin)).toMatchObject(taken)
  })

  test.each([
    ['a page', new Request(`${origin}/share/en`)],
    ['a request of the API', new Request(`${origin}/api/v1/rephrase`, { method: 'POST' })],
    ['another site', new Request('https://other.example/share/en', { method: 'POST' })],
  ])('is not %s', (_case, request) => {
    expect(readShared(request, origin)).toBeNull()
  })

  test('cannot end the script that puts it by', async () => {
    const text = '</script><script>alert(1)</script><!--"\\\u2028'
    const page = await sharedAnswer({ text, to: '/paraphrase-text', said: 'Shared' }).text()
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    const put = /sessionStorage\.setItem\(("tinta-handed-to-paraphraser"),(.*)\)\}catch/s.exec(page)?.[2] ?? ''
    expect(JSON.parse(JSON.parse(put))).toEqual({ text, language: null, options: {}, said: 'Shared' })
  })
})
