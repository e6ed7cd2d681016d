import { defineCheck } from '../../check.ts'
import { findAfterPreposition, findMistaken, type Mistakable } from '../../slavic/government.ts'
import { slovak } from '../../slavic/slovak.ts'

const soundAlike: Mistakable = new Map([
  ['z', ['s', 'ins', ['gen']]],
  ['zo', ['so', 'ins', ['gen']]],
  ['s', ['z', 'gen', ['ins']]],
  ['so', ['zo', 'gen', ['ins']]],
])

/** A phrase behind a preposition stands in a case that it takes, or the preposition is the other one of two that sound alike. */
export default defineCheck({
  key: 'preposition-case',
  class: 'case',
  find: (tokens, known) => [
    ...findAfterPreposition(tokens, slovak, known, { soundAlike }),
    ...findMistaken(tokens, slovak, known, soundAlike),
  ],
  wrong: [
    ['Stretli sme sa pri divadlo.', 'Stretli sme sa pri divadle.'],
    ['Pijem kávu s mlieko.', 'Pijem kávu s mliekom.'],
    ['Idem do škole.', 'Idem do školy.'],
    ['Čakám na môj brat.', 'Čakám na môjho brata.'],
    ['Vrátila sa s obchodu.', 'Vrátila sa z obchodu.'],
    ['Prišiel z kamarátom.', 'Prišiel s kamarátom.'],
  ],
  right: [
    'Pijem kávu s mliekom.',
    'Idem do školy a na námestie.',
    'Za starých čias sa tu tancovalo.',
    'Vrátila sa z obchodu s bratom.',
    'Behá po celom meste.',
  ],
})
