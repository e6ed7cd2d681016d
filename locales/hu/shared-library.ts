import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Megosztott könyvtár',
  sharedFrom: (site) => `Megosztva innen: ${site}`,
  until: (day) => `Ez az oldal eddig olvasható: ${day}`,
  works: (count) => `${number(count)} forrás`,
  before: 'Előző',
  after: 'Következő',
  empty: 'Itt még nincs semmi.',
  nature: {
    retraction: 'Visszavonták',
    correction: 'Helyesbítették',
    'expression-of-concern': 'Aggályt jeleztek vele kapcsolatban',
    reinstatement: 'Újra érvényes',
  },
  notice: 'Közlemény',
}
