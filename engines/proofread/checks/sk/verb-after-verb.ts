import { defineCheck } from '../../check.ts'
import { findInfinitives } from '../../slavic/pronoun-verbs.ts'
import { slovakPersons } from '../../slavic/slovak-clauses.ts'

/** The infinitive behind "musieť", the imperfective one behind "začať" and "budem". */
export default defineCheck({
  key: 'verb-after-verb',
  class: 'verb-form',
  find: (tokens) => findInfinitives(tokens, slovakPersons),
  wrong: [
    ['Musím píšem list.', 'Musím písať list.'],
    ['On vie hovorí po slovensky.', 'On vie hovoriť po slovensky.'],
    ['Začal som napísať úlohu.', 'Začal som písať úlohu.'],
    ['Budem kúpiť chlieb.', 'Kúpim chlieb.'],
  ],
  right: ['Musím ísť domov.', 'Kto chce, pracuje.', 'Začal som písať úlohu.', 'Budem písať list.'],
})
