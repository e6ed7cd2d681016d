import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Biblioteca compartida',
  sharedFrom: (site) => `Compartida desde ${site}`,
  until: (day) => `Esta página se puede leer hasta el ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'fuente', other: 'fuentes' })}`,
  before: 'Anteriores',
  after: 'Siguientes',
  empty: 'Aquí todavía no hay nada.',
  nature: {
    retraction: 'Retractada',
    correction: 'Corregida',
    'expression-of-concern': 'Expresión de preocupación',
    reinstatement: 'Rehabilitada',
  },
  notice: 'Aviso',
}
