import type { Span } from '#engines/text/span.ts'
import { anyOf, cues, oneOf } from '../references/cues.ts'
import { monthOf } from '../references/months.ts'
import { isPlace } from '../references/places.ts'
import { citationRows } from './citation-rows.ts'

/** A name as the text has it, without case endings after an apostrophe. */
export type CitedName = Span & { readonly said: string }

/** One work that the text points to by name and year. */
export type CitedWork = {
  /** The whole citation: the brackets, and the names before them where those are part of the sentence. */
  readonly span: Span
  readonly names: readonly CitedName[]
  /** The text before the brackets where the names are not in them: a group's name may end it. */
  readonly lead: string
  readonly hasOthers: boolean
  /** `2019`, `1923/1961`, `n.d.` or `in press`. */
  readonly year: string
  readonly letter: string
  readonly yearSpan: Span
  /** Not seen, only told of by the work that follows; it needs no entry. */
  readonly isSecondary: boolean
}

const all = (field: 'citedIn' | 'see' | 'others'): readonly string[] => [...new Set(citationRows.flatMap((row) => row[field]))]
const bare = (words: readonly string[]): readonly string[] => words.map((word) => word.replace(/[.:]$/, ''))
const eitherCase = (pattern: string): string => pattern.replaceAll(/(?<=[(|])\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)

const others = `(?:${anyOf(bare(all('others')))}\\.?|${oneOf('et-al')})`
const see = new RegExp(`^(?:${eitherCase(anyOf(bare(all('see'))))}\\.?[,:]?\\s+)`, 'u')
const citedIn = new RegExp(`(?:^|[,;:]\\s*)(?:${eitherCase(anyOf(bare(all('citedIn'))))})[.:]?\\s+(?=\\p{Lu}|(?:de|van|von|af)\\s)`, 'u')
// Letters too, which stand between two names here: "Zawadzka i Pietrzyk".
const and = anyOf(cues.filter(({ role }) => role === 'and').flatMap(({ words }) => words))
const noDate = `(?:${oneOf('no-date')}|z\\.\\s?d\\.?)`
const othersAtEnd = new RegExp(`(?:^|,?\\s+|,\\s*)${others}[\\s,]*$`, 'u')
const between = new RegExp(`\\s*,?\\s+${and}\\s+|\\s*&\\s*|\\s*[,;]\\s*|\\s*–\\s*|\\s+-\\s+|\\s*/\\s*`, 'gu')
const onlyJoin = new RegExp(`^[\\s,;&]*(?:${and})?\\s*$`, 'u')

const yearPattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}./–-])(?<year>(?:1[5-9]|20)\d\d(?:\/(?:1[5-9]|20)\d\d)?)(?<letter>[a-r])?(?![\p{L}\p{N}])(?![–-]\d)`,
    String.raw`(?<=^\s*|[,;:]\s*)(?:(?<none>${noDate})|(?<press>${oneOf('in-press')}))(?:-?(?<mark>[a-z]))?(?![\p{L}\p{N}])`,
  ].join('|'),
  'giu',
)
const furtherLetters = /^(?:\s?[,&]\s?[a-z](?![\p{L}\p{N}.]))+/u
const pageBefore = /(?:^|[\s,:])(?:pp?|S|ss?|o|str|sf|págs?|pag|blz|fol)\.\s?$/iu

const particles = String.raw`(?:(?:van|von|der|den|de|del|della|di|da|dal|do|dos|das|du|la|le|las|los|ten|ter|te|[’']t|op|af|av|zu|zum|zur|el|al|bin|ibn)\s|[dl][’'])`
const word = String.raw`(?:Ste?\.\s)?\p{Lu}[\p{L}\p{M}’'-]*(?:,?\s(?:Jr|Sr)\.)?`
const name = String.raw`${particles}{0,3}(?:\p{Lu}\.[\s-]?){0,3}${word}(?:\s(?:\p{Lu}\.\s){0,3}${particles}{0,3}${word}){0,5}`
const run = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])${name}(?:(?:,\\s|\\s?&\\s|,?\\s${and}\\s|\\s?–\\s?|\\s?/\\s?)${name}){0,7}(?:,?\\s${others})?(?:[’']s)?\\s{0,2}$`,
  'u',
)
const validName = new RegExp(`^["“„«‘]|^${particles}{0,3}\\p{Lu}`, 'u')

/** Words that begin a sentence before a name and are no part of it. */
const openers: ReadonlySet<string> = new Set(
  'a according ako also although and as auch az bei but chez como conform dans dla dle dr following for further gli het however il in jak laut like nach no para par per podle podľa pour potrivit professor secondo see segundo según selon since som the unlike volgens when while wie według zoals enligt ifølge'.split(
    ' ',
  ),
)

/** A bracket with at most one bracket inside; nothing longer is a citation. */
const brackets = /\((?:[^()[\]]|\[[^()[\]]{0,60}\]|\([^()[\]]{0,60}\)){1,800}\)|\[(?:[^()[\]]|\([^()[\]]{0,60}\)){1,800}\]/gu

/** How far back names before a bracket are looked for. */
const leadLength = 160

/** Works that a text points to by name and year, in order. Numbers and footnotes are not looked at. Linear in the text. */
export function findCitedWorks(text: string): readonly CitedWork[] {
  return [...text.matchAll(brackets)].flatMap((match) => (/\d{4}|\p{L}/u.test(match[0]) ? worksIn(text, match) : []))
}

type Open = { -readonly [key in keyof CitedWork]: CitedWork[key] }

function worksIn(text: string, match: RegExpExecArray): readonly CitedWork[] {
  const start = match.index + 1
  const inner = match[0].slice(1, -1)
  const whole = { start: match.index, end: match.index + match[0].length }
  const works: Open[] = []
  let from = 0
  for (const found of inner.matchAll(yearPattern)) {
    if (found.groups?.['year'] !== undefined && pageBefore.test(inner.slice(0, found.index))) continue
    const gap = inner.slice(from, found.index)
    const last = works.at(-1)
    const isCitedIn = citedIn.test(gap)
    const who =
      last && !isCitedIn && onlyJoin.test(gap)
        ? last
        : (whoIn(gap, { start: start + from, isFirst: works.length === 0 }) ?? whoBefore(text, { start, gap }))
    if (who === null) continue
    if (isCitedIn) for (const work of works) if (work.span.start >= whole.start - leadLength) work.isSecondary = true
    const end = found.index + found[0].length
    const year = yearOf(found.groups ?? {})
    const yearSpan = { start: start + found.index, end: start + end }
    const span = { start: Math.min(whole.start, who.names[0]?.start ?? whole.start), end: whole.end }
    works.push({ names: who.names, lead: who.lead, hasOthers: who.hasOthers, ...year, span, yearSpan, isSecondary: false })
    from = end + addLetters(works, inner.slice(end), start + end)
  }
  return works
}

/** "2012a, b" is two works. Gives the length of what was read. */
function addLetters(works: Open[], rest: string, at: number): number {
  const last = works.at(-1)
  const found = last && last.letter !== '' ? furtherLetters.exec(rest) : null
  if (!last || !found) return 0
  for (const { index, 0: letter } of found[0].matchAll(/[a-z]/g)) {
    works.push({ ...last, letter, yearSpan: { start: at + index, end: at + index + 1 } })
  }
  return found[0].length
}

function yearOf(groups: Readonly<Record<string, string | undefined>>): { year: string; letter: string } {
  if (groups['year'] !== undefined) return { year: groups['year'], letter: (groups['letter'] ?? '').toLowerCase() }
  return { year: groups['none'] === undefined ? 'in press' : 'n.d.', letter: groups['mark'] ?? '' }
}

type Who = Pick<CitedWork, 'names' | 'hasOthers' | 'lead'>

const locator = /^[\s,:]*(?:\p{L}{1,5}\.?\s*)?\d{1,5}(?:\s?[–-]\s?\d{1,5})?(?:\.?\s?(?:o|old|s|l)\.?)?\s*,\s*/u

/** Names within the brackets, before a year. Null where there are none. */
function whoIn(gap: string, { start, isFirst }: { readonly start: number; readonly isFirst: boolean }): Who | null {
  let at = cutAt(gap)
  if (at === 0 && !isFirst) at = locator.exec(gap)?.[0].length ?? 0
  const told = citedIn.exec(gap.slice(at))
  if (told) at += told.index + told[0].length
  for (let before = see.exec(skipped(gap, at)); before; before = see.exec(skipped(gap, at)))
    at = gap.length - skipped(gap, at).length + before[0].length
  const said = skipped(gap, at)
  const from = gap.length - said.length
  if (said.trim() === '' || said.length > 200) return null
  const named = namesOf(said, start + from)
  if (named) return named
  const trailing = run.exec(said.replace(/[\s,:]+$/, ''))
  return trailing ? namesOf(trailing[0], start + from + trailing.index) : null
}

const skipped = (gap: string, at: number): string => gap.slice(at).replace(/^[\s,;:&]+/, '')

/** Where the last work of a gap begins: after its last semicolon, but "PRADO; LINS" are the authors of one. */
function cutAt(gap: string): number {
  const last = gap.lastIndexOf(';')
  if (last < 0) return 0
  const capitals = /(?:^|;)\s*(?:\p{Lu}[\p{Lu}’' -]+;\s*)+$/u.exec(gap.slice(0, last + 1))
  return capitals && /^\s*\p{Lu}{2}/u.test(gap.slice(last + 1)) ? capitals.index : last + 1
}

/** Names before brackets that begin with the year. */
function whoBefore(text: string, { start, gap }: { readonly start: number; readonly gap: string }): Who | null {
  if (!/^[\s,]*$/.test(gap.replace(see, ''))) return null
  const from = Math.max(0, start - 1 - leadLength)
  const lead = text.slice(from, start - 1).replace(/^[\s\S]*\n/, '')
  const offset = start - 1 - lead.length
  const found = run.exec(lead)
  if (!found) return { names: [], lead, hasOthers: false }
  const opener = /^(\p{Lu}\p{L}*)\s(?!&)/u.exec(found[0])
  const skip = opener?.[1] !== undefined && openers.has(opener[1].toLowerCase()) && !/[,&]$/.test(opener[1]) ? opener[0].length : 0
  const named = namesOf(found[0].slice(skip), offset + found.index + skip)
  return named && { ...named, lead }
}

function namesOf(said: string, start: number): Who | null {
  const cut = othersAtEnd.exec(said)
  const list = (cut ? said.slice(0, cut.index) : said).replace(/[\s,:]+$/, '')
  if (/^["“„«‘]/.test(list)) return { names: [{ start, end: start + list.length, said: list }], hasOthers: false, lead: '' }
  const names: CitedName[] = []
  let from = 0
  for (const end of [
    ...[...list.matchAll(between)].map((match) => ({ at: match.index, next: match.index + match[0].length })),
    { at: list.length, next: 0 },
  ]) {
    const part = list.slice(from, end.at)
    const skip = /^(?:\p{Lu}\.[\s-]?)*/u.exec(part)?.[0].length ?? 0
    const bareName = part.slice(skip).replace(/,?\s(?:Jr|Sr)\.?$|[’']\p{Ll}{1,5}$/u, '')
    const at = start + from + skip
    if (bareName !== '' && !/^(?:Jr|Sr|II|III)\.?$/.test(bareName)) {
      if (!isName(bareName)) return null
      names.push({ start: at, end: at + bareName.length, said: bareName })
    }
    from = end.next
  }
  return names.length === 0 ? null : { names, hasOthers: cut !== null, lead: '' }
}

// "Section 2.1" is a place in the text, and "N = 2012" a number of people.
const isName = (said: string): boolean =>
  said.length <= 120 && !/^\p{L}+\s\d|[=<>]/u.test(said) && validName.test(said) && said.split(/\s/).length <= 12

/** "(March 2019)", "(Budapest, 2010)": a month, or a town with a year and nothing more, unless the list has it as a name. */
export function isDoubtful({ names, span, year }: CitedWork): boolean {
  const [first] = names
  if (!first || names.length > 1) return first === undefined
  const isAlone = span.end - span.start <= first.said.length + year.length + 4
  return monthOf(first.said.split(/\s/)[0] ?? '') !== undefined || (isAlone && isPlace(first.said))
}
