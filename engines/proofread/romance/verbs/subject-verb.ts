import type { CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { cellsOf, countOf } from '../followers.ts'
import { fitPhrase } from '../fit-phrase.ts'
import type { NounPhrase } from '../noun-phrase.ts'
import type { Count } from '../paradigm.ts'
import {
  behindClitics,
  endOf,
  finiteReadings,
  formsFor,
  isClauseStart,
  mayBeNominal,
  subjectPhraseAt,
  type VerbLanguage,
  type VerbReader,
} from './verb-language.ts'
import type { Person } from './verb-table.ts'

/** Verbs that stand right behind their subject, a pronoun or a noun, in another person than it. */
export function findSubjectVerb(
  tokens: readonly LintToken[],
  language: VerbLanguage,
  known: WordKnowledge | null,
): readonly CheckFinding[] {
  if (!known) return []
  const reader = { tokens, language, known }
  const findings: CheckFinding[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const finding = pronounAt(reader, at) ?? quantityAt(reader, at) ?? nounAt(reader, at)
    if (finding && (findings.at(-1)?.to ?? 0) <= finding.from) findings.push(finding)
  }
  return findings
}

function pronounAt(reader: VerbReader, at: number): CheckFinding | null {
  const { tokens, language } = reader
  const token = tokens[at]
  const before = tokens[at - 1]?.lower ?? ''
  const word = token?.lower ?? ''
  const person = language.firstSubjects[word] ?? (isClauseStart(reader, at) ? language.otherSubjects[word] : undefined)
  if (!token || token.isLocked || person === undefined || language.notBefore.has(before) || isCompared(reader, at)) return null
  const verb = behindClitics(reader, at + 1)
  if (verb === null) return null
  const readings = finiteReadings(reader, verb)
  const isJoined = language.and.has(before)
  // "Entre él y ella tengo dudas."
  if (isJoined && language.notBefore.has(tokens[at - 3]?.lower ?? '')) return null
  if (readings.length === 0 || readings.some((one) => one.person === person || (isJoined && (one.person ?? 0) > 2))) return null
  if (readings.some(({ lemma }) => language.liking.has(lemma))) return null
  // "Yo es que no puedo": spoken.
  if (/^(?:que|che)$/u.test(tokens[verb + 1]?.lower ?? '') && readings.some(({ lemma }) => lemma === language.be)) return null
  const suggestions = formsFor(reader, readings, person)
  return suggestions.length > 0 ? { from: verb, to: verb + 1, suggestions } : null
}

/** "todos tem", "nadie saben". */
function quantityAt(reader: VerbReader, at: number): CheckFinding | null {
  const { tokens, language } = reader
  const word = tokens[at]?.lower ?? ''
  const isSeveral = language.several.has(word)
  const isAlone = isSeveral || language.single.has(word)
  if (!isAlone || tokens[at]?.isLocked || !isClauseStart(reader, at) || language.and.has(tokens[at - 1]?.lower ?? '')) return null
  let verb = at + 1
  while (language.romance.negations.has(tokens[verb]?.lower ?? '')) verb += 1
  const readings = finiteReadings(reader, verb)
  const [right, wrong]: readonly Person[] = isSeveral ? [5, 2] : [2, 5]
  if (right === undefined || readings.length === 0 || readings.some(({ person, lemma }) => person !== wrong || language.liking.has(lemma)))
    return null
  if (mayBeNominal(reader, verb) || readings.some(({ lemma }) => lemma === language.be)) return null
  const suggestions = formsFor(reader, readings, right)
  return suggestions.length > 0 ? { from: verb, to: verb + 1, suggestions } : null
}

/** "más alto que él": what is compared with. */
const isCompared = ({ tokens, language }: VerbReader, at: number): boolean =>
  /^(?:que|como|quanto|che|come|do|de)$/u.test(tokens[at - 1]?.lower ?? '') &&
  tokens.slice(Math.max(0, at - 8), at - 1).some(({ lower }) => language.comparing.has(lower))

function nounAt(reader: VerbReader, at: number): CheckFinding | null {
  const { tokens, language } = reader
  // "fatores como a renda podem".
  const isExample = /^com[oe]$/u.test(tokens[at - 1]?.lower ?? '')
  const phrase = isClauseStart(reader, at) && !isExample ? subjectPhraseAt(reader, at) : null
  if (!phrase) return null
  const count = countOfPhrase(reader, phrase)
  if (count === null || language.romance.contractions.has(tokens[at]?.lower ?? '')) return null
  if (count === 'sg' && language.and.has(tokens[at - 1]?.lower ?? '')) return null
  const end = behindOf(reader, endOf(phrase))
  const verb = end === null ? null : behindClitics(reader, end)
  return verb === null ? null : verbFinding(reader, { verb, count, start: at })
}

/** The number of a phrase whose words agree; null where they do not, or its noun tells no subject. */
function countOfPhrase({ tokens, language }: VerbReader, phrase: NounPhrase): Count | null {
  const word = tokens[phrase.noun]?.lower ?? ''
  if (language.times.has(word) || language.measures.has(word)) return null
  if (language.romance.times.has(word) || language.romance.measures.has(word)) return null
  const [best] = fitPhrase(phrase, tokens, language.romance)
  if (!best || best.cost > 0) return null
  const counts = new Set(phrase.nouns.flatMap((noun) => cellsOf(noun, word).map(countOf)))
  const [only] = [...counts]
  if (counts.size === 1 && only) return only
  const determined = new Set(phrase.before.flatMap(({ own }) => [...own].map(countOf)))
  const [count] = [...determined]
  return determined.size === 1 && count ? count : null
}

/** The index behind "of the house", where that stands there; null where it is not clear how far it goes. */
function behindOf(reader: VerbReader, at: number): number | null {
  const { tokens, language, known } = reader
  const word = tokens[at]?.lower ?? ''
  const isContracted = language.romance.contractions.has(word) && word.startsWith('d')
  if (word !== language.of && !isContracted) return at
  const start = isContracted ? at : at + 1
  const inner = subjectPhraseAt(reader, start)
  if (inner) return endOf(inner)
  const bare = tokens[start]
  const isNoun = bare?.text === bare?.lower && language.romance.nouns(bare?.lower ?? '', known).length > 0
  return isNoun ? start + 1 : null
}

type Place = { readonly verb: number; readonly count: Count; readonly start: number }

function verbFinding(reader: VerbReader, { verb, count, start }: Place): CheckFinding | null {
  const { language, tokens } = reader
  const readings = finiteReadings(reader, verb)
  const [right, wrong]: readonly Person[] = count === 'sg' ? [2, 5] : [5, 2]
  if (right === undefined || readings.length === 0 || readings.some(({ person }) => person === right)) return null
  if (readings.some(({ lemma }) => language.liking.has(lemma))) return null
  const isOther = readings.some(({ person }) => person !== wrong)
  if (isOther && !isFirstPersonOfPeople(reader, { verb, count, start })) return null
  const isBe = readings.some(({ lemma }) => lemma === language.be)
  if (count === 'pl' && !isBe && mayBeNominal(reader, verb)) return null
  if (isBe && (language.and.has(tokens[start - 1]?.lower ?? '') || !isAdjectiveBehind(reader, verb + 1))) return null
  if (count === 'sg' && tokens.slice(Math.max(0, start - 6), start).some(({ lower }) => language.and.has(lower))) return null
  const suggestions = formsFor(reader, readings, right)
  return suggestions.length > 0 ? { from: verb, to: verb + 1, suggestions } : null
}

/** "mis padres quiero", where a person can be no object without a preposition: a form that is nothing but a verb of another person. */
function isFirstPersonOfPeople(reader: VerbReader, { verb, count, start }: Place): boolean {
  const { tokens, language } = reader
  const isPerson = tokens.slice(start, verb).some(({ lower }) => language.people.has(lower))
  const word = tokens[verb]?.lower ?? ''
  if (!isPerson || language.and.has(tokens[start - 1]?.lower ?? '') || language.homographs.has(word) || mayBeNominal(reader, verb))
    return false
  // "los estudiantes queremos", "os brasileiros somos": who says it is one of them.
  return finiteReadings(reader, verb).every(({ person }) => person === 0 || (count === 'sg' && person === 3))
}

/** "is" joins two nouns of which either may rule; with an adjective it has one subject. */
function isAdjectiveBehind({ tokens, language: { romance }, known }: VerbReader, from: number): boolean {
  let at = from
  while (romance.degrees.has(tokens[at]?.lower ?? '')) at += 1
  const word = tokens[at]?.lower ?? ''
  if (romance.functionWords.has(word) || romance.nouns(word, known).length > 0) return false
  return romance.adjective(word, 'after', known) !== null
}
