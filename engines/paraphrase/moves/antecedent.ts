import { subjectNumber, type Clause } from '../../languages/en/grammar/clause.ts'
import { demonstratives, eitherNumber, formsOfDo, mindVerbs, modals } from '../../languages/en/grammar/grammar-words.ts'
import { compose, lowerFirst, withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, isNoun, isPerson, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'

/** Nouns that no later "it" means. Sorted. */
const abstractObjects = new Set(
  `access advantage amount attention benefit difference effect example health impact influence level lot number part problem range role
  time use way`.split(/\s+/),
)

type Pronoun = 'it' | 'they' | 'he' | 'she'

const pronounOf: Readonly<Record<string, Pronoun>> = {
  it: 'it',
  its: 'it',
  itself: 'it',
  they: 'they',
  them: 'they',
  their: 'they',
  theirs: 'they',
  themselves: 'they',
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
}
const subjects = new Set(['it', 'they', 'he', 'she'])
const genitives = new Set(['its', 'their', 'his', 'her'])

const pronoun = (token: Token | undefined): Pronoun | null => (token === undefined ? null : (pronounOf[token.lower] ?? null))
const numberOfPronoun = (name: Pronoun): Number => (name === 'they' ? 'plural' : 'singular')

type Phrase = { readonly start: number; readonly end: number; readonly number: Number | null; readonly isPerson: boolean | null }

/** The noun phrases of a range that have a noun, in order. */
function phrasesIn(tokens: Tokens, from: number, to: number): readonly Phrase[] {
  const found: Phrase[] = []
  for (let k = from; k < to;) {
    const end = nounPhraseEnd(tokens, k, { of: false })
    if (end <= k || end > to) {
      k++
      continue
    }
    if (isNoun(tokens[headOf(tokens, k, end)]))
      found.push({ start: k, end, number: numberOf(tokens, k, end), isPerson: isPerson(tokens, k, end) })
    k = end
  }
  return found
}

/** Whether `name` could stand for the phrase, as far as number and kind tell. */
const couldMean = (name: Pronoun, phrase: Phrase): boolean => {
  if (phrase.number !== null && phrase.number !== numberOfPronoun(name)) return false
  if (name === 'they') return true
  return name === 'it' ? phrase.isPerson !== true : phrase.isPerson !== false
}

const hasPronoun = (tokens: Tokens, from: number, to: number, name: Pronoun): boolean =>
  tokens.slice(from, to).some((token) => pronoun(token) === name)

/** "it is clear that", "it is hard to": an `it` that means nothing, or may. */
const isEmptyIt = (tokens: Tokens, clause: Clause): boolean => {
  if (tokens[clause.start]?.lower !== 'it') return false
  const verb = tokens[clause.verb.main]?.lemma ?? ''
  const rest = tokens.slice(clause.verb.start, clause.end)
  return (
    /^(rain|snow|seem|appear|happen)$/.test(verb) ||
    (/^(be|become|come|cost|help|make|matter|pay|remain|take)$/.test(verb) && rest.some(({ lower }) => /^(that|to|whether)$/.test(lower)))
  )
}

/** "instead of tea", "such as tea": said of what follows. */
const opensPhrase = (lower: string, next: string): boolean =>
  (lower === 'instead' && next === 'of') || (/^(?:same|such)$/.test(lower) && next === 'as')

/** Words that point back to the clause before, so that their clause cannot come first. */
const pointsBack = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, i) =>
        /^(such|too|either|then|instead|former|latter|others|respectively|likewise|otherwise|neither|so|same|there)$/.test(token.lower) &&
        !(token.lower === 'there' && i === 0) &&
        !opensPhrase(token.lower, tokens[from + i + 1]?.lower ?? '') &&
        !((token.lower === 'so' || token.lower === 'too') && /^(ADJ|ADV)$/.test(tokens[from + i + 1]?.tag ?? '')),
    )

/** "a student ... the student": the first to name a thing must come first. */
function introduces(tokens: Tokens, first: Clause, second: Clause): boolean {
  const named = new Set(
    phrasesIn(tokens, second.start, second.end)
      .filter(({ start }) => tokens[start]?.lower === 'the' || demonstratives.has(tokens[start]?.lower ?? ''))
      .map(({ start, end }) => tokens[headOf(tokens, start, end)]?.lemma),
  )
  // "a product may use a model, though the model's skin": an owner is taken up too.
  tokens.slice(second.start, second.end).forEach(({ lemma }, i, rest) => /^['’]s?$/.test(rest[i + 1]?.lower ?? '') && named.add(lemma))
  return phrasesIn(tokens, first.start, first.end).some(
    ({ start, end }) =>
      /^(a|an|some|one|two|three|many|several)$/.test(tokens[start]?.lower ?? '') && named.has(tokens[headOf(tokens, start, end)]?.lemma),
  )
}

/**
 * Third-person pronouns of `clause` (past `from`) that only the other clause can explain.
 * A genitive is explained by its own clause's subject, any pronoun by the same pronoun in the other clause.
 */
export function hasLoosePronoun(tokens: Tokens, clause: Clause, other: Clause): boolean {
  const subject = phraseAt(tokens, clause)
  for (let i = clause.start; i < clause.end; i++) {
    const name = pronoun(tokens[i])
    if (name === null || (i === clause.start && subjects.has(tokens[i]?.lower ?? ''))) continue
    const isGenitive = genitives.has(tokens[i]?.lower ?? '') || /sel(f|ves)$/.test(tokens[i]?.lower ?? '')
    const ownSubject = pronoun(tokens[clause.start])
    if (
      isGenitive &&
      i >= clause.subjectEnd &&
      (ownSubject === name || (subject !== null && couldMean(name, subject) && ownSubject === null))
    )
      continue
    if (phrasesIn(tokens, clause.subjectEnd, i).some((phrase) => couldMean(name, phrase)) && isGenitive) continue
    if (hasPronoun(tokens, other.start, other.subjectEnd, name)) continue
    if (phrasesIn(tokens, other.start, other.end).some((phrase) => phrase.number === null || phrase.number === numberOfPronoun(name)))
      return true
  }
  return false
}

const phraseAt = (tokens: Tokens, { start, subjectEnd }: Clause): Phrase | null => {
  const head = tokens[headOf(tokens, start, subjectEnd)]
  if (!isNoun(head)) return null
  return { start, end: subjectEnd, number: numberOf(tokens, start, subjectEnd), isPerson: isPerson(tokens, start, subjectEnd) }
}

/** Both clauses in the words they need once the order has changed. */
export type Reordered = { readonly main: Tokens; readonly sub: Tokens }

const asWritten = (tokens: Tokens, main: Clause, sub: Clause): Reordered => ({
  main: tokens.slice(main.start, main.end),
  sub: tokens.slice(sub.start, sub.end),
})

/** Gives the name to the clause that comes first and the pronoun to the other. */
function exchanged(tokens: Tokens, named: Clause, pronominal: Clause): { readonly named: Tokens; readonly pronominal: Tokens } {
  const name = lowerFirst(tokens.slice(named.start, named.subjectEnd))
  const short = lowerFirst(tokens.slice(pronominal.start, pronominal.start + 1))
  return {
    named: compose(short, tokens.slice(named.subjectEnd, named.end)),
    pronominal: compose(name, tokens.slice(pronominal.subjectEnd, pronominal.end)),
  }
}

/** "Although it looks like a snake, the eel is a fish": both clauses with the name in the first of them; null when the pronoun may mean something else. */
export function nameFirst(tokens: Tokens, pronominal: Clause, named: Clause): { readonly first: Tokens; readonly second: Tokens } | null {
  const name = subjects.has(tokens[pronominal.start]?.lower ?? '') ? pronoun(tokens[pronominal.start]) : null
  const subject = phraseAt(tokens, named)
  if (name === null || subject === null) return null
  if (!isClearlyMeant({ tokens, name, subject, owner: named, speaker: pronominal })) return null
  const changed = exchanged(tokens, named, pronominal)
  return { first: changed.pronominal, second: changed.named }
}

const isDemonstrative = (token: Token | undefined): boolean =>
  token !== undefined && (demonstratives.has(token.lower) || token.lower === 'such')

/**
 * "Sub X, Y" to "Y sub X": the main clause will come first. When its subject is a pronoun that means the
 * subject of the other clause the two change places; null when a pronoun would lose what it means.
 */
export function reorderMainFirst(tokens: Tokens, main: Clause, sub: Clause): Reordered | null {
  if (isDemonstrative(tokens[main.start]) || pointsBack(tokens, main.start, main.end) || introduces(tokens, sub, main)) return null
  if (endsElliptic(tokens, main) || endsElliptic(tokens, sub)) return null
  if (hasLoosePronoun(tokens, main, sub)) return null
  const name = subjects.has(tokens[main.start]?.lower ?? '') ? pronoun(tokens[main.start]) : null
  if (name === null) return asWritten(tokens, main, sub)
  const subject = phraseAt(tokens, sub)
  if (subject === null) {
    const isExplained = pronoun(tokens[sub.start]) === name || hasPronoun(tokens, sub.start, sub.end, name)
    return isExplained || phrasesIn(tokens, sub.start, sub.end).length === 0 ? asWritten(tokens, main, sub) : null
  }
  if (!isClearlyMeant({ tokens, name, subject, owner: sub, speaker: main })) return null
  const { named, pronominal } = exchanged(tokens, sub, main)
  return { main: pronominal, sub: named }
}

/** "Y sub X" to "Sub X, Y": the same with the subordinate clause first. */
export function reorderSubFirst(tokens: Tokens, main: Clause, sub: Clause): Reordered | null {
  if (isDemonstrative(tokens[sub.start]) || pointsBack(tokens, sub.start, sub.end) || introduces(tokens, main, sub)) return null
  if (endsElliptic(tokens, sub) || endsElliptic(tokens, main)) return null
  const name = subjects.has(tokens[sub.start]?.lower ?? '') ? pronoun(tokens[sub.start]) : null
  if (isCaptured(tokens, main, sub) || isObjectCaptured(tokens, main, sub)) return null
  if (name === null) return hasForeignPronoun(tokens, main, sub) ? null : asWritten(tokens, main, sub)
  if (isEmptyIt(tokens, sub))
    return tokens[sub.verb.main]?.lemma === 'come' || tokens.slice(sub.start, sub.end).some((token) => token.lower === 'that')
      ? asWritten(tokens, main, sub)
      : null
  if (pronoun(tokens[main.start]) === name) return asWritten(tokens, main, sub)
  const subject = phraseAt(tokens, main)
  if (subject === null || !couldMean(name, subject)) return withObjectNamed(tokens, { main, sub, name })
  if (!isClearlyMeant({ tokens, name, subject, owner: main, speaker: sub })) return null
  const { named, pronominal } = exchanged(tokens, main, sub)
  return { main: named, sub: pronominal }
}

/** "This is useful when ...": behind the other clause the pronoun would seem to mean that clause or its subject. */
function isCaptured(tokens: Tokens, main: Clause, sub: Clause): boolean {
  if (main.subjectEnd !== main.start + 1) return false
  if (isDemonstrative(tokens[main.start])) return true
  const name = subjects.has(tokens[main.start]?.lower ?? '') ? pronoun(tokens[main.start]) : null
  return name !== null && !isEmptyIt(tokens, main) && phrasesIn(tokens, sub.start, sub.end).some((phrase) => couldMean(name, phrase))
}

/** "Most of them are cut although schemes reward farmers": behind the other clause "them" would seem to be the farmers. */
const isObjectCaptured = (tokens: Tokens, main: Clause, sub: Clause): boolean =>
  tokens.slice(main.start, main.end).some((token, i) => {
    const isObject = /^(?:him|them)$/.test(token.lower) || (token.lower === 'it' && i > 0 && !isEmptyIt(tokens, main))
    const name = isObject ? pronoun(token) : null
    const at = main.start + i
    if (name === null || hasPronoun(tokens, sub.start, sub.end, name)) return false
    // What the main clause itself has named comes between.
    const isNamed = phrasesIn(tokens, main.start, at).some((phrase) => couldMean(name, phrase))
    return !isNamed && phrasesIn(tokens, sub.start, sub.end).some((phrase) => couldMean(name, phrase))
  })

/** A pronoun of the subordinate clause that means something of the main clause other than its subject. */
function hasForeignPronoun(tokens: Tokens, main: Clause, sub: Clause): boolean {
  if (!hasLoosePronoun(tokens, sub, main)) return false
  const subject = phraseAt(tokens, main)
  return !tokens.slice(sub.start, sub.end).every((token) => {
    const name = pronoun(token)
    return (
      name === null ||
      (subject !== null &&
        genitives.has(token.lower) &&
        couldMean(name, subject) &&
        !phrasesIn(tokens, main.verb.end, main.end).some((phrase) => couldMean(name, phrase)))
    )
  })
}

type Meaning = {
  readonly tokens: Tokens
  readonly name: Pronoun
  readonly subject: Phrase
  readonly owner: Clause
  readonly speaker: Clause
}

/** Whether a pronoun that opens the next sentence means the subject of this clause and nothing else in it. */
export function isClearSubject(tokens: Tokens, owner: Clause, pronounText: string): boolean {
  const name = pronounOf[pronounText]
  const subject = phraseAt(tokens, owner)
  if (
    name === undefined ||
    subject === null ||
    !owner.isSimpleSubject ||
    subjectNumber(tokens, owner) !== numberOfPronoun(name) ||
    !couldMean(name, subject)
  )
    return false
  if (phrasesIn(tokens, owner.start, owner.subjectEnd).length > 1) return false
  const isDefinition = tokens[owner.verb.main]?.lemma === 'be'
  return (
    isDefinition ||
    phrasesIn(tokens, owner.verb.end, owner.end).every(
      (phrase) =>
        !couldMean(name, phrase) ||
        (tokens[phrase.start - 1]?.tag === 'ADP' && !isCountable(tokens, phrase)) ||
        timeMonths.has(tokens[phrase.start]?.lower ?? ''),
    )
  )
}
const timeMonths = new Set('january february march april may june july august september october november december'.split(' '))

/** "after a week", "in three months": no later `it` or `they` means it. */
const isTimeSpan = (tokens: Tokens, { start, end }: Phrase): boolean =>
  tokens[start - 1]?.tag === 'ADP' &&
  /^(?:century|day|decade|hour|minute|moment|month|second|week|year)$/.test(tokens[headOf(tokens, start, end)]?.lemma ?? '')

/** Whether the pronoun subject of `speaker` means the subject of `owner` and nothing else there. */
function isClearlyMeant({ tokens, name, subject, owner, speaker }: Meaning): boolean {
  if (name === 'it' && isEmptyIt(tokens, speaker)) return false
  // "Information enters it when it is useful": two of a kind that mean two things.
  if (tokens.slice(owner.verb.end, owner.end).some(({ lower }) => lower === (name === 'they' ? 'them' : name === 'it' ? 'it' : '')))
    return false
  const number = subjectNumber(tokens, owner)
  const isEither = number === null && eitherNumber.has(tokens[headOf(tokens, owner.start, owner.subjectEnd)]?.lower ?? '')
  if ((number !== numberOfPronoun(name) && !isEither) || !couldMean(name, subject)) return false
  if (!owner.isSimpleSubject || owner.subjectEnd - owner.start > 8) return false
  const inSubject = phrasesIn(tokens, owner.start, owner.subjectEnd)
    .slice(1)
    .filter((phrase) => couldMean(name, phrase))
  if (inSubject.length > 0 && numberOf(tokens, owner.start, owner.subjectEnd) !== 'plural') return false
  const others = phrasesIn(tokens, owner.verb.end, owner.end).filter((phrase) => couldMean(name, phrase) && !isTimeSpan(tokens, phrase))
  if (others.length === 0) return true
  const hasMind = mindVerbs.has(tokens[speaker.verb.main]?.lemma ?? '')
  if (subject.isPerson === true && name === 'they' && others.every((phrase) => phrase.isPerson === false))
    return hasMind || !isStateOfThings(tokens, speaker)
  if ((name === 'he' || name === 'she') && others.every((phrase) => phrase.isPerson === false)) return true
  if (name !== 'it') return false
  return others.every((phrase) => !isCountable(tokens, phrase)) && owner.start < speaker.start
}

/** "they were expensive" is said of things, "they were tired" of people: without knowing the word, be careful. */
const isStateOfThings = (tokens: Tokens, clause: Clause): boolean => {
  const verb = tokens[clause.verb.main]
  if (verb !== undefined && thingVerbs.has(verb.lemma)) return true
  const next = tokens[clause.verb.end]
  return verb?.lemma === 'be' && !(next?.tag === 'ADJ' && personAdjectives.has(next.lower))
}
/** "because they contain air": what things do, or may do as well as people. Sorted. */
const thingVerbs = new Set(
  `affect allow break burn carry cause change consist constitute contain contribute cost cover create decrease depend differ dissolve
  exist expand fall fit form freeze function generate grow hold improve include increase influence involve lack last lead lie mean melt
  occur offer operate pose produce promote provide reach react reduce reflect relate rely remain represent require result reveal rise
  seem serve shape share show suit tend vary work`.split(/\s+/),
)
const personAdjectives = new Set(
  `able afraid angry anxious ashamed aware bored careful careless curious eager excited exhausted happy hungry ill interested jealous
  lonely nervous proud sad scared shy sick sleepy sorry stressed thirsty tired unable unaware unhappy unsure unwilling upset willing
  worried young`.split(/\s+/),
)

/** "a lot of benefits", "an effect on health": abstract objects that no later `it` means. */
const isCountable = (tokens: Tokens, { start, end }: Phrase): boolean => {
  const head = tokens[headOf(tokens, start, end)]
  return !abstractObjects.has(head?.lemma ?? '')
}

const endsElliptic = (tokens: Tokens, clause: Clause): boolean => {
  const last = tokens[clause.end - 1]
  if (last === undefined || clause.end - clause.start < 2) return false
  return (
    last.tag === 'AUX' || last.lower === 'to' || /^(not|n't|n’t)$/.test(last.lower) || formsOfDo.has(last.lower) || modals.has(last.lower)
  )
}

type ObjectCase = { readonly main: Clause; readonly sub: Clause; readonly name: Pronoun }

/** "We chose this method because it is fast" -> "this method is fast", "we chose it". */
function withObjectNamed(tokens: Tokens, { main, sub, name }: ObjectCase): Reordered | null {
  if (name !== 'it' && name !== 'they') return null
  const objectEnd = nounPhraseEnd(tokens, main.verb.end)
  const phrases = phrasesIn(tokens, main.verb.end, main.end)
  const object = phrases[0]
  if (object === undefined) return hasPronoun(tokens, main.start, main.end, name) ? asWritten(tokens, main, sub) : null
  if (objectEnd !== main.end || main.verb.isNegative || !isNoun(tokens[headOf(tokens, main.verb.end, objectEnd)])) return null
  if (phrases.length > 1 || (object.isPerson !== false && name === 'it') || tokens[main.verb.main]?.lemma === 'be') return null
  if (
    numberOf(tokens, main.verb.end, objectEnd) !== numberOfPronoun(name) ||
    !/^(the|this|these|my|our|his|her|their|its|your)$/.test(tokens[main.verb.end]?.lower ?? '')
  )
    return null
  const subjectToken = tokens[sub.start]
  if (subjectToken === undefined || !/^(i|we|you|he|she|they)$/.test(tokens[main.start]?.lower ?? '')) return null
  const objectPronoun = withText(subjectToken, name === 'it' ? 'it' : 'them')
  return {
    main: compose(tokens.slice(main.start, main.verb.end), [objectPronoun]),
    sub: compose(tokens.slice(main.verb.end, objectEnd), tokens.slice(sub.subjectEnd, sub.end)),
  }
}
