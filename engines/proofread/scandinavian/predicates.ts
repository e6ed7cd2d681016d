import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { adjectiveFormsAt } from './adjectives.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import type { Slot } from './determiners.ts'
import { nounCells } from './nouns.ts'
import { subjectBefore, type Subject } from './subjects.ts'

const degreesAtMost = 2

/** Adjectives behind "är" that do not agree with the subject before it: "Huset är stor". */
export function findPredicates(tokens: readonly LintToken[], language: PhraseLanguage, known: Known): readonly CheckFinding[] {
  return known ? tokens.flatMap((_, at) => findingAt(tokens, at, language, known) ?? []) : []
}

/** "har vært", "må være": the subject stands before the first of two verbs. */
const second = /^(?:vært|blitt|være|bli|varit|blivit|vara)$/u
const firstOfTwo = /^(?:har|hadde|hade|kan|kunne|kunde|må|måtte|måste|skal|skulle|ska|vil|vill|ville|bør|burde|borde)$/u

function findingAt(tokens: readonly LintToken[], verb: number, language: PhraseLanguage, known: WordKnowledge): CheckFinding | null {
  const word = tokens[verb]?.lower ?? ''
  const feeling = language.feeling.has(word) ? language.reflexives.get(tokens[verb + 1]?.lower ?? '') : undefined
  const isSecond = second.test(word) && firstOfTwo.test(tokens[verb - 1]?.lower ?? '')
  if (!feeling && !isSecond && !language.linking.has(word)) return null
  const pronoun = feeling ?? (isSecond ? undefined : language.persons.get(tokens[verb + 1]?.lower ?? ''))
  const turned = pronoun ?? (isSecond ? undefined : turnedNoun(tokens, verb, language, known))
  const subject = turned ? { slots: new Set(turned), isGeneral: false } : subjectBefore(tokens, isSecond ? verb - 1 : verb, language, known)
  if (subject.slots.size === 0) return null
  const first = behindDegrees(tokens, turned ? verb + 2 : verb + 1, language)
  const found = judged(tokens, first, subject, { language, known, verb, isTurnedNeuter: turned?.includes('n') ?? false })
  if (found || !/^(?:og|och|men)$/u.test(tokens[first + 1]?.lower ?? '')) return found
  if (language.adjectives(tokens[first]?.lower ?? '', known.isKnown).length === 0) return null
  // "stort og lys": the second of two.
  return judged(tokens, behindDegrees(tokens, first + 2, language), subject, { language, known, verb, isTurnedNeuter: true })
}

function behindDegrees(tokens: readonly LintToken[], from: number, { degrees }: PhraseLanguage): number {
  let at = from
  while (at < from + degreesAtMost && degrees.has(tokens[at]?.lower ?? '')) at += 1
  return at
}

type Judging = {
  readonly language: PhraseLanguage
  readonly known: WordKnowledge
  readonly verb: number
  readonly isTurnedNeuter: boolean
}

/** The adjective at a place, where it is all that is said and does not agree with the subject. */
function judged(
  tokens: readonly LintToken[],
  at: number,
  { slots, isGeneral }: Subject,
  { language, known, verb, isTurnedNeuter }: Judging,
): CheckFinding | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower || token.isLocked || !isAll(tokens, at, language)) return null
  if (language.unbentBehind.test(token.lower)) return null
  const readings = [...language.adjectives(token.lower, known.isKnown), ...language.participles(token.lower, known.isKnown)]
  const right = [...slots].flatMap((slot) => readings.flatMap((one) => adjectiveFormsAt(one, slot, 'ind')))
  if (readings.length === 0 || right.includes(token.lower)) return null
  const isPlural = readings.some(({ plural }) => plural === token.lower)
  if (isPlural && [verb - 1, verb + 1].some((place) => language.collectives.has(tokens[place]?.lower ?? ''))) return null
  // "er det trivelige".
  if (isPlural && isTurnedNeuter) return null
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
