import { expect, test } from 'vitest'
import { inflectLike } from '../inflect-like.ts'
import { englishForms } from './forms.ts'

const forms = englishForms(() => true)

test.each([
  ['led', 'lead', 'guide', 'verb', 'guided'],
  ['led', 'lead', 'show', 'verb', null],
  ['shown', 'show', 'prove', 'verb', 'proved'],
  ['taught', 'teach', 'instruct', 'verb', 'instructed'],
  ['argues', 'argue', 'point out', 'verb', 'points out'],
  ['studying', 'study', 'look into', 'verb', 'looking into'],
  ['studies', 'study', 'investigation', 'noun', 'investigations'],
  ['studies', 'study', 'examine', 'verb', 'examines'],
  ['studies', 'study', 'research', 'noun', null],
  ['studies', 'study', 'education', 'noun', null],
  ['criteria', 'criterion', 'standard', 'noun', 'standards'],
  ['hypotheses', 'hypothesis', 'research question', 'noun', 'research questions'],
  ["author's", 'author', 'writer', 'noun', "writer's"],
  ['students’', 'student', 'learner', 'noun', 'learners’'],
  ['larger', 'large', 'big', 'adjective', 'bigger'],
  ['greater', 'great', 'significant', 'adjective', 'more significant'],
  ['strictest', 'strict', 'rigorous', 'adjective', 'most rigorous'],
  ['better', 'good', 'strong', 'adjective', 'stronger'],
  ['faster', 'fast', 'quickly', 'adverb', 'more quickly'],
  ['earlier', 'early', 'prior', 'adjective', null],
])('%s, a form of %s, makes %s as a %s: %s', (form, lemma, replacement, partOfSpeech, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech })?.form ?? null).toBe(expected)
})

test.each(['number', 'paper', 'corner', 'matter', 'interest', 'harvest', 'other'])('%s is no comparative', (form) => {
  expect(forms.analyse(form).filter(({ tags }) => tags === 'comp' || tags === 'sup')).toEqual([])
})
