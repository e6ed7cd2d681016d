import { defineCheck } from '../../check.ts'
import { findObjectForms } from '../../scandinavian-clauses/object-form.ts'
import { swedish, swedishObjects } from '../../scandinavian-clauses/swedish.ts'

/** Behind verbs and prepositions pronouns have their other form. */
export default defineCheck({
  key: 'object-form',
  class: 'pronoun-case',
  find: (tokens, words) => findObjectForms({ tokens, of: swedish, words }, swedishObjects),
  wrong: [
    ['Jag hälsade på hon.', 'Jag hälsade på henne.'],
    ['Vi ska snart träffa de.', 'Vi ska snart träffa dem.'],
    ['Han älskar hon.', 'Han älskar henne.'],
    ['Det är en present till vi.', 'Det är en present till oss.'],
  ],
  right: ['Det vet jag.', 'Hon är större än jag.', 'I går kom han.', 'Det är han.', 'Vi gjorde det för de som inte kan.'],
})
