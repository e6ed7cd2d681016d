import { describe, expect, test } from 'vitest'
import { measureReading } from '../../text/reading.ts'
import { takesAn } from './articles.ts'
import { en } from './en.ts'
import { irregularVerbs, prefixedVerbs } from './irregular-verbs.ts'
import { isPluralNoun, nounPlural, nounSingular } from './nouns.ts'
import { countSyllables } from './syllables.ts'
import { verbBase, verbForms } from './verbs.ts'

describe('verbs', () => {
  test('two hundred irregular ones at least', () => {
    expect(irregularVerbs.length + prefixedVerbs.reduce((sum, [, bases]) => sum + bases.length, 0)).toBeGreaterThanOrEqual(200)
  })

  test.each([
    ['call', 'calls called called calling'],
    ['stop', 'stops stopped stopped stopping'],
    ['visit', 'visits visited visited visiting'],
    ['refer', 'refers referred referred referring'],
    ['offer', 'offers offered offered offering'],
    ['analyse', 'analyses analysed analysed analysing'],
    ['study', 'studies studied studied studying'],
    ['play', 'plays played played playing'],
    ['agree', 'agrees agreed agreed agreeing'],
    ['die', 'dies died died dying'],
    ['focus', 'focuses focused focused focusing'],
    ['panic', 'panics panicked panicked panicking'],
    ['quiz', 'quizzes quizzed quizzed quizzing'],
    ['fix', 'fixes fixed fixed fixing'],
    ['echo', 'echoes echoed echoed echoing'],
    ['undergo', 'undergoes underwent undergone undergoing'],
    ['overtake', 'overtakes overtook overtaken overtaking'],
    ['put', 'puts put put putting'],
    ['have', 'has had had having'],
    ['be', 'is was been being'],
  ])('forms of %s', (base, forms) => {
    const { thirdPerson, past, participle, ing } = verbForms(base)
    expect([thirdPerson, past, participle, ing].join(' ')).toBe(forms)
    for (const form of forms.split(' ')) expect(verbBase(form)).toBe(base)
  })

  const bases =
    `abandon accept achieve acquire add admit advise agree allow analyse announce appear apply argue arrange ask assume attach avoid base belong benefit breathe carry cause challenge change
    choose claim close collect combine compare compete complete conclude confirm consider contain continue contribute control create decide decline define deliver depend describe develop discuss divide earn
    emerge enable encourage enter escape establish examine exceed exist expand expect explain explore express face fail find follow force gather generate grow guide handle happen help hope identify ignore imagine
    improve include increase indicate influence inform introduce investigate involve issue join judge keep lead leave limit link listen make manage measure monitor move need notice observe obtain occur offer
    operate organise perform permit plan prefer prepare present prevent produce promote propose protect provide publish raise reach realise receive recognise recommend reduce refer reflect reject relate release
    rely remain remove repeat replace report require resolve respond reveal review satisfy search select separate serve settle share show solve stay strengthen struggle study succeed suffer suggest support suppose
    survive teach test transfer transform travel treat try use value vary visit want warn waste welcome win wonder work worry write`.split(
      /\s+/,
    )
  test.each(bases)('every form of %s leads back to it', (base) => {
    const { thirdPerson, past, participle, ing } = verbForms(base)
    expect([thirdPerson, past, participle, ing].map((form) => verbBase(form))).toEqual([base, base, base, base])
  })
})

describe('nouns', () => {
  test.each([
    ['study', 'studies'],
    ['box', 'boxes'],
    ['analysis', 'analyses'],
    ['criterion', 'criteria'],
    ['child', 'children'],
    ['woman', 'women'],
    ['day', 'days'],
    ['process', 'processes'],
    ['house', 'houses'],
    ['cause', 'causes'],
    ['phase', 'phases'],
    ['virus', 'viruses'],
    ['campus', 'campuses'],
    ['life', 'lives'],
    ['potato', 'potatoes'],
    ['response', 'responses'],
    ['bus', 'buses'],
    ['critic', 'critics'],
  ])('%s, %s', (singular, plural) => {
    expect(nounPlural(singular)).toBe(plural)
    expect(nounSingular(plural)).toBe(singular)
    expect([isPluralNoun(singular), isPluralNoun(plural)]).toEqual([false, true])
  })

  test.each(['mathematics', 'physics', 'economics'])('%s has no plural of its own', (field) => {
    expect(nounPlural(field)).toBe(field)
  })

  test.each(['news', 'physics', 'series', 'emphasis', 'progress', 'status'])('%s is no plural', (noun) => {
    expect(isPluralNoun(noun) && nounSingular(noun) !== noun).toBe(false)
  })

  test('of several words the right one is changed', () => {
    expect([nounPlural('point of view'), nounPlural('case study')]).toEqual(['points of view', 'case studies'])
  })
})

test.each([
  ['apple', true],
  ['hour', true],
  ['honest', true],
  ['MBA', true],
  ['FBI', true],
  ['8', true],
  ['18-year-old', true],
  ['11', true],
  ['x-ray', true],
  ['umbrella', true],
  ['unusual', true],
  ['uninteresting', true],
  ['university', false],
  ['European', false],
  ['one', false],
  ['user', false],
  ['unique', false],
  ['house', false],
  ['NASA', false],
  ['1', false],
  ['100', false],
  ['year', false],
  ['utopia', false],
])('takes an: %s %s', (word, expected) => {
  expect(takesAn(word)).toBe(expected)
})

test.each([
  ['cat', 1],
  ['people', 2],
  ['information', 4],
  ['university', 5],
  ['created', 3],
  ['used', 1],
  ['wanted', 2],
  ['houses', 2],
  ['education', 4],
  ['society', 4],
  ['table', 2],
  ['strength', 1],
  ['analysis', 4],
])('%s has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

test('a plain text reads easier than a heavy one', () => {
  const plain = measureReading('The cat sat on the mat. It was warm.', en)
  const heavy = measureReading('Institutional heterogeneity necessitates methodological sophistication in comparative investigations.', en)
  expect(plain).toMatchObject({ sentences: 2, words: 9, wordsPerSentence: 4.5 })
  expect(plain.ease).toBeGreaterThan(90)
  expect(heavy.ease).toBeLessThan(10)
  expect(measureReading('', en)).toEqual({ sentences: 0, words: 0, wordsPerSentence: 0, ease: 100 })
})
