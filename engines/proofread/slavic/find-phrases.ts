import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { places, placesOf, slotsAt } from './cells.ts'
import type { Context, SlavicLanguage } from './language.ts'
import { fitsAt, isSure, modifiersBefore, nounsAt, phraseAt, written, type Fit, type Phrase } from './phrase.ts'

/** How much dearer than the cheapest a way to mend may be that is offered beside it. */
const alike = 0.3
const changesAtMost = 2

/** Phrases whose words do not agree with each other, wherever they stand. */
export function findDisagreements(tokens: readonly LintToken[], language: SlavicLanguage, known: Known): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((_, at) => {
    if (modifiersBefore(tokens, at, language, known).modifiers.length === 0) return []
    const phrase = phraseAt(tokens, at, language, known)
    if (!phrase || isListed(phrase, tokens, language) || isPredicative(phrase, tokens, language) || isVocative(phrase, tokens)) return []
    if (isBehindItsNoun(phrase, tokens, language, known)) return []
    const before = language.prepositions.get(tokens[phrase.from - 1]?.lower ?? '')
    const inside = fitsAt(phrase, tokens, { allowed: places, language, known })
    if (inside.length === 0 || inside[0]?.cost === 0 || !isSure(phrase, tokens, language, known)) return []
    const fits = before ? fitsAt(phrase, tokens, { allowed: placesOf(before), language, known }) : inside
    const first = phrase.modifiers[0]?.at ?? at
    if (!language.mayStandAlone.has(tokens[first]?.lower ?? '')) return findingOf(fits, tokens) ?? []
    // "vidíte v tom nějaký rozdíl", "s tím vláda počítá".
    const isSubject = phrase.nouns.some((one) => one.at.some((place) => place.endsWith('nom')))
    if (phrase.modifiers.length > 1 || !before || isSubject) return []
    return (
      findingOf(
        fits.filter(({ cost, changes }) => !changes.has(first) && cost <= (fits[0]?.cost ?? 0) + alike),
        tokens,
      ) ?? []
    )
  })
}

/** What may be asked of a phrase before its noun is looked up. */
export type PhrasePlace = Pick<Phrase, 'from' | 'modifiers' | 'noun'>

/** Phrases whose words agree, behind a word that asks for another case. */
export function findMisplaced(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  contextOf: (place: PhrasePlace) => Context | null,
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, noun) => {
    if (token.kind !== 'word') return []
    const context = contextOf({ ...modifiersBefore(tokens, noun, language, known), noun })
    const phrase = context && phraseAt(tokens, noun, language, known)
    if (!phrase || context.except?.(phrase.nouns)) return []
    const inside = fitsAt(phrase, tokens, { allowed: places, language, known })
    if (inside[0]?.cost !== 0 || inside.some(({ cost, place }) => cost === 0 && context.allowed.includes(place))) return []
    if (!isSure(phrase, tokens, language, known)) return []
    return findingOf(fitsAt(phrase, tokens, { allowed: context.wanted, language, known }), tokens) ?? []
  })
}

function findingOf(fits: readonly Fit[], tokens: readonly LintToken[]): CheckFinding | null {
  const least = fits[0]
  if (!least || least.cost === 0 || least.changes.size > changesAtMost + 1) return null
  const best = fits.filter(({ cost }) => cost <= least.cost + alike)
  const changed = best.flatMap(({ changes }) => [...changes.keys()])
  const [from, to] = [Math.min(...changed), Math.max(...changed) + 1]
  return { from, to, suggestions: [...new Set(best.map((fit) => written(fit, tokens, from, to)))].slice(0, 4) }
}

/** "anglický a německý jazyk": one of several adjectives, which need not have the noun's number. */
function isListed({ from, modifiers }: Phrase, tokens: readonly LintToken[], { conjunctions, determiners }: SlavicLanguage): boolean {
  const before = tokens[from - 1]
  return (
    before !== undefined &&
    (conjunctions.has(before.lower) || before.text === ',') &&
    !determiners.has(tokens[modifiers[0]?.at ?? 0]?.lower ?? '')
  )
}

/** "je dobré děti učit", "za správné lidem pomáhat": the adjective is of the infinitive behind the noun. */
function isPredicative({ modifiers, noun }: Phrase, tokens: readonly LintToken[], { infinitive }: SlavicLanguage): boolean {
  const [only] = modifiers
  if (modifiers.length !== 1 || !only) return false
  const word = tokens[only.at]?.lower ?? ''
  return (
    only.readings.some(({ formsAt }) => formsAt('n.nom').includes(word)) &&
    tokens.slice(noun + 1, noun + 3).some(({ kind, lower }) => kind === 'word' && infinitive.test(lower))
  )
}

/** "drogi kolego", "mój synu": men are called by a form that is mostly the locative's. */
function isVocative({ from, modifiers, nouns }: Phrase, tokens: readonly LintToken[]): boolean {
  const isCalled = modifiers.every(({ at, readings }) => readings.some(({ formsAt }) => formsAt('m.nom').includes(tokens[at]?.lower ?? '')))
  const isAlone = from === 0 || tokens[from - 1]?.kind !== 'word'
  return isCalled && isAlone && nouns.some(({ noun, at }) => /^m/u.test(noun.gender) && (at.includes('sg.loc') || at.includes('sg.dat')))
}

/** "życie rodzinne Polaków": the adjective belongs to the noun before it. */
function isBehindItsNoun(
  { from, modifiers }: Phrase,
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: NonNullable<Known>,
): boolean {
  const [first] = modifiers
  const before = tokens[from - 1]
  if (!first || before?.kind !== 'word' || language.determiners.has(tokens[first.at]?.lower ?? '')) return false
  if (language.adjectivesFollow && !mayPrecede(before, language, known)) return true
  return nounsAt(tokens, from - 1, language, known).some(({ noun, at }) =>
    at.some((place) =>
      slotsAt(noun.gender, place, language.plural).some((slot) =>
        first.readings.some(({ formsAt }) => formsAt(slot).includes(tokens[first.at]?.lower ?? '')),
      ),
    ),
  )
}

/** A preposition, a conjunction or a verb: nothing that an adjective behind it could belong to. */
const mayPrecede = (
  { lower }: LintToken,
  { prepositions, conjunctions, copulas, infinitive }: SlavicLanguage,
  known: NonNullable<Known>,
): boolean =>
  prepositions.has(lower) ||
  conjunctions.has(lower) ||
  copulas.has(lower) ||
  (known.stems?.(lower) ?? []).some((stem) => stem !== lower && infinitive.test(stem))
