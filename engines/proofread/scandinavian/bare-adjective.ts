import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import type { Adjective } from './adjectives.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { nounCells, type Noun, type NounCell } from './nouns.ts'

/** "god venner", "stor problem": an adjective in its first form before a noun that nothing stands before and that asks for another. */
export function findBareAdjectives(tokens: readonly LintToken[], language: PhraseLanguage, known: Known): readonly CheckFinding[] {
  return known ? tokens.flatMap((_, at) => findingAt(tokens, at, language, known) ?? []) : []
}

function findingAt(tokens: readonly LintToken[], at: number, language: PhraseLanguage, known: WordKnowledge): CheckFinding | null {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]]
  if (token?.kind !== 'word' || token.isLocked || next?.kind !== 'word' || next.text !== next.lower || next.isLocked) return null
  if ((at > 0 && token.text !== token.lower) || language.unbentBehind.test(token.lower)) return null
  const readings = language.adjectives(token.lower, known.isKnown)
  if (readings.length === 0 || language.nouns(token.lower, known.isKnown).length > 0 || !opens(before, language, known)) return null
  const noun = onlyNoun(next.lower, language, known)
  if (!noun || goesOn(tokens[at + 2], language, known)) return null
  const right = rightForms(token.lower, readings, noun)
  const written = right.map((one) => (token.text === token.lower ? one : one.charAt(0).toUpperCase() + one.slice(1)))
  return written.length === 0 ? null : { from: at, to: at + 1, suggestions: [...new Set(written)] }
}

/** What stands before is no part of the phrase that tells its gender or number. */
const opens = (before: LintToken | undefined, { determiners, adjectives, kinds }: PhraseLanguage, { isKnown }: WordKnowledge): boolean => {
  if (before === undefined) return true
  if (before.kind !== 'word') return /^[.,;:(]$/u.test(before.text)
  return !determiners.has(before.lower) && !kinds.has(before.lower) && adjectives(before.lower, isKnown).length === 0
}

/** Adjectives of which the neuter is like the first form. */
const sameInNeuter = /^(?:dårlig|viktig|vanskelig|vanlig|hyggelig|billig|farlig|forskjellig|dyktig|kjedelig|ledig|.*(?:i|r|n|l|d)sk)$/u

type Read = { readonly nouns: readonly Noun[]; readonly cells: ReadonlySet<NounCell> }

/** The readings of a word that is nothing but an indefinite noun. */
function onlyNoun(word: string, language: PhraseLanguage, known: WordKnowledge): Read | null {
  if (language.mayBeVerb(word, known.isKnown) || language.adjectives(word, known.isKnown).length > 0) return null
  const nouns = language.nouns(word, known.isKnown)
  const cells = new Set(nouns.flatMap(({ formsAt }) => nounCells.filter((cell) => formsAt(cell).includes(word))))
  return nouns.length > 0 && [...cells].every((cell) => cell.endsWith('ind')) ? { nouns, cells } : null
}

/** A compound written apart, or a genitive. */
const goesOn = (next: LintToken | undefined, { nouns }: PhraseLanguage, { isKnown }: WordKnowledge): boolean =>
  next?.kind === 'word' && (nouns(next.lower, isKnown).length > 0 || /^\p{Lu}/u.test(next.text))

function rightForms(word: string, readings: readonly Adjective[], { nouns, cells }: Read): readonly string[] {
  if (readings.some(({ base, plural, weak }) => base !== word || plural === word || weak.includes(word))) return []
  // "dårlig" is an adverb too, so only what is hardly ever one counts.
  if (readings.some(({ neuter }) => neuter === word) && !sameInNeuter.test(word)) return []
  if (cells.size === 1 && cells.has('pl.ind')) return readings.map(({ plural }) => plural)
  if (!cells.has('sg.ind') || nouns.some(({ gender }) => gender !== 'n')) return []
  return readings.flatMap(({ neuter, plural }) => (neuter === word ? [] : cells.has('pl.ind') ? [neuter, plural] : [neuter]))
}
