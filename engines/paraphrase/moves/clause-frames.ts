import { comma, compose, lowerFirst, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { possessives } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isPerson, isVerb, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { spanOf } from '../../languages/en/parse/tree.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { isForm, saidAt, takesUpSubject } from './frames.ts'
import { clauseOf, mainClauseOf, type ParsedClause } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Objects as the subjects they become: "allows them to" is "they can". */
const subjectOf: Readonly<Record<string, string>> = { her: 'she', him: 'he', me: 'I', them: 'they', us: 'we', you: 'you' }

/** What the helped one then does: "allows" to "can"; null where the time is not plain. */
function canOf(tokens: Tokens, { verbStart, head }: ParsedClause): Tokens | null {
  const group = tokens.slice(verbStart, head + 1).map(({ lower }) => lower)
  const [first] = group
  if (group.length === 1) {
    const form = tokens[head]?.form
    return form === 'past' || form === 'participle' ? [word('could', 'AUX', 'past')] : [word('can', 'AUX')]
  }
  if (group.length !== 2) return null
  if (first === 'would' || first === 'could') return [word('could', 'AUX', 'past')]
  if (first === 'can') return [word('can', 'AUX')]
  return first === 'will' ? words('will be able to', 'AUX') : null
}

type Help = { readonly main: ParsedClause; readonly to: number; readonly topic: Tokens; readonly doer: Tokens }

/** Words that deny or relate, and so hold the clause in its shape: "the plan that". Sorted. */
const holding = wordSet('neither no not only that what which who')

/** Words for many people that sound like words for a state: "allows the community to". Sorted. */
const manyAsOne = wordSet(
  'administration audience community government humanity management organisation organization parliament population university',
)

/** The main clause "X allows Y to V": its parts; null where somebody gives leave, or more hangs on it. */
function helpAt(sentence: Tokens): Help | null {
  const main = mainClauseOf(sentence)
  if (!main || main.subject.certainty < 0.9 || main.subject.end !== main.verbStart) return null
  const { subject, head, conjuncts } = main
  if (!/^(?:allow|enable)$/.test(sentence[head]?.lemma ?? '') || !(subject.start === 0 || leadEnd(sentence) === subject.start)) return null
  const to = sentence.findIndex(({ lower }, i) => i > head && lower === 'to')
  const [topic, doer] = [sentence.slice(subject.start, subject.end), sentence.slice(head + 1, to)]
  if (to < head + 2 || sentence[to + 1]?.form !== 'base' || doer.length > 6 || doer.some((token) => isVerb(token) || isComma(token)))
    return null
  if (conjuncts.some((part) => clauseOf(sentence, part.head) === null)) return null
  const isGiver = isPerson(sentence, subject.start, subject.end) === true || topic.some((token) => isComma(token) || token.tag === 'PROPN')
  const isPointer = topic.length === 1 && !isForm(topic[0], /^this$/) && !isNoun(topic[0])
  // "banking apps": a doing or a thing?
  const isUnclear = topic.length > 1 && subject.head !== subject.start && /ing$/.test(topic[0]?.lower ?? '')
  if (isGiver || isPointer || isUnclear || topic.length > 9 || hasWord(topic, holding)) return null
  // "this in turn", "most shops": no one thing to thank; "allows for tests to run", "allows easy growth to go on": nobody who can.
  const isLoose = isForm(topic.at(-1), /^turn$/) || isForm(topic[0], /^(?:all|many|most|several|some)$/)
  const hasNoDoer =
    doer[0]?.tag === 'ADP' ||
    (!hasWord(doer.slice(-1), manyAsOne) && /(?:ance|ence|ing|ity|ment|ness|sion|tion)$/.test(doer.at(-1)?.lower ?? ''))
  if (isLoose || hasNoDoer || isForm(sentence[to + 2], /^able$/)) return null
  return doer.length === 1 || doer.every(({ tag }) => tag !== 'PRON') ? { main, to, topic, doer } : null
}

/** "The grant allows students to travel." to "Thanks to the grant, students can travel." */
export const thanksCan: Structure['apply'] = rearrange((sentence, end) => {
  const help = helpAt(sentence)
  const can = help && canOf(sentence, help.main)
  if (!help || !can || takesUpSubject(sentence, help.to)) return null
  // "as well as giving them time": what the topic does besides.
  if (sentence.some(({ lower }, i) => lower === 'well' && isForm(sentence[i + 1], /^as$/) && sentence[i + 2]?.form === 'ing')) return null
  const { main, to, topic, doer } = help
  const { subject, verbStart } = main
  // "to rest and to eat": one "can" serves both.
  const tail = sentence
    .slice(to + 1, end)
    .filter(({ lower }, i, all) => !(lower === 'to' && /^(?:and|or)$/.test(all[i - 1]?.lower ?? '') && all[i + 1]?.form === 'base'))
  const name = doer.map((token) => (doer.length === 1 ? withText(token, subjectOf[token.lower] ?? token.text) : token))
  const isDoing = topic.length > 1 && subject.head === subject.start && /ing$/.test(topic[0]?.lower ?? '')
  const isReal = !isForm(sentence[verbStart], /^(?:could|would)$/)
  const by = words(isDoing ? 'by' : isReal ? 'thanks to' : 'with', 'ADP')
  const isThis = topic.length === 1 && isForm(topic[0], /^this$/)
  const opening = isThis ? words('in this way', 'ADP') : compose(by, subject.start === 0 ? lowerFirst(topic) : topic)
  return [compose(sentence.slice(0, subject.start), opening, [comma()], name, can, tail, sentence.slice(end))]
})

/** "What we need is more time." to "We need more time."; "What worries us is that X" to "It worries us that X". */
export const whatPlain: Structure['apply'] = rearrange((sentence, end) => {
  const lead = sentence[0]?.lower === 'what' ? 0 : leadEnd(sentence)
  if (sentence[lead]?.lower !== 'what') return null
  const main = mainClauseOf(sentence)
  if (!main || main.subject.start !== lead || main.verbStart !== main.head || main.conjuncts.length > 0) return null
  const be = main.head
  if (!isForm(sentence[be], /^(?:is|was|are|were)$/) || main.subject.end !== be) return null
  const inner = sentence.slice(lead + 1, be)
  const value = sentence.slice(be + 1)
  if (value.length < 2 || inner.some((token) => isComma(token)) || isForm(value[0], /^(?:not|n't|less|how|whether|why|what|when|where)$/))
    return null
  const verb = main.subject.head
  const clause = clauseOf(sentence, verb)
  return clause && clause.subject.start > lead ? objectPlain(sentence, { clause, lead, be, end }) : emotionPlain(sentence, { lead, be })
})

type What = { readonly clause: ParsedClause; readonly lead: number; readonly be: number; readonly end: number }

function objectPlain(sentence: Tokens, { clause, lead, be, end }: What): readonly Tokens[] | null {
  const verb = sentence[clause.head]
  const value = sentence.slice(be + 1, end)
  if (!verb || clause.subject.start !== lead + 1 || /^(?:be|call|do|happen|like|look|mean)$/.test(verb.lemma)) return null
  const isThat = value[0]?.lower === 'that'
  const isThing = /^(?:ADJ|DET|NOUN|NUM|PRON)$/.test(value[0]?.tag ?? '') && !isThat
  if (!(isThing || (isThat && telling.has(verb.lemma)))) return null
  const rest = sentence.slice(clause.head + 1, be)
  // "What you really hear is", "What I will say is": set against what was said before.
  const isStressed = hasWord(sentence.slice(lead, be), stressing) || isForm(sentence[clause.verbStart], /^(?:did|do|does)$/)
  if (isStressed || (verb.lemma === 'say' && clause.verbStart < clause.head)) return null
  // "What I miss in my job is contact": the place comes behind a short object.
  const isShort = value.length < 7 && !value.some((token) => isComma(token) || /^(?:that|which|who)$/.test(token.lower))
  if (rest.length > 0 && (!isShort || rest[0]?.tag !== 'ADP')) return null
  return [compose(sentence.slice(0, lead), sentence.slice(lead + 1, clause.head + 1), value, rest, sentence.slice(end))]
}

/** Words that set the thing against another: "what you really hear". Sorted. */
const stressing = wordSet('actually mostly only primarily really simply truly')

/** Verbs that have a fact for their object: "the trials show that". Sorted. */
const telling = wordSet('argue believe claim conclude demonstrate find know prove reveal say see show suggest think')

/** What facts do to people: "it puzzles biologists that". Sorted. */
const moving = wordSet(
  `amaze annoy astonish bother concern disturb frighten impress irritate please puzzle shock strike surprise trouble upset worry`,
)

/** Words that say how much it moves: "what worries me most". Sorted. */
const grading = wordSet('least most really')

function emotionPlain(sentence: Tokens, { lead, be }: { readonly lead: number; readonly be: number }): readonly Tokens[] | null {
  const [verb, next] = sentence.slice(lead + 1, be)
  if (!verb || sentence[be + 1]?.lower !== 'that' || saidAt(sentence, be + 1) === null) return null
  const isMoving = verb.tag === 'VERB' && moving.has(verb.lemma) && next !== undefined && !hasWord(sentence.slice(lead + 1, be), grading)
  const isState =
    /^(?:is|seems|was)$/.test(verb.lower) &&
    next !== undefined &&
    (next.tag === 'ADJ' || next.tag === 'ADV') &&
    sentence[be - 1]?.tag === 'ADJ' &&
    be - lead < 6
  return isMoving || isState
    ? [compose(sentence.slice(0, lead), [word('it', 'PRON')], sentence.slice(lead + 1, be), sentence.slice(be + 1))]
    : null
}

/** What can be named as one of its kind: "the main cause of". Sorted. */
const ranked = wordSet(
  `advantage aim aspect benefit cause challenge complaint concern danger difficulty disadvantage drawback driver example factor feature
  finding form goal issue motive obstacle point problem purpose reason result risk shortcoming source strength task threat type weakness`,
)
/** What ranks a thing among its kind: "the leading cause". */
const ranks = /^(?:best|biggest|chief|commonest|decisive|greatest|key|largest|leading|main|major|most|only|primary|principal|worst)$/

/** "the main source of error": a phrase that names one thing by its rank. */
function isRanked(tokens: Tokens, start: number, end: number, head: number): boolean {
  const phrase = tokens.slice(start, end)
  return (
    phrase[0]?.lower === 'the' &&
    phrase.length < 9 &&
    phrase.slice(1, 3).some(({ lower }) => ranks.test(lower)) &&
    ranked.has(tokens[head]?.lemma ?? '') &&
    !phrase.some((token) => isComma(token) || isVerb(token) || possessives.has(token.lower))
  )
}

/** ", because we slept", ", although": what may follow either order. */
const opensReason = (tokens: Tokens, at: number): boolean =>
  isComma(tokens[at]) && isForm(tokens[at + 1], /^(?:although|as|because|but|since|though)$/)

/** "Noise is the main problem." to "The main problem is noise.", and the other way round. */
function rankTurned(sentence: Tokens, end: number, isRankFirst: boolean): readonly Tokens[] | null {
  const main = mainClauseOf(sentence)
  if (!main || main.conjuncts.length > 0 || main.head !== main.verbStart || main.subject.certainty < 0.9 || main.subject.end !== main.head)
    return null
  const { head, subject } = main
  const from = isForm(sentence[head + 1], /^(?:certainly|clearly|perhaps|possibly|probably|undoubtedly)$/) ? head + 2 : head + 1
  const value = main.phrases.find(({ relation, start }) => relation === 'predicative' && start === from)
  const be = sentence[head]
  if (
    !value ||
    !(value.end === end || opensReason(sentence, value.end)) ||
    !be ||
    !isForm(be, /^(?:is|was|are|were)$/) ||
    !(subject.start === 0 || leadEnd(sentence) === subject.start)
  )
    return null
  const [rank, thing] = isRankFirst ? [subject, value] : [value, subject]
  const phrase = sentence.slice(thing.start, thing.end)
  if (!isRanked(sentence, rank.start, rank.end, rank.head) || !isNoun(sentence[thing.head]) || phrase.length > (isRankFirst ? 7 : 9))
    return null
  if (
    phrase.some((token) => isComma(token) || isVerb(token) || (token.tag === 'PRON' && !isForm(token, /^(?:my|our|your)$/))) ||
    isForm(phrase[0], /^(?:another|this|these|such|that|those|one)$/)
  )
    return null
  if (phrase.length === 1 && !isRankFirst && phrase[0]?.tag === 'PRON') return null
  if (numberOf(sentence, subject.start, subject.end) !== numberOf(sentence, value.start, value.end)) return null
  const first = sentence.slice(subject.start, subject.end)
  return [
    compose(
      sentence.slice(0, subject.start),
      sentence.slice(value.start, value.end),
      sentence.slice(head, from),
      subject.start === 0 ? lowerFirst(first) : first,
      sentence.slice(value.end),
    ),
  ]
}

/** "Noise is the main problem." to "The main problem is noise." */
export const rankFirst: Structure['apply'] = rearrange((sentence, end) => rankTurned(sentence, end, false))

/** "The main problem is noise." to "Noise is the main problem." */
export const rankLast: Structure['apply'] = rearrange((sentence, end) => rankTurned(sentence, end, true))

/** Words that deny or narrow what there is: "there are few shops that". Sorted. */
const denying = wordSet('few little no nobody none not nothing only')

/** "Under this layer there are cells that reflect light." to "Under this layer, cells reflect light"; "There are two points that matter" to "Two points matter". */
export const thereDropped: Structure['apply'] = rearrange((sentence, end) => {
  const main = mainClauseOf(sentence)
  if (!main || main.conjuncts.length > 0 || sentence[main.subject.start]?.lower !== 'there' || main.head !== main.verbStart) return null
  const { subject, head } = main
  const relative = sentence.findIndex(({ lower }, i) => i > head + 1 && /^(?:that|which|who)$/.test(lower))
  const verb = sentence[relative + 1]
  const phrase = sentence.slice(head + 1, relative)
  if (
    !isForm(sentence[head], /^(?:are|is|was|were)$/) ||
    relative < 0 ||
    phrase.length > 9 ||
    !isVerb(verb) ||
    phrase.some((token) => isComma(token))
  )
    return null
  const last = phrase.at(-1)
  const first = phrase[0]
  // "there are also jobs that", "there are so many": the adverb would have no verb.
  if (first?.tag === 'ADV' || isForm(first, /^(?:also|even|just|so|still|such|too)$/)) return null
  // "there was a gate that was no barrier": what it was is all that is said.
  const isState =
    isForm(verb, /^(?:are|is|was|were)$/) &&
    !/^(?:ing|participle)$/.test(sentence.slice(relative + 2, relative + 4).find(isVerb)?.form ?? '')
  if (isState) return null
  const tree = treeOf(sentence)
  const relativeHead = tree.heads[relative] ?? -1
  if (
    !isNoun(last) ||
    !first ||
    relativeHead < relative ||
    tree.heads[relativeHead] !== head + phrase.length ||
    spanOf(tree, relativeHead).end < end ||
    hasWord(phrase, denying)
  )
    return null
  // "examples of people who": of which of the two is it said?
  const joint = phrase.findIndex(({ tag }) => tag === 'ADP')
  if (joint > 0 && !(isForm(phrase[joint], /^of$/) && isForm(phrase[joint - 1], /^(?:couple|kinds|lot|number|range|types)$/))) return null
  const isCounted = /^(?:DET|NUM)$/.test(first.tag) || isForm(first, /^(?:countless|many|more|numerous|other|several|some|various)$/)
  const isBarePlural = numberOf(sentence, head + 1, relative) === 'plural'
  if (!isCounted && !isBarePlural) return null
  const thing = isCounted || (subject.start > 0 && sentence[relative]?.lower !== 'who') ? phrase : compose([word('some', 'DET')], phrase)
  const opening = sentence.slice(0, subject.start)
  // "When in a class there is": half a clause.
  if (isForm(opening[0], /^(?:although|because|if|since|though|when|where|while)$/) && !opening.some(isVerb)) return null
  const needsComma = opening.length > 0 && !isComma(opening.at(-1)) && opening.at(-1)?.tag !== 'CCONJ'
  return [compose(opening, needsComma ? [comma()] : [], thing, sentence.slice(relative + 1))]
})
