import type { Name } from '../item.ts'

const startsSmall = (word: string): boolean => /^\P{L}*\p{Ll}/u.test(word)
const suffixes = /^(?:jr|sr|i{2,3}|iv|vi{0,3}|esq|ph\.?d|m\.?d)\.?$/i

/** Small words before a family name are its particle: "de la Fuente". The last word is always the name's. */
export function familyOf(words: string): Pick<Name, 'family' | 'non-dropping-particle'> {
  const all = words.split(' ')
  let count = 0
  while (count < all.length - 1 && startsSmall(all[count] ?? '')) count += 1
  if (count === 0) return { family: words }
  return { family: all.slice(count).join(' '), 'non-dropping-particle': all.slice(0, count).join(' ') }
}

/** Small words after given names are a particle that goes where the given names go: "Ludwig van". */
export function givenOf(words: string): Pick<Name, 'given' | 'dropping-particle'> {
  const all = words.split(' ')
  let count = 0
  while (count < all.length - 1 && startsSmall(all[all.length - 1 - count] ?? '')) count += 1
  if (count === 0) return { given: words }
  return { given: all.slice(0, -count).join(' '), 'dropping-particle': all.slice(-count).join(' ') }
}

/** "Family, Given, Suffix" as RIS, EndNote and MEDLINE write names. What has no comma, or nothing after it, is a group. */
export function nameOfLine(line: string): Name | null {
  const [family = '', given = '', ...rest] = line
    .trim()
    .replace(/\s+/g, ' ')
    .split(/\s*,\s*/)
  const suffix = rest.join(', ')
  if (family === '') return given === '' ? null : { literal: given }
  if (given === '') return suffix === '' ? { literal: family } : { ...familyOf(family), suffix }
  // "Smith, Jr., John" is found as well as "Smith, John, Jr.".
  const isSwapped = suffix !== '' && suffixes.test(given) && !suffixes.test(suffix)
  return {
    ...familyOf(family),
    ...givenOf(isSwapped ? suffix : given),
    ...(suffix === '' ? {} : { suffix: isSwapped ? given : suffix }),
  }
}

/** The same, written. A group ends with a comma where it holds one itself or could be taken for a name. */
export function lineOfName(name: Name): string {
  if (name.literal !== undefined) return name.literal
  const family = joined(name['non-dropping-particle'], name.family)
  const given = joined(name.given, name['dropping-particle'])
  return [family, given, name.suffix ?? ''].join(', ').replace(/(?:, )+$/, '')
}

/** Words with a space between those that are there. */
export const joined = (...words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' ')
