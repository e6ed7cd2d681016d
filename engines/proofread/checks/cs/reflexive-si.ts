import { defineCheck } from '../../check.ts'
import { czechReflexiveSi } from '../../slavic/czech-government.ts'
import { findMissingReflexives } from '../../slavic/reflexives.ts'

/** Verbs that are never without "si". */
export default defineCheck({
  key: 'reflexive-si',
  class: 'verb-pattern',
  find: (tokens) => findMissingReflexives(tokens, czechReflexiveSi),
  wrong: [
    ['Všiml jsem velké chyby.', 'Všiml jsem si velké chyby.'],
    ['Stěžuje na hluk.', 'Stěžuje si na hluk.'],
    ['Neuvědomil jsi svou chybu.', 'Neuvědomil sis svou chybu.'],
    ['Pamatuji ten den.', 'Pamatuji si ten den.'],
  ],
  right: ['Všiml jsem si velké chyby.', 'Pamatuji se na ten den.', 'Myslím na tebe.', 'Stěžuje si na hluk.'],
})
