import { defineCheck } from '../../check.ts'
import { findObjectForms } from '../../scandinavian-clauses/object-form.ts'
import { norwegian, norwegianObjects } from '../../scandinavian-clauses/norwegian.ts'

/** Behind verbs and prepositions pronouns have their other form. */
export default defineCheck({
  key: 'object-form',
  class: 'pronoun-case',
  find: (tokens, words) => findObjectForms({ tokens, of: norwegian, words }, norwegianObjects),
  wrong: [
    ['Jeg hilste på hun.', 'Jeg hilste på henne.'],
    ['Vi skal snart treffe de.', 'Vi skal snart treffe dem.'],
    ['Han elsker hun.', 'Han elsker henne.'],
    ['Det er en gave til vi.', 'Det er en gave til oss.'],
  ],
  right: ['Det vet jeg.', 'Hun er større enn jeg.', 'I går kom han.', 'Det er hun.', 'Vi gjorde det for de som ikke kan.'],
})
