import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { clauseAt, isBalanced, isFinite, isStatement, subjectNumber, terminalStart } from './clause.ts'
import { textOf } from './grammar-tokens.ts'

describe('subject and verb of a clause', () => {
  test.each([
    ['The main cause of deforestation is agriculture.', 'The main cause of deforestation', 'is'],
    ['Students in rural areas often use buses.', 'Students in rural areas', 'use'],
    ['The glucose that is produced by the plant can be used immediately.', 'The glucose that is produced by the plant', 'can be used'],
    ['The methods used in this study were new.', 'The methods used in this study', 'were'],
    ['The king, who was unpopular with the people, had spent large sums.', 'The king, who was unpopular with the people,', 'had spent'],
    ['Cells containing many mitochondria need oxygen.', 'Cells containing many mitochondria', 'need'],
    ['We have not been told the truth.', 'We', 'have not been told'],
    ['Teachers, parents and pupils met.', 'Teachers, parents and pupils', 'met'],
    ['The results, however, were clear.', 'The results', 'were'],
    ['Using phones at night is bad.', 'Using phones at night', 'is'],
    ['There are many exceptions.', 'There', 'are'],
  ])('%s', (sentence, subject, verb) => {
    const tokens = analyse(sentence)
    const clause = clauseAt(tokens, 0, terminalStart(tokens))
    expect(clause && textOf(tokens.slice(0, clause.subjectEnd))).toBe(subject)
    expect(clause && textOf(tokens.slice(clause.verb.start, clause.verb.end))).toBe(verb)
  })

  test.each(['The results of the test.', 'Because it rained.', 'In the garden.', 'Her singing in the rain.', 'To be honest.'])(
    'none in "%s"',
    (sentence) => {
      const tokens = analyse(sentence)
      expect(clauseAt(tokens, 0, terminalStart(tokens))).toBeNull()
    },
  )

  test.each([
    ['The solution was cooled by the technician.', true, false, false],
    ['The plan has not worked.', false, true, false],
    ['They can never win.', false, true, true],
    ['The prices will be raised.', true, false, true],
    ['She is a teacher.', false, false, false],
  ])('%s passive %s, negative %s, modal %s', (sentence, isPassive, isNegative, hasModal) => {
    const tokens = analyse(sentence)
    expect(clauseAt(tokens, 0, terminalStart(tokens))?.verb).toMatchObject({ isPassive, isNegative, hasModal })
  })

  test.each([
    ['The team has won.', 'singular'],
    ['The team have won.', 'plural'],
    ['The data show this.', 'plural'],
    ['The house fell down.', 'singular'],
  ])('%s is %s', (sentence, number) => {
    const tokens = analyse(sentence)
    const clause = clauseAt(tokens, 0, terminalStart(tokens))
    expect(clause && subjectNumber(tokens, clause)).toBe(number)
  })
})

test.each([
  ['They want to leave.', 'leave', false],
  ['They left early.', 'left', true],
  ['She has written a book.', 'written', false],
  ['It helps students learn.', 'learn', false],
  ['Singing is fun.', 'Singing', false],
])('in "%s" the verb "%s" is finite: %s', (sentence, verb, answer) => {
  const tokens = analyse(sentence)
  expect(
    isFinite(
      tokens,
      tokens.findIndex(({ text }) => text === verb),
    ),
  ).toBe(answer)
})

test.each([
  ['It works.', true],
  ['Does it work?', false],
  ['It works!', false],
  ['It works (mostly.', false],
  ['The “new plan” works.', true],
  ['No stop at the end', false],
])('"%s" is a statement: %s', (sentence, answer) => {
  expect(isStatement(analyse(sentence))).toBe(answer)
})

test('brackets and quotation marks must close in the range', () => {
  const tokens = analyse('The plan (an old one) works “well” here.')
  expect(isBalanced(tokens, 0, tokens.length)).toBe(true)
  expect(isBalanced(tokens, 0, 4)).toBe(false)
  expect(isBalanced(tokens, 4, tokens.length)).toBe(false)
})
