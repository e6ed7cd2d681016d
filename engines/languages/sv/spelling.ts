import type { SpellingHelp } from '../spelling-help.ts'

/** Swedish: participles in -ad and -ade of verbs whose supine in -at is known. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const [, stem = ''] = /^(\p{L}{2,})a(?:d|de|ds|des)$/u.exec(word) ?? []
    return stem !== '' && isKnown(`${stem}at`)
  },
}
