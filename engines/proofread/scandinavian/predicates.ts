import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { adjectiveFormsAt } from './adjectives.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import type { Slot } from './determiners.ts'
import { nounCells } from './nouns.ts'
import { subjectBefore } from './subjects.ts'

const degreesAtMost = 2

/** Adjectives behind "är" that do not agree with the subject before it: "Huset är stor". */
export function findPredicates(tokens: readonly LintToken[], language: PhraseLanguage, known: Known): readonly CheckFinding[] {
  return known ? tokens.flatMap((_, at) => findingAt(tokens, at, language, known) ?? []) : []
}

function findingAt(tokens: readonly LintToken[], verb: number, language: PhraseLanguage, known: WordKnowledge): CheckFinding | null {
  const word = tokens[verb]?.lower ?? ''
  const feeling = language.feeling.has(word) ? language.reflexives.get(tokens[verb + 1]?.lower ?? '') : undefined
  if (!feeling && !language.linking.has(word)) return null
  const pronoun = feeling ?? language.persons.get(tokens[verb + 1]?.lower ?? '')
  const turned = pronoun ?? turnedNoun(tokens, verb, language, known)
  const { slots, isGeneral } = turned ? { slots: new Set(turned), isGeneral: false } : subjectBefore(tokens, verb, language, known)
  if (slots.size === 0) return null
  const first = turned ? verb + 2 : verb + 1
  let at = first
  while (at < first + degreesAtMost && language.degrees.has(tokens[at]?.lower ?? '')) at += 1
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower || token.isLocked || !isAll(tokens, at, language)) return null
  if (language.unbentBehind.test(token.lower)) return null
  const readings = [...language.adjectives(token.lower, known.isKnown), ...language.participles(token.lower, known.isKnown)]
  const right = [...slots].flatMap((slot) => readings.flatMap((one) => adjectiveFormsAt(one, slot, 'ind')))
  if (readings.length === 0 || right.includes(token.lower)) return null
  const isPlural = readings.some(({ plural }) => plural === token.lower)
  if (isPlural && [verb - 1, verb + 1].some((at) => language.collectives.has(tokens[at]?.lower ?? ''))) return null
  // "er det trivelige".
  if (isPlural && turned?.includes('n')) return null
  // "Bilen är snabbt på plats": a form in -t may be an adverb. "Bilar är dyrt".
  const isNeuter = readings.some(({ neuter, base }) => neuter === token.lower && base !== neuter)
  if (isNeuter && (isGeneral || tokens[at + 1]?.kind === 'word')) return null
  return { from: at, to: at + 1, suggestions: [...new Set(right)] }
}

/** "Idag är barnen", "Er huset": the definite noun behind the verb that opens a sentence, or that an adverb stands before. */
function turnedNoun(
  tokens: readonly LintToken[],
  verb: number,
  language: PhraseLanguage,
  known: WordKnowledge,
): readonly Slot[] | undefined {
  if (verb > 1 || (verb === 1 && !language.openings.has(tokens[0]?.lower ?? ''))) return undefined
  const noun = tokens[verb + 1]
  if (noun?.kind !== 'word' || noun.text !== noun.lower) return undefined
  const readings = language.nouns(noun.lower, known.isKnown)
  const cells = readings.flatMap((one) => nounCells.filter((cell) => one.formsAt(cell).includes(noun.lower)).map((cell) => ({ cell, one })))
  if (cells.length === 0 || cells.some(({ cell }) => !cell.endsWith('def'))) return undefined
  return cells.map(({ cell, one }): Slot => (cell.startsWith('pl') ? 'pl' : one.gender))
}

const isAll = (tokens: readonly LintToken[], at: number, { behind }: PhraseLanguage): boolean =>
  at + 1 >= tokens.length || behind.has(tokens[at + 1]?.lower ?? '') || tokens[at + 1]?.kind === 'number'
