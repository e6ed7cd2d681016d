import { defineCheck } from '../../check.ts'
import { findDisagreement } from '../../romance/find-disagreement.ts'
import { italian } from '../../romance/italian.ts'

/** Determiners and adjectives agree with their noun in gender and number and have the form of its sound; so does what "essere" says of a subject. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findDisagreement(tokens, italian, known),
  wrong: [
    ['È la problema di sempre.', 'È il problema di sempre.'],
    ['Il studente legge.', 'Lo studente legge.'],
    ["È un'amico di Marco.", 'È un amico di Marco.'],
    ['È una amica di Marco.', "È un'amica di Marco."],
    ['Gli ragazzi giocano.', 'I ragazzi giocano.'],
    ['I studenti leggono.', 'Gli studenti leggono.'],
    ['Lo dico al studente.', 'Lo dico allo studente.'],
    ['Vivo nel città vecchia.', 'Vivo nella città vecchia.'],
    ['È un bello ragazzo.', 'È un bel ragazzo.'],
    ['Parlo con questi ragazza.', 'Parlo con questa ragazza.'],
    ['La ragazza è alto.', 'La ragazza è alta.'],
    ['Abito in una casa piccolo.', 'Abito in una casa piccola.'],
    ['Ho molti amico.', 'Ho molti amici.'],
    ['Le ragazze sono andato a casa.', 'Le ragazze sono andate a casa.'],
    ['Conosco quello ragazzo.', 'Conosco quel ragazzo.'],
  ],
  right: [
    "L'insegnante e la giornalista parlano.",
    'La vede e lo porta a casa.',
    'Ha le dita lunghe e il dito corto.',
    'La casa e il giardino belli sono nostri.',
    'Compra una camicia di cotone bianca.',
    "Quell'amico ha un bell'orologio.",
    'Gli uomini e lo zio leggono gli stessi libri.',
    'Le parla ogni giorno.',
    'Gli porta il pane.',
  ],
})
