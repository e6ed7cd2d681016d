import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { places, placesOf, type Case, type Place } from './cells.ts'
import { findMisplaced, type PhrasePlace } from './find-phrases.ts'
import type { Context, SlavicLanguage } from './language.ts'
import { fitsAt, isSure, modifiersBefore, phraseAt, type Phrase } from './phrase.ts'
import type { VerbTable } from './verbs.ts'

/** Prepositions that sound like another one: that one, its case, and those of the preposition itself. */
export type Mistakable = ReadonlyMap<string, readonly [other: string, its: Case, own: readonly Case[]]>

type Choices = { readonly isWanted?: (place: PhrasePlace) => boolean; readonly soundAlike?: Mistakable }

/** Phrases behind a preposition that does not take their case. */
export function findAfterPreposition(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  { isWanted = () => true, soundAlike = new Map() }: Choices = {},
): readonly CheckFinding[] {
  return findMisplaced(tokens, language, known, (phrase) => {
    const before = tokens[phrase.from - 1]
    const cases = language.prepositions.get(before?.lower ?? '')
    if (!cases || !isWanted(phrase)) return null
    const wanted = placesOf(cases)
    const other = soundAlike.get(before?.lower ?? '')
    return { allowed: other ? [...wanted, ...placesOf([other[1]])] : wanted, wanted }
  })
}

/** "z kamarádem": of two prepositions that sound alike the other one takes the case of the phrase. */
export function findMistaken(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  others: Mistakable,
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, at) => {
    const other = others.get(token.lower)
    if (!other) return []
    const phrase = firstPhraseFrom(tokens, at + 1, language, known)
    if (!phrase || !isSure(phrase, tokens, language, known)) return []
    const [instead, its, own] = other
    const fits = fitsAt(phrase, tokens, { allowed: places, language, known }).filter(({ cost }) => cost === 0)
    const isOwn = fits.some(({ place }) => own.some((one) => place.endsWith(one)))
    const right = /^\p{Lu}/u.test(token.text) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
    return !isOwn && fits.some(({ place }) => place.endsWith(its)) ? [{ from: at, to: at + 1, suggestions: [right] }] : []
  })
}

const phraseWithin = 4

/** The phrase that begins at a place. */
export function firstPhraseFrom(
  tokens: readonly LintToken[],
  at: number,
  language: SlavicLanguage,
  known: NonNullable<Known>,
): Phrase | null {
  for (let noun = at; noun < at + phraseWithin; noun += 1) {
    const phrase = phraseAt(tokens, noun, language, known)
    if (phrase) return phrase.from === at ? phrase : null
    if (modifiersBefore(tokens, noun + 1, language, known).from > at) return null
  }
  return null
}

/** Words of quantity, with the places at which what they count stands. */
export type Quantities = ReadonlyMap<string, readonly Place[]>

/** "pět knihy": phrases behind a word of quantity. */
export function findAfterQuantity(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  quantities: Quantities,
): readonly CheckFinding[] {
  return findMisplaced(tokens, language, known, (phrase) => {
    const before = tokens[phrase.from - 1]
    const wanted = quantities.get(before?.lower ?? '')
    if (!wanted || language.prepositions.has(tokens[phrase.from - 2]?.lower ?? '')) return null
    // Other cases belong to words further on: "pět lidem pomohl".
    return { allowed: [...wanted, ...placesOf(['dat', 'loc', 'ins'])], wanted }
  })
}

export type ObjectWords = {
  readonly verbs: VerbTable
  /** Small words that stand between a verb and its object: "si", "taky". */
  readonly between: ReadonlySet<string>
  /** "jsem", behind or before a form of the past: the subject is "I" or "you". */
  readonly auxiliaries: ReadonlySet<string>
  /** A form of the past that tells the person itself: "kupiłem". */
  readonly ownPast: ((word: string) => string | null) | null
  /** Words behind which the nominative may stand all the same: "jako". */
  readonly like: ReadonlySet<string>
  /** "celou noc": nouns of time, which stand in the accusative behind any verb. */
  readonly times: ReadonlySet<string>
  /** The denial that stands apart, behind which objects are in the genitive. */
  readonly not: string | null
  /** Verbs with "se" whose object's case is another one: "učit se". */
  readonly reflexive: ReadonlyMap<string, Case>
  readonly reflexivePronoun: string
  /** Verbs that take an accusative as well, in another sense: "volat". */
  readonly alsoAccusative?: ReadonlySet<string>
  /** Pronouns that are subjects: "on". */
  readonly subjects?: ReadonlySet<string>
  /** What denies a verb as a part of it: "ne" of "nerozumí". */
  readonly denial?: string
  /** "musím": verbs of "I", "you" and "we" before an infinitive. */
  readonly modals?: ReadonlySet<string>
}

/** "Vidím kamarád": behind "I" and "you" no nominative can be the subject. */
export function findObjects(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  words: ObjectWords,
): readonly CheckFinding[] {
  return findMisplaced(tokens, language, known, (phrase) => {
    const object = verbBefore(tokens, phrase.from, words)
    if (!object || words.like.has(tokens[phrase.noun + 1]?.lower ?? '')) return null
    return { ...objectContext(object), except: (nouns) => nouns.some(({ noun }) => words.times.has(noun.lemma)) }
  })
}

/** "zabývá se literaturu", "pomáhá sestru": behind verbs of another case the accusative is no object and no subject. */
export function findAccusatives(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  words: ObjectWords,
): readonly CheckFinding[] {
  return findMisplaced(tokens, language, known, (phrase) => {
    const object = verbBefore(tokens, phrase.from, words, true)
    if (!object || object === 'acc') return null
    const hasSubject = tokens.slice(Math.max(0, phrase.from - 4), phrase.from).some(({ lower }) => words.subjects?.has(lower))
    const others: readonly Case[] = object === 'gen' ? ['gen', 'dat', 'loc', 'ins'] : ['dat', 'loc', 'ins']
    return {
      // Behind a pronoun that is the subject no other one follows.
      allowed: placesOf(hasSubject ? others : ['nom', ...others]),
      wanted: placesOf([object]),
      except: (nouns) => nouns.some(({ noun }) => words.times.has(noun.lemma)),
    }
  })
}

function objectContext(object: Case): Context {
  // What is no nominative may belong to something else; of one case alone the accusative is wrong as well.
  const allowed = placesOf(object === 'acc' ? ['gen', 'dat', 'acc', 'loc', 'ins'] : ['gen', 'dat', 'loc', 'ins'])
  return { allowed, wanted: placesOf([object]) }
}

/** The case that a verb before a place asks for, of "I" or "you" where not any will do; null where there is none. */
function verbBefore(tokens: readonly LintToken[], from: number, words: ObjectWords, isAny = false): Case | null {
  let at = from - 1
  while (at >= 0 && words.between.has(tokens[at]?.lower ?? '')) at -= 1
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const near = tokens.slice(Math.max(0, at - 2), from).map(({ lower }) => lower)
  const isReflexive = near.includes(words.reflexivePronoun)
  const isNegated = words.not !== null && near.includes(words.not)
  const caseOf = ({ infinitive, object }: { readonly infinitive: string; readonly object: Case | null }): Case | null => {
    if (isAny && words.alsoAccusative?.has(infinitive)) return null
    const own = isReflexive ? (words.reflexive.get(infinitive) ?? null) : object
    return own === 'acc' && isNegated ? 'gen' : own
  }
  const word = withoutDenial(token.lower, words)
  const finite = words.verbs.finite(word)
  if (finite.length > 0)
    return (isAny || finite.every(({ person }) => !person.startsWith('3'))) && finite[0] ? caseOf(finite[0].verb) : null
  const own = words.ownPast?.(word)
  const past = words.verbs.past(own ?? word)
  if (past[0] && (isAny || own || near.some((one) => words.auxiliaries.has(one)))) return caseOf(past[0])
  const infinitive = words.verbs.infinitive(word)
  if (!infinitive) return null
  if (isAny) return caseOf(infinitive)
  const before = tokens[at - 1]?.lower ?? ''
  const persons = words.verbs.finite(before)
  const isModal = words.modals?.has(before) === true
  return isModal || (persons.length > 0 && persons.every(({ person }) => !person.startsWith('3'))) ? caseOf(infinitive) : null
}

/** "rozumí" of "nerozumí". */
function withoutDenial(word: string, { denial, verbs }: ObjectWords): string {
  if (denial === undefined || !word.startsWith(denial)) return word
  const rest = word.slice(denial.length)
  return verbs.finite(rest).length > 0 || verbs.past(rest).length > 0 || verbs.infinitive(rest) ? rest : word
}
