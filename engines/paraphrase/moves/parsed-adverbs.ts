import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import { isSaidAgain } from './adverb-place.ts'
import { certaintyWithin, clauseOf, mainClauseOf, phrasesOf, type ParsedClause, type Phrase } from './main-clause.ts'
import { hasUnsureName, isCommaNear, isOfDegree, isParted, isPartOfSubject, isPoorFront, isPoorInside } from './parsed-adverbs-guards.ts'
import { hasWord, wordSet } from './word-set.ts'

/** So sure it must be that a phrase is the subject of the main clause. */
const sureSubject = 0.85

/** So sure the words of the subject must be. */
const sureWithin = 0.6

/** First words of a subject that weigh it: "almost all shops". Sorted. */
const weighed = wordSet('almost nearly not only')

/** A subject of more tokens lets an adverb wait too long. */
const longestSubject = 8

/** Links that stand inside a clause without commas: "The plan therefore failed". Sorted. */
export const logic = wordSet('accordingly consequently hence instead nevertheless nonetheless subsequently therefore thus')

/** Adverbs of time that say the same in front and inside: "We then moved" and "Then we moved". Sorted. */
const times = wordSet(
  'currently eventually finally gradually historically initially later now originally previously recently soon suddenly then ultimately',
)

/** Adverbs of how often, and of the rule: "Buses usually stop here". Sorted. */
const habits = wordSet('generally normally occasionally often sometimes traditionally typically usually')

/** How true the speaker holds it, said in front and behind "be" or an auxiliary: "Perhaps it is late", "It is perhaps late". Sorted. */
const stances = wordSet('admittedly apparently arguably certainly clearly evidently obviously perhaps presumably undoubtedly')

/** Links that stand inside between commas: "Wages, in short, fell". Sorted. */
const asides: ReadonlySet<string> = new Set([
  'after all',
  'as a result',
  'as expected',
  'as we have seen',
  'at least in theory',
  'at the same time',
  'by comparison',
  'by contrast',
  'conversely',
  'for example',
  'for instance',
  'fortunately',
  'however',
  'in contrast',
  'in effect',
  'in fact',
  'in many cases',
  'in most cases',
  'in my experience',
  'in my opinion',
  'in my view',
  'in other words',
  'in practice',
  'in principle',
  'in short',
  'in some cases',
  'in the end',
  'in theory',
  'in this sense',
  'in turn',
  'indeed',
  'meanwhile',
  'of course',
  'on average',
  'on the contrary',
  'on the one hand',
  'on the other hand',
  'on the whole',
  'sadly',
  'to some extent',
  'to my surprise',
  'unfortunately',
])

/** Of these, such as only follow a noun: behind a pronoun's auxiliary they halt, as in "Wages, by contrast, fell". Sorted. */
const behindNouns: ReadonlySet<string> = new Set([
  'by comparison',
  'by contrast',
  'conversely',
  'for example',
  'for instance',
  'in contrast',
  'in other words',
  'in turn',
  'meanwhile',
  'on the contrary',
  'on the one hand',
  'sadly',
])

/** The words of a phrase in lower case: "in fact". */
export const nameOf = (tokens: Tokens, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ lower }) => lower)
    .join(' ')

/** Words that, beside a link or an adverb, make a second one too many: "still therefore". Sorted. */
const crowding = wordSet('all already also always both either even hardly just merely never no not only rarely seldom simply still too yet')

/** Subjects whose number an adverb of habit would change: "some people often forget". Sorted. */
const counted = wordSet(
  'a all an any anybody anyone both each every everybody everyone everything few many more most much no nobody none nothing one several some somebody someone something there',
)

/** Whether a further clause with a subject of its own is joined to the main clause. */
export const hasSecondClause = (sentence: Tokens, { conjuncts }: ParsedClause): boolean =>
  conjuncts.some(({ head }) => phrasesOf(sentence, head).some(({ relation }) => relation === 'subject'))

/** Denied in its verb group: "is not", "doesn't". */
export const isDenied = (sentence: Tokens, { subject, head }: ParsedClause): boolean =>
  sentence.slice(subject.end, head + 2).some(({ lower }) => /^(?:hardly|never|no|not|n['’]t|rarely)$/.test(lower))

/** "The speed of boats measured at sea is low": an unsure clause behind the verb may hold the true one. */
const mayHaveOtherVerb = (phrases: readonly Phrase[]): boolean =>
  phrases.some(({ relation, certainty }) => relation === 'clause' && certainty < surePredicate)

/** So sure a clause behind the verb must be. */
const surePredicate = 0.6

/** A subject that is plain to see: sure, short, and without a mark or a clause in it. */
export function hasPlainSubject(sentence: Tokens, clause: ParsedClause): boolean {
  const { subject, verbStart, phrases } = clause
  const words = sentence.slice(subject.start, subject.end)
  return (
    subject.certainty >= sureSubject &&
    certaintyWithin(sentence, subject.start, subject.end) >= sureWithin &&
    !weighed.has(words[0]?.lower ?? '') &&
    !(words.length > 1 && words[0]?.form === 'ing' && sentence[verbStart]?.tag !== 'AUX') &&
    words.length <= longestSubject &&
    verbStart >= subject.end &&
    !mayHaveOtherVerb(phrases) &&
    !isPartOfSubject(sentence, clause) &&
    !words.some(({ tag, text, form }) => (tag === 'PUNCT' && text !== '-') || tag === 'SCONJ' || (isFiniteForm(form) && tag !== 'NOUN')) &&
    words.at(-1)?.form !== 'ing'
  )
}

const isFiniteForm = (form: Tokens[number]['form']): boolean => form === 'past' || form === '3sg' || form === 'pl'

const isAuxiliaryAt = (sentence: Tokens, { verbStart, head }: ParsedClause): boolean =>
  sentence[verbStart]?.tag === 'AUX' && (verbStart < head || sentence[verbStart]?.lemma === 'be')

/** Where an adverb stands without commas: behind the first auxiliary or "be", else before the verb; -1 where something is in its way. */
export function barePlace(sentence: Tokens, clause: ParsedClause): number {
  const { verbStart, subject } = clause
  if (verbStart !== subject.end || sentence[verbStart]?.space === '' || isParted(sentence, clause)) return -1
  const at = isAuxiliaryAt(sentence, clause) ? verbStart + 1 : verbStart
  const next = sentence[at]
  if (next === undefined || next.tag === 'PUNCT' || next.space === '' || /^n(?:['’]t)?$/.test(next.lower) || crowding.has(next.lower))
    return -1
  // "The most they can do is ask": no adverb before a bare verb.
  return next.tag === 'ADV' && /ly$/.test(next.lower) ? -1 : at
}

/** Where an aside stands between commas: behind a noun as subject, or behind the auxiliary of a predicate that is long enough; -1 for nowhere. */
function asidePlace(sentence: Tokens, clause: ParsedClause, name: string, end: number): number {
  const { subject, verbStart } = clause
  if (verbStart !== subject.end || sentence[verbStart]?.space === '' || end - verbStart < shortestBehind) return -1
  const isPronoun = subjectPronouns.has(sentence[subject.start]?.lower ?? '') || !isNoun(sentence[subject.end - 1])
  if (!isPronoun) return sentence[subject.start]?.form === 'ing' ? -1 : subject.end
  const next = sentence[verbStart + 1]
  if (
    sentence[verbStart]?.lemma === 'do' ||
    behindNouns.has(name) ||
    !isAuxiliaryAt(sentence, clause) ||
    end - verbStart < shortestPredicate
  )
    return -1
  return next === undefined || next.space === '' || next.tag === 'ADV' || crowding.has(next.lower) ? -1 : verbStart + 1
}

/** "Prices, in short, fell" halts: so many tokens follow an aside at least. */
const shortestBehind = 4

/** A predicate of fewer tokens is not cut into by an aside. */
const shortestPredicate = 7

/** The adverb or link that opens the clause at `start`: how many tokens, without its comma; 0 for none. */
function openingSize(sentence: Tokens, start: number): number {
  const close = sentence.findIndex((token, i) => i > start && isComma(token))
  if (close > 0 && close <= start + 4 && isLink(nameOf(sentence, start, close))) return close - start
  return opensBare.has(sentence[start]?.lower ?? '') ? 1 : 0
}

const isLink = (name: string): boolean => logic.has(name) || times.has(name) || habits.has(name) || stances.has(name) || asides.has(name)

/** Adverbs that open a sentence without a comma as well: "Then he left". Sorted. */
const opensBare = wordSet(
  'eventually finally gradually now originally perhaps recently sometimes soon suddenly then therefore thus usually',
)

const isPastClause = (sentence: Tokens, { verbStart }: ParsedClause): boolean =>
  (sentence[verbStart]?.form === 'past' && sentence[verbStart]?.tag === 'VERB') ||
  /^(?:did|had|was|were)$/.test(sentence[verbStart]?.lower ?? '')

/** "Often, shops use old bags": something active, and not too short; with "is often seen" the adverb stays. */
const isOftenClause = (sentence: Tokens, clause: ParsedClause): boolean =>
  clause.verbStart <= clause.head &&
  !isAuxiliaryAt(sentence, clause) &&
  sentence.length >= longestOften &&
  clause.subject.end - clause.subject.start > 1 &&
  !counted.has(sentence[clause.subject.start]?.lower ?? '')

/** "Often, adults forget names" is too short for its front. */
const longestOften = 10

/** Whether the adverb may stand in either place of this clause. */
function suitsClause(sentence: Tokens, clause: ParsedClause, name: string): boolean {
  const first = sentence[clause.subject.start]?.lower ?? ''
  if (name === 'finally') return isPastClause(sentence, clause) && first !== 'there'
  if (name === 'often') return isOftenClause(sentence, clause)
  if (habits.has(name)) return !counted.has(first) && !/^(?:it|people|that|this)$/.test(first) && !isDenied(sentence, clause)
  if (times.has(name)) return !isDenied(sentence, clause) && !/^(?:nobody|there|no|it)$/.test(first)
  if (stances.has(name)) return isStanceClause(sentence, clause, name) && first !== 'there' && !isOfDegree(sentence, clause, name)
  return !(name === 'instead' && isDenied(sentence, clause))
}

/** "is clearly late", "can perhaps help": behind "be" or a modal an adverb weighs the statement; before a participle it may say how. */
function isStanceClause(sentence: Tokens, clause: ParsedClause, name: string): boolean {
  const { verbStart, head } = clause
  const isBe = sentence[verbStart]?.lemma === 'be' && verbStart === head
  const isModal = verbStart < head && sentence[verbStart]?.tag === 'AUX' && !/^(?:be|have|do)$/.test(sentence[verbStart]?.lemma ?? '')
  return isBe || (isModal && name !== 'clearly') || (name !== 'clearly' && verbStart < head && isAuxiliaryAt(sentence, clause))
}

/** A clause and where it begins: the main clause, or a later one behind a semicolon or "and". */
type Place = { readonly start: number; readonly clause: ParsedClause; readonly isMain: boolean }

/** The main clause and the later ones with a subject of their own, each with its first token. */
function placesIn(sentence: Tokens): readonly Place[] {
  const main = mainClauseOf(sentence)
  if (main === null) return []
  const later = main.conjuncts.flatMap(({ start, head, certainty }) => {
    const clause = certainty >= sureConjunct ? clauseOf(sentence, head) : null
    const from = sentence[start]?.tag === 'CCONJ' ? start + 1 : start
    const isOpen = sentence[start]?.lower === 'and' || sentence[start - 1]?.text === ';'
    return clause !== null && isOpen && clause.subject.start >= from ? [{ start: from, clause, isMain: false }] : []
  })
  return [{ start: 0, clause: main, isMain: true }, ...later]
}

/** So sure it must be that a later clause is one. */
const sureConjunct = 0.7

/** Whether only phrases of place, time and condition stand from `from` to the subject, closed by a comma: "in large towns, rents". */
const hasOnlySetting = (sentence: Tokens, { subject, phrases }: ParsedClause, from: number): boolean => {
  const [setting, another] = phrases.filter(({ start, end }) => start >= from && end <= subject.start)
  return (
    setting !== undefined &&
    another === undefined &&
    setting.relation === 'adverbial' &&
    setting.certainty >= sureSetting &&
    setting.start === from &&
    setting.end + 1 === subject.start &&
    isComma(sentence[setting.end])
  )
}

/** So sure it must be that a setting belongs to the clause. */
const sureSetting = 0.8

/** "Therefore, the plan failed" to "The plan therefore failed"; "In short, wages fell" to "Wages, in short, fell". */
export function linkInside(sentence: Tokens, end: number): readonly Tokens[] | null {
  for (const place of placesIn(sentence)) {
    const made = insideOf(sentence, end, place)
    if (made !== null) return [made]
  }
  return null
}

function insideOf(sentence: Tokens, end: number, { start, clause, isMain }: Place): Tokens | null {
  const size = openingSize(sentence, start)
  const name = nameOf(sentence, start, start + size)
  if (size === 0 || !(isMain || behindMark.has(name))) return null
  const from = start + size + (isComma(sentence[start + size]) ? 1 : 0)
  const isAside = asides.has(name)
  if (clause.subject.start !== from && !(logic.has(name) && hasOnlySetting(sentence, clause, from))) return null
  if (!hasPlainSubject(sentence, clause) || (!reaching.has(name) && hasSecondClause(sentence, clause))) return null
  if (!suitsClause(sentence, clause, name) || isSaidAgain(sentence, start) || isPoorInside(sentence, clause, name)) return null
  // "Now, I would argue": a word of talk.
  if (name === 'now' && from > start + size) return null
  const at = isAside ? asidePlace(sentence, clause, name, end) : barePlace(sentence, clause)
  if (at < 0 || (isAside && isCommaNear(sentence, at))) return null
  const mark = isAside ? [comma()] : []
  return compose(
    sentence.slice(0, start),
    sentence.slice(from, at),
    mark,
    lowerFirst(sentence.slice(start, start + size)),
    mark,
    sentence.slice(at),
  )
}

/** Links that may hold for a further clause too wherever they stand: "The plan therefore failed, and we left". Sorted. */
const reaching = wordSet('accordingly consequently hence however nevertheless nonetheless therefore thus unfortunately')

/** Links that may open a clause behind "and" or a semicolon. Sorted. */
const behindMark = wordSet('consequently however nevertheless nonetheless therefore thus')

/** Adverbs that come to the front without a comma: "Then we moved". Sorted. */
const frontBare = wordSet('now perhaps soon then')

/** Adverbs that stay inside, where they may be put: in front they would weigh more, "it is apparently late". Sorted. */
const staysInside = wordSet('apparently certainly currently evidently presumably')

/** The adverb or aside inside the verb group of the main clause that may come first. */
function raisedPhrase(sentence: Tokens, clause: ParsedClause): Phrase | null {
  const { subject, head, phrases } = clause
  const found = phrases.filter(({ start, end, relation }) => {
    const name = nameOf(sentence, start, end)
    const isBehindBe = start === head + 1 && sentence[head]?.lemma === 'be'
    return (
      /^(?:adverbial|linking)$/.test(relation) &&
      start >= subject.end &&
      (start < head || isBehindBe) &&
      !staysInside.has(name) &&
      (asides.has(name) ? isComma(sentence[start - 1]) && isComma(sentence[end]) : isLink(name) && !isComma(sentence[start - 1]))
    )
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** "The plan therefore failed" to "Therefore, the plan failed"; "We then moved" to "Then we moved". */
export function linkFront(sentence: Tokens): readonly Tokens[] | null {
  for (const place of placesIn(sentence)) {
    const made = frontOf(sentence, place)
    if (made !== null) return [made]
  }
  return null
}

/** Links that answer a clause of concession: "it nevertheless failed". Sorted. */
const answering = wordSet('nevertheless nonetheless')
/** Words that such a clause, or its like, opens with: "although it is small". Sorted. */
const conceding = wordSet('although despite even though while')

function frontOf(sentence: Tokens, { start: from, clause, isMain }: Place): Tokens | null {
  if (clause.subject.certainty < sureSubject) return null
  const phrase = raisedPhrase(sentence, clause)
  if (phrase === null) return null
  const { start, end } = phrase
  const name = nameOf(sentence, start, end)
  if (!(isMain || behindMark.has(name))) return null
  if (clause.subject.start !== from && !(logic.has(name) && hasOnlySetting(sentence, clause, from))) return null
  // "Although it is small, it nevertheless": the word answers the clause in front.
  if (answering.has(name) && conceding.has(sentence[from]?.lower ?? '')) return null
  if (!mayLead(sentence, clause, phrase) || !suitsClause(sentence, clause, name) || isSaidAgain(sentence, start)) return null
  if (isPoorFront(sentence, clause, name) || (habits.has(name) && name !== 'traditionally' && !isOftenClause(sentence, clause))) return null
  const isAside = asides.has(name)
  const isBehindAnd = !isMain && sentence[from - 1]?.tag === 'CCONJ'
  if (isAside && isBehindAnd) return null
  const mark = isBehindAnd || (frontBare.has(name) && (name !== 'now' || isLonePronoun(sentence, clause))) ? [] : [comma()]
  const before = sentence.slice(from, isAside ? start - 1 : start)
  const [lead, link] = [sentence.slice(0, from), sentence.slice(start, end)]
  return compose(lead, link, mark, isMain ? lowerFirst(before) : before, sentence.slice(isAside ? end + 1 : end))
}

const isLonePronoun = (sentence: Tokens, { subject }: ParsedClause): boolean =>
  subject.end - subject.start === 1 && subjectPronouns.has(sentence[subject.start]?.lower ?? '')

/** "Ray", "Bill": so short a word alone may be a name that the reader would lose in small letters. */
export const mayBeName = (sentence: Tokens, clause: ParsedClause): boolean => {
  const { start, end } = clause.subject
  const [word] = sentence.slice(start, end)
  return hasUnsureName(sentence, clause) || (end - start === 1 && word?.tag === 'NOUN' && word.text.length <= longestUnknown)
}

/** A noun alone of no more letters may be a name. */
const longestUnknown = 4

/** Verbs before which "now" may go to the front: "We now know". Sorted. */
const nowVerbs = wordSet('come face know live present prove see show turn understand')

/** Clauses of time and condition, which "then" answers. Sorted. */
const conditions = wordSet('after before if once unless until when whenever')

/** Whether nothing keeps the phrase in its place: a word that weighs it, a second clause, a comparison. */
function mayLead(sentence: Tokens, clause: ParsedClause, { start, end }: Phrase): boolean {
  const name = nameOf(sentence, start, end)
  const beside = [sentence[start - 1], sentence[end]]
  if (beside.some((token) => token !== undefined && crowding.has(token.lower) && !(logic.has(name) || name === 'perhaps'))) return false
  if (/^(?:ADV|CCONJ)$/.test(sentence[start - 1]?.tag ?? '') || (!asides.has(name) && sentence[end]?.tag === 'ADP')) return false
  if ((name === 'then' && hasWord(sentence, conditions)) || mayBeName(sentence, clause)) return false
  if (name === 'now' && !(isLonePronoun(sentence, clause) && nowVerbs.has(sentence[clause.head]?.lemma ?? ''))) return false
  if (!logic.has(name) && name !== 'however' && hasSecondClause(sentence, clause)) return false
  const words = sentence.slice(clause.subject.start, clause.subject.end)
  return !words.some((token, i) => isVerb(token) && i > 0 && token.form !== 'participle' && token.form !== 'ing')
}
