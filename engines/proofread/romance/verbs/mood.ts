import type { CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import {
  behindClitics,
  endOf,
  finiteReadings,
  isClauseStart,
  mayBeNominal,
  subjectPhraseAt,
  type VerbLanguage,
  type VerbReader,
} from './verb-language.ts'
import type { FiniteTense, Tense, VerbReading } from './verb-table.ts'

type When = 'any' | 'present' | 'past'
type Trigger = {
  readonly when: When
  readonly words: readonly ReadonlySet<string>[]
  readonly isAtStart: boolean
  readonly isBare: boolean
}

/** What becomes of an indicative behind a trigger. */
const wanted: Readonly<Record<When, Partial<Readonly<Record<Tense, FiniteTense>>>>> = {
  any: { pres: 'subj', fut: 'subj', past: 'subjPast', impf: 'subjPast' },
  present: { pres: 'subj' },
  past: { pres: 'subjPast', past: 'subjPast', impf: 'subjPast' },
}

const triggersOf = new Map<VerbLanguage, ReadonlyMap<string, readonly Trigger[]>>()

/** The triggers of a language by their last word. */
function triggers(language: VerbLanguage): ReadonlyMap<string, readonly Trigger[]> {
  const known = triggersOf.get(language)
  if (known) return known
  const found = new Map<string, Trigger[]>()
  for (const when of ['any', 'present', 'past'] as const)
    for (const trigger of language.moods[when].flatMap((line) => read(line, when)))
      for (const last of trigger.words.at(-1) ?? []) found.set(last, [...(found.get(last) ?? []), trigger])
  triggersOf.set(language, found)
  return found
}

/** A trigger as it is written; a last word with `?` may be missing. */
function read(line: string, when: When): readonly Trigger[] {
  const parts = line.split(' ')
  const [isAtStart, isBare] = [parts.includes('^'), parts.includes('*')]
  const plain = parts.filter((part) => part !== '^' && part !== '*')
  const sets = plain.map((part) => new Set(part.replace(/\?$/u, '').split('|')))
  const full: Trigger = { when, words: sets, isAtStart, isBare }
  return plain.at(-1)?.endsWith('?') ? [full, { ...full, words: sets.slice(0, -1) }] : [full]
}

/** Indicatives behind what asks for the subjunctive. */
export function findMoods(tokens: readonly LintToken[], language: VerbLanguage, known: WordKnowledge | null): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  const byLast = triggers(language)
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const trigger = byLast.get(token.lower)?.find((one) => standsAt(reader, one, at))
    const verb = trigger && verbBehind(reader, at + 1, trigger)
    if (!trigger || verb === undefined || verb === null || tokens.at(-1)?.text === '?') return []
    const suggestions = subjunctives(reader, finiteReadings(reader, verb), trigger.when)
    return suggestions.length > 0 ? [{ from: verb, to: verb + 1, suggestions }] : []
  })
}

function standsAt(reader: VerbReader, { when, words, isAtStart }: Trigger, last: number): boolean {
  const first = last - words.length + 1
  const { romance } = reader.language
  const before = reader.tokens[first - 1]?.lower ?? ''
  // "la fila de espera que": a noun.
  if (when !== 'any' && (romance.determiner(before) || romance.prepositions.has(before))) return false
  return (
    first >= 0 && words.every((set, i) => set.has(reader.tokens[first + i]?.lower ?? '')) && (!isAtStart || isClauseStart(reader, first))
  )
}

/** The index of the verb of a clause, right behind its subject or where it begins. */
function verbBehind(reader: VerbReader, at: number, { isBare }: Trigger): number | null {
  const { tokens, language } = reader
  const word = tokens[at]?.lower ?? ''
  if (word in language.firstSubjects || word in language.otherSubjects) return behindClitics(reader, at + 1)
  if (language.moods.subjects.has(word) && !language.romance.determiner(tokens[at + 1]?.lower ?? '')) return behindClitics(reader, at + 1)
  const phrase = subjectPhraseAt(reader, at)
  if (phrase) return isBare ? null : behindClitics(reader, endOf(phrase))
  const verb = skipAll(reader, at)
  // "que o governo tenha": what looks like a pronoun may be the article of a noun.
  return verb > at && language.romance.determiner(tokens[verb - 1]?.lower ?? '') && isNominal(reader, verb) ? null : verb
}

const isNominal = (reader: VerbReader, at: number): boolean =>
  mayBeNominal(reader, at) || reader.language.homographs.has(reader.tokens[at]?.lower ?? '')

/** Behind all clitics, also those that take up an object. */
function skipAll({ tokens, language }: VerbReader, from: number): number {
  let at = from
  while (at < from + 4 && isSkipped(tokens[at]?.lower ?? '', language)) at += 1
  return at
}

const isSkipped = (word: string, { clitics, between, romance }: VerbLanguage): boolean =>
  clitics.has(word) || between.has(word) || romance.negations.has(word)

function subjunctives(reader: VerbReader, readings: readonly VerbReading[], when: When): readonly string[] {
  const { language } = reader
  const isIndicative = readings.every(({ tense }) => tense !== 'subj' && tense !== 'subjPast' && tense !== 'subjPast2')
  const known = readings.filter(({ tense }) => wanted[when][tense] !== undefined)
  // "para que serve": a question.
  if (readings.some(({ lemma }) => /^servire?$/u.test(lemma))) return []
  if (!isIndicative || known.length === 0) return []
  const forms = known.flatMap(({ lemma, tense, person }) => {
    const to = wanted[when][tense]
    return (to && person !== null && language.verbs.formOf(lemma, to, person)) || []
  })
  return [...new Set(forms)].filter((form) => reader.known.isKnown(form))
}
