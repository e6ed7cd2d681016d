import { defineCheck } from '../../check.ts'
import { findMainInfinitives } from '../../romance/verbs/main-infinitive.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

/** The verb of a clause is no infinitive. */
export default defineCheck({
  key: 'main-infinitive',
  class: 'verb-form',
  find: (tokens, known) => findMainInfinitives(tokens, spanish, known),
  wrong: [
    ['El hombre llorar toda la noche.', 'El hombre llora toda la noche.'],
    ['Mis amigas viajar en tren.', 'Mis amigas viajan en tren.'],
    ['Llegó tarde y la profesora preguntar por qué.', 'Llegó tarde y la profesora pregunta por qué.'],
    ['La gente no comer carne.', 'La gente no come carne.'],
  ],
  right: [
    'Vi al niño llorar.',
    'El deber es estudiar.',
    'Deja a los niños jugar.',
    'La gente quiere comer.',
    'Mi hermano, al llegar, cenó.',
  ],
})
