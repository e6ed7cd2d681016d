import { defineCheck } from '../../check.ts'
import { findInfinitives } from '../../slavic/pronoun-verbs.ts'
import { polishPersons } from '../../slavic/polish-clauses.ts'

/** The infinitive behind "musieć", the imperfective one behind "zacząć" and "będę". */
export default defineCheck({
  key: 'verb-after-verb',
  class: 'verb-form',
  find: (tokens) => findInfinitives(tokens, polishPersons),
  wrong: [
    ['Muszę idę do domu.', 'Muszę iść do domu.'],
    ['On umie mówi po polsku.', 'On umie mówić po polsku.'],
    ['Zacząłem napisać zadanie.', 'Zacząłem pisać zadanie.'],
    ['Będę kupić chleb.', 'Kupię chleb.'],
  ],
  right: ['Muszę iść do domu.', 'Kto chce, pracuje.', 'Zacząłem pisać zadanie.', 'Będę pisać list.'],
})
