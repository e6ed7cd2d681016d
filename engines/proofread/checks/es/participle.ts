import { defineCheck } from '../../check.ts'
import { findParticiples } from '../../romance/verbs/verb-form.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

/** A verb behind a form of "haber" is a participle. */
export default defineCheck({
  key: 'participle',
  class: 'verb-form',
  find: (tokens, known) => findParticiples(tokens, spanish, known),
  wrong: [
    ['He compro dos libros.', 'He comprado dos libros.'],
    ['Nunca han viajan en avión.', 'Nunca han viajado en avión.'],
    ['Ya hemos comimos.', 'Ya hemos comido.'],
    ['El tren ha llega tarde.', 'El tren ha llegado tarde.'],
    ['Ella ha escribió una carta.', 'Ella ha escrito una carta.'],
  ],
  right: ['He comido pan.', 'Había fiesta en la plaza.', 'No ha lugar.', 'He aquí la razón.', 'Han de venir pronto.'],
})
