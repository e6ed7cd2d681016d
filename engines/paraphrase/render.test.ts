import { describe, expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { words } from '../languages/en/grammar/grammar-tokens.ts'
import { render } from './render.ts'
import type { Edit } from './render.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** An edit of the words `from` (as written, apart by spaces) that puts `to` there. */
function edit(tokens: readonly Token[], from: string, to: string): Edit {
  const parts = from.split(' ')
  const start = tokens.findIndex((_, i) => parts.every((part, k) => tokens[i + k]?.text === part))
  const put = to === '' ? [] : words(to, 'X').map((token, k) => (k === 0 ? { ...token, space: tokens[start]?.space ?? '' } : token))
  return { start, end: start + parts.length, rule: 'en/test', kind: 'word', reason: 'same-meaning', tokens: put, alternatives: [] }
}

const run = (source: string, ...changes: readonly (readonly [string, string])[]): ReturnType<typeof render> => {
  const tokens = analyse(source)
  return render(
    tokens,
    changes.map(([from, to]) => edit(tokens, from, to)),
  )
}

describe('render', () => {
  test.each([
    ['It is a big test.', 'big', 'enormous', 'It is an enormous test.'],
    ['It is an odd test.', 'odd', 'strange', 'It is a strange test.'],
    ['An odd test failed.', 'odd', 'strange', 'A strange test failed.'],
    ['Many people came.', 'Many', 'several', 'Several people came.'],
    ['Basically , it works.', 'Basically', '', 'It works.'],
    ['It is basically true.', 'basically', '', 'It is true.'],
    ['He said: Many people came.', 'Many', 'several', 'He said: Several people came.'],
    ['  Two  spaces   here.', 'spaces', 'gaps', 'Two  gaps   here.'],
  ])('%s', (source, from, to, text) => {
    expect(run(source, [from, to]).text).toBe(text)
  })

  test('spans cut the changed words out of both texts, the article with them when it changes', () => {
    const source = 'It is a big test for many people.'
    const { text, edits } = run(source, ['big', 'enormous'], ['many', 'several'])
    expect(text).toBe('It is an enormous test for several people.')
    expect(edits.map(({ source: span, output }) => [source.slice(span.start, span.end), text.slice(output.start, output.end)])).toEqual([
      ['a big', 'an enormous'],
      ['many', 'several'],
    ])
  })
})
