import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from '../grammar/analyse.ts'
import { treeOf } from './english.ts'
import { childrenOf, relations, spanOf } from './tree.ts'
import { clusterOf } from './clusters.ts'

/** Each phrase of the sentence that is more than a word of a core, as `relation: its words`. */
function phrasesIn(sentence: string): readonly string[] {
  const tokens = analyse(sentence)
  const tree = treeOf(tokens)
  return tokens.flatMap((token, i) => {
    if (token.tag === 'PUNCT' || tree.relations[i] === 'core') return []
    const { start, end } = spanOf(tree, i)
    return [
      `${tree.relations[i]}: ${tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' ')}`,
    ]
  })
}

test.each([
  ['The students met in the library.', 'adverbial: in the library'],
  ['The roof of the old house was repaired by a local firm.', 'agent: by a local firm'],
  ['The roof of the old house was repaired by a local firm.', 'modifier: of the old house'],
  ['Because it rained all night, the match was cancelled.', 'adverbial: Because it rained all night'],
  ['The people who live near the river have asked for a wall.', 'relative: who live near the river'],
  ['She opened the window and closed the door.', 'conjunct: and closed the door'],
  ['The results depend on the temperature.', 'demanded: on the temperature'],
  ['They believe that the plan will fail.', 'clause: that the plan will fail'],
  ['However, nobody came.', 'linking: However'],
])('in "%s" it sees "%s"', (sentence, phrase) => {
  expect(phrasesIn(sentence)).toContain(phrase)
})

test('arcs never cross, every word has one way to the head of the sentence, marks hang on nothing', () => {
  const words = [
    'the',
    'students',
    'who',
    'read',
    'books',
    ',',
    'in',
    '2010',
    'and',
    'because',
    'was',
    'seen',
    'by',
    'Anna',
    '(',
    ')',
    'not',
    'that',
    'quickly',
    ';',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 25 }), (parts) => {
      const tokens = analyse(parts.join(' '))
      const { heads, relations: names, certainty } = treeOf(tokens)
      expect([heads.length, names.length, certainty.length]).toEqual([tokens.length, tokens.length, tokens.length])
      tokens.forEach((token, i) => {
        const head = heads[i] ?? -1
        if (token.tag === 'PUNCT') expect(head).toBe(-1)
        expect(relations).toContain(names[i])
        expect(certainty[i]).toBeGreaterThanOrEqual(0)
        expect(certainty[i]).toBeLessThanOrEqual(1)
        let at = i
        for (let step = 0; at >= 0; step++) {
          expect(step).toBeLessThanOrEqual(tokens.length)
          at = heads[at] ?? -1
        }
        if (head < 0) return
        const [first, last] = [Math.min(i, head), Math.max(i, head)]
        const between = tokens.flatMap(({ tag }, k) => (k > first && k < last && tag !== 'PUNCT' ? [heads[k] ?? -1] : []))
        expect(between.filter((other) => other < first || other > last)).toEqual([])
      })
    }),
  )
})

test('a span holds its head and all that depends on it, and no mark at its edges', () => {
  const tokens = analyse('Small traders, who had no credit, were hit first.')
  const tree = treeOf(tokens)
  const subject = tree.relations.indexOf('subject')
  expect(spanOf(tree, subject)).toEqual({ start: 0, end: 7 })
  expect(childrenOf(tree, subject).map((i) => tokens[i]?.text)).toEqual(['Small', 'had'])
})

test('an empty sentence has an empty tree', () => {
  expect(treeOf([])).toEqual({ heads: [], relations: [], certainty: [] })
})

test('words that stand in like company share a cluster', () => {
  expect(clusterOf('tuesday')).toBe(clusterOf('wednesday'))
  expect(clusterOf('tuesday')).not.toBe(clusterOf('because'))
  expect(clusterOf('qzxvw')).toBe(clusterOf('another-unknown'))
})
