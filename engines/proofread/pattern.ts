import { takesAn } from '../languages/en/articles.ts'
import { inflectVerb } from '../languages/en/grammar/inflect.ts'
import type { VerbForm } from '../languages/en/grammar/token.ts'
import { isPluralNoun } from '../languages/en/nouns.ts'
import type { WordKnowledge } from './language.ts'
import { byReading } from './readings.ts'
import type { LintToken } from './token.ts'

/** The word lists of a language that `@name` stands for. */
export type WordLists = Readonly<Record<string, ReadonlySet<string>>>

/** What the dictionary tells of words; null where none is loaded. */
export type Known = WordKnowledge | null

type Test = (token: LintToken, words: Known) => boolean

/**
 * One place of a pattern. `least` and `most` tokens may stand there. One with `look` takes none and asks of the token
 * before (-1) or after (0) its place.
 */
export type Atom = { readonly test: Test; readonly least: number; readonly most: number; readonly look?: -1 | 0 }

/** What stands before the first token of a sentence and after its last. */
export const edge: LintToken = {
  text: '',
  lower: '',
  span: { start: 0, end: 0 },
  kind: 'mark',
  space: '',
  tag: null,
  lemma: null,
  form: null,
  isLocked: false,
}

export type Pattern = {
  readonly atoms: readonly Atom[]
  /** The atoms that are wrong: from `from` to `to`, half open. */
  readonly from: number
  readonly to: number
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Words of which one must stand at the atom `at`; null when the atom may be anything. For a quick look before matching. */
  readonly anchor: { readonly at: number; readonly words: readonly string[] } | null
  /** Words or lemmas of which one must stand somewhere in the sentence; null when there are none. */
  readonly needs: { readonly of: 'lower' | 'lemma'; readonly words: readonly string[] } | null
}

/** Reads the pattern of a row. Throws a sentence that names the part which cannot be read. */
export function compilePattern(source: string, lists: WordLists): Pattern {
  const atoms: Atom[] = []
  let from = -1
  let to = -1
  let isAtStart = false
  let isAtEnd = false
  const anchors: NonNullable<Pattern['anchor']>[] = []
  let lemmas: readonly string[] | null = null
  for (const part of source.split(' ')) {
    if (part === '[') from = atoms.length
    else if (part === ']') to = atoms.length
    else if (part === '^') isAtStart = true
    else if (part === '$') isAtEnd = true
    else {
      const atom = compileAtom(part, lists, source)
      const words = atom.least === 1 && atom.most === 1 ? literalWords(part) : null
      if (words) anchors.push({ at: atoms.length, words })
      if (atom.least === 1 && /^~[^&]+$/.test(part) && !part.includes('||')) lemmas ??= part.slice(1).split('|')
      atoms.push(atom)
    }
  }
  if (atoms.length === 0) throw new Error(`"${source}" asks for nothing.`)
  if (from < 0 !== to < 0) throw new Error(`"${source}" opens or closes [ ] only.`)
  return {
    atoms,
    from: Math.max(0, from),
    to: to < 0 ? atoms.length : to,
    isAtStart,
    isAtEnd,
    anchor: rarestOf(anchors.flatMap((anchor) => fixedAnchor(atoms, anchor) ?? [])),
    needs: needsOf(rarestOf(anchors), lemmas),
  }
}

/** Of several the one that fewest sentences have: of few words and long ones, since the short ones stand everywhere. */
function rarestOf<Named extends { readonly words: readonly string[] }>(all: readonly Named[]): Named | null {
  const weightOf = ({ words }: Named): number => words.reduce((sum, word) => sum + Math.max(1, 16 / 2 ** (word.length - 1)), 0)
  return all.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? null
}

/** Lemmas tell more than the little words that stand in every sentence. */
function needsOf(anchor: Pattern['anchor'], lemmas: readonly string[] | null): Pattern['needs'] {
  const isLittle = anchor?.words.some((word) => word.length <= 4) ?? true
  if (lemmas && isLittle) return { of: 'lemma', words: lemmas }
  return anchor ? { of: 'lower', words: anchor.words } : null
}

/** An anchor helps only where its distance from the start of the match is known. */
function fixedAnchor(atoms: readonly Atom[], anchor: NonNullable<Pattern['anchor']>): Pattern['anchor'] {
  const before = atoms.slice(0, anchor.at).filter(({ look }) => look === undefined)
  return before.every(({ least, most }) => least === 1 && most === 1) ? { ...anchor, at: before.length } : null
}

/** The words of which one must stand at the place, where the part says so: `a|b`, `=Ab|Ac`, `a|b&#NOUN`. */
function literalWords(part: string): readonly string[] | null {
  if (part.includes('||') || part.endsWith('?')) return null
  const named = part.split('&').flatMap((test) => {
    const words = wordsOfTest(test)
    return words ? [{ words }] : []
  })
  return rarestOf(named)?.words ?? null
}

function wordsOfTest(test: string): readonly string[] | null {
  // What is I in small letters depends on the language.
  if (/^=./.test(test)) return /[Iİ]/.test(test) ? null : test.slice(1).toLowerCase().split('|').map(comparable)
  return /^[@#~=!_/^$%]|^[<>].|^\.\.\d/.test(test) ? null : test.split('|').map(comparable)
}

/** The form in which words are compared. */
export const comparable = (word: string): string => word.replace(/[’ʼ‘]/g, "'")

function compileAtom(part: string, lists: WordLists, source: string): Atom {
  const gap = /^\.\.(\d)$/.exec(part)
  if (gap) return { test: ({ kind }) => kind === 'word', least: 0, most: Number(gap[1]) }
  if (part.length > 1 && /^[<>]/.test(part))
    return { test: compileTests(part.slice(1), lists, source), least: 0, most: 0, look: part.startsWith('<') ? -1 : 0 }
  if (part.endsWith('|?')) throw new Error(`"${source}": write "?|." for a question mark, as one at the end makes an atom optional.`)
  const isOptional = part.length > 1 && part.endsWith('?')
  const test = compileTests(isOptional ? part.slice(0, -1) : part, lists, source)
  return { test, least: isOptional ? 0 : 1, most: 1 }
}

/** `x&y` both, `x||y` either; both binds the closer. */
function compileTests(part: string, lists: WordLists, source: string): Test {
  const ways = part.split('||').map((way): Test => {
    const tests = way.split('&').map((one) => compileTest(one, lists, source))
    return tests.length === 1 && tests[0] ? tests[0] : (token, words) => tests.every((test) => test(token, words))
  })
  return ways.length === 1 && ways[0] ? ways[0] : (token, words) => ways.some((way) => way(token, words))
}

function compileTest(part: string, lists: WordLists, source: string): Test {
  if (part.length > 1 && part.startsWith('!')) {
    const inner = compileTest(part.slice(1), lists, source)
    return (token, words) => !inner(token, words)
  }
  if (part === '^') return (token) => token === edge
  if (part.length > 1 && part.startsWith('%')) return bySpelling(part.slice(1), source)
  if (part === '_') return ({ kind }) => kind === 'word'
  if (part.startsWith('@=')) return ofList(requireList(lists, part.slice(2), source))
  if (part.length > 1 && part.startsWith('@')) return inList(requireList(lists, part.slice(1), source))
  if (/^#\p{Ll}/u.test(part)) return byReading(part.slice(1))
  if (part.length > 1 && part.startsWith('#')) return byTag(part.slice(1))
  if (part.length > 1 && part.startsWith('~')) return byLemma(part.slice(1).split('|'))
  if (part.length > 1 && part.startsWith('=')) return byText(part.slice(1).split('|'))
  if (part.length > 2 && part.startsWith('/') && part.endsWith('/')) {
    const found = new RegExp(part.slice(1, -1), 'u')
    return ({ lower }) => found.test(lower)
  }
  const words = new Set(part.length > 1 ? part.split('|').map(comparable) : [part])
  return ({ lower }) => words.has(lower)
}

function requireList(lists: WordLists, name: string, source: string): ReadonlySet<string> {
  const list = lists[name]
  if (!list) throw new Error(`"${source}" names the list @${name}, which the language does not have.`)
  return list
}

const ofList =
  (list: ReadonlySet<string>): Test =>
  ({ lower }) =>
    list.has(lower)
const inList =
  (list: ReadonlySet<string>): Test =>
  ({ lower, lemma }) =>
    list.has(lower) || (lemma !== null && list.has(lemma))

function byText(texts: readonly string[]): Test {
  const set = new Set(texts)
  return ({ text }) => set.has(text)
}

function byLemma(lemmas: readonly string[]): Test {
  const set = new Set(lemmas)
  return ({ lemma }) => lemma !== null && set.has(lemma)
}

/** Nouns that take a verb in either number. */
const ofNoNumber = new Set(['data', 'media'])

function byTag(part: string): Test {
  const [tagText = '', formText] = part.split(':')
  const tags = new Set(tagText.split('|'))
  const forms = formText ? new Set(formText.split('|')) : null
  return ({ tag, form, lower }) => {
    if (tag === null || !tags.has(tag)) return false
    if (!forms) return true
    if (form !== null && forms.has(form)) return true
    return tag === 'NOUN' && !ofNoNumber.has(lower) && forms.has(isPluralNoun(lower) ? 'plural' : 'singular')
  }
}

/** The word would be in the dictionary with another ending. */
const wouldBeKnown =
  (part: RegExp, instead: string): Test =>
  ({ text, lower, kind }, words) =>
    kind === 'word' &&
    words !== null &&
    part.test(lower) &&
    (words.isKnown(text.replace(part, instead)) || words.isKnown(lower.replace(part, instead)))

const spelledForms: Readonly<Record<string, VerbForm>> = { base: 'base', '3sg': '3sg', past: 'past', participle: 'participle', ing: 'ing' }

/** The verb form that the letters of a word say, wherever it stands; `an` and `a`: the sound that it begins with. */
function bySpelling(name: string, source: string): Test {
  if (name === 'an') return ({ text, kind }) => kind !== 'mark' && takesAn(text)
  if (name === 'a') return ({ text, kind }) => kind === 'word' && !takesAn(text)
  if (name === 'capitals') return ({ text }) => /^\p{Lu}(?!\p{Ll})/u.test(text)
  if (name === 'capital') return ({ text }) => /^\p{Lu}/u.test(text)
  if (name === 'known') return ({ text, kind }, words) => kind === 'word' && words !== null && words.isKnown(text)
  const known = /^known:\/(.+)\/(.*)\/$/.exec(name)
  if (known) return wouldBeKnown(new RegExp(known[1] ?? '', 'u'), known[2] ?? '')
  const form = spelledForms[name]
  if (!form) throw new Error(`"${source}" asks for %${name}, which is no form.`)
  return ({ tag, lower, lemma }) => (tag === 'VERB' || tag === 'AUX') && lemma !== null && inflectVerb(lemma, form) === lower
}
