import { isWrittenIn } from '../tell-dialect.ts'

/** The two ways in which English is spelled; Australia's and Canada's are counted with Britain's. */
export type EnglishSpelling = 'british' | 'american'

type Change = readonly [before: string, british: string, american: string, after: string]

/** What is written one way on each side, and between what. Lists of telling words decide whether a word is one of them. */
const changes: readonly Change[] = [
  ['', 'oeuvre', 'euver', ''],
  ['', 'our', 'or', '$|s|ed|ing|ful|less|abl|er|ite|hood|al|ly|y|bone|blind'],
  ['', 'is', 'iz', 'e|ing|ation|abl'],
  ['', 'ys', 'yz', 'e|ing'],
  ['^t', 'y', 'i', 'res?$'],
  ['', 're', 'er', '$|s$|piece|glass'],
  ['', 're', 'ere', 'd$'],
  ['', 'enc', 'ens', 'e'],
  ['pra', 'ctis', 'ctic', 'e|ing'],
  ['[^i]|u[ei]|ri', 'll', 'l', 'ed|ing|ers?$|or|ist|ous|en'],
  ['fulfi|enro|insti|disti|enthra|appa|ski|wi|insta', 'l', 'll', '$|s$|ment|ful'],
  ['', 'ogue', 'og', '$|s$'],
  ['', 'ae', 'e', '(?!ro)'],
  ['', 'oe', 'e', ''],
  ['m', 'oul', 'ol', '[dt](?:$|s|ed|ing|y|er)'],
  ['', 'grey', 'gray', ''],
  ['^', 'sc', 'sk', 'eptic'],
  ['sul', 'ph', 'f', ''],
  ['', 'plough', 'plow', ''],
  ['alumin', 'i', '', 'um'],
  ['^a', 'ge', 'g', 'ing'],
  ['p', 'y', 'a', 'jama'],
]
const places = changes.map(([before, british, american, after]) => {
  const between = (text: string): RegExp => new RegExp(`(?<=${before})${text}(?=${after})`, 'gu')
  return { british: between(british), american: between(american), to: { british, american } }
})

/** American spellings of one word that are British ones of another: the noun "practice", the verb "license", a "meter" that counts. */
const onBothSides = /^(?:practices?|licens(?:e|es|ed|ing)|meter(?:s|ed)?|anemones?)$/

/** Which of the two a word, or one of a phrase, is spelled in; null where both write it so. */
export function tellSpelling(word: string): EnglishSpelling | null {
  const parts = word.toLowerCase().split(/[\s-]+/u)
  if (parts.some((part) => isWrittenIn(part, 'en-GB'))) return 'british'
  return parts.some((part) => (isWrittenIn(part, 'en-US') && !onBothSides.test(part)) || britishOf(part) !== null) ? 'american' : null
}

/** A word or phrase as it is spelled there: "behavior" and "behaviour". The same where both write it so, or the pair is not known. */
export const spelledAs = (text: string, spelling: EnglishSpelling): string =>
  text.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase()
    const found = spelling === 'british' ? britishOf(small) : americanOf(small)
    return found === null ? word : likeCase(found, word)
  })

function britishOf(word: string): string | null {
  if (onBothSides.test(word) || isWrittenIn(word, 'en-GB')) return null
  return replacedIn(word, 'american', (other) => isWrittenIn(other, 'en-GB') && americanOf(other) === word)
}

function americanOf(word: string): string | null {
  if (!isWrittenIn(word, 'en-GB')) return null
  const isFound = (other: string): boolean => !isWrittenIn(other, 'en-GB')
  // A list that has the word is surer than one that only lacks its other spelling.
  return replacedIn(word, 'british', (other) => isFound(other) && isWrittenIn(other, 'en-US')) ?? replacedIn(word, 'british', isFound)
}

/** The first word that comes of changing one place, the last first, as the ending tells most. */
function replacedIn(word: string, from: EnglishSpelling, isFitting: (other: string) => boolean): string | null {
  const to = from === 'british' ? 'american' : 'british'
  for (const place of places)
    for (const { 0: found, index } of [...word.matchAll(place[from])].toReversed()) {
      const other = word.slice(0, index) + place.to[to] + word.slice(index + found.length)
      if (isFitting(other)) return other
    }
  return null
}

const likeCase = (word: string, like: string): string => {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase()
  const [first = ''] = like
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
