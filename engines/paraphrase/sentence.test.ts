import { describe, expect, test } from 'vitest'
import { makeParaphraser } from './paraphrase.ts'
import { indexRows } from './pattern.ts'
import type { Mode, Strength } from './rewrite.ts'
import { defineRows } from './row.ts'
import { defineStructure } from './structure.ts'

const indeedDropped = defineStructure({
  key: 'indeed-dropped',
  kind: 'clause',
  reason: 'filler-removed',
  modes: ['shorten', 'synonyms', 'simplify', 'extend'],
  strength: 'mild',
  apply: (sentence) => (sentence.some(({ lower }) => lower === 'indeed') ? [sentence.filter(({ lower }) => lower !== 'indeed')] : null),
  yes: [],
  no: [],
})
const plain = makeParaphraser({ index: indexRows([]), structures: [] })
const turning = makeParaphraser({ index: indexRows([]), structures: [indeedDropped] })

describe('contractions', () => {
  test.each<[Mode, string, string]>([
    ['extend', "It doesn't work in every school.", 'It does not work in every school.'],
    ['academic', "It doesn't work in every school.", 'It does not work in every school.'],
    ['synonyms', "It doesn't work in every school.", "It doesn't work in every school."],
    [
      'extend',
      "Dear Anna,\n\nIt doesn't work in every school.\n\nBest wishes,\nTom",
      "Dear Anna,\n\nIt doesn't work in every school.\n\nBest wishes,\nTom",
    ],
  ])('%s: %s', (mode, text, expected) => {
    expect(plain.rewrite(text, { mode, strength: 'normal', seed: 1, keep: [], avoid: [] }).text).toBe(expected)
  })
})

describe('a mild structure at mild', () => {
  test.each<[Mode, Strength, boolean]>([
    ['shorten', 'mild', true],
    ['simplify', 'mild', true],
    ['extend', 'mild', true],
    ['synonyms', 'mild', false],
    ['synonyms', 'normal', true],
  ])('%s, %s', (mode, strength, isUsed) => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => turning.rewrite('The results indeed support the old view.', { mode, strength, seed, keep: [], avoid: [] }).text,
    )
    expect(texts.some((text) => !text.includes('indeed'))).toBe(isUsed)
  })
})

describe('words that the text has near by', () => {
  const rows = [
    defineRows('adjective', [
      { from: 'big', to: ['large'], modes: 'y', when: { use: 'attributive' }, yes: ['A big tree.', 'A large tree.'], no: 'It is big.' },
    ]),
    defineRows('phrase', [
      { from: 'next to', to: ['beside'], modes: 'y', yes: ['It is next to me.', 'It is beside me.'], no: 'Next, to me.' },
      { from: '~remove', to: ['~take out'], modes: 'y', yes: ['They removed it.', 'They took out it.'], no: 'They left it.' },
      { from: '~say', to: ['~say that'], modes: 'y', yes: ['He says I won.', 'He says that I won.'], no: 'He did.' },
    ]),
  ]
  const worded = makeParaphraser({ index: indexRows(rows), structures: [] })

  test.each([
    ['The garden is old. A big house is costly.', 'The garden is old. A large house is costly.'],
    // The sentence before, and the one after, have the word already.
    ['The garden is large. A big house is costly.', 'The garden is large. A big house is costly.'],
    ['A big house is costly. The garden is large.', 'A big house is costly. The garden is large.'],
    // What a sentence says twice on purpose.
    ['A big house needs a big garden.', 'A big house needs a big garden.'],
    ['The sign says parking is free.', 'The sign says that parking is free.'],
    ['The hut is next to a mill.', 'The hut is beside a mill.'],
    ['The hut beside the pond is next to a mill.', 'The hut beside the pond is next to a mill.'],
    ['They removed the pips.', 'They took out the pips.'],
    ['They took ten pears and removed the pips.', 'They took ten pears and removed the pips.'],
    ['The sign that says parking is free is old.', 'The sign that says parking is free is old.'],
  ])('%s', (text, expected) => {
    const texts = [1, 2, 3, 4, 5, 6].map(
      (seed) => worded.rewrite(text, { mode: 'synonyms', strength: 'aggressive', seed, keep: [], avoid: [] }).text,
    )
    expect(texts).toContain(expected)
    expect(new Set(texts).size).toBeLessThanOrEqual(text === expected ? 1 : 2)
  })
})

describe('a little word that the sentence takes up again', () => {
  const rows = [
    defineRows('phrase', [
      {
        from: '~be a sign of',
        to: ['~signal'],
        modes: 'y',
        yes: ['Smoke is a sign of fire.', 'Smoke signals fire.'],
        no: 'It was a sign.',
      },
      { from: '~have to do with', to: ['~concern'], modes: 'y', yes: ['It has to do with tax.', 'It concerns tax.'], no: 'It has to do.' },
      { from: '~show that', to: ['~show'], modes: 'y', yes: ['They show that it works.', 'They show it works.'], no: 'They show it.' },
      { from: '~be aware of', to: ['~be conscious of'], modes: 'y', yes: ['He is aware of it.', 'He is conscious of it.'], no: 'He is.' },
    ]),
  ]
  const worded = makeParaphraser({ index: indexRows(rows), structures: [] })

  test.each([
    ['Long queues are a sign of poor planning.', 'Long queues signal poor planning.'],
    ['Long queues are a sign of poor planning and low pay.', 'Long queues signal poor planning and low pay.'],
    ['In a town of this size, long queues are a sign of poor planning.', 'In a town of this size, long queues signal poor planning.'],
    ['Long queues are a sign of poor planning, rather than of lazy staff.', null],
    ['Long queues are a sign of poor planning, and often of low pay.', null],
    ['This has to do with shame rather than with equality.', null],
    ['The tests show that it works and that it is cheap.', null],
    // What closes with the same word takes the second one as well.
    ['They are aware of the cost and of the risk.', 'They are conscious of the cost and of the risk.'],
  ])('%s', (text, expected) => {
    const texts = [1, 2, 3, 4, 5, 6].map(
      (seed) => worded.rewrite(text, { mode: 'synonyms', strength: 'aggressive', seed, keep: [], avoid: [] }).text,
    )
    expect(texts).toContain(expected ?? text)
    expect(new Set(texts).size).toBeLessThanOrEqual(expected === null ? 1 : 2)
  })
})

test.each([
  ['The queue became shorter.', 'The queue became shorter.'],
  ["I'm glad it's over: the queue became shorter.", "I'm glad it's over: the queue got shorter."],
])('a report does not "get": %s', (text, expected) => {
  const rows = defineRows('phrase', [
    { from: '~become shorter', to: ['~get shorter'], modes: 'y', yes: ['It became shorter.', 'It got shorter.'], no: 'It was shorter.' },
  ])
  const worded = makeParaphraser({ index: indexRows([rows]), structures: [] })
  const texts = [1, 2, 3, 4, 5, 6].map(
    (seed) => worded.rewrite(text, { mode: 'synonyms', strength: 'aggressive', seed, keep: [], avoid: [] }).text,
  )
  expect(texts).toContain(expected)
  expect(new Set(texts).size).toBeLessThanOrEqual(text === expected ? 1 : 2)
})

test('no structure takes back what another of its kind has done', () => {
  const indeedInserted = defineStructure({
    ...indeedDropped,
    key: 'indeed-inserted',
    reason: 'fuller',
    apply: (sentence) =>
      sentence.some(({ lower }) => lower === 'indeed')
        ? null
        : [
            [
              ...sentence.slice(0, -1),
              ...sentence.slice(0, 1).map((word) => ({ ...word, lower: 'indeed', text: 'indeed', space: ' ' })),
              ...sentence.slice(-1),
            ],
          ],
  })
  const both = makeParaphraser({ index: indexRows([]), structures: [indeedDropped, indeedInserted] })
  for (let seed = 1; seed <= 12; seed++) {
    const { text } = both.rewrite('The results indeed support the old view.', {
      mode: 'extend',
      strength: 'aggressive',
      seed,
      keep: [],
      avoid: [],
    })
    expect(text).not.toContain('view indeed')
  }
})
