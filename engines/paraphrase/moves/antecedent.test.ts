import { describe, expect, test } from 'vitest'
import { analyse } from '../../languages/en/grammar/analyse.ts'
import { clauseAt, terminalStart, type Clause } from '../../languages/en/grammar/clause.ts'
import { textOf, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isClearSubject, reorderMainFirst, reorderSubFirst } from './antecedent.ts'

/** A sentence of two clauses with the conjunction between « and »; which comes first is the conjunction's place. */
function clauses(sentence: string): { readonly tokens: Tokens; readonly main: Clause; readonly sub: Clause } {
  const tokens = analyse(sentence.replace(/[«»]/g, ''))
  const end = terminalStart(tokens)
  const at = tokens.findIndex(({ origin }) => origin?.start === sentence.indexOf('«'))
  const close = tokens.findIndex(({ text }) => text === ',')
  const isFronted = at === 0
  const main = isFronted ? clauseAt(tokens, close + 1, end) : clauseAt(tokens, 0, at)
  const sub = isFronted ? clauseAt(tokens, 1, close) : clauseAt(tokens, at + 1, end)
  if (main === null || sub === null) throw new Error(`two clauses expected: ${sentence}`)
  return { tokens, main, sub }
}

describe('the main clause comes first', () => {
  test.each([
    ['«Although» the method is fast, it has one fault.', 'the method has one fault', 'it is fast'],
    ['«If» parents and teachers cooperate, they can help.', 'parents and teachers can help', 'they cooperate'],
    ['«When» he arrived, he saw the house.', 'he saw the house', 'he arrived'],
    ['«When» it rains, we stay.', 'we stay', 'it rains'],
  ])('%s', (sentence, main, sub) => {
    const { tokens, ...pair } = clauses(sentence)
    const made = reorderMainFirst(tokens, pair.main, pair.sub)
    expect(made && textOf(made.main)).toBe(main)
    expect(made && textOf(made.sub)).toBe(sub)
  })

  test.each([
    '«When» the teachers met the parents, they were happy.',
    '«When» students fail, teachers help them.',
    '«If» a student fails a test, the student repeats it.',
    '«Although» the rules are strict, this does not help.',
    '«If» he does, she leaves.',
  ])('not of "%s"', (sentence) => {
    const { tokens, main, sub } = clauses(sentence)
    expect(reorderMainFirst(tokens, main, sub)).toBeNull()
  })
})

describe('the subordinate clause comes first', () => {
  test.each([
    ['Many students fail «because» they are tired.', 'they fail', 'many students are tired'],
    ['We chose this method «because» it is fast.', 'we chose it', 'this method is fast'],
    ['The house was empty «when» we arrived.', 'the house was empty', 'we arrived'],
  ])('%s', (sentence, main, sub) => {
    const { tokens, ...pair } = clauses(sentence)
    const made = reorderSubFirst(tokens, pair.main, pair.sub)
    expect(made && textOf(made.main).toLowerCase()).toBe(main)
    expect(made && textOf(made.sub)).toBe(sub)
  })

  test.each([
    'The company sold the factory «because» it was expensive.',
    'It is useful «when» the car breaks down.',
    'This is wrong «because» nobody agreed.',
    'She bought a car «because» the car was cheap.',
  ])('not of "%s"', (sentence) => {
    const { tokens, main, sub } = clauses(sentence)
    expect(reorderSubFirst(tokens, main, sub)).toBeNull()
  })
})

test.each([
  ['Chlorophyll is a green pigment.', 'it', true],
  ['The storm moved to the north.', 'it', true],
  ['The dog chased the cat.', 'it', false],
  ['The storm moved to the north.', 'they', false],
  ['The teacher left.', 'it', false],
])('after "%s" the pronoun "%s" is clear: %s', (sentence, pronoun, answer) => {
  const tokens = analyse(sentence)
  const clause = clauseAt(tokens, 0, terminalStart(tokens))
  expect(clause && isClearSubject(tokens, clause, pronoun)).toBe(answer)
})
