import { expect, test } from 'vitest'
import { plainText, readBrackets, tokensOf, treeOf } from './brackets.ts'
import { loadLessons, loadTreebank, splitTreebank, treebankFiles } from './load.ts'
import type { TreebankSentence } from './load.ts'
import { train } from './train.ts'
import { parse } from '../../engines/languages/en/parse/parse.ts'

const arcsOf = (line: string): readonly string[] => {
  const { words, phrase } = readBrackets(line)
  const tokens = tokensOf(words)
  if (!tokens) throw new Error(line)
  const { heads, relations } = treeOf(phrase, tokens)
  return tokens.flatMap(({ text, tag }, i) => (tag === 'PUNCT' ? [] : [`${text} ${relations[i]} ${tokens[heads[i] ?? -1]?.text ?? '-'}`]))
}

test('brackets stand for dependencies: the verb heads its clause, the preposition its phrase', () => {
  expect(arcsOf('[S The cat [N with the bell]] has slept [A on the sofa] [A since [S we] came] .')).toEqual([
    'The core cat',
    'cat subject slept',
    'with modifier cat',
    'the core bell',
    'bell core with',
    'has core slept',
    'slept core -',
    'on adverbial slept',
    'the core sofa',
    'sofa core on',
    'since core came',
    'we subject came',
    'came adverbial slept',
  ])
})

test('a conjunct hangs on the first of its row', () => {
  expect(arcsOf('[S We] sold [O apples [& and pears]] .')).toEqual([
    'We subject sold',
    'sold core -',
    'apples object sold',
    'and core pears',
    'pears conjunct apples',
  ])
})

test('words come back as they are written', () => {
  expect(plainText('" Do n\'t , " he said ( twice ) .'.split(' '))).toBe('"Don\'t," he said (twice).')
})

test.each([
  ['[S The cat slept .', 'Brackets do not match'],
  ['[Q The cat] slept .', 'No such bracket: [Q'],
])('"%s" is refused: %s', (line, message) => {
  expect(() => readBrackets(line)).toThrow(message)
})

test('every sentence of the treebank hangs on one word, and none stands twice', () => {
  for (const name of treebankFiles) {
    const sentences = loadTreebank(name)
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
    for (const { id, tokens, tree } of sentences) {
      const heads = tokens.flatMap(({ tag }, i) => (tag !== 'PUNCT' && (tree.heads[i] ?? -1) < 0 ? [i] : []))
      expect(`${id} ${heads.length}`).toBe(`${id} 1`)
    }
  }
})

test('no sentence that the parser is measured on stands among those it learns from', () => {
  const { held } = splitTreebank(loadTreebank('texts'))
  const textOf = (sentence: TreebankSentence): string => sentence.tokens.map(({ lower }) => lower).join(' ')
  const known = new Set(loadLessons().map(textOf))
  expect(held.length).toBeGreaterThan(300)
  expect(held.filter((sentence) => known.has(textOf(sentence)))).toEqual([])
})

test('a parser learns what it is shown, and the same each time', () => {
  const lines = ['[S Dogs] bark [A at night] .', '[S The dog [N of my aunt]] barked [A in the garden] .', '[S Cats] sleep [A by day] .']
  const examples = lines.flatMap((line) => {
    const { words, phrase } = readBrackets(line)
    const tokens = tokensOf(words)
    return tokens ? [{ tokens, tree: treeOf(phrase, tokens) }] : []
  })
  const model = train(examples, 10)
  for (const { tokens, tree } of examples) {
    const { heads, relations } = parse(tokens, model)
    expect({ heads, relations }).toEqual({ heads: tree.heads, relations: tree.relations })
  }
  expect(train(examples, 10)).toEqual(model)
})
