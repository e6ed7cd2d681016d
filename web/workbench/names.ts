import type { Name } from '#engines/cite/item.ts'

/** Initials such as `É. K.`, `J.-P.` or `JK`; what stands behind a family name in a list of names. */
const isInitials = (text: string): boolean => /^(?:\p{Lu}\p{M}*\p{Ll}?\.?[\s-]*){1,5}$/u.test(text.trim()) && text.trim().length <= 12

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;&]+|[\s,;&]+$/g, '')

const andWords = 'and|und|et|y|e|i|a|ve|og|och|és|și|şi|اور'
/** Between names, where no semicolon or line says so: `&`, and the word for "and" of our languages, standing alone. */
const and = new RegExp(String.raw`\s*(?:,\s*)?&\s*|(?:\s*,\s*|\s+)(?:${andWords})(?=\s)\s*`, 'gu')
/** Before the last name of a list with semicolons. */
const leadingAnd = new RegExp(String.raw`^\s*(?:&|(?:${andWords})(?=\s))\s*`, 'u')

const named = (family: string, given: string): Name => (given === '' ? { family } : { family, given })

/** One name as people write it: `Keles, B.`, `Betul Keles`, or a word alone. A suffix behind a second comma stays one. */
export function parseName(text: string): Name {
  const [family = '', given = '', ...rest] = tidy(text).split(',').map(tidy)
  const suffix = rest.join(', ')
  if (given !== '') return { ...named(family, given), ...(suffix === '' ? {} : { suffix }) }
  const words = family.split(' ')
  // `Őry T.`: initials behind a single word are the given names.
  if (words.length > 1 && isInitials(words.slice(1).join(' ')) && !isInitials(words[0] ?? ''))
    return named(words[0] ?? '', words.slice(1).join(' '))
  return named(words.at(-1) ?? '', words.slice(0, -1).join(' '))
}

/**
 * The names of a pasted list: `A, B; C, D`, a name a line, `Keles, B., McCrae, N., & Grealish, A.` or `Betul Keles and Niall
 * McCrae`. Never makes up a name: what cannot be split stays one.
 */
export function parseNames(text: string): readonly Name[] {
  const whole = text.trim()
  if (whole === '') return []
  if (/[;\n]/.test(whole))
    return whole.split(/[;\n]/).flatMap((part) => (tidy(part) === '' ? [] : [parseName(part.replace(leadingAnd, ''))]))
  const parts = whole
    .replace(and, (match, at: number) => (at === 0 ? match : ', '))
    .split(',')
    .map(tidy)
    .filter(Boolean)
  const hadAnd = and.test(whole)
  and.lastIndex = 0
  if (parts.length >= 2 && parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 0 || isInitials(part)))
    return Array.from({ length: parts.length / 2 }, (_, at) => named(parts[2 * at] ?? '', parts[2 * at + 1] ?? ''))
  if (hadAnd || parts.length > 2) return parts.every((part) => part.includes(' ')) ? parts.map(parseName) : [parseName(whole)]
  return [parseName(whole)]
}

/** The family name as it is shown and typed: with its particles in front. */
export const shownFamily = (name: Name): string =>
  [name['dropping-particle'], name['non-dropping-particle'], name.family].filter((part) => part !== undefined && part !== '').join(' ')

/** The given names with a suffix behind a comma, as they are shown and typed. */
export const shownGiven = (name: Name): string => [name.given, name.suffix].filter((part) => part !== undefined && part !== '').join(', ')

/** A name with another family name. Particles that are still in front stay particles. */
export function withFamily(name: Name, typed: string): Name {
  const { family: _family, 'dropping-particle': dropping, 'non-dropping-particle': bound, ...rest } = name
  const particles = [dropping, bound].filter((part) => part !== undefined && part !== '').join(' ')
  if (particles !== '' && typed.startsWith(`${particles} `))
    return {
      ...rest,
      ...(dropping ? { 'dropping-particle': dropping } : {}),
      ...(bound ? { 'non-dropping-particle': bound } : {}),
      family: typed.slice(particles.length + 1),
    }
  return { ...rest, family: typed }
}

/** A name with other given names; what stands behind a comma is a suffix. */
export function withGiven(name: Name, typed: string): Name {
  const { given: _given, suffix: _suffix, ...rest } = name
  const comma = typed.indexOf(',')
  if (comma < 0) return typed === '' ? rest : { ...rest, given: typed }
  return { ...rest, given: typed.slice(0, comma), suffix: typed.slice(comma + 1).trimStart() }
}

/** Whether nothing was typed for it. */
export const isEmptyName = (name: Name): boolean => Object.values(name).every((part) => part.trim() === '')

/** A group that is one unit, from a person's name, and back. */
export const asGroup = (name: Name): Name => ({ literal: name.literal ?? [shownGiven(name), shownFamily(name)].filter(Boolean).join(' ') })
export const asPerson = (name: Name): Name => (name.literal === undefined ? name : parseName(name.literal))

/** Names without the empty ones, and without spaces around. */
export const keptNames = (names: readonly Name[]): readonly Name[] =>
  names
    .filter((name) => !isEmptyName(name))
    .map((name) => Object.fromEntries(Object.entries(name).flatMap(([key, part]) => (part.trim() === '' ? [] : [[key, part.trim()]]))))

/** A list of names in which one stands elsewhere. */
export function moved(names: readonly Name[], from: number, to: number): readonly Name[] {
  const one = names[from]
  if (!one || to < 0 || to >= names.length) return names
  return names.toSpliced(from, 1).toSpliced(to, 0, one)
}
