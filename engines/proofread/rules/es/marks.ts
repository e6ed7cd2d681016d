import { defineLints } from '../../row.ts'

// Marks that open. Sorted by key.
export default defineLints('marks', [
  {
    key: 'dia-de-mes',
    class: 'capital-not-needed',
    pattern: '/^\\d{1,2}$/ de [ @months&%capital ]',
    to: ['$3:lower'],
    wrong: ['Es el 5 de Mayo.', 'Es el 5 de mayo.'],
    right: 'Es el 5 de mayo.',
  },
  {
    key: 'exclamacion',
    class: 'unpaired',
    pattern: '^ <!¡ [ qué|cuánto|cuánta|cómo|viva|feliz|felices|cuidado|gracias|hola ] ..9 !',
    to: ['¡$2'],
    unless: '¡',
    wrong: ['Qué bonito!', '¡Qué bonito!'],
    right: '¡Qué feo!',
  },
  {
    key: 'lunes',
    class: 'capital-not-needed',
    pattern: 'los|el|este|cada|próximo|pasado [ lunes|martes|miércoles|jueves|viernes&%capital ]',
    to: ['$2:lower'],
    unless: 'santo semana',
    wrong: ['Vino el Lunes.', 'Vino el lunes.'],
    right: 'Vino el lunes.',
  },
  {
    key: 'mes',
    class: 'capital-not-needed',
    pattern:
      '<!^ [ /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/&%capital ] de /^\\d{4}$/',
    to: ['$2:lower'],
    wrong: ['Nació en Marzo de 1990.', 'Nació en marzo de 1990.'],
    right: 'Nació en marzo de 1990.',
  },
  {
    key: 'pregunta',
    class: 'unpaired',
    pattern: '^ <!¿ [ _ ] ..9 ,? ..9 ,? ..9 ?',
    to: ['¿$2'],
    unless: '¿ ( "',
    wrong: ['Vienes mañana?', '¿Vienes mañana?'],
    right: 'Hola, ¿vienes mañana?',
  },
])
