import { defineCheck } from '../../check.ts'
import { findSubjectVerb } from '../../romance/verbs/subject-verb.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

/** A verb has the person and number of the subject right before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSubjectVerb(tokens, spanish, known),
  wrong: [
    ['Nosotros viaja en tren.', 'Nosotros viajamos en tren.'],
    ['Yo no conozca esa calle y yo vive lejos.', 'Yo no conozca esa calle y yo vivo lejos.'],
    ['Creo que ellos necesita ayuda.', 'Creo que ellos necesitan ayuda.'],
    ['Mis primos estudia en Madrid.', 'Mis primos estudian en Madrid.'],
    ['La gente necesitan agua.', 'La gente necesita agua.'],
    ['Los hijos de mi hermana duerme mucho.', 'Los hijos de mi hermana duermen mucho.'],
    ['Los vecinos ya no sale de casa.', 'Los vecinos ya no salen de casa.'],
    ['Él siempre llego tarde.', 'Él siempre llegó tarde.'],
    ['Las calles es muy estrechas.', 'Las calles son muy estrechas.'],
  ],
  right: [
    'Mi hermano y yo vamos al cine.',
    'Es más alto que yo parece.',
    'La película la vieron todos.',
    'La semana pasada llegaron tarde.',
    'Los lunes va al gimnasio.',
    'El problema son los precios.',
    'A mis padres les gusta el mar.',
    'Todos los días come pan.',
    'Para él tengo un regalo.',
    'La mayoría de los alumnos llegan tarde.',
    'El lugar donde los niños juegan está lejos.',
    'Los libros que el profesor nos dio son buenos.',
  ],
})
