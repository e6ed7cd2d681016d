import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { slotNames, slotsAt, type Place, places } from './cells.ts'
import type { Context, SlavicLanguage } from './language.ts'
import type { Modifier } from './modifiers.ts'
import type { NounReading } from './nouns.ts'

/** A noun with the words before it that must agree with it, each with all its readings. */
export type Phrase = {
  /** The first of its words; the noun is the last. */
  readonly from: number
  readonly modifiers: readonly { readonly at: number; readonly readings: readonly Modifier[] }[]
  readonly noun: number
  readonly nouns: readonly NounReading[]
}

const modifiersAtMost = 3

/** The phrase whose noun stands at a place; null where that is none. Whether its words may be others too is asked by `isSure`. */
export function phraseAt(tokens: readonly LintToken[], noun: number, language: SlavicLanguage, known: WordKnowledge): Phrase | null {
  const { modifiers, from } = modifiersBefore(tokens, noun, language, known)
  const nouns = nounsAt(tokens, noun, language, known)
  return nouns.length === 0 ? null : { from, modifiers, noun, nouns }
}

/** The words before a place that would be of a noun's phrase there. */
export function modifiersBefore(
  tokens: readonly LintToken[],
  noun: number,
  language: SlavicLanguage,
  known: WordKnowledge,
): Pick<Phrase, 'from' | 'modifiers'> {
  const modifiers: Phrase['modifiers'][number][] = []
  let from = noun
  while (from > 0 && modifiers.length < modifiersAtMost) {
    const before = tokens[from - 1]
    if (before?.kind !== 'word' || before.isLocked || (before.text !== before.lower && from > 1)) break
    if (language.passed.has(before.lower)) {
      from -= 1
      continue
    }
    const readings = modifiersAt(tokens, from - 1, language, known)
    if (readings.length === 0) break
    // "slavná svou kulturou": an adjective before a pronoun is not of its phrase.
    const isBeforePronoun = modifiers[0] && language.determiners.has(tokens[modifiers[0].at]?.lower ?? '')
    if (isBeforePronoun && !language.determiners.has(before.lower)) break
    if (from - 1 > 0 && language.onlyFirst.has(before.lower)) break
    from -= 1
    modifiers.unshift({ at: from, readings })
  }
  while (from < noun && language.passed.has(tokens[from]?.lower ?? '')) from += 1
  return { from, modifiers }
}

/** The readings of a noun that is nothing but a noun. */
export function nounsAt(tokens: readonly LintToken[], at: number, language: SlavicLanguage, known: WordKnowledge): readonly NounReading[] {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.isLocked || language.notNouns.has(token.lower) || language.determiners.has(token.lower)) return []
  if (language.conjunctions.has(token.lower) || language.prepositions.has(token.lower)) return []
  if (token.text !== token.lower && (at > 0 || /^\p{Lu}{2}/u.test(token.text))) return []
  const after = tokens[at + 1]
  // "výborní pan Novák s paní": more follow.
  if (language.titles.has(token.lower) && /^\p{Lu}/u.test(after?.text ?? '')) return []
  if (after && after.space === '' && /^[-–/(]/u.test(after.text)) return []
  return language.nouns(token, known)
}

/** The readings of a pronoun, numeral or adjective. Behind a preposition or a pronoun any adjective is one. */
function modifiersAt(tokens: readonly LintToken[], at: number, language: SlavicLanguage, known: WordKnowledge): readonly Modifier[] {
  const word = tokens[at]?.lower ?? ''
  if (language.notModifiers.has(word)) return []
  const listed = language.modifiers(word, known.isKnown)
  if (listed.length > 0) return listed
  const before = tokens[at - 1]?.lower ?? ''
  if (!language.prepositions.has(before) && !language.determiners.has(before)) return []
  return language.anyAdjective(word, known.isKnown).filter(({ lemma }) => !language.participles.test(lemma))
}

/** The dictionary knows no other words behind the forms of a phrase than those that it was read as. */
export function isSure(
  { modifiers, noun, nouns }: Phrase,
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: WordKnowledge,
): boolean {
  const stemsAt = (at: number): readonly string[] => known.stems?.(tokens[at]?.lower ?? '') ?? []
  const isNoun = (stem: string): boolean =>
    nouns.some(({ noun: one }) => one.lemma === stem || places.some((place) => one.formsAt(place).includes(stem)))
  if (!language.isSureNoun(tokens[noun]?.lower ?? '') && !stemsAt(noun).every(isNoun)) return false
  return modifiers.every(({ at, readings }) => {
    const word = tokens[at]?.lower ?? ''
    // "stará" is a verb too, which nobody means before a noun; "tvrdí" may be one.
    const listed = language.modifiers(word, known.isKnown)
    const isSoft = language.softAreSure === true && listed.some(({ lemma }) => lemma.endsWith('í'))
    const isPlain = listed.length > 0 && (isSoft || !/[íi]m?$/u.test(word))
    return isPlain || language.determiners.has(word) || stemsAt(at).every((stem) => readings.some((one) => isFormOf(one, stem)))
  })
}

/** The comparative has a dictionary form of its own and may be listed below the plain one. */
const isFormOf = ({ lemma, formsAt }: Modifier, stem: string): boolean =>
  lemma === stem ||
  lemma.endsWith(stem) ||
  (/(?:š[íi]|szy)$/u.test(lemma) && /[ýíyi]$/u.test(stem) && stem.slice(0, 2) === lemma.slice(0, 2)) ||
  slotNames.some((slot) => formsAt(slot).includes(stem))

/** A phrase as it could be: what stands at each token that changes, and how much that takes. */
export type Fit = { readonly cost: number; readonly place: Place; readonly changes: ReadonlyMap<number, string> }

const costOfNoun = 1.3
const costOfNumber = 0.5
/** What stands first among the cases of a preposition is likelier. */
const costOfRank = 0.03

/** The ways in which the words of a phrase agree at one of these places, the least changes first. */
export function fitsAt(
  phrase: Phrase,
  tokens: readonly LintToken[],
  { allowed, language, known }: { readonly allowed: Context['allowed']; readonly language: SlavicLanguage; readonly known: WordKnowledge },
): readonly Fit[] {
  return phrase.nouns
    .flatMap(({ noun, at }) =>
      allowed.flatMap((place, rank) => {
        const fit = fitAt(phrase, tokens, { noun, place, language, known })
        const isOtherNumber = !at.some((one) => one.slice(0, 2) === place.slice(0, 2))
        if (!fit || fit.cost === 0) return fit ?? []
        return { ...fit, cost: fit.cost + (isOtherNumber ? costOfNumber : 0) + (allowed === places ? 0 : costOfRank * rank) }
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)
}

type At = { readonly noun: NounReading['noun']; readonly place: Place; readonly language: SlavicLanguage; readonly known: WordKnowledge }

function fitAt(phrase: Phrase, tokens: readonly LintToken[], { noun, place, language, known }: At): Fit | null {
  const changes = new Map<number, string>()
  let cost = 0
  const set = (at: number, right: readonly string[], price: number): boolean => {
    const lower = tokens[at]?.lower ?? ''
    if (right.includes(lower)) return true
    const first = right.find((one) => known.isKnown(one))
    if (first === undefined) return false
    changes.set(at, first)
    cost += price + distance(lower, first) / 20
    return true
  }
  if (!set(phrase.noun, noun.formsAt(place), costOfNoun)) return null
  const slots = slotsAt(noun.gender, place, language.plural)
  for (const { at, readings } of phrase.modifiers) {
    const right = readings.flatMap((one) => slots.flatMap((slot) => one.formsAt(slot)))
    if (!set(at, right, 1)) return null
  }
  return { cost, place, changes }
}

/** Letters that differ from the first that does. */
function distance(one: string, other: string): number {
  let same = 0
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1
  return Math.max(one.length, other.length) - same
}

/** What the words from `from` to before `to` become. */
export function written({ changes }: Fit, tokens: readonly LintToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text, space }, i) => (i > 0 ? space : '') + inCaseOf(changes.get(from + i) ?? text, text))
    .join('')
}

const inCaseOf = (word: string, old: string): string => (/^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word)
