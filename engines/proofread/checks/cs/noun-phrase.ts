import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { findDisagreements } from '../../slavic/find-phrases.ts'

/** Pronouns, adjectives and the noun of a phrase agree in gender, number and case. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? findDisagreements(tokens, czech, known) : []),
  wrong: [
    ['Bydlím v malý vesnici.', 'Bydlím v malé vesnici.'],
    ['Viděl jsem tvoji starou kamarádka.', 'Viděl jsem tvoji starou kamarádku.'],
    ['Potřebuju nový boty.', 'Potřebuju nové boty.'],
    ['Mluvili jsme o naší nový učitelce.', 'Mluvili jsme o naší nové učitelce.'],
    ['Tito města jsou stará.', 'Tato města jsou stará.'],
  ],
  right: [
    'Bydlím v malé vesnici u velkého lesa.',
    'Moje mladší sestra má dobré kamarádky.',
    'Čekala na starého přítele ze školy.',
    'Anglický a německý jazyk mě baví.',
    'To je nová kniha od mého bratra.',
  ],
})
