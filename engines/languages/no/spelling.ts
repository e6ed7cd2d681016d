import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'

const acceptTwo = acceptCompounds({ links: ['', 's', 'e'], least: 4 })

/** Norwegian: the dictionary lost the forms in which an ending follows a or o (`tempoet`, `dataene`), and knows few compounds. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const [, stem = ''] = /^(\p{L}+[ao])(?:en|et|er|ene|ens|ets|ers|enes)$/u.exec(word) ?? []
    return (stem.length > 1 && isKnown(stem)) || acceptTwo(word, isKnown)
  },
}
