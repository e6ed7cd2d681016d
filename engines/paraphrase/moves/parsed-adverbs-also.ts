import { comma, compose, lowerFirst, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { mainClauseOf, type ParsedClause } from './main-clause.ts'
import { barePlace, hasPlainSubject, hasSecondClause, isDenied, logic, mayBeName, nameOf } from './parsed-adverbs.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Links that add a point in front of a sentence, as "also" does inside of it. */
const additions: ReadonlySet<string> = new Set(['additionally', 'also', 'furthermore', 'in addition', 'moreover', 'what is more'])

/** Words that add or contrast by themselves, so that one "also" more would be wrong. Sorted. */
const adding = wordSet(
  'again also another both else even further likewise more neither nor other others same similarly still too unlike well',
)

/** Whether the clause bears an "also" inside: stated, not denied, and with nothing else that adds or weighs. */
const bearsAlso = (sentence: Tokens, clause: ParsedClause, from: number): boolean =>
  hasPlainSubject(sentence, clause) &&
  !isDenied(sentence, clause) &&
  !hasWord(sentence.slice(from, clause.head + 4), adding) &&
  !/^(?:all|any|both|each|every|few|fewer|less|little|neither|no|nobody|none|only)$/.test(sentence[clause.subject.start]?.lower ?? '')

/** "In addition, the bus is cheap" to "The bus is also cheap". */
export function alsoInside(sentence: Tokens): readonly Tokens[] | null {
  const close = sentence.findIndex(isComma)
  if (close < 1 || close > 3 || !additions.has(nameOf(sentence, 0, close))) return null
  const clause = mainClauseOf(sentence)
  if (clause === null || clause.subject.start !== close + 1 || !bearsAlso(sentence, clause, close + 1)) return null
  if (wouldSayMore(sentence, clause) || hasSecondClause(sentence, clause) || hasWord(sentence.slice(close), more)) return null
  const at = barePlace(sentence, clause)
  return at < 0 ? null : [compose(sentence.slice(close + 1, at), [word('also', 'ADV')], sentence.slice(at))]
}

/** Words that say "also" once more, wherever they stand. Sorted. */
const more = wordSet('also likewise too')

/** Words by which a subject stands out against others, so that "also" would weigh it: "the best teachers also left". Sorted. */
const outstanding = wordSet('best biggest chief first greatest highest largest last main most same worst')

/** Subjects of a number: "some pupils also need help" tells of the same pupils. Sorted. */
const numbered = wordSet('certain many most numerous several some')

/** Whether "also" inside would add to one word only: "is also the main reason", "the clerks were also moved". */
function wouldSayMore(sentence: Tokens, clause: ParsedClause): boolean {
  const { subject, verbStart, head } = clause
  const [verb, next] = [sentence[verbStart], sentence[verbStart + 1]]
  const words = sentence.slice(subject.start, subject.end)
  if (words.length > 1 && hasWord(words, outstanding)) return true
  if (verb?.lemma === 'be' && next?.lower === 'the') return true
  if (verbStart === head && verb?.lemma !== 'be' && numbered.has(words[0]?.lower ?? '')) return true
  return /^(?:was|were)$/.test(verb?.lower ?? '') && verbStart < head && words.some(isNoun)
}

/** How many tokens of "too" or "as well" stand before `end`. */
function endingSize(sentence: Tokens, end: number): number {
  if (sentence[end - 1]?.lower === 'too') return 1
  return sentence[end - 1]?.lower === 'well' && sentence[end - 2]?.lower === 'as' ? 2 : 0
}

/** "in case they park there too", "to sit and read too": the end may add to a later verb; not "would like to come as well". */
const hasLaterVerb = (sentence: Tokens, { head }: ParsedClause, stop: number): boolean => {
  const later = sentence.slice(head + 1, stop)
  const from = later[0]?.lower === 'to' ? 2 : 0
  if (later.some(({ tag, lower }) => lower === 'case' || (from > 0 && tag === 'CCONJ'))) return true
  return later.slice(from).some(({ tag, form }) => tag === 'AUX' || (tag === 'VERB' && form !== 'participle'))
}

/** "The bus is cheap as well" to "The bus is also cheap". */
export function wellInside(sentence: Tokens, end: number): readonly Tokens[] | null {
  const size = endingSize(sentence, end)
  const clause = mainClauseOf(sentence)
  if (size === 0 || clause === null || clause.subject.start !== 0) return null
  const stop = isComma(sentence[end - size - 1]) ? end - size - 1 : end - size
  // "I do too", "came too": the end is all there is.
  if (stop - clause.head < 2 || sentence.slice(clause.head + 1, stop).some(({ tag }) => tag === 'PUNCT' || tag === 'SCONJ')) return null
  if (hasLaterVerb(sentence, clause, stop)) return null
  const rest = sentence.slice(0, end - size)
  if (!bearsAlso(rest, clause, 0)) return null
  const at = barePlace(sentence, clause)
  return at < 0 ? null : [compose(sentence.slice(0, at), [word('also', 'ADV')], sentence.slice(at, stop), sentence.slice(end))]
}

/** A modal or a form of the present, which state what holds at any time: "You can also pay by card". */
const isTimeless = (sentence: Tokens, { subject, verbStart }: ParsedClause): boolean => {
  const verb = sentence[verbStart]
  const isModal = /^(?:can|could|may|might|must|should|will|would)$/.test(verb?.lower ?? '')
  const isPresent = verb?.form === '3sg' || verb?.form === 'pl'
  return (isModal || isPresent) && !/^(?:he|i|me|my|she|there)$/.test(sentence[subject.start]?.lower ?? '')
}

/** Verbs whose phrase of a preposition is their object, so that "also" adds the whole: "It also leads to waste". Sorted. */
const withObject = wordSet('allow call contribute lead result')

/** Openers of a part that "also" may add alone: "also fades when we rest", "is also where we met". Sorted. */
const openingPart = wordSet('after as because before if once since than unless until when whenever where wherever while')

/** Openers of a clause that a verb has for its object: "We also show that it is safe". Sorted. */
const openingObject = wordSet('how that what whether who why')

/** "It is also called the old town": one name more. Sorted. */
const naming = wordSet('call dub know label name nickname refer term title')

/** Whether "also" adds to the phrase behind the verb, and not the sentence to the one before. */
const addsToPhrase = (sentence: Tokens, { head, verbStart }: ParsedClause): boolean => {
  if (sentence[head]?.form === 'participle' && verbStart < head && naming.has(sentence[head].lemma)) return true
  const next = sentence[head + 1]?.lower === 'also' ? sentence[head + 2] : sentence[head + 1]
  if (next === undefined || withObject.has(sentence[head]?.lemma ?? '')) return false
  if (openingObject.has(next.lower)) return sentence[head]?.lemma === 'be'
  return next.tag === 'ADP' || next.tag === 'SCONJ' || openingPart.has(next.lower)
}

/** Links that say something else than "in addition": "A lamp, however, can also help". Sorted. */
const opposing = wordSet('hence however instead nevertheless nonetheless otherwise still therefore though thus')

/** "It can also be dear" to "In addition, it can be dear". */
export function additionFront(sentence: Tokens): readonly Tokens[] | null {
  const clause = mainClauseOf(sentence)
  if (clause === null || clause.subject.start !== 0 || !isTimeless(sentence, clause) || hasSecondClause(sentence, clause)) return null
  const also = sentence.findIndex(({ lower }) => lower === 'also')
  const isInside = also === clause.subject.end || (also > clause.subject.end && also <= clause.head + 1)
  const rest = [...sentence.slice(0, also), ...sentence.slice(also + 1)]
  if (addsToPhrase(sentence, clause) || hasWord(sentence, opposing)) return null
  if (!isInside || sentence[also - 1]?.tag === 'ADV' || sentence[also + 1]?.tag === 'ADP' || mayBeName(sentence, clause)) return null
  if (!bearsAlso(rest, clause, 0) || isComma(sentence[also - 1]) || logic.has(sentence[also - 1]?.lower ?? '')) return null
  return [compose(words('In addition', 'ADV'), [comma()], lowerFirst(sentence.slice(0, also)), sentence.slice(also + 1))]
}
