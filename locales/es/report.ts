import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')

export const report: ReportMessages = {
  title: 'Informe de plagio',
  madeBy: (site) => `Elaborado por Tinta, ${site}`,
  language: 'Idioma',
  length: 'Extensión',
  checkedOn: 'Comprobado el',
  withAll: (percent) => `Sin excluir nada sería ${percent}.`,
  leftOut: {
    title: 'Excluido de la puntuación',
    shorter: (words) => `Los pasajes de menos de ${number(words)} palabras`,
    sourcesOff: (count) => plural(count, { one: `${number(count)} fuente desactivada`, other: `${number(count)} fuentes desactivadas` }),
    quoted: (count) =>
      plural(count, { one: `${number(count)} pasaje marcado como cita`, other: `${number(count)} pasajes marcados como citas` }),
    nothing: 'No se ha excluido nada.',
  },
  numbers: 'El número de un pasaje marcado es el de su fuente.',
  passages: 'Pasajes',
  inSource: 'En la fuente',
  more: (count) => plural(count, { one: `y ${number(count)} pasaje más`, other: `y ${number(count)} pasajes más` }),
  limits: {
    title: 'Qué dice este informe y qué no',
    points: [
      'Compara el texto con lo que se nombra al principio y con nada más. Lo que no se ha consultado no se puede encontrar.',
      'Una coincidencia no es un veredicto. También coinciden las citas, las frases hechas, los nombres y los trabajos anteriores del autor: lea cada pasaje junto a su fuente.',
      'Las ideas tomadas con otras palabras y las traducciones se encuentran rara vez o nunca. Una puntuación baja no absuelve un texto.',
      'La puntuación es la proporción de palabras en pasajes que cuentan. Qué se excluye lo ha elegido quien hizo el informe; la lista está más arriba.',
    ],
  },
  print: 'Para guardar el informe en PDF, imprima la página y elija «Guardar como PDF».',
  missing: {
    title: 'En esta dirección no hay ningún informe.',
    body: 'Quizá su propietario ya no lo comparte o el enlace ha caducado. Pídale uno nuevo.',
  },
}
