import { defineCheck } from '../../check.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'
import { findReflexives } from '../../romance/verbs/verb-form.ts'

/** A reflexive pronoun is that of the person who acts. */
export default defineCheck({
  key: 'reflexive',
  class: 'pronoun-choice',
  find: (tokens, known) => findReflexives(tokens, spanish, known),
  wrong: [
    ['Nosotros se levantamos temprano.', 'Nosotros nos levantamos temprano.'],
    ['Quiero sentarse a tu lado.', 'Quiero sentarme a tu lado.'],
    ['Mañana vamos a ducharse en el hotel.', 'Mañana vamos a ducharnos en el hotel.'],
    ['Ya puedes irte o puedes quedarse.', 'Ya puedes irte o puedes quedarte.'],
    ['Tengo que vestirse.', 'Tengo que vestirme.'],
  ],
  right: [
    'Quiere sentarse a mi lado.',
    'Nos levantamos temprano.',
    'Se lo digo mañana.',
    'Van a ducharse y quiero irme.',
    'No sé si pueden quedarse.',
  ],
})
