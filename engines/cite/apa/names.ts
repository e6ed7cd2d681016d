import type { Name } from '../item.ts'
import { joined, toMarkup, type Markup } from '../markup.ts'
import { andBefore } from '../words/words.ts'

/** In a list of references: all names to twenty; of more the first nineteen, an ellipsis and the last (Publication Manual 9.8). */
const namesAtMost = 20

const isCased = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase()
const isUpper = (letter: string): boolean => isCased(letter) && letter === letter.toUpperCase()

/** Consonants of Hungarian that are written with more than one letter and initialled as one. */
const hungarianConsonants = /^(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs)/i

/**
 * Initials of given names: "Anna Mária" is "A. M.", "Jean-Paul" is "J.-P.", "JA" is "J. A.". Words in lower case ("van") and names in
 * scripts without capitals stay whole.
 */
export function initialsOf(given: string, isHungarian = false): string {
  const words = given.replaceAll(/\.(?=[^\s.-])/gu, '. ').split(/\s+/)
  return words
    .filter((word) => word !== '')
    .map((word) => initialOfWord(word, isHungarian))
    .join(' ')
}

function initialOfWord(word: string, isHungarian: boolean): string {
  if (/^\p{Lu}{2,3}$/u.test(word)) return [...word].map((letter) => `${letter}.`).join(' ')
  return word
    .split(/[-\u2010\u2011]/)
    .filter((part) => part !== '')
    .map((part, i) => initialOfPart(i === 0 ? part : capitalised(part), isHungarian))
    .join('-')
}

const capitalised = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)

function initialOfPart(part: string, isHungarian: boolean): string {
  // "Gy." and "Th." were shortened by somebody who knew how.
  if (part.endsWith('.')) return part
  const [first = ''] = part
  if (!isUpper(first)) return part
  const consonant = isHungarian ? hungarianConsonants.exec(part)?.[0] : undefined
  return `${consonant && consonant.length < part.length ? consonant : first}.`
}

/** The family name as it stands in the text: "de Beauvoir", "Beethoven". Groups and single names as they are. */
export function shortNameOf(name: Name): Markup {
  if (name.literal !== undefined) return toMarkup(name.literal)
  if (!name.family) return toMarkup(name.given ?? '')
  return joined([toMarkup(name['non-dropping-particle'] ?? ''), toMarkup(name.family)], particleGap(name))
}

/** "d'" and "al-" are written together with what follows. */
const particleGap = ({ 'non-dropping-particle': particle = '' }: Name): string => (/['’-]$/.test(particle) ? '' : ' ')

/** "Kovács, A. M." as in the list of references. */
export function invertedNameOf(name: Name, { isHungarian = false }: { readonly isHungarian?: boolean } = {}): Markup {
  if (name.literal !== undefined || !name.family) return shortNameOf(name)
  const given = joined([initialsOf(name.given ?? '', isHungarian), name['dropping-particle'] ?? ''], ' ')
  return joined([shortNameOf(name), toMarkup(given), toMarkup(name.suffix ?? '')], ', ')
}

type Straight = { readonly isHungarian?: boolean; readonly isFamilyFirst?: boolean }

/** "A. M. Kovács" as in front of "(Ed.)"; in Hungarian "Kovács A. M.". */
export function straightNameOf(name: Name, { isHungarian = false, isFamilyFirst = false }: Straight = {}): Markup {
  if (name.literal !== undefined || !name.family) return shortNameOf(name)
  const given = toMarkup(initialsOf(name.given ?? '', isHungarian))
  const particle = name['dropping-particle'] ?? ''
  const suffix = toMarkup(name.suffix ?? '')
  if (isFamilyFirst) return joined([shortNameOf(name), given, toMarkup(particle), suffix], ' ')
  const family = `${toMarkup(particle)}${particle === '' || /['’-]$/.test(particle) ? '' : ' '}${shortNameOf(name)}`
  return joined([given, family, suffix], ' ')
}

/** "A, B., & C, D."; each name may carry a role behind it already. */
export function listedNames(names: readonly Markup[], words: { readonly and: string; readonly hasCommaBeforeAnd: boolean }): Markup {
  if (names.length > namesAtMost) return `${names.slice(0, namesAtMost - 1).join(', ')}, . . . ${names.at(-1) ?? ''}`
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')}${words.hasCommaBeforeAnd ? ',' : ''} ${andBefore(words.and, names.at(-1) ?? '')} ${names.at(-1) ?? ''}`
}

/** "A. B", "A. B & C. D", "A. B, C. D, & E. F": names that stand the usual way round. */
export function straightNames(names: readonly Markup[], { and, isSerial }: { readonly and: string; readonly isSerial: boolean }): Markup {
  if (names.length < 3) return names.join(` ${andBefore(and, names.at(-1) ?? '')} `)
  return `${names.slice(0, -1).join(', ')}${isSerial ? ',' : ''} ${andBefore(and, names.at(-1) ?? '')} ${names.at(-1) ?? ''}`
}
