import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Bibliotecă partajată',
  sharedFrom: (site) => `Partajată de pe ${site}`,
  until: (day) => `Pagina poate fi citită până la ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'sursă', few: 'surse', other: 'de surse' })}`,
  before: 'Înapoi',
  after: 'Înainte',
  empty: 'Aici nu este încă nimic.',
  nature: {
    retraction: 'Retractată',
    correction: 'Corectată',
    'expression-of-concern': 'Notă de îngrijorare',
    reinstatement: 'Reabilitată',
  },
  notice: 'Notificare',
}
