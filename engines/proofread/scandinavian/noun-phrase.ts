import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import type { Adjective, AdjectiveLookup } from './adjectives.ts'
import type { DeterminerGroup, Slot } from './determiners.ts'
import type { Gender, Noun, NounLookup } from './nouns.ts'

/** What the check of noun phrases must know of a language. */
export type PhraseLanguage = {
  readonly nouns: NounLookup
  readonly adjectives: AdjectiveLookup
  readonly determiners: ReadonlyMap<string, readonly DeterminerGroup[]>
  /** "så stor", "två stora": what may stand between the words of a phrase and is not bent. */
  readonly passed: ReadonlySet<string>
  /** "ett slags": words that make the noun behind them free of the determiner. */
  readonly kinds: ReadonlySet<string>
  /** Determiners that are adverbs before adjectives: "något kutig". */
  readonly adverbs: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  /** Words behind which a clause begins. */
  readonly conjunctions: ReadonlySet<string>
  /** Words that begin a relative clause, the pronouns of one without "som" among them. */
  readonly relatives: ReadonlySet<string>
  /** "är", "blev": what links a subject with an adjective, and what may stand before that adjective. */
  readonly linking: ReadonlySet<string>
  readonly degrees: ReadonlySet<string>
  /** "känner": what links a reflexive with an adjective, and those whose gender or number is known. */
  readonly feeling: ReadonlySet<string>
  readonly reflexives: ReadonlyMap<string, readonly Slot[]>
  /** Adverbs that open a sentence, its verb and then its subject following. */
  readonly openings: ReadonlySet<string>
  /** Participles, which are adjectives behind "är" alone for sure. */
  readonly participles: AdjectiveLookup
  /** Pronouns whose adjective can be told: "vi" is of many. */
  readonly persons: ReadonlyMap<string, readonly Slot[]>
  /** Words that are adverbs or no longer bent behind "er": "stadig", "kjent med". */
  readonly unbentBehind: RegExp
  /** Words and marks that show that the adjective was all. */
  readonly behind: ReadonlySet<string>
  /** Words behind which a subject begins. */
  readonly subjectStarts: ReadonlySet<string>
  /** Singulars that people speak of in the plural. */
  readonly collectives: ReadonlySet<string>
  /** Usual finite verbs, which show that a subject has ended. */
  readonly copulas: ReadonlySet<string>
  /** "alla världens": it may stand before what is definite and of one. */
  readonly all: string
  /** Determiners that stand for nouns too. */
  readonly pronouns: ReadonlySet<string>
  /** "det": "det skogen har att ge" is a clause. */
  readonly neuterPronoun: string
  /** "den här bilen": words behind a pronoun that make it a determiner. */
  readonly pointers: ReadonlySet<string>
  /** "en av": one of several, with the genders that it has. */
  readonly ones: ReadonlyMap<string, readonly Gender[]>
  /** "flera av mina": words behind which, with "av", the phrase is of many. */
  readonly partOf: ReadonlySet<string>
  /** Neuters of people, who are "en av" others all the same. */
  readonly people: ReadonlySet<string>
  /** Words before a determiner that make it something else: "klockan ett". */
  readonly before: ReadonlySet<string>
  /** Whether the form of a noun is one of a verb too. */
  readonly mayBeVerb: (word: string, isKnown: (word: string) => boolean) => boolean
}

/** A determiner with its adjectives and noun, each with all its readings. */
export type NounPhrase = {
  readonly at: number
  readonly groups: readonly DeterminerGroup[]
  readonly adjectives: readonly { readonly at: number; readonly readings: readonly Adjective[] }[]
  readonly noun: number
  readonly nouns: readonly Noun[]
  readonly isRelative: boolean
  /** Behind "flera av", where only a plural is right. */
  readonly isPart: boolean
}

const adjectivesAtMost = 3
/** Words within which "som" may still belong to a noun. */
const relativeWithin = 12

/** The noun phrase whose determiner stands at a place; null where there is none or a word of it may be something else. */
export function nounPhraseAt(tokens: readonly LintToken[], at: number, language: PhraseLanguage, known: WordKnowledge): NounPhrase | null {
  const all = groupsAt(tokens, at, language)
  if (!all || isOtherwise(tokens, at, language) || isPartOfAnother(tokens, at, all, { language, known })) return null
  const hasPointer = isPointed(tokens, at, language)
  const read = adjectivesFrom(tokens, at + (hasPointer ? 2 : 1), language, known)
  if (!read) return null
  const { adjectives, next } = read
  const nouns = nounsAt(tokens, next, language, known)
  const isBare = adjectives.length === 0
  const mayStandAlone = all.some((group) => group.mayStandAlone)
  if (isBare && mayStandAlone && language.mayBeVerb(tokens[next]?.lower ?? '', known.isKnown)) return null
  if (!isBare && language.adverbs.has(tokens[at]?.lower ?? '')) return null
  if (isBare && !hasPointer && mayBeClause(tokens, at, nouns, language)) return null
  if (isMentioned(tokens, at, next)) return null
  if (nouns.length === 0 || goesOn(tokens, next, language, known)) return null
  if (mayBePronoun(tokens, at, hasPointer ? 0 : adjectives.length, language)) return null
  const noun = tokens[next]?.lower ?? ''
  if (language.all === tokens[at]?.lower && nouns.some(({ formsAt }) => formsAt('sg.def').includes(noun))) return null
  const isPart = tokens[at - 1]?.lower === 'av' && language.partOf.has(tokens[at - 2]?.lower ?? '')
  return { at, groups: all, adjectives, noun: next, nouns, isRelative: hasRelative(tokens, next, language), isPart }
}

/** "den här": the pronoun is a determiner, and the noun must be definite. */
const isPointed = (tokens: readonly LintToken[], at: number, { pronouns, pointers }: PhraseLanguage): boolean =>
  pronouns.has(tokens[at]?.lower ?? '') && pointers.has(tokens[at + 1]?.lower ?? '')

function groupsAt(tokens: readonly LintToken[], at: number, language: PhraseLanguage): readonly DeterminerGroup[] | undefined {
  const all = language.determiners.get(tokens[at]?.lower ?? '')
  if (!all || !isPointed(tokens, at, language)) return all
  return all.map(({ forms, adjective }) => ({ forms, adjective, noun: ['def'] }))
}

/** "de siste sju åra", "boka mi", "Annas hela liv": the determiner stands within a phrase. */
function isPartOfAnother(
  tokens: readonly LintToken[],
  at: number,
  groups: readonly DeterminerGroup[],
  { language, known }: { readonly language: PhraseLanguage; readonly known: WordKnowledge },
): boolean {
  const isPronoun = language.pronouns.has(tokens[at]?.lower ?? '')
  if (!isPronoun && groups.some(({ mayStandAlone }) => mayStandAlone) && isAfterAdjective(tokens, at, language, known)) return true
  if (groups.some(({ mayFollowGenitive }) => mayFollowGenitive) && /[^s]s$/u.test(tokens[at - 1]?.lower ?? '')) return true
  return groups.some(({ mayFollowNoun }) => mayFollowNoun) && followsNoun(tokens, at, language, known)
}

/** The adjectives from a place on, and where they end; null where another word stands among them. */
function adjectivesFrom(
  tokens: readonly LintToken[],
  at: number,
  language: PhraseLanguage,
  known: WordKnowledge,
): { readonly adjectives: NounPhrase['adjectives']; readonly next: number } | null {
  const adjectives: NounPhrase['adjectives'][number][] = []
  let next = at
  while (adjectives.length < adjectivesAtMost) {
    const token = tokens[next]
    if (token?.kind !== 'word' || token.text !== token.lower) return null
    if (language.kinds.has(token.lower)) return null
    const readings = language.passed.has(token.lower) ? [] : language.adjectives(token.lower, known.isKnown)
    const isAdverb = readings.some(({ neuter }) => neuter === token.lower) && isBeforeAdjective(tokens, next, language, known)
    if (readings.length === 0 && !language.passed.has(token.lower)) break
    if (readings.length > 0 && !isAdverb) adjectives.push({ at: next, readings })
    next += 1
  }
  return { adjectives, next }
}

/** The readings of a noun that is nothing but a noun. */
function nounsAt(tokens: readonly LintToken[], at: number, { nouns, conjunctions }: PhraseLanguage, known: WordKnowledge): readonly Noun[] {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower || conjunctions.has(token.lower)) return []
  return nouns(token.lower, known.isKnown)
}

/** "det skogen har att ge", "har de barn": before a noun alone, these are determiners only where a verb follows the first words. */
function mayBeClause(
  tokens: readonly LintToken[],
  at: number,
  nouns: readonly Noun[],
  { neuterPronoun, copulas }: PhraseLanguage,
): boolean {
  const { lower } = tokens[at] ?? { lower: '' }
  if (lower === 'de') return true
  if (lower !== neuterPronoun) return false
  const isBare = nouns.every(({ formsAt }) => formsAt('sg.ind').includes(tokens[at + 1]?.lower ?? ''))
  return at > 0 || !isBare || !copulas.has(tokens[at + 2]?.lower ?? '')
}

/** "den bil som", "den bil jag har", "den trygghet eller den brist på trygghet som". */
function hasRelative(tokens: readonly LintToken[], noun: number, { relatives }: PhraseLanguage): boolean {
  const next = tokens[noun + 1]
  return (
    next?.text === ',' ||
    relatives.has(next?.lower ?? '') ||
    tokens.slice(noun + 1, noun + relativeWithin).some(({ lower }) => lower === 'som')
  )
}

/** "klockan ett", "den ena": the word is no determiner of what follows, or another one stands before it. */
function isOtherwise(tokens: readonly LintToken[], at: number, { before, determiners, neuterPronoun }: PhraseLanguage): boolean {
  const previous = tokens[at - 1]
  if (!previous) return false
  return (
    previous.kind === 'number' ||
    /[-–/&]$/u.test(previous.text) ||
    before.has(previous.lower) ||
    // "finns det många bilar".
    (determiners.has(previous.lower) && !(previous.lower === neuterPronoun && at > 1))
  )
}

const isQuote = (token: LintToken | undefined): boolean => /^["”“»«’']$/u.test(token?.text ?? '')
/** "Han skrev 'en barn'." */
const isMentioned = (tokens: readonly LintToken[], at: number, noun: number): boolean =>
  isQuote(tokens[at - 1]) && isQuote(tokens[noun + 1])

/** "en otroligt stor bil". */
function isBeforeAdjective(tokens: readonly LintToken[], at: number, { adjectives }: PhraseLanguage, known: WordKnowledge): boolean {
  const next = tokens[at + 1]
  return next?.kind === 'word' && adjectives(next.lower, known.isKnown).length > 0
}

/** "Boka mi", "Kari sin": the possessive stands behind. */
function followsNoun(tokens: readonly LintToken[], at: number, { nouns }: PhraseLanguage, known: WordKnowledge): boolean {
  const previous = tokens[at - 1]
  if (previous?.kind !== 'word') return false
  return (at > 1 && previous.text !== previous.lower) || nouns(previous.lower, known.isKnown).length > 0
}

function isAfterAdjective(tokens: readonly LintToken[], at: number, { adjectives }: PhraseLanguage, known: WordKnowledge): boolean {
  const previous = tokens[at - 1]
  return previous?.kind === 'word' && (/st[ae]$/u.test(previous.lower) || adjectives(previous.lower, known.isKnown).length > 0)
}

/** A word is no pronoun where a clause cannot have had its verb yet, or behind a preposition. */
function mayBePronoun(tokens: readonly LintToken[], at: number, adjectives: number, language: PhraseLanguage): boolean {
  const { lower } = tokens[at] ?? { lower: '' }
  // "De organiserte festen": the past of a verb.
  if (lower === 'de' && /erte$/u.test(tokens[at + 1]?.lower ?? '')) return true
  // "den röd tröjan": hardly anything but a determiner.
  if (!language.pronouns.has(lower) || (lower === 'den' && adjectives > 0)) return false
  return !isSurelyPhrase(tokens, at, language)
}

function isSurelyPhrase(tokens: readonly LintToken[], at: number, { prepositions, conjunctions }: PhraseLanguage): boolean {
  const previous = tokens[at - 1]
  if (!previous || previous.kind === 'mark') return at === 0 || previous?.text !== ','
  return prepositions.has(previous.lower) || conjunctions.has(previous.lower)
}

/** "ett sommar lov", "en bil- och båtmässa", "en hus /lägenhet": the phrase has another end. */
function goesOn(tokens: readonly LintToken[], noun: number, { nouns, adjectives }: PhraseLanguage, known: WordKnowledge): boolean {
  const next = tokens[noun + 1]
  if (!next) return false
  if (/^[-–/&:]/u.test(next.text)) return true
  if (next.kind !== 'word') return false
  if (/^\p{Lu}/u.test(next.text) || next.lower === 'over' || next.lower === 'över') return true
  const isNoun = nouns(next.lower, known.isKnown).some(({ formsAt }) => formsAt('sg.ind').includes(next.lower))
  const isPlainNoun = isNoun && adjectives(next.lower, known.isKnown).length === 0
  return isPlainNoun && !['en', 'ett', 'et', 'man', 'vi', 'var', 'är'].includes(next.lower)
}
