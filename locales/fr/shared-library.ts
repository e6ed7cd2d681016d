import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Bibliothèque partagée',
  sharedFrom: (site) => `Partagée depuis ${site}`,
  until: (day) => `Cette page peut être lue jusqu’au ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'source', other: 'sources' })}`,
  before: 'Précédentes',
  after: 'Suivantes',
  empty: 'Il n’y a encore rien ici.',
  nature: {
    retraction: 'Rétractée',
    correction: 'Corrigée',
    'expression-of-concern': 'Mise en garde',
    reinstatement: 'Rétablie',
  },
  notice: 'Avis',
}
