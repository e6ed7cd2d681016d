import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findInfinitives } from '../../romance/verbs/verb-form.ts'

/** A verb behind a modal verb or a preposition is an infinitive. */
export default defineCheck({
  key: 'infinitive',
  class: 'verb-form',
  find: (tokens, known) => findInfinitives(tokens, italian, known),
  wrong: [
    ['Domani possiamo nuotiamo nel lago.', 'Domani possiamo nuotare nel lago.'],
    ['Risparmia per viaggia in Cile.', 'Risparmia per viaggiare in Cile.'],
    ['È uscito senza dice niente.', 'È uscito senza dire niente.'],
    ['Voglio compro una bicicletta.', 'Voglio comprare una bicicletta.'],
    ['Devi mangi qualcosa.', 'Devi mangiare qualcosa.'],
  ],
  right: [
    'Quello che voglio è dormire.',
    'Chi può parte in estate.',
    'Non so se può viene domani.',
    'Vado a Roma per lavoro.',
    'È uscito senza fretta per la spesa.',
    'Vuole aiuto e deve studiare.',
    'Per favore, vieni.',
  ],
})
