import type { CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { finiteReadings, mayBeNominal, type VerbLanguage, type VerbReader } from './verb-language.ts'

const wordsBack = 6

/** Finite verbs behind a modal verb or a preposition, where only an infinitive may stand. */
export function findInfinitives(
  tokens: readonly LintToken[],
  language: VerbLanguage,
  known: WordKnowledge | null,
): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  return tokens.flatMap((_, at): readonly CheckFinding[] => {
    const verb = placeBehind(reader, at)
    if (verb === null) return []
    const readings = finiteReadings(reader, verb)
    // "para serem", and "leva-las" for "levá-las".
    const isOwn =
      language.beforeInfinitive.has(tokens[at]?.lower ?? '') && readings.some(({ tense }) => tense === 'ownInf' || tense === 'subjFut')
    if (isOwn || tokens[verb + 1]?.text.startsWith('-')) return []
    if (readings.length === 0 || isOtherWord(reader, verb) || isAuxiliaryOfClause(reader, verb)) return []
    return findingOf(reader, verb, [...new Set(readings.map(({ lemma }) => lemma))])
  })
}

/** Finite verbs behind an auxiliary, where only a participle may stand. */
export function findParticiples(
  tokens: readonly LintToken[],
  language: VerbLanguage,
  known: WordKnowledge | null,
): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const verb = at + 1
    if (!language.auxiliaries.has(token.lower) || token.isLocked) return []
    const readings = finiteReadings(reader, verb)
    if (readings.length === 0 || (language.isHaving && isOtherWord(reader, verb))) return []
    return findingOf(
      reader,
      verb,
      readings.flatMap(({ lemma }) => language.verbs.formOf(lemma, 'part') ?? []),
    )
  })
}

function findingOf({ known }: VerbReader, verb: number, words: readonly string[]): readonly CheckFinding[] {
  const suggestions = [...new Set(words)].filter((one) => known.isKnown(one))
  return suggestions.length > 0 ? [{ from: verb, to: verb + 1, suggestions }] : []
}

/** Where an infinitive would stand behind a modal verb or preposition at a token. */
function placeBehind(reader: VerbReader, at: number): number | null {
  const { tokens, language } = reader
  const token = tokens[at]
  if (!token || token.isLocked) return null
  if (language.beforeInfinitive.has(token.lower)) return at + 1
  const readings = finiteReadings(reader, at)
  if (readings.length === 0) return null
  const isModal = readings.every(({ lemma }) => language.modals.has(lemma))
  const isJoined = readings.every(({ lemma }) => language.joined[lemma]?.has(tokens[at + 1]?.lower ?? ''))
  if (!isModal && !isJoined) return null
  const before = tokens.slice(Math.max(0, at - wordsBack), at)
  return before.some(({ lower }) => language.relatives.has(lower)) ? null : at + (isJoined ? 2 : 1)
}

/** "puede es": a clause as subject, or a name of a word. */
const isAuxiliaryOfClause = ({ tokens }: VerbReader, verb: number): boolean => (tokens[verb]?.lower.length ?? 0) < 4

/** A form with a short ending may be a noun that no list has. */
const isOtherWord = (reader: VerbReader, verb: number): boolean =>
  reader.language.homographs.has(reader.tokens[verb]?.lower ?? '') || mayBeNominal(reader, verb)

/** Behind a modal verb of the first or second person, infinitives with the pronoun of the third: "quiero sentarse". And "se" before such a verb. */
export function findReflexives(tokens: readonly LintToken[], language: VerbLanguage, known: WordKnowledge | null): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  return tokens.flatMap((_, at) => endingAt(reader, at) ?? pronounAt(reader, at) ?? [])
}

function endingAt(reader: VerbReader, at: number): CheckFinding | null {
  const { tokens, language, known } = reader
  const verb = placeBehind(reader, at)
  const token = tokens[verb ?? -1]
  const [, stem = '', pronoun = ''] = /^(.+r)(s[ei])$/u.exec(token?.lower ?? '') ?? []
  if (verb === null || !token || token.isLocked || pronoun !== language.reflexive[2] || !isInfinitive(reader, stem)) return null
  const own = [...new Set(finiteReadings(reader, at).map(({ person }) => person))]
  const [person] = own
  if (own.length !== 1 || person === undefined || person === null || person === 2 || person === 5) return null
  const right = stem + (language.reflexive[person] ?? '')
  return known.isKnown(right) ? { from: verb, to: verb + 1, suggestions: [right] } : null
}

const isInfinitive = ({ language }: VerbReader, stem: string): boolean =>
  [stem, `${stem}e`].some((one) => language.verbs.readingsOf(one).some(({ tense }) => tense === 'inf'))

/** "se levantamos": no verb of the first person goes with it. */
function pronounAt(reader: VerbReader, at: number): CheckFinding | null {
  const { tokens, language } = reader
  const token = tokens[at]
  if (!token || token.isLocked || at === 0 || token.text !== language.reflexive[2] || tokens[at - 1]?.kind === 'mark') return null
  const persons = new Set(finiteReadings(reader, at + 1).map(({ person }) => person))
  const [person] = [...persons]
  if (persons.size !== 1 || person === undefined || person === null || person === 2 || person === 5) return null
  // "se lavo" may be "se lavó" as well.
  if (person === 0 && language.homographs.has(tokens[at + 1]?.lower ?? '')) return null
  const accented = language.better(finiteReadings(reader, at + 1), 2, language.verbs)
  const verb = tokens[at + 1]?.text ?? ''
  const suggestions = [...accented.map((one) => `${token.text} ${one}`), `${language.reflexive[person] ?? ''} ${verb}`]
  return { from: at, to: at + 2, suggestions }
}
