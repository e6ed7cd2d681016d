import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Shared library',
  sharedFrom: (site) => `Shared from ${site}`,
  until: (day) => `This page can be read until ${day}.`,
  works: (count) => `${number(count)} ${plural(count, { one: 'source', other: 'sources' })}`,
  before: 'Earlier',
  after: 'Further',
  empty: 'There is nothing in here yet.',
  nature: {
    retraction: 'Retracted',
    correction: 'Corrected',
    'expression-of-concern': 'Expression of concern',
    reinstatement: 'Reinstated',
  },
  notice: 'Notice',
}
