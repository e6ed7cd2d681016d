import type { ImportTrouble } from '#tools/cite/contract.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')

/** What is worth a look in a file of references that was read, by the codes of `importTroubles`. */
export const importTroubles = {
  heading: (count: number) => `${number(count)} ${plural(count, { one: 'entry wants', other: 'entries want' })} a look:`,
  said: {
    'authors-left-out': (key: string) => `${key}: the file names only some of the authors. Add the others.`,
    'braces-unbalanced': (key: string) => `${key}: a brace is not closed. What could be read was taken; look whether it is whole.`,
    'entry-unreadable': () => 'This entry could not be read and was left out.',
    'key-twice': (key: string) => `Two entries are called ${key}. Both were taken.`,
    'macro-unknown': (name: string) => `The file does not say what the abbreviation ${name} stands for.`,
    'too-many': (key: string) => `There are more than can be taken at once. ${key} and what follows was left out.`,
    'type-unknown': (type: string) => `The type ${type} is unknown. Choose the kind of source yourself.`,
    'xml-broken': () => 'The XML is broken here. What could be read was taken.',
  },
} satisfies { readonly heading: (count: number) => string; readonly said: Readonly<Record<ImportTrouble, (said: string) => string>> }
