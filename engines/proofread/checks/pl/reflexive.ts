import { defineCheck } from '../../check.ts'
import { polishReflexive } from '../../slavic/polish-government.ts'
import { findMissingReflexives } from '../../slavic/reflexives.ts'

/** Verbs that are never without "się". */
export default defineCheck({
  key: 'reflexive',
  class: 'verb-pattern',
  find: (tokens) => findMissingReflexives(tokens, polishReflexive),
  wrong: [
    ['Boję dużych psów.', 'Boję się dużych psów.'],
    ['Bardzo cieszę z tego.', 'Bardzo cieszę się z tego.'],
    ['Uczę polskiego od roku.', 'Uczę się polskiego od roku.'],
    ['Urodziłem w Krakowie.', 'Urodziłem się w Krakowie.'],
  ],
  right: ['Boję się dużych psów.', 'Uczę dzieci w szkole.', 'Czuję zapach kawy.', 'Śmieje się i cieszy.', 'Spotkałem kolegę.'],
})
