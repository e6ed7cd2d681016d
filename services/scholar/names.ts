import type { Name } from '#engines/cite/item.ts'
import { plainText } from './plain-text.ts'

/** A person or group as registries send them, already in parts. */
export type SaidName = {
  readonly given?: string | null | undefined
  readonly family?: string | null | undefined
  readonly suffix?: string | null | undefined
  /** A group, or a person in one piece. */
  readonly literal?: string | null | undefined
}

/** Names with at least something in them. */
export const namesOf = (said: readonly SaidName[] | null | undefined): readonly Name[] => (said ?? []).flatMap(nameOf)

function nameOf({ given, family, suffix, literal }: SaidName): readonly Name[] {
  const parts = { family: plainText(family), given: plainText(given), suffix: plainText(suffix) }
  if (parts.family !== '' && parts.given !== '') return [kept(parts)]
  // One part alone is a group, or a person with one name; nothing says which.
  const whole = plainText(literal) || parts.family || parts.given
  return whole === '' ? [] : [{ literal: whole }]
}

const kept = ({ family, given, suffix }: { readonly family: string; readonly given: string; readonly suffix: string }): Name => ({
  family,
  given,
  ...(suffix === '' ? {} : { suffix }),
})

// Sorted. What the name of a group holds in the languages whose pages are cited most; beginnings of words, in lower case.
const groupWords = [
  'academ', 'agenc', 'agenț', 'asociac', 'associa', 'ausschuss', 'bank', 'behörde', 'board', 'bundes', 'bureau', 'center', 'centre', 'centro',
  'centrum', 'club', 'collabora', 'collective', 'college', 'commission', 'committee', 'company', 'consortium', 'corporation', 'council', 'departament',
  'department', 'editors', 'egyesület', 'egyetem', 'fakulta', 'faculty', 'federation', 'fondation', 'foundation', 'fundac', 'gesellschaft',
  'gmbh', 'government', 'group', 'hivatal', 'inc', 'initiative', 'institu', 'intézet', 'komisi', 'kommission', 'kurumu', 'laborator', 'library',
  'ltd', 'magazine', 'minist', 'museum', 'network', 'news', 'office', 'organi', 'osservatorio', 'press', 'program', 'project', 'redaktion',
  'school', 'secretariat', 'service', 'society', 'staff', 'szerkesztőség', 'team', 'társaság', 'union', 'univers', 'uniwersytet', 'verein',
  'zentrum', 'üniversite',
] // prettier-ignore

/** Parts of a family name that stand before it, in lower case as people write them. */
const particles: ReadonlySet<string> = new Set([
  'af', 'al', 'av', 'bin', 'da', 'das', 'de', 'del', 'della', 'den', 'der', 'di', 'dos', 'du', 'el', 'la', 'le', 'ten', 'ter', 'van', 'von', 'zu',
]) // prettier-ignore
const suffixes = /^(?:jr|sr)\.?$|^I{2,3}$|^IV$/i
/** What stands behind or before a name and is none of it. */
const titles = /^(?:(?:by|von|par|por|di|írta|szerző|autor|prof|dr|phd|mr|mrs|ms)\.?:?\s+)+|,?\s+(?:ph\.?\s?d|m\.?d|msc|ma|mba)\.?$/gi

export type WrittenName = { readonly name: Name; readonly isSure: boolean }

/**
 * A name in one piece, as pages write it, taken apart: at the comma where there is one; else the last word is the family name, the first in
 * languages that write it so, and then nobody is sure. Null for what is no name (an address, nothing).
 */
export function writtenName(text: string, language = ''): WrittenName | null {
  const whole = plainText(text).replace(titles, '').trim()
  if (
    whole === '' ||
    whole.length > 200 ||
    /^https?:|^www\.|@|^(?:admin|administrator|root|webmaster|guest|unknown|anonymous)$/i.test(whole)
  )
    return null
  const [family = '', given = '', third = ''] = whole.split(/\s*,\s*/)
  if (given !== '') {
    if (isGroup(whole)) return { name: { literal: whole }, isSure: false }
    return suffixes.test(given) && third === ''
      ? inWords(family, language, given)
      : { name: kept({ family, given, suffix: third }), isSure: true }
  }
  return isGroup(whole) || !/\s/.test(whole) ? { name: { literal: whole }, isSure: isGroup(whole) } : inWords(whole, language, '')
}

function inWords(whole: string, language: string, said: string): WrittenName {
  const words = whole.split(/\s+/)
  const last = words.at(-1) ?? ''
  const suffix = said || (words.length > 2 && suffixes.test(last) ? last : '')
  if (suffix !== '' && said === '') words.pop()
  const isFamilyFirst = /^(?:hu|ja|ko|vi|zh)\b/i.test(language)
  if (isFamilyFirst) {
    const [family = '', ...given] = words
    return { name: kept({ family, given: given.join(' '), suffix }), isSure: false }
  }
  let from = words.length - 1
  while (from > 1 && particles.has(words[from - 1] ?? '')) from--
  return {
    name: kept({ family: words.slice(from).join(' '), given: words.slice(0, from).join(' '), suffix }),
    isSure: words.length === 2 || from < words.length - 1 || /^\p{Lu}\.?$/u.test(words[1] ?? ''),
  }
}

const isGroup = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => groupWords.some((group) => (group.length < 4 ? word === group : word.startsWith(group))))

/** Several names in one piece: with semicolons, or "and" in the languages of pages. */
export const splitNames = (text: string): readonly string[] =>
  text.split(/\s*;\s*|\s+(?:and|&|und|et|y|e|és|și|a|ve)\s+(?=\p{Lu})/u).filter((name) => name.trim() !== '')
