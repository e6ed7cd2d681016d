import { compose, comma, lowerFirst, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { modals } from '../../languages/en/grammar/grammar-words.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isPerson, isVerb, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { spanOf } from '../../languages/en/parse/tree.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { isForm, takesUpSubject } from './frames.ts'
import { clauseOf, mainClauseOf, type ParsedClause } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What is demanded of somebody: "it is vital for schools to". Sorted. */
const demanding = wordSet('critical crucial desirable essential imperative important necessary vital')

/** "It is vital for schools to act." to "It is vital that schools act." */
export const forToThat: Structure['apply'] = rearrange((sentence) => {
  for (let at = 2; at < sentence.length - 4; at++) {
    if (sentence[at]?.lower !== 'for' || !demanding.has(sentence[at - 1]?.lower ?? '')) continue
    const to = sentence.findIndex(({ lower }, i) => i > at && lower === 'to')
    const isFrame = sentence.slice(Math.max(0, at - 5), at - 1).some(({ lower }) => lower === 'it')
    const doer = sentence.slice(at + 1, to)
    const verb = sentence[to + 1]
    if (!isFrame || to < at + 2 || doer.length > 6 || verb?.form !== 'base' || verb.lemma === 'be' || !isNoun(doer.at(-1))) return null
    // "than it is for them to learn", "to act and to save": the other half would keep its "to".
    const isPaired = sentence
      .slice(to + 2)
      .some(({ lower }, i, rest) => lower === 'than' || (lower === 'to' && /^(?:,|and|but|not|or)$/.test(rest[i - 1]?.lower ?? '')))
    if (isPaired) return null
    const isPlural = numberOf(sentence, at + 1, to) === 'plural' && !doer.some((token) => isVerb(token) || isComma(token))
    return isPlural ? [compose(sentence.slice(0, at), [word('that', 'SCONJ')], doer, sentence.slice(to + 1))] : null
  }
  return null
})

/** How an action goes, said of what it is done to: "hard to find". Sorted. */
const tough = wordSet('difficult easier easy hard harder impossible')

type Tough = { readonly clause: ParsedClause; readonly to: number }

/** The clause "S is (very) hard to V" with its verb at `head`: where its words stand. */
function toughAt(sentence: Tokens, head: number): Tough | null {
  const main = clauseOf(sentence, head)
  if (!main || main.subject.certainty < 0.8 || main.subject.end !== main.verbStart) return null
  const to = sentence.findIndex(({ lower }, i) => i > main.head && lower === 'to')
  const isBe = isForm(sentence[main.head], /^(?:are|be|been|is|was|were)$/)
  const adverbs = sentence.slice(main.head + 1, to - 1)
  if (
    !isBe ||
    to < 0 ||
    !tough.has(sentence[to - 1]?.lower ?? '') ||
    adverbs.some(({ tag, lower }) => tag !== 'ADV' || /^(?:also|enough|equally|even|just|only|too)$/.test(lower))
  )
    return null
  return sentence[to + 1]?.form === 'base' && sentence[to + 1]?.tag === 'VERB' ? { clause: main, to } : null
}

/** Verbs that may do without an object, so that "hard to work" is not said of a thing. Sorted. */
const loneVerbs = wordSet(
  'act begin breathe come do eat get go live look move read say see sleep speak stay survive talk think walk work write',
)

/** Words that point back, ask, or change what is said when they move: "such figures". Sorted. */
const scoped = wordSet('all another even every few how no none nothing only other second such that these this those what which who whose')

/** "The figures are hard to compare." to "It is hard to compare the figures." */
export const toughLowered: Structure['apply'] = rearrange((sentence, end) => {
  for (let head = 1; head < end - 2; head++) {
    const found = isForm(sentence[head], /^(?:are|be|been|is|was|were)$/) ? toughAt(sentence, head) : null
    if (found) return loweredAt(sentence, found, end)
  }
  return null
})

/** Where what the phrase hangs on ends: "hard to judge by eye", "hard to judge, because". */
function mayComeBefore(tokens: Tokens, at: number, end: number): boolean {
  const next = tokens[at]
  if (at >= end || isForm(next, /^(?:because|without)$/)) return true
  if (isComma(next)) {
    const isOwn = tokens.slice(at + 2, at + 5).some((token) => isForm(token, /^(?:he|it|its|she|their|they)$/))
    return isForm(tokens[at + 1], /^(?:although|and|as|because|but|since|though)$/) && !isOwn
  }
  const stop = tokens.findIndex((token, i) => i > at && (i >= end || token.tag === 'PUNCT'))
  return isForm(next, /^(?:by|with)$/) && stop - at < 5 && (stop >= end || isComma(tokens[stop])) && tokens[stop - 1]?.tag === 'NOUN'
}

function loweredAt(sentence: Tokens, { clause, to }: Tough, end: number): readonly Tokens[] | null {
  const { subject, verbStart, phrases, conjuncts } = clause
  const topic = sentence.slice(subject.start, subject.end)
  const verb = sentence[to + 1]
  const be = sentence[verbStart]
  if (!be || !verb || loneVerbs.has(verb.lemma) || !mayComeBefore(sentence, to + 2, end)) return null
  if (topic.length > 8 || topic.some((token) => isComma(token) || isVerb(token) || token.tag === 'CCONJ')) return null
  if ((topic.length === 1 && !isNoun(topic[0])) || hasWord(topic, scoped)) return null
  if (conjuncts.some(({ head }) => clauseOf(sentence, head) === null)) return null
  // "For a beast with no brain, it is hard to fool", "which roofs are hard to repair".
  const isSaidOf = phrases.some(
    ({ start }) =>
      start < subject.start && isForm(sentence[start], /^(?:as|for|like|unlike)$/) && !isForm(sentence[start + 2], /^reasons?$/),
  )
  const before = sentence[subject.start - 1]
  if (
    isSaidOf ||
    (before?.tag === 'CCONJ' && !isComma(sentence[subject.start - 2])) ||
    isForm(before, /^(?:how|what|which|whose|with)$/) ||
    /^(?:ADJ|DET|NOUN|NUM|VERB)$/.test(before?.tag ?? '')
  )
    return null
  const finite = modals.has(be.lower)
    ? be
    : withText(be, isForm(be, /^(?:was|were)$/) ? 'was' : isForm(be, /^ha(?:s|ve)$/) ? 'has' : be.lower === 'had' ? 'had' : 'is')
  return [
    compose(
      sentence.slice(0, subject.start),
      [word('it', 'PRON'), finite],
      sentence.slice(verbStart + 1, to + 2),
      subject.start === 0 ? lowerFirst(topic) : topic,
      sentence.slice(to + 2),
    ),
  ]
}

/** What can be said of an action: "it is wise to wait". Sorted. */
const ofActions = wordSet(
  `advisable beneficial better common critical crucial dangerous difficult easier easy essential expensive fair fun hard harder harmful
  helpful important impossible interesting necessary normal pointless risky safe sensible simple simpler tempting unfair unhealthy
  unnecessary unwise useful useless vital wise worthwhile wrong`,
)

/** Whether the tokens from `at` open what may stand behind either order: the end, another clause. */
const opensRest = (tokens: Tokens, at: number, end: number): boolean => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (at >= end) return true
  const isClause = isComma(first) && /^(?:although|and|as|because|but|since|so|though|whereas|while)$/.test(second?.lower ?? '')
  return (
    (isClause || /^(?:because|when)$/.test(first?.lower ?? '')) &&
    !/^(?:it|its|this|which)$/.test(tokens[isClause ? at + 2 : at + 1]?.lower ?? '')
  )
}

/** Words that show a second verb in a subject: "finding what is lost". Sorted. */
const clausal = wordSet('are is not to was were')

/** Behind "for most pupils", who come with the adjective: "useful for most pupils". */
function forWhomEnd(tokens: Tokens, at: number, end: number): number {
  const stop = tokens.findIndex((token, i) => i > at && (i >= end || isComma(token)))
  const isShort = isForm(tokens[at], /^for$/) && stop > at + 1 && stop - at < 6
  const isPlain = !tokens.slice(at + 1, stop).some((token) => isVerb(token) || /^(?:ADP|CCONJ|PRON)$/.test(token.tag))
  return isShort && isPlain && isPerson(tokens, at + 1, stop) === true ? stop : at
}

/** "Detecting such faults is difficult." to "It is difficult to detect such faults." */
export const doingToIt: Structure['apply'] = rearrange((sentence, end) => {
  const main = mainClauseOf(sentence)
  if (!main || main.subject.certainty < 0.5 || main.subject.end !== main.verbStart) return null
  const { subject, head, verbStart, conjuncts } = main
  // "However, finding a room is hard": the parser may take the connective along.
  const from = Math.max(subject.start, leadEnd(sentence))
  const verb = sentence[from]
  if (!verb || subject.head !== from || verb.form !== 'ing' || verb.tag !== 'VERB' || !/^(?:be|is|was)$/.test(sentence[head]?.lower ?? ''))
    return null
  const doing = sentence.slice(from + 1, subject.end)
  if (doing.length === 0 || doing.length > 9 || doing.some(isComma) || hasWord(doing, clausal)) return null
  let adjective = head + 1
  while (sentence[adjective]?.tag === 'ADV') adjective++
  if (
    !ofActions.has(sentence[adjective]?.lower ?? '') ||
    adjective > head + 3 ||
    conjuncts.some((part) => clauseOf(sentence, part.head) === null)
  )
    return null
  const isAimed = isForm(sentence[adjective + 1], /^in$/) && isForm(sentence[adjective + 2], /^order$/)
  const rest = isAimed ? adjective + 1 : forWhomEnd(sentence, adjective + 1, end)
  if (!isAimed && !opensRest(sentence, rest, end)) return null
  return [
    compose(
      sentence.slice(0, from),
      [word('it', 'PRON')],
      sentence.slice(verbStart, rest),
      [word('to', 'PART'), withText(verb, verb.lemma, { form: 'base' })],
      doing,
      sentence.slice(rest),
    ),
  ]
})

/** "It is difficult to detect such faults." to "Detecting such faults is difficult." */
export const itToDoing: Structure['apply'] = rearrange((sentence, end) => {
  const main = mainClauseOf(sentence)
  if (!main || sentence[main.subject.start]?.lower !== 'it' || main.subject.end !== main.verbStart) return null
  const { subject, head, verbStart, conjuncts } = main
  const to = sentence.findIndex(({ lower }, i) => i > head && lower === 'to')
  const verb = sentence[to + 1]
  const isFrame =
    /^(?:be|is|was)$/.test(sentence[head]?.lower ?? '') && to > 0 && to - head < 4 && ofActions.has(sentence[to - 1]?.lower ?? '')
  if (!isFrame || verb?.form !== 'base' || verb.tag !== 'VERB' || telling.has(verb.lemma)) return null
  // "so small that it is simple to navigate in an hour": what "it" names is navigated.
  if (/^(?:at|by|during|in|within|without)$/.test(sentence[to + 2]?.lower ?? '')) return null
  // "On busy links it is hard to count": "links counting" would be read as one.
  if (subject.start > 0 && /^(?:ADJ|NOUN|PROPN)$/.test(sentence[subject.start - 1]?.tag ?? '')) return null
  if (sentence.slice(head + 1, to - 1).some(({ tag, lower }) => tag !== 'ADV' || /^(?:also|only|still|too)$/.test(lower))) return null
  const action = spanOf(treeOf(sentence), to + 1)
  const stop = sentence.findIndex((token, i) => i > to && (i >= end || isComma(token) || /^(?:because|when)$/.test(token.lower)))
  const doing = sentence.slice(to + 2, stop)
  const isShort =
    doing.length > 0 &&
    doing.length < 9 &&
    action.end >= stop &&
    !doing.some((token) => isVerb(token) || /^(?:to|that|than|as|if|who|which|whether|how|what)$/.test(token.lower))
  if (!isShort || !opensRest(sentence, stop, end) || conjuncts.some((part) => clauseOf(sentence, part.head) === null)) return null
  const gerund = inflected(verb, 'ing')
  return [compose(sentence.slice(0, subject.start), [gerund], doing, sentence.slice(verbStart, to), sentence.slice(stop))]
})

/** Verbs after "it is wrong to" that announce what follows. Sorted. */
const telling = wordSet('add ask be conclude have know mention note remember say see state stress suppose think')

/** "The lift makes it easier to reach the roof." to "Thanks to the lift, it is easier to reach the roof."; what hinders comes with "because of". */
export const makesIt: Structure['apply'] = rearrange((sentence) => {
  const main = mainClauseOf(sentence)
  if (
    !main ||
    main.subject.certainty < 0.9 ||
    main.subject.end > main.verbStart ||
    main.conjuncts.some(({ head }) => clauseOf(sentence, head) === null)
  )
    return null
  const { subject, head, verbStart } = main
  const adjective = sentence[head + 2]?.lower ?? ''
  const next = sentence[head + 3]?.lower ?? ''
  const isEase = /^(?:easier|easy|possible|simpler)$/.test(adjective)
  const isFrame = sentence[head]?.lemma === 'make' && sentence[head + 1]?.lower === 'it' && /^(?:for|to)$/.test(next)
  if (
    !isFrame ||
    !(isEase || /^(?:difficult|hard|harder|impossible)$/.test(adjective)) ||
    !(subject.start === 0 || leadEnd(sentence) === subject.start)
  )
    return null
  if (takesUpSubject(sentence, head)) return null
  const topic = sentence.slice(subject.start, subject.end)
  const isPointer = topic.some(({ tag }) => tag === 'PROPN') || (topic.length === 1 && !isNoun(topic[0]) && topic[0]?.lower !== 'this')
  if (
    isPointer ||
    topic.length > 8 ||
    topic.some((token) => isComma(token) || isVerb(token)) ||
    isPerson(sentence, subject.start, subject.end) === true
  )
    return null
  const before = sentence.slice(subject.end, head)
  const adverbs = before.filter(({ tag }) => tag === 'ADV')
  const modal = before.filter(({ tag }) => tag !== 'ADV')
  const form = sentence[head]?.form
  const finite = form === 'past' || form === 'participle' ? 'was' : 'is'
  if (modal.length > 1 || (modal[0] && !/^(?:can|could|may|might|will|would)$/.test(modal[0].lower)) || verbStart < subject.end) return null
  const be = modal[0] ? [modal[0], ...adverbs, word('be', 'AUX', 'base')] : [word(finite, 'AUX', null, 'be'), ...adverbs]
  const opening = compose(words(isEase ? 'thanks to' : 'because of', 'ADP'), subject.start === 0 ? lowerFirst(topic) : topic)
  return [compose(sentence.slice(0, subject.start), opening, [comma(), word('it', 'PRON')], be, sentence.slice(head + 2))]
})
