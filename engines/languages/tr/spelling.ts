import type { SpellingHelp } from '../spelling-help.ts'
import { isStemWithEndings } from './endings.ts'
import { splitApart } from './splits.ts'

/** Letters that keyboards without Turkish ones stand for. */
const twins: Readonly<Record<string, string>> = {
  c: 'cç',
  ç: 'cç',
  g: 'gğ',
  ğ: 'gğ',
  i: 'iı',
  ı: 'iı',
  o: 'oö',
  ö: 'oö',
  s: 'sş',
  ş: 'sş',
  u: 'uü',
  ü: 'uü',
  a: 'aâ',
}
const bareOf: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' }
const slips = /^(?:sekil(?!i$)|isçi|kosul|calis|ögren|büyük?lugu)/
const letters = 'abcçdefgğhıijklmnoöprsştuüvyz'
const mostTwins = 512

/** The word with its letters replaced by their twins in every combination. */
function withTwins(word: string): readonly string[] {
  let made = ['']
  for (const letter of word) {
    const choices = [...(letter === 'a' ? 'a' : (twins[letter] ?? letter))]
    made =
      made.length * choices.length > mostTwins
        ? made.map((start) => start + letter)
        : made.flatMap((start) => choices.map((one) => start + one))
  }
  return made
}

/** The word with one letter put in, taken out, changed or swapped with the next. */
function withOneEdit(word: string): readonly string[] {
  const made: string[] = []
  for (let i = 0; i <= word.length; i++) {
    const [start, rest] = [word.slice(0, i), word.slice(i)]
    if (rest) made.push(start + rest.slice(1))
    if (rest.length > 1) made.push(start + rest.charAt(1) + rest.charAt(0) + rest.slice(2))
    for (const letter of letters) {
      made.push(start + letter + rest)
      if (rest) made.push(start + letter + rest.slice(1))
    }
  }
  return made
}

/** Turkish: stems with endings that the dictionary does not list, and letters without their marks. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => {
    const plain = word.replace(/[âîû]/g, (letter) => bareOf[letter] ?? letter)
    return (plain !== word && isKnown(plain)) || isStemWithEndings(word, isKnown)
  },
  // Words without their marks that the dictionary takes for others.
  rejects: (word) => slips.test(word),
  splits: splitApart,
  candidates: (word) => {
    const lower = word.toLocaleLowerCase('tr')
    return [...withTwins(lower), ...withOneEdit(lower)]
  },
}
