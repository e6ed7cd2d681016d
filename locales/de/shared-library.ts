import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Geteilte Bibliothek',
  sharedFrom: (site) => `Geteilt von ${site}`,
  until: (day) => `Diese Seite kann bis zum ${day} gelesen werden.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'Quelle', other: 'Quellen' })}`,
  before: 'Zurück',
  after: 'Weiter',
  empty: 'Hier ist noch nichts.',
  nature: {
    retraction: 'Zurückgezogen',
    correction: 'Berichtigt',
    'expression-of-concern': 'Bedenken geäußert',
    reinstatement: 'Wieder anerkannt',
  },
  notice: 'Mitteilung',
}
