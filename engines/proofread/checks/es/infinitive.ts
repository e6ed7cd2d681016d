import { defineCheck } from '../../check.ts'
import { findInfinitives } from '../../romance/verbs/verb-form.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

/** A verb behind a modal verb or a preposition is an infinitive. */
export default defineCheck({
  key: 'infinitive',
  class: 'verb-form',
  find: (tokens, known) => findInfinitives(tokens, spanish, known),
  wrong: [
    ['Mañana podemos nadamos en el lago.', 'Mañana podemos nadar en el lago.'],
    ['Ahorra para viaja por Chile.', 'Ahorra para viajar por Chile.'],
    ['Salió sin dijo nada.', 'Salió sin decir nada.'],
    ['Mi tía necesita descansa un rato.', 'Mi tía necesita descansar un rato.'],
    ['Gracias por vienes a la fiesta.', 'Gracias por venir a la fiesta.'],
  ],
  right: [
    'Lo que quiero es dormir.',
    'Quien puede viaja en verano.',
    'No sabe si puede viene mañana.',
    'Pidió agua para beber y pan.',
    'Salió sin prisa para casa.',
    'Necesita ayuda y quiere trabajo.',
    'Por supuesto que viene.',
    'Para llegar hay que andar.',
  ],
})
