import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'

const acceptTwo = acceptCompounds({ links: ['', 's'], least: 4 })

/** Swedish: two words written as one, and participles in -ad and -ade of verbs whose supine in -at is known. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const [, stem = ''] = /^(\p{L}{2,})a(?:d|de|ds|des)$/u.exec(word) ?? []
    return (stem !== '' && isKnown(`${stem}at`)) || acceptTwo(word, isKnown)
  },
}
