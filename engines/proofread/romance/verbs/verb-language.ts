import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { nounPhraseAt, type NounPhrase } from '../noun-phrase.ts'
import type { Romance } from '../paradigm.ts'
import type { FiniteTense, Person, VerbReading, VerbTable } from './verb-table.ts'

/** What the checks of verbs must know of a Romance language. All words in small letters. */
export type VerbLanguage = {
  readonly romance: Romance
  readonly verbs: VerbTable
  /** Subject pronouns that may stand anywhere in a clause. */
  readonly firstSubjects: Readonly<Record<string, Person>>
  /** Subject pronouns that are something else too behind a verb: read only where a clause begins. */
  readonly otherSubjects: Readonly<Record<string, Person>>
  /** Before a verb, beside its subject. */
  readonly clitics: ReadonlySet<string>
  /** Of clitics those that may take up an object before them: "la película la vieron". */
  readonly objects: ReadonlySet<string>
  /** Adverbs that stand between a subject and its verb. */
  readonly between: ReadonlySet<string>
  /** Subjects of many: "todos", with which "somos" agrees too. And of one: "nadie". */
  readonly several: ReadonlySet<string>
  readonly single: ReadonlySet<string>
  /** Nouns for people. */
  readonly people: ReadonlySet<string>
  /** Words behind which a clause begins. */
  readonly openers: ReadonlySet<string>
  /** Words behind which a pronoun is no subject. */
  readonly notBefore: ReadonlySet<string>
  /** What makes of "que yo" a comparison. */
  readonly comparing: ReadonlySet<string>
  readonly and: ReadonlySet<string>
  /** Forms in the table that are more often another word. */
  readonly notVerbs: ReadonlySet<string>
  /** Verbs of liking and the like, whose subject is what is liked. */
  readonly liking: ReadonlySet<string>
  /** Nouns that name a time or place and stand before a verb without being its subject. */
  readonly times: ReadonlySet<string>
  /** Collections after which the verb may go with what is collected. */
  readonly measures: ReadonlySet<string>
  /** The word "of" without an article. */
  readonly of: string
  /** The lemma of "to be" that joins nouns. */
  readonly be: string
  /** Modal verbs: an infinitive follows them. */
  readonly modals: ReadonlySet<string>
  /** Prepositions that only an infinitive follows, where a verb does. */
  readonly beforeInfinitive: ReadonlySet<string>
  /** Verbs of having, before a participle. */
  readonly auxiliaries: ReadonlySet<string>
  /** Whether a noun may stand behind those too: "ho fame". */
  readonly isHaving: boolean
  readonly moods: Moods
  /** Forms of short endings that are nouns as well, beside those in the lists. */
  readonly homographs: ReadonlySet<string>
  /** Lemmas behind which one of these words and an infinitive stand: "tener que". */
  readonly joined: Readonly<Record<string, ReadonlySet<string>>>
  /** "se", and its forms for each person. */
  readonly reflexive: readonly string[]
  /** A relative or an indefinite clause, after whose verb another verb may stand: "lo que quiero es". */
  readonly relatives: ReadonlySet<string>
  /** Forms better than the same tense: an accent was left out. */
  readonly better: (readings: readonly VerbReading[], person: Person, verbs: VerbTable) => readonly string[]
}

/**
 * What the subjunctive stands behind, as words with their alternatives: `quiero|quiere que`. `^`: only where a clause begins, `*`: no noun
 * stands between it and its verb.
 */
export type Moods = {
  /** In any tense: "para que". */
  readonly any: readonly string[]
  /** Of the present: "quiero que". */
  readonly present: readonly string[]
  /** Of the past: "quería que". */
  readonly past: readonly string[]
  /** Subjects in one word, beside the pronouns. */
  readonly subjects: ReadonlySet<string>
}

export type VerbReader = { readonly tokens: readonly LintToken[]; readonly language: VerbLanguage; readonly known: WordKnowledge }

export const isFiniteReading = (reading: VerbReading): reading is VerbReading & { readonly tense: FiniteTense; readonly person: Person } =>
  reading.person !== null

/** The readings of a word that can only be a finite verb, written small or first in its sentence; none where it may be anything else. */
export function finiteReadings({ tokens, language }: VerbReader, at: number): readonly VerbReading[] {
  const token = tokens[at]
  if (!token || token.kind !== 'word' || (at > 0 && token.text !== token.lower) || token.isLocked || language.notVerbs.has(token.lower))
    return []
  const readings = language.verbs.readingsOf(token.lower)
  return readings.every(isFiniteReading) ? readings : []
}

/** Whether a form of a verb is a noun or an adjective as well. */
export function mayBeNominal({ tokens, language: { romance }, known }: VerbReader, at: number): boolean {
  const word = tokens[at]?.lower ?? ''
  if (romance.nouns(word, known).length > 0 || romance.adjective(word, 'after', known) !== null) return true
  const stems = known.stems?.(word) ?? []
  return stems.length > 1 && stems.includes(word)
}

/** The index behind the words that may stand between a subject and its verb; null where one takes up an object. */
export function behindClitics({ tokens, language }: VerbReader, from: number): number | null {
  let at = from
  for (; at < from + 4; at += 1) {
    const word = tokens[at]?.lower ?? ''
    if (language.objects.has(word)) return null
    if (!language.clitics.has(word) && !language.between.has(word) && !language.romance.negations.has(word)) break
  }
  return at
}

/** The forms of the same verb for another person, without those that the dictionary lacks. */
export function formsFor({ language, known }: VerbReader, readings: readonly VerbReading[], person: Person): readonly string[] {
  const forms = [
    ...language.better(readings, person, language.verbs),
    ...readings.flatMap(({ lemma, tense }) => language.verbs.formOf(lemma, tense, person) ?? []),
  ]
  return [...new Set(forms)].filter((form) => known.isKnown(form))
}

/** Whether a clause begins at a token: nothing, a mark or a word that opens one stands before it. */
export function isClauseStart({ tokens, language }: VerbReader, at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || (before.kind === 'mark' && /^[,;:.!?¿¡("“«—–]+$/u.test(before.text)) || language.openers.has(before.lower)
}

const asSubjects = new Map<Romance, Romance>()

/** A noun phrase with a determiner that begins at a token and has a verb behind it, so that "la busca" is no pronoun with a verb. */
export function subjectPhraseAt({ tokens, language: { romance }, known }: VerbReader, at: number): NounPhrase | null {
  const word = tokens[at]?.lower ?? ''
  if (!romance.determiner(word) && !romance.whole(word) && !romance.numerals.has(word)) return null
  const own = asSubjects.get(romance) ?? { ...romance, pronouns: new Set(), subjects: new Set() }
  asSubjects.set(romance, own)
  const phrase = nounPhraseAt({ tokens, romance: own, known }, at)
  return phrase?.at === at && !phrase.isBare ? phrase : null
}

/** The index behind a noun phrase. */
export const endOf = ({ noun, after }: NounPhrase): number => Math.max(noun, ...after.map(({ at }) => at)) + 1
