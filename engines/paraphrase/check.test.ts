import { describe, expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { checkRewrite } from './check.ts'
import type { Failure } from './check.ts'

const check = (source: string, outputs: readonly string[], locked: readonly string[] = [], added = '', removed = ''): Failure | null =>
  checkRewrite({
    source: analyse(source),
    outputs: outputs.map((output) => analyse(output)),
    locked,
    removed: removed ? analyse(removed) : [],
    added: added ? analyse(added) : [],
  })

describe('checkRewrite', () => {
  test.each<[string, Failure | null, string, readonly string[], readonly string[], string]>([
    ['all well', null, 'Sleep helps, and rest helps.', ['Sleep helps.', 'Rest helps.'], [], ''],
    ['a name lost', 'locked', 'Darwin wrote it.', ['He wrote it.'], ['Darwin'], ''],
    ['a citation kept', null, 'It grows (Lee, 2018).', ['It rises (Lee, 2018).'], ['(Lee, 2018)'], 'rises'],
    ['a number changed', 'number', 'It has 3 parts.', ['It has 4 parts.'], [], ''],
    ['a number word lost', 'number', 'It has three parts.', ['It has parts.'], [], ''],
    ['a negation lost', 'claim', 'It does not help.', ['It helps.'], [], ''],
    ['a hedge lost', 'claim', 'It may help.', ['It helps.'], [], ''],
    [
      'a word of the family twice',
      'repetition',
      'We looked at the study.',
      ['We investigated the investigation.'],
      [],
      'investigated investigation',
    ],
    ['a word doubled', 'doubled', 'It is in the way.', ['It is in in the way.'], [], ''],
    ['two articles', 'clash', 'It took much time.', ['It took the a lot of time.'], [], 'a lot of'],
    ['two verbs of help', 'clash', 'It does not help.', ['It does not be helpful.'], [], 'be helpful'],
    ['to and a verb of help', 'clash', 'They want to go.', ['They want to would go.'], [], 'would'],
    ['many a', null, 'Much time has passed.', ['Many a day has passed.'], [], 'Many a day'],
    ['a wrong article', 'article', 'It is a big test.', ['It is a enormous test.'], [], 'enormous'],
    ['no verb', 'verb', 'Sleep helps, and rest helps.', ['Sleep helps.', 'Rest.'], [], ''],
    ['a bracket left open', 'marks', 'It (the test) works.', ['It (the test works.'], [], ''],
    ['a list word shortened', null, 'Firstly, it helps.', ['First, it helps.'], [], 'First,'],
    ['too many commas', 'marks', 'It works.', ['It, then, here, works.'], [], ''],
    ['two marks together', 'marks', 'It, then, works.', ['It,, works.'], [], ''],
  ])('%s', (_, failure, source, outputs, locked, added) => {
    expect(check(source, outputs, locked, added)).toBe(failure)
  })

  test('a number that a row takes out and another that it puts in', () => {
    expect(check('It fell twice.', ['It fell on two occasions.'], [], 'on two occasions', 'twice')).toBeNull()
    expect(check('It fell twice.', ['It fell on three days.'], [], 'days', 'twice')).toBe('number')
  })
})
