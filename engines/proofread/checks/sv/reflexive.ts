import { defineCheck } from '../../check.ts'
import { findReflexives } from '../../scandinavian-clauses/reflexives.ts'
import { swedishReflexives } from '../../scandinavian-clauses/swedish-reflexives.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** Verbs like "gifta sig" have a pronoun with them, that of their subject. */
export default defineCheck({
  key: 'reflexive',
  class: 'pronoun-choice',
  find: (tokens, words) => findReflexives({ tokens, of: swedish, words }, swedishReflexives),
  wrong: [
    ['De gifte i somras.', 'De gifte sig i somras.'],
    ['Jag måste skynda hem.', 'Jag måste skynda mig hem.'],
    ['Hon känner trött.', 'Hon känner sig trött.'],
    ['Vi har bestämt för att flytta.', 'Vi har bestämt oss för att flytta.'],
    ['Jag skyndar sig alltid.', 'Jag skyndar mig alltid.'],
  ],
  right: [
    'De gifte sig i somras.',
    'Hon är gift med en läkare.',
    'Det bestämmer jag.',
    'Läraren bestämmer för alla.',
    'Jag bryr mig om dig.',
  ],
})
