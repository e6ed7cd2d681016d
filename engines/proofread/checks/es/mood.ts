import { defineCheck } from '../../check.ts'
import { findMoods } from '../../romance/verbs/mood.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

/** The subjunctive stands behind wishes, doubts and purposes. */
export default defineCheck({
  key: 'mood',
  class: 'mood',
  find: (tokens, known) => findMoods(tokens, spanish, known),
  wrong: [
    ['Quiero que tú lavas los platos.', 'Quiero que tú laves los platos.'],
    ['Lo repito para que los alumnos entienden la regla.', 'Lo repito para que los alumnos entiendan la regla.'],
    ['Cerré la puerta para que no entró el gato.', 'Cerré la puerta para que no entrara el gato.'],
    ['Mi madre quería que limpiábamos la cocina.', 'Mi madre quería que limpiáramos la cocina.'],
    ['Es importante que nadie olvida su pasaporte.', 'Es importante que nadie olvide su pasaporte.'],
    ['Ojalá llueve mañana.', 'Ojalá llueva mañana.'],
    ['Me gusta que cantas en casa.', 'Me gusta que cantes en casa.'],
  ],
  right: [
    'Quiero que vengas y creo que vienes.',
    'Espero que la persona que viene sea amable.',
    'Lo que quiero es que cantes.',
    'Trabajó para que su hijo estudiara.',
    'Dice que quiere y que puede.',
    'Ojalá pudiera verte.',
    'No creo que llueva.',
  ],
})
