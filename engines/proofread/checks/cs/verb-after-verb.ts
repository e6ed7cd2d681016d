import { defineCheck } from '../../check.ts'
import { czechPersons } from '../../slavic/czech-clauses.ts'
import { findInfinitives } from '../../slavic/pronoun-verbs.ts'

/** The infinitive behind "muset", the imperfective one behind "začít" and "budu". */
export default defineCheck({
  key: 'verb-after-verb',
  class: 'verb-form',
  find: (tokens) => findInfinitives(tokens, czechPersons),
  wrong: [
    ['Musím jdu domů.', 'Musím jít domů.'],
    ['On umí mluví česky.', 'On umí mluvit česky.'],
    ['Začal jsem napsat úkol.', 'Začal jsem psát úkol.'],
    ['Budu koupit chleba.', 'Koupím chleba.'],
  ],
  right: ['Musím jít domů.', 'Kdo chce, pracuje.', 'Začal jsem psát úkol.', 'Budu psát dopis.'],
})
