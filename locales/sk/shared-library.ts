import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Zdieľaná knižnica',
  sharedFrom: (site) => `Zdieľané zo stránky ${site}`,
  until: (day) => `Túto stránku si možno prečítať do ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'zdroj', few: 'zdroje', other: 'zdrojov' })}`,
  before: 'Späť',
  after: 'Ďalej',
  empty: 'Zatiaľ tu nič nie je.',
  nature: {
    retraction: 'Stiahnuté',
    correction: 'Opravené',
    'expression-of-concern': 'Vyjadrenie pochybností',
    reinstatement: 'Znovu uznané',
  },
  notice: 'Oznámenie',
}
