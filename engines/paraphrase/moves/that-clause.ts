import { clauseAt, isFinite, mayBeParticiple, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { clauseVerbs, formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Verbs whose noun object may look like the subject of a clause. Sorted. */
const notThatVerbs = wordSet(
  `consider demonstrate doubt explain fear feel find hold illustrate mean note observe point recommend reveal see show stress tell worry
  write`,
)

/** Of these only a pronoun shows that a clause follows: "heard the door", "learned the names". Sorted. */
const needPronoun = wordSet('decide hear learn understand')

/** Verbs before whose clause "that" may be put in without a change of meaning. */
const thatVerbs = new Set([...clauseVerbs].filter((verb) => !notThatVerbs.has(verb)).concat(['know', 'mean', 'say']))

/** What somebody may be about something: "I am sure that they know". Sorted. */
const sureAdjectives = wordSet('afraid aware certain confident glad happy proud sorry sure thankful')

/** Whether the word is a pronoun that a clause may begin with. */
const isPronounWord = (lower: string | undefined): boolean => /^(?:he|i|it|she|there|they|we|you)$/.test(lower ?? '')

/** "I am sure", "make sure", "he was not certain": the adjective at `at` is said of somebody. */
const isSure = (tokens: Tokens, at: number): boolean => {
  if (!sureAdjectives.has(tokens[at]?.lower ?? '')) return false
  let be = at - 1
  while (tokens[be]?.tag === 'ADV' || /^(?:not|n['’]t)$/.test(tokens[be]?.lower ?? '')) be--
  const isMade = tokens[at]?.lower === 'sure' && tokens[be]?.lemma === 'make'
  const isOfIt = /^(?:it|that|there|this)$/.test(tokens[be - 1]?.lower ?? '')
  return isMade || (!isOfIt && (formsOfBe.has(tokens[be]?.lower ?? '') || /^(?:['’](?:m|re))$/.test(tokens[be]?.lower ?? '')))
}

/** "told me", "tell them": the pronoun at `at` is told something. */
const isTold = (tokens: Tokens, at: number): boolean =>
  /^(?:her|him|me|them|us|you)$/.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.lemma === 'tell' && isVerb(tokens[at - 1])

/** "so tired", "so quickly": how much, at `at`, before what comes of it. */
const isSoMuch = (tokens: Tokens, at: number): boolean =>
  tokens[at - 1]?.lower === 'so' && /^(?:ADJ|ADV)$/.test(tokens[at]?.tag ?? '') && !/^(?:far|long|many|much)$/.test(tokens[at]?.lower ?? '')

/** "Some argue it is unfair." to "Some argue that it is unfair." */
export const insertThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    if (!(opensClauseBare(sentence, at, end) || takesClause(sentence, at, end))) continue
    return [compose(sentence.slice(0, at + 1), [word('that', 'SCONJ')], sentence.slice(at + 1))]
  }
  return null
})

/** "was so tired I fell asleep": a verb of being before it, so that no question and no exclamation is meant. */
const isSoFull = (tokens: Tokens, at: number): boolean =>
  isSoMuch(tokens, at) && /^(?:are|be|became|been|felt|got|is|was|were|['’]s)$/.test(tokens[at - 2]?.lower ?? '')

/** "I am sure they know", "told me it was late": a pronoun and its verb follow what stands at `at`. */
const opensClauseBare = (tokens: Tokens, at: number, end: number): boolean =>
  isPronounWord(tokens[at + 1]?.lower) &&
  (isSure(tokens, at) || isTold(tokens, at) || isSoFull(tokens, at)) &&
  !isQuestion(tokens, at) &&
  isFinite(tokens, skipAdverbs(tokens, at + 2, end))

/** Words that open the clause: pronouns, determiners and those who are often spoken of. Sorted. */
const clauseOpeners = wordSet(
  'a an children he her his i it its many most my our people she some students such the their there these they this we you',
)

/** Whether a clause without "that" is the object of the verb at `at`. */
function takesClause(tokens: Tokens, at: number, end: number): boolean {
  const verb = tokens[at]
  if (verb === undefined || !isVerb(verb) || !thatVerbs.has(verb.lemma) || (verb.form === 'participle' && !isFinite(tokens, at)))
    return false
  const next = tokens[at + 1]
  if (next === undefined || isComma(next) || next.tag === 'VERB' || (next.tag === 'ADV' && !isNoun(tokens[at + 2]))) return false
  if (!governs(tokens, at) || isQuestion(tokens, at) || isOfTime(tokens, at, end)) return false
  if (needPronoun.has(verb.lemma) && !isPronounWord(next.lower)) return false
  // "say it wrong", "found it when": what is said, and how.
  if (next.lower === 'it' && tokens[at + 2]?.tag !== 'AUX' && tokens[at + 2]?.form !== '3sg' && verb.lemma !== 'think') return false
  const clause = clauseAt(tokens, at + 1, end)
  if (clause === null || !clause.isSimpleSubject || clause.subjectEnd - clause.start > 7 || hasMark(tokens, at, clause.verb.start))
    return false
  // "We propose a technique aimed at cooling": the participle belongs to the object.
  const first = tokens[clause.verb.start]
  if (first?.tag === 'VERB' && mayBeParticiple(first) && !subjectPronouns.has(next.lower)) return false
  return clauseOpeners.has(next.lower) || (next.tag === 'PROPN' && verb.lemma !== 'mean')
}

/** "While they argued I sat outside": without a comma behind it the main clause begins after the verb at `at`. */
function isOfTime(tokens: Tokens, at: number, end: number): boolean {
  const from = tokens.findLastIndex(({ text, tag }, i) => i < at && (/^[,;:.–—-]$/.test(text) || tag === 'CCONJ')) + 1
  return (
    /^(?:after|although|as|because|before|if|once|since|though|unless|until|when|whenever|while)$/.test(tokens[from]?.lower ?? '') &&
    !tokens.slice(at, end).some(isComma)
  )
}

/** Whether the verb at `at` governs what follows: finite or an infinitive, no aside and no part of a comparison. */
function governs(tokens: Tokens, at: number): boolean {
  const verb = tokens[at]
  const before = tokens[at - 1]
  if (verb === undefined || before === undefined) return false
  const isNegated = /^(?:n['’]t|not)$/.test(before.lower)
  const isInfinitive = before.lower === 'to' || /^(can|could|may|might|must|should|will|would)$/.test(before.lower) || isNegated
  if (/^(DET|ADJ|PART)$/.test(before.tag) && !isInfinitive) return false
  if (tokens[at - 2]?.lower === 'as' || before.lower === 'as' || isLikeSaid(tokens, at)) return false
  if (verb.lemma === 'say' && at < 3 && !isNoun(before) && !subjectPronouns.has(before.lower)) return false
  if (!isFinite(tokens, at) && !isInfinitive && verb.form !== 'ing') return false
  // "To conclude we", "Accurately predicting the response": the words after the verb are its object, or nothing of it.
  if (before.lower === 'to' && (at === 1 || /^(?:maintain|wish)$/.test(verb.lemma))) return false
  return verb.form !== 'ing' || /^(say|think|believe|hope|know|argue|claim)$/.test(verb.lemma)
}

/** "like I said": an aside, in talk. */
const isLikeSaid = (tokens: Tokens, at: number): boolean => tokens[at - 2]?.lower === 'like' && tokens[at - 1]?.tag === 'PRON'

/** "what he thinks it means", "faster than I thought it would", "a game I think we won": the clause may lack what stands before. */
function isQuestion(tokens: Tokens, at: number): boolean {
  const from = tokens.findLastIndex(({ text, tag }, i) => i < at && (/^[,;:.–—-]$/.test(text) || tag === 'CCONJ')) + 1
  const wh = tokens.findLastIndex(
    ({ lower }, i) => i < at && i >= from && /^(?:as|how|than|that|what|where|which|who|whom|why)$/.test(lower),
  )
  const isOwnSubject = /^(?:that|which|who)$/.test(tokens[wh]?.lower ?? '') && skipAdverbs(tokens, wh + 1, at) === at
  // "anyone who believes this should", "a guide who reports a theft has to": the object, and the verb of the main clause.
  if (isOwnSubject) return !/^(?:he|i|she|there|they|we|you)$/.test(tokens[at + 1]?.lower ?? '')
  if (wh >= 0 && at - wh <= 5) return true
  let subject = at - 1
  while (subject > from && !subjectPronouns.has(tokens[subject]?.lower ?? '') && !isNoun(tokens[subject])) subject--
  const isBehindNoun = isNoun(tokens[subject - 1]) || tokens[subject - 1]?.tag === 'ADJ'
  // "At the end I thought": a phrase in front.
  const isFronted = /^(?:ADP|ADV)$/.test(tokens[from]?.tag ?? '') && !tokens.slice(from, subject).some(isVerb)
  return subject > from && subjectPronouns.has(tokens[subject]?.lower ?? '') && isBehindNoun && !isFronted
}

/** Verbs that lose "that" before a pronoun with ease. Sorted. */
const easyVerbs = wordSet(
  `agree assume believe claim decide ensure feel guess hear hope know mean notice pretend realise realize say show suppose think
  wish`,
)
/** Those that lose it before a noun too, which nobody would take for their object. Sorted. */
const beforeNouns = wordSet('guess hope say suppose think wish')

/** "I think that they agree." to "I think they agree." */
export const dropThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (sentence[at]?.lower !== 'that' || isThatAgain(sentence, at, end)) continue
    if (!(isSpared(sentence, at, end) || isSparedBehindPerson(sentence, at, end))) continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

/** "think that S and that T", "say that S", said twice: none may go. */
const isThatAgain = (tokens: Tokens, at: number, end: number): boolean =>
  tokens.slice(at + 1, end).some(({ lower }, i) => lower === 'that' && /^(?:and|or|but|,|not)$/.test(tokens[at + i]?.lower ?? '')) ||
  tokens.some(({ lower }, i) => lower === 'that' && i !== at && isVerb(tokens[i - 1]) && tokens[i - 1]?.lemma === tokens[at - 1]?.lemma)

/** "that it", "that they": a pronoun with its verb. */
const opensWithPronoun = (tokens: Tokens, at: number, end: number): boolean =>
  isPronounWord(tokens[at]?.lower) && isFinite(tokens, skipAdverbs(tokens, at + 1, end))

/** A short subject, seen at once as one: "the law is", "printed books will", "Delia has". */
function opensWithNoun(tokens: Tokens, at: number, end: number): boolean {
  if (/^(?:that|these|this|those)$/.test(tokens[at]?.lower ?? '') || hasMark(tokens, at, Math.min(end, at + 6))) return false
  const clause = clauseAt(tokens, at, end)
  if (clause === null || !clause.isSimpleSubject || clause.subjectEnd - at > 5 || clause.verb.start !== clause.subjectEnd) return false
  const phrase = nounPhraseEnd(tokens, at)
  // "that summer was hot": perhaps that summer.
  const isOfThat = phrase === at + 1 && tokens[at]?.lower === tokens[at]?.lemma
  return phrase === clause.subjectEnd && isNoun(tokens[phrase - 1]) && tokens[at]?.form !== 'ing' && !isOfThat
}

/** Whether the verb before "that" can do without it. */
function isSpared(tokens: Tokens, at: number, end: number): boolean {
  const verb = tokens[at - 1]
  const before = tokens[at - 2]
  if (verb === undefined || before === undefined || verb.tag !== 'VERB' || !easyVerbs.has(verb.lemma)) return false
  if (formsOfBe.has(before.lower) || /^(?:been|being|commonly|generally|often|usually|widely)$/.test(before.lower)) return false
  if (/^(?:and|or|,)$/.test(before.lower)) return false
  // "know it", "feel it": without "that" the pronoun is an object at first.
  const isObject = /^(?:ensure|feel|hear|know|learn|mean|notice|realise|realize|show)$/.test(verb.lemma)
  if (isObject && /^(?:it|there|you)$/.test(tokens[at + 1]?.lower ?? '')) return false
  // "it would be too simple to say that the novel": what is weighed keeps its "that".
  const takesNoun = beforeNouns.has(verb.lemma) && before.lower !== 'to' && verb.form !== 'ing'
  return opensWithPronoun(tokens, at + 1, end) || (takesNoun && opensWithNoun(tokens, at + 1, end))
}

/** "I am sure that they", "told me that the": somebody's mind, and what is in it. */
const isSparedBehindPerson = (tokens: Tokens, at: number, end: number): boolean =>
  (tokens[at - 1]?.lower !== 'aware' &&
    isSure(tokens, at - 1) &&
    (opensWithPronoun(tokens, at + 1, end) || (tokens[at - 1]?.lower === 'sure' && opensWithNoun(tokens, at + 1, end)))) ||
  ((isTold(tokens, at - 1) || isSoFull(tokens, at - 1)) && opensWithPronoun(tokens, at + 1, end))
