import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Biblioteca condivisa',
  sharedFrom: (site) => `Condivisa da ${site}`,
  until: (day) => `Questa pagina si può leggere fino al giorno ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'fonte', other: 'fonti' })}`,
  before: 'Precedenti',
  after: 'Successive',
  empty: 'Qui non c’è ancora nulla.',
  nature: {
    retraction: 'Ritirata',
    correction: 'Corretta',
    'expression-of-concern': 'Espressione di preoccupazione',
    reinstatement: 'Riammessa',
  },
  notice: 'Avviso',
}
