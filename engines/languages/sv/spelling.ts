import { acceptCompounds } from '../compounds.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

/** Sorted. */
const short = new Set(
  words(`arv bad ben bil bok bro båt dag eld elv fem får gas gud hav hem hus hår jul kol kök lag liv lok mat mil mur nio ord ost par råd rör sex sju
    sjö sol syn tak tal tid tio tre tur två vin väg vår öga öra`),
)
const acceptTwo = acceptCompounds({ links: ['', 's'], least: 4, short })

/** Swedish: two words written as one, participles in -ad and -ade of verbs whose supine in -at is known, nouns in -andet. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const [, stem = ''] = /^(\p{L}{2,})a(?:d|de|ds|des)$/u.exec(word) ?? []
    const [, doing = ''] = /^(\p{L}{3,}[ae]nde)(?:t|ts|n|na)$/u.exec(word) ?? []
    return (stem !== '' && isKnown(`${stem}at`)) || (doing !== '' && isKnown(doing)) || acceptTwo(word, isKnown)
  },
}
