import type { Span } from '../../text/span.ts'
import { factOf, groupOf, push, type Fact } from './fact.ts'
import type { Prose, ReportWord } from './prose.ts'
import { wellKnown } from './well-known.ts'

type Definition = { readonly span: Span; readonly long: readonly string[]; readonly longSpan: Span }

const shape = /^\p{Lu}[\p{Lu}\d]{1,5}$/u
const roman = /^[IVXLCDM]+$/

/** Abbreviations that are explained and not used, used before, explained twice or in two ways, or never. */
export function findAbbreviations(prose: Prose): readonly Fact[] {
  const uses = new Map<string, Span[]>()
  const own = new Map<string, Span[]>()
  const definitions = new Map<string, Definition[]>()
  const explained = new Set<string>()
  for (const { words } of prose.sentences)
    for (const [at, word] of words.entries()) {
      const short = word.text.replace(/s$/, '')
      if (!shape.test(short) || roman.test(short)) continue
      const inside = aloneInBrackets(prose.text, word.span)
      const definition = inside ? definitionOf(words, at, short) : null
      if (definition) push(definitions, short, definition)
      else if (inside || explains(prose.text, word.span)) explained.add(short)
      if (definition || inside || isShouted(words, at)) continue
      push(uses, short, word.span)
      // What is quoted need not be explained.
      if (!word.isOthers) push(own, short, word.span)
    }
  const facts = [...definitions].flatMap(([short, all]) => factsOf(short, all, uses.get(short) ?? []))
  return [...facts, ...undefinedIn(prose, { own, definitions, explained })]
}

function factsOf(short: string, all: readonly Definition[], uses: readonly Span[]): readonly Fact[] {
  const [first] = all
  if (!first) return []
  const facts: Fact[] = []
  const add = (kind: Fact['kind'], spans: readonly Span[]) => facts.push(factOf(kind, [groupOf(short, spans)], { about: short }))
  const earlier = uses.filter(({ end }) => end <= first.longSpan.start)
  if (uses.length === 0 && all.length === 1) add('abbreviation-unused', [first.span])
  if (earlier.length > 0) add('abbreviation-early', earlier)
  if (all.length > 1) {
    const others = all.filter(({ long }) => !isAlike(long, first.long))
    if (others.length === 0)
      add(
        'abbreviation-twice',
        all.map(({ span }) => span),
      )
    else {
      const groups = [first, ...others].map((one) => groupOf(one.long.join(' '), [one.longSpan]))
      facts.push(factOf('abbreviation-two-ways', groups, { about: short }))
    }
  }
  return facts
}

type Found = {
  readonly own: ReadonlyMap<string, readonly Span[]>
  readonly definitions: ReadonlyMap<string, unknown>
  readonly explained: ReadonlySet<string>
}

function undefinedIn({ words }: Prose, { own, definitions, explained }: Found): readonly Fact[] {
  const small = new Set(words.filter(({ text }) => /\p{Ll}/u.test(text)).map(({ lower }) => lower))
  return [...own].flatMap(([short, spans]) => {
    if (spans.length < 2 || definitions.has(short) || explained.has(short) || wellKnown.has(short) || /\d/.test(short)) return []
    // "NOT" is a word that is stressed.
    if (small.has(short.toLowerCase())) return []
    return [factOf('abbreviation-undefined', [groupOf(short, spans)], { about: short })]
  })
}

const aloneInBrackets = (text: string, { start, end }: Span): boolean => text.charAt(start - 1) === '(' && text.charAt(end) === ')'

/** "WHO (World Health Organization)", "(angl. World Health Organization, WHO)", "WHO, the World Health …" in brackets. */
function explains(text: string, { start, end }: Span): boolean {
  if (/^\s?\((?:[\p{L}.'’-]+\s){1,8}[\p{L}'’-]+\)/u.test(text.slice(end, end + 120))) return true
  const before = text.slice(Math.max(0, start - 120), start)
  const open = before.lastIndexOf('(')
  if (open >= 0 && !before.slice(open).includes(')')) return /(?:\p{L}{3,}[\s,–-]+){2}/u.test(before.slice(open))
  return /\((?:[\p{L}.]+\s)?$/u.test(before)
}

/** The words before a bracket whose first letters make the abbreviation; little words between may be left out. */
function definitionOf(words: readonly ReportWord[], at: number, short: string): Definition | null {
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter))
  const word = words[at]
  let left = letters.length - 1
  let leftOut = 0
  for (let i = at - 1; i >= 0 && at - i <= letters.length * 2 + 2; i--) {
    const one = words[i]
    if (!one || !word) return null
    const initials = one.lower.split(/[-‐‑]/).map((part) => part.charAt(0))
    const tail = letters.slice(Math.max(0, left + 1 - initials.length), left + 1)
    if (initials.length > 1 && tail.join('') === initials.join('')) left -= initials.length
    else if (initials[0] === letters[left]) left--
    else if (one.text.length <= 4 && left < letters.length - 1) leftOut++
    else return null
    if (left >= 0) continue
    const long = words.slice(i, at).map(({ text }) => text)
    const last = words[at - 1] ?? one
    // Two letters fit many words.
    if (letters.length < 2 || leftOut > letters.length) return null
    return { span: word.span, long, longSpan: { start: one.span.start, end: last.span.end } }
  }
  return null
}

/** Endings apart: two cases of one name are one name. */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const stem = (words: readonly string[]): string => words.map((word) => word.toLowerCase().slice(0, 4)).join(' ')
  return stem(one) === stem(other)
}

/** In a row of capitals nothing is an abbreviation. */
function isShouted(words: readonly ReportWord[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((near) => near !== undefined && /^\p{Lu}{4,}$/u.test(near.text))
}
