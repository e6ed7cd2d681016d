import { words } from '../../languages/words.ts'
import type { Analysis } from '../../languages/forms.ts'
import { isListedNoun } from '../../languages/de/nouns.ts'
import type { WordKnowledge } from '../language.ts'
import { readingsOf } from '../readings.ts'
import type { LintToken } from '../token.ts'
import { hasOtherGender } from './other-genders.ts'
import {
  contractions,
  determiners,
  prepositions,
  type Case,
  type Cell,
  type Determiner,
  type Gender,
  cases,
  noDeterminer,
} from './determiners.ts'

/** A noun in one of its readings: which places of the paradigm the written form may have, and its form in any other. */
export type NounReading = {
  readonly gender: Exclude<Gender, 'pl'> | null
  readonly cells: ReadonlySet<Cell>
  readonly formAt: (cell: Cell) => string | null
  /** The old dative in -e, or a verb as a noun, which nobody means where something else of the phrase is wrong. */
  readonly isOld?: true
}

/** An adjective of the phrase: where its ending begins and what it is. */
export type Adjective = { readonly at: number; readonly stem: string; readonly endings: ReadonlySet<string> }

export type NounPhrase = {
  /** The token of the determiner, of the preposition that has swallowed it, or of a preposition without one behind it. */
  readonly at: number
  readonly determiners: readonly Determiner[]
  /** "im" for "in dem": the preposition in it. */
  readonly swallowed: string | null
  readonly preposition: string | null
  /** Those that the preposition takes; all without one. */
  readonly cases: readonly Case[]
  readonly adjectives: readonly Adjective[]
  readonly noun: number
  readonly nouns: readonly NounReading[]
}

/** Words before an adjective that do not bend. */
const degree = words('sehr besonders ziemlich ganz so zu recht äußerst relativ überaus höchst wirklich weniger mehr lauter')
const postpositions = words('nach gegenüber wegen')
const numerals = words('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend')
/** Adjectives that the forms by rule do not know. */
const otherAdjective =
  /^(ander|einig|mehrer|viel|wenig|beid|letzt|nächst|einzig|eigen|folgend|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|jeweilig|damalig|heutig|sogenannt)(e[mnrs]?)$/u
const adjectivesAtMost = 3

/** The phrase that begins at a token: determiner, adjectives, noun; null where something else stands there or a word is unknown. */
export function nounPhraseAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): NounPhrase | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const opening = openingAt(tokens, at)
  return opening && phraseBehind(tokens, { at, ...opening }, known)
}

type Opening = Pick<NounPhrase, 'determiners' | 'swallowed' | 'preposition'>

/** What a phrase begins with: a determiner, "im", or a preposition behind which there is none. */
function openingAt(tokens: readonly LintToken[], at: number): Opening | null {
  const { lower } = tokens[at] ?? { lower: '' }
  const before = tokens[at - 1]?.lower ?? ''
  // "zum einen gute Arbeit", "nach wie vor unser Ziel".
  if (contractions.has(before) || (before === 'vor' && tokens[at - 2]?.lower === 'wie')) return null
  // "Was für ein Tag!"
  if (lower === 'für' && before === 'was') return null
  const isKind = before === 'für' && tokens[at - 2]?.lower === 'was'
  if (prepositions.has(lower))
    return lower === 'zu' || isPostposition(tokens, at) ? null : { determiners: [noDeterminer], swallowed: null, preposition: lower }
  const contraction = contractions.get(lower) ?? null
  const found = determiners.get(contraction?.[1] ?? lower)
  // "auf der einen Seite".
  if (determiners.has(before) && /^ein/.test(lower)) return null
  const preposition = contraction?.[0] ?? (prepositions.has(before) && !isKind && !isPostposition(tokens, at - 1) ? before : null)
  return found ? { determiners: found, swallowed: contraction?.[0] ?? null, preposition } : null
}

/** The adjectives and the noun behind what opens a phrase. */
function phraseBehind(tokens: readonly LintToken[], opening: Opening & { readonly at: number }, known: WordKnowledge): NounPhrase | null {
  const { at, preposition } = opening
  const adjectives: Adjective[] = []
  let next = at + 1
  while (adjectives.length < adjectivesAtMost) {
    const word = tokens[next]
    if (!word || word.kind !== 'word' || word.text !== word.lower) break
    const isPassed = degree.has(word.lower) || numerals.has(word.lower)
    const adjective = isPassed ? null : (adjectiveOf(word, next, known) ?? bareAdjective(tokens, { opening, at: next }, known))
    if (!adjective && !isPassed) return null
    if (adjective) adjectives.push(adjective)
    next += 1
  }
  const nouns = nounsAt(tokens, next, known)
  if (nouns.length === 0 || adjectives.length === adjectivesAtMost || goesOn(tokens, next, known)) return null
  return {
    ...opening,
    cases: preposition ? (prepositions.get(preposition) ?? cases) : cases,
    adjectives,
    noun: next,
    nouns,
  }
}

/** "meiner Meinung nach": the noun that a preposition belongs to stands before it. */
const isPostposition = (tokens: readonly LintToken[], at: number): boolean =>
  postpositions.has(tokens[at]?.lower ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') && at > 1

/** "der Kindern helfende Mann": what looks like the noun of the phrase belongs to a participle before the true one. */
function goesOn(tokens: readonly LintToken[], noun: number, known: WordKnowledge): boolean {
  const [next, after] = [tokens[noun + 1], tokens[noun + 2]]
  if (next?.kind !== 'word' || next.text !== next.lower) return false
  return (
    adjectiveOf(next, noun + 1, known) !== null &&
    after?.kind === 'word' &&
    (after.text !== after.lower || adjectiveOf(after, 0, known) !== null)
  )
}

function adjectiveOf(word: LintToken, at: number, known: WordKnowledge): Adjective | null {
  if (determiners.has(word.lower)) return null
  const other = otherAdjective.exec(word.lower)
  if (other) return { at, stem: other[1] ?? '', endings: new Set([other[2] ?? '']) }
  const endings = readingsOf(word, known).flatMap(({ kind, tags }) => {
    const ending = /(?:^|\.)(e[mnrs]?)$/.exec(tags)?.[1]
    return (kind === 'adjective' || tags.startsWith('ger.') || tags.startsWith('pp.')) && ending ? [ending] : []
  })
  const longest = endings.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? null : { at, stem: word.text.slice(0, -longest.length), endings: new Set(endings) }
}

/** Bare words before a noun that do not bend, or belong to no noun. */
const neverBent = words(
  'lila rosa orange beige prima extra super genau knapp rund laut wenig viel gut echt fast etwa ungefähr circa maximal mindestens klein groß weit hoch lieb gesamt nahe direkt',
)

/** "meine schön Frau": an adjective between determiner and noun whose ending is missing. */
function bareAdjective(
  tokens: readonly LintToken[],
  { opening, at }: { readonly opening: Opening & { readonly at: number }; readonly at: number },
  known: WordKnowledge,
): Adjective | null {
  const [word, noun] = [tokens[at], tokens[at + 1]]
  const hasDeterminer = at === opening.at + 1 && opening.swallowed === null && !opening.determiners.includes(noDeterminer)
  if (!word || !hasDeterminer || neverBent.has(word.lower) || !/^\p{Lu}\p{Ll}+$/u.test(noun?.text ?? '') || !isListedNoun(noun?.text ?? ''))
    return null
  const all = readingsOf(word, known)
  const isBare = all.length > 0 && all.every(({ kind, tags }) => kind === 'adjective' && tags === 'pos')
  return isBare ? { at, stem: stemOf(word.text), endings: new Set(['']) } : null
}

/** What endings are put on: "dunkl-", "teur-", "müd-". */
const stemOf = (word: string): string =>
  /[^aeiouäöü]el$/u.test(word) ? `${word.slice(0, -2)}l` : word === 'teuer' ? 'teur' : word.replace(/e$/u, '')

/** Spelled like a form of an adjective, and hardly ever one with a capital. */
const nounsDespiteLook = words('Regen Breite Länge Höhe Größe Kälte Wärme Nähe Ferne Tiefe')

/** Whether the genders of a noun are all known, and it is no verb or adjective written with a capital ("das Lesen", "die Grünen"). */
function isSure(token: LintToken, readings: readonly Analysis[], known: WordKnowledge): boolean {
  const nouns = readings.filter(({ kind }) => kind.startsWith('noun'))
  if (nouns.some(({ kind }) => genderOf(kind) === undefined)) return false
  if (nouns.some(({ kind, lemma }) => kind === 'noun.n' && lemma.endsWith('n') && !isListedNoun(lemma))) return false
  if (hasOtherGender(token.text) || nouns.some(({ lemma }) => hasOtherGender(lemma)) || /end(?:e[nrms]?)$/u.test(token.text)) return false
  if (nounsDespiteLook.has(token.text)) return true
  return !known.forms?.analyse(token.lower).some(({ kind, tags }) => kind === 'adjective' && /(?:^|\.)e[mnrs]?$/.test(tags))
}

const genderOf = (kind: string): NounReading['gender'] | undefined => {
  const [, gender] = /^noun(?:\.([mfn]))?$/.exec(kind) ?? []
  if (kind === 'noun') return null
  return gender === 'm' || gender === 'f' || gender === 'n' ? gender : undefined
}

/** The readings of the noun at a place; none where it may be something else or nobody knows all of its genders. */
function nounsAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly NounReading[] {
  const token = tokens[at]
  if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) return []
  const readings = known.forms?.analyse(token.text) ?? []
  if (!isSure(token, readings, known)) return []
  const byLemma = Map.groupBy(
    readings.filter(({ kind }) => kind.startsWith('noun')),
    ({ lemma, kind }) => `${lemma} ${kind}`,
  )
  const read = [...byLemma.values()].flatMap((all) => {
    const [{ lemma, kind } = { lemma: '', kind: '' }] = all
    const gender = genderOf(kind) ?? null
    const own = all.flatMap(({ tags }) => cellOf(tags, gender) ?? [])
    const formAt = (cell: Cell): string | null => formOf({ lemma, kind, cell }, known)
    return [{ gender, cells: new Set(own), formAt }]
  })
  return read.length === 0 ? [] : [...read, ...asInfinitive(token, read, known), ...oldDatives(token.text, known)]
}

/** "das Fragen" beside "die Fragen": a verb as a noun is neuter. */
function asInfinitive(token: LintToken, read: readonly NounReading[], { forms }: WordKnowledge): readonly NounReading[] {
  if (read.some(({ gender }) => gender === 'n') || !forms?.analyse(token.lower).some(({ kind, tags }) => kind === 'verb' && tags === 'inf'))
    return []
  return [{ gender: 'n', cells: new Set<Cell>(['n.nom', 'n.acc', 'n.dat']), formAt: () => null, isOld: true }]
}

function cellOf(tags: string, gender: NounReading['gender']): Cell | null {
  const [number, one] = tags.split('.')
  const grammatical = cases.find((name) => name === one)
  if (!grammatical) return null
  if (number === 'pl') return `pl.${grammatical}`
  return gender && `${gender}.${grammatical}`
}

function formOf(
  { lemma, kind, cell }: { readonly lemma: string; readonly kind: string; readonly cell: Cell },
  { forms }: WordKnowledge,
): string | null {
  const [number = '', one = ''] = cell.split('.')
  const tags = `${number === 'pl' ? 'pl' : 'sg'}.${one}`
  return (
    forms
      ?.lexemesOf(lemma)
      .find((lexeme) => lexeme.kind === kind)
      ?.formWith(tags) ?? null
  )
}

/** "im Jahre", "zu Hause": the dative in -e, which nothing else is made of. */
function oldDatives(text: string, { forms }: WordKnowledge): readonly NounReading[] {
  if (!text.endsWith('e')) return []
  return (forms?.analyse(text.slice(0, -1)) ?? []).flatMap(({ kind, tags }) => {
    const gender = genderOf(kind)
    const isOld = (gender === 'm' || gender === 'n') && tags === 'sg.dat'
    return isOld ? [{ gender, cells: new Set<Cell>([`${gender}.dat`]), formAt: () => null, isOld: true }] : []
  })
}
