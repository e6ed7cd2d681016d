import type { CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { cellsOf, countOf } from '../followers.ts'
import { behindClitics, endOf, isClauseStart, subjectPhraseAt, type VerbLanguage, type VerbReader } from './verb-language.ts'
import type { Person } from './verb-table.ts'

/** Behind these a clause has a finite verb. */
const openers = /^(?:y|e|pero|ma|mas|porque|perché|que|che|se|quando|enquanto)$/u
/** Behind these Portuguese has a future of the subjunctive, which looks like an infinitive in the singular. */
const futures = /^(?:se|quando|enquanto)$/u

/** People who are subjects of an infinitive where a clause begins: "Los niños jugar". */
export function findMainInfinitives(
  tokens: readonly LintToken[],
  language: VerbLanguage,
  known: WordKnowledge | null,
): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  return tokens.flatMap((_, at): readonly CheckFinding[] => {
    const subject = subjectAt(reader, at)
    const verb = subject && behindClitics(reader, subject.end)
    const token = tokens[verb ?? -1]
    if (!subject || verb === null || !token || token.text !== token.lower || token.isLocked || tokens.at(-1)?.text !== '.') return []
    const readings = language.verbs.readingsOf(token.lower)
    const infinitive = readings.find(({ tense }) => tense === 'inf')
    if (!infinitive || readings.some(({ tense }) => tense !== 'inf' && tense !== 'subjFut') || isNoun(reader, verb)) return []
    const isFuture = readings.length > 1 && futures.test(tokens[at - 1]?.lower ?? '')
    if (isFuture && subject.person === 2) return []
    const tenses = isFuture ? (['subjFut'] as const) : (['pres', 'past'] as const)
    const suggestions = tenses
      .flatMap((tense) => language.verbs.formOf(infinitive.lemma, tense, subject.person) ?? [])
      .filter((form) => known.isKnown(form))
    return suggestions.length > 0 ? [{ from: verb, to: verb + 1, suggestions }] : []
  })
}

type Subject = { readonly end: number; readonly person: Person }

function subjectAt(reader: VerbReader, at: number): Subject | null {
  const { tokens, language } = reader
  const before = tokens[at - 1]
  if (before && !openers.test(before.lower)) return null
  const phrase = isClauseStart(reader, at) ? subjectPhraseAt(reader, at) : null
  const word = tokens[phrase?.noun ?? -1]?.lower ?? ''
  if (!phrase || !language.people.has(word) || language.romance.contractions.has(tokens[at]?.lower ?? '')) return null
  const counts = new Set(phrase.nouns.flatMap((noun) => cellsOf(noun, word).map(countOf)))
  const [count] = [...counts]
  return counts.size === 1 ? { end: endOf(phrase), person: count === 'sg' ? 2 : 5 } : null
}

const isNoun = ({ tokens, language, known }: VerbReader, at: number): boolean =>
  language.romance.nouns(tokens[at]?.lower ?? '', known).length > 0 ||
  /^(?:poder|dever|deber|saber|ser|placer)$/u.test(tokens[at]?.lower ?? '')
