import type { Name } from '../item.ts'
import { familyOf, givenOf, joined } from './name-order.ts'
import { textOfTex } from './tex-text.ts'
import { texOfText } from './tex-write.ts'

/** People of a field, and whether "and others" ends it. */
export type BibNames = { readonly names: readonly Name[]; readonly andOthers: boolean }

/** Cuts TeX where `separator` stands outside braces. */
export function splitOutside(tex: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  const found = new RegExp(`[{}]|\\\\.|${separator.source}`, 'gisu')
  for (const { 0: token, index } of tex.matchAll(found)) {
    if (token === '{') depth += 1
    else if (token === '}') depth -= 1
    else if (depth <= 0 && !token.startsWith('\\')) {
      parts.push(tex.slice(from, index))
      from = index + token.length
    }
  }
  return [...parts, tex.slice(from)]
}

/** Reads `von Last, Jr, First and First von Last and {A Group} and others`, and biblatex's `family=..., given=...`. */
export function namesOfTex(tex: string): BibNames {
  const all = splitOutside(tex.replace(/\s+/g, ' '), / and(?= ) ?/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const andOthers = all.length > 1 && /^others$/i.test(all.at(-1) ?? '')
  const named = andOthers ? all.slice(0, -1) : all
  return { names: named.map(nameOfTex).filter((name) => name !== null), andOthers }
}

function nameOfTex(tex: string): Name | null {
  const inside = wholeGroup(tex)
  if (inside !== null) return { literal: textOfTex(inside) }
  const parts = splitOutside(tex, /,/).map((part) => part.trim())
  if (parts.some((part) => /^(?:family|given)\s*=/i.test(part))) return extendedName(parts)
  const [family = '', second = '', third = ''] = parts
  if (parts.length === 1) return nameInOrder(family)
  const given = parts.length > 2 ? third : second
  if (family === '' && given === '') return null
  return {
    ...vonLast(family),
    ...(given === '' ? {} : firstOf(given)),
    ...(parts.length > 2 && second !== '' ? { suffix: textOfTex(second) } : {}),
  }
}

/** What stands between the braces when they hold the whole name; an accent in braces is no group. */
function wholeGroup(tex: string): string | null {
  if (!tex.startsWith('{') || !tex.endsWith('}') || tex.startsWith('{\\')) return null
  let depth = 0
  for (let at = 0; at < tex.length - 1; at++) {
    if (tex[at] === '{') depth += 1
    else if (tex[at] === '}') depth -= 1
    if (depth === 0) return null
  }
  return tex.slice(1, -1)
}

const wordsOf = (tex: string): readonly string[] => splitOutside(tex, /[ ~]+/).filter((word) => word !== '')

/** Braces protect a word: it is no particle, whatever letter it begins with. */
const isSmall = (word: string): boolean => !/^\{(?!\\)/.test(word) && /^\P{L}*\p{Ll}/u.test(textOfTex(word))

const textOfWords = (words: readonly string[]): string => textOfTex(words.join(' '))

function vonLast(tex: string): Name {
  const words = wordsOf(tex)
  let count = 0
  while (count < words.length - 1 && isSmall(words[count] ?? '')) count += 1
  const family = textOfWords(words.slice(count))
  return count === 0 ? { family } : { family, 'non-dropping-particle': textOfWords(words.slice(0, count)) }
}

function firstOf(tex: string): Name {
  const words = wordsOf(tex)
  let count = 0
  while (count < words.length - 1 && isSmall(words[words.length - 1 - count] ?? '')) count += 1
  const given = textOfWords(words.slice(0, words.length - count))
  return count === 0 ? { given } : { given, 'dropping-particle': textOfWords(words.slice(words.length - count)) }
}

/** "First von Last": the particle is the run of small words before the last one. */
function nameInOrder(tex: string): Name | null {
  const words = wordsOf(tex)
  if (words.length === 0) return null
  if (words.length === 1) return { family: textOfWords(words) }
  const from = words.slice(0, -1).findIndex(isSmall)
  if (from < 0) return { family: textOfWords(words.slice(-1)), given: textOfWords(words.slice(0, -1)) }
  const last = words.slice(0, -1).findLastIndex(isSmall)
  return {
    family: textOfWords(words.slice(last + 1)),
    ...(from > 0 ? { given: textOfWords(words.slice(0, from)) } : {}),
    'non-dropping-particle': textOfWords(words.slice(from, last + 1)),
  }
}

function extendedName(parts: readonly string[]): Name | null {
  const values = new Map(
    parts.map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim().toLowerCase(), textOfTex(part.slice(at + 1).replace(/^\s*"|"\s*$/g, ''))] as const
    }),
  )
  const particle = values.get('useprefix') === 'false' ? 'dropping-particle' : 'non-dropping-particle'
  const rows = [
    ['family', values.get('family')],
    ['given', values.get('given')],
    [particle, values.get('prefix')],
    ['suffix', values.get('suffix')],
  ] as const
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined && value !== ''))
}

/** Writes people so that `namesOfTex` reads the same again. */
export const texOfNames = ({ names, andOthers }: BibNames): string =>
  [...names.map(texOfName), ...(andOthers ? ['others'] : [])].join(' and ')

function texOfName(name: Name): string {
  if (name.literal !== undefined) return `{${texOfText(name.literal)}}`
  const family = joined(name['non-dropping-particle'] && shielded(name['non-dropping-particle']), shieldedFamily(name))
  const given = joined(name.given && shieldedGiven(name), name['dropping-particle'] && shielded(name['dropping-particle']))
  if (name.suffix !== undefined) return `${family}, ${shielded(name.suffix)}, ${given}`
  if (given !== '') return `${family}, ${given}`
  // One bare word is a family name; several would be taken apart.
  return /\s/.test(family) || name['non-dropping-particle'] ? `${family},` : family
}

/** Braces where a comma or an "and" would be read as the end of a name. */
const shielded = (text: string): string => (/,|(?:^|\s)and(?:\s|$)|=/i.test(text) ? `{${texOfText(text)}}` : texOfText(text))

function shieldedFamily({ family = '' }: Name): string {
  const plain = shielded(family)
  const { 'non-dropping-particle': particle } = familyOf(family)
  return particle !== undefined && !plain.startsWith('{') ? `{${plain}}` : plain
}

function shieldedGiven({ given = '' }: Name): string {
  const plain = shielded(given)
  const { 'dropping-particle': particle } = givenOf(given)
  return particle !== undefined && !plain.startsWith('{') ? `{${plain}}` : plain
}
