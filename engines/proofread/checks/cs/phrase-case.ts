import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechGoverned } from '../../slavic/czech-government.ts'
import { isGoverned } from '../../slavic/governed-prepositions.ts'
import { findAfterPreposition } from '../../slavic/government.ts'

/** A phrase of several words behind a preposition stands in a case that it takes. */
export default defineCheck({
  key: 'phrase-case',
  class: 'case',
  find: (tokens, known) =>
    known?.forms
      ? findAfterPreposition(tokens, czech, known, {
          isWanted: ({ modifiers, from }) => modifiers.length > 0 && !isGoverned(tokens, from - 1, czechGoverned),
        })
      : [],
  wrong: [
    ['Čekám na můj bratr.', 'Čekám na mého bratra.'],
    ['Jsem tu bez moje rodina.', 'Jsem tu bez mé rodiny.'],
    ['Šli jsme do nová restaurace.', 'Šli jsme do nové restaurace.'],
    ['Mluvil s mladá žena.', 'Mluvil s mladou ženou.'],
  ],
  right: [
    'Čekám na svého bratra.',
    'Jsem tu bez své rodiny.',
    'Přijel za starou kamarádkou.',
    'Za starých časů se tu tančilo.',
    'Běhá po celém městě.',
  ],
})
