import { expect, test } from 'vitest'
import { rememberForms } from './remember-forms.ts'

test('a word is asked for once, and answers stay apart', () => {
  const asked: string[] = []
  const forms = rememberForms({
    analyse: (form) => {
      asked.push(form)
      return [{ lemma: `${form}-lemma`, kind: 'noun', tags: 'pl' }]
    },
    lexemesOf: () => [],
  })
  expect(['a', 'b', 'a'].map((form) => forms.analyse(form)[0]?.lemma)).toEqual(['a-lemma', 'b-lemma', 'a-lemma'])
  expect(asked).toEqual(['a', 'b'])
  expect(forms.lexemesOf('a')).toEqual([])
})
