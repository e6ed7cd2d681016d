/** A CSL item as it comes off the wire or out of a store: what is not as it should be reads as absent. */
export type Work = Readonly<Record<string, unknown>>

type Named = { readonly family: string; readonly given: string; readonly literal: string; readonly particle: string }

/** A field's text; empty when it has none. Numbers count as text, since some programs write volumes that way. */
export function workText(work: Work, field: string): string {
  const value = work[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Names of a field, in order; people without any name are left out. */
export function workNames(work: Work, field: string): readonly Named[] {
  const value = work[field]
  if (!Array.isArray(value)) return []
  return value.flatMap((name: unknown) => {
    if (typeof name !== 'object' || name === null) return []
    const part = (key: string): string => {
      const text: unknown = Reflect.get(name, key)
      return typeof text === 'string' ? text.trim() : ''
    }
    const named = { family: part('family'), given: part('given'), literal: part('literal'), particle: part('non-dropping-particle') }
    return named.family || named.given || named.literal ? [named] : []
  })
}

/** What a work is sorted under: the family name with its particle, a group's name, or a single name. */
export const surnameOf = ({ family, given, literal, particle }: Named): string =>
  family ? [particle, family].filter(Boolean).join(' ') : literal || given

/** Who made it: the first of these roles that has anybody. */
const makers = ['author', 'editor', 'translator', 'director', 'host', 'composer', 'interviewer', 'contributor'] as const

/** Surnames of those a work is known by, in order; empty when nobody is named. */
export function makersOf(work: Work): readonly string[] {
  for (const field of makers) {
    const names = workNames(work, field).map(surnameOf)
    if (names.length > 0) return names
  }
  return []
}

/** Year of publication; null when it has none or it is not a number. */
export function yearOf(work: Work): number | null {
  const issued: unknown = work['issued']
  if (typeof issued !== 'object' || issued === null || !('date-parts' in issued)) return null
  const parts: unknown = issued['date-parts']
  const first: unknown = Array.isArray(parts) ? parts[0] : null
  const year: unknown = Array.isArray(first) ? first[0] : null
  return Number.isSafeInteger(year) ? Number(year) : null
}

const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Words in lower case without marks and signs, one space between: `Țîrlea, A.` is `tirlea a`. For finding and comparing. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ıøłđðþßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
