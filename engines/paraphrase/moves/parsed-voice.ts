import { mayBeParticiple } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { modals, possessives } from '../../languages/en/grammar/grammar-words.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isPerson, isVerb, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { certaintyWithin, clauseOf, mainClauseOf, phrasesOf, type ParsedClause, type Phrase } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Participles whose "by" names no doer, or whose active form would mean something else: "followed by a lake". Sorted. */
const noActive = wordSet(
  `accompany amaze astonish base bear bound characterise characterize divide employ entitle explain follow impress increase know locate mark measure
  multiply obtain please possess precede reduce replace result separate situate strike succeed surprise surround worry`,
)

/** What is done by a method as well as by somebody: "calculated by a simple model". Sorted. */
const byMethod = wordSet(
  `achieve analyse analyze assess calculate compute confirm describe detect determine estimate examine generate give identify illustrate investigate
  obtain perform predict produce quantify represent score separate solve study test write`,
)

/** Nouns after "by" that are no doers: "by accident", "by the end", "by a factor of ten". Sorted. */
const noAgent = wordSet(
  `accident amount analysis beginning birth bus car centimetre chance close comparison contrast course day deadline default degree design
  email end evening fact factor foot force half hand hour inch itself kilometre law mail margin mean means measure method metre mile
  mistake month morning name nature night noon order other others percent percentage phone plane point post procedure process rate road sea second ship
  start subset technique telephone themselves third time train use virtue way week year`,
)

/** Adverbs that sit well before a participle and badly before a verb with an object: "widely used". Sorted. */
const ofParticiples = wordSet(
  `badly best better closely commonly easily hardly heavily highly ill largely less more most mostly much poorly readily so too very well
  widely`,
)

/** Times that belong to what was done, not to the doer: "by a nurse in March". Sorted. */
const timeWords = wordSet(
  `april august autumn century december february january july june march monday month morning november october september spring summer week
  winter year`,
)

/** Words that change what is said when they change places: "no student was helped by every teacher". Sorted. */
const scoped = wordSet('all any both each either even every few fewer hardly neither never no nobody none not nothing only or')

/** Pronouns that keep the thread of the text at the front: "it was built by a lord". Sorted. */
const threads = wordSet('he her him i it one ones she that them these they this those us we which who whom whose you')

/** Words that ask or relate, and so must open their clause: "what was written by them". Sorted. */
const askers = wordSet('how what whatever which whichever who whom whose why')

/** Plurals without -s that may be taken for singulars: "spectra". Sorted. */
const hiddenPlurals = wordSet('algae foci formulae loci maxima minima momenta nuclei optima quanta radii spectra strata')

/** The number of a phrase; null where its head hides it. */
const plainNumber = (tokens: Tokens, start: number, end: number): Number | null =>
  hasWord(tokens.slice(start, end), hiddenPlurals) ? null : numberOf(tokens, start, end)

/** The words between the first verb of the group and the main one that are no verbs; null where they are not all adverbs. */
function adverbsWithin(tokens: Tokens, { verbStart, head }: ParsedClause): Tokens | null {
  const inner = tokens.slice(verbStart, head).filter((token) => !isVerb(token))
  return inner.every(({ tag }) => tag === 'ADV') ? inner : null
}

/** The verb group in the active: "has often been used" to "has often used"; null where number or tense is not plain. */
function activeGroup(tokens: Tokens, clause: ParsedClause, number: Number | null): Tokens | null {
  const adverbs = adverbsWithin(tokens, clause)
  const verbs = tokens.slice(clause.verbStart, clause.head).filter((token) => isVerb(token))
  const [first, second] = verbs
  const participle = tokens[clause.head]
  if (!adverbs || !first || !participle || first.space === '' || inflectVerb(participle.lemma, 'participle') !== participle.lower)
    return null
  if (verbs.length === 1) {
    if (/^(?:was|were)$/.test(first.lower)) return compose(adverbs, [inflected(participle, 'past')])
    const isPresent = number !== null && /^(?:are|is)$/.test(first.lower)
    return isPresent ? compose(adverbs, [inflected(participle, number === 'plural' ? 'pl' : '3sg')]) : null
  }
  if (verbs.length !== 2 || !second) return null
  if (second.lower === 'be' && modals.has(first.lower)) return compose([first], adverbs, [inflected(participle, 'base')])
  if (second.lower !== 'been' || (number === null && first.lower !== 'had')) return null
  const have = first.lower === 'had' ? first : withText(first, number === 'plural' ? 'have' : 'has')
  return compose([have], adverbs, [participle])
}

/** "out" of "carried out": a particle right behind the main verb. */
const particleEnd = (tokens: Tokens, { head }: ParsedClause): number =>
  /^(?:away|back|down|in|off|on|out|up)$/.test(tokens[head + 1]?.lower ?? '') &&
  /^(?:by|the|a|an|this|these)$/.test(tokens[head + 2]?.lower ?? '')
    ? head + 2
    : head + 1

/** A doer that can stand first: a noun phrase without a verb, a pronoun of what was named, or a word that changes what is meant. */
function mayLead(tokens: Tokens, start: number, end: number): boolean {
  const phrase = tokens.slice(start, end)
  const first = phrase[0]
  // "by the settlers in the 1540s": the time would come to belong to the doer.
  if (
    phrase.some(({ tag }, i) => tag === 'ADP' && phrase.slice(i).some((token) => /^\d{4}/.test(token.text) || timeWords.has(token.lemma)))
  )
    return false
  const head = phrase.find((token, i) => isNoun(token) && !isNoun(phrase[i + 1]))
  const isBare =
    phrase.length === 1 &&
    first?.tag === 'NOUN' &&
    first.lower === first.lemma &&
    !/^(?:evidence|industry|people|society)$/.test(first.lower)
  return (
    first !== undefined &&
    head !== undefined &&
    phrase.length <= 9 &&
    !isBare &&
    !noAgent.has(head.lemma) &&
    !hasWord(phrase, scoped) &&
    !hasWord(phrase, threads) &&
    !phrase.some(
      ({ lower, tag, text, form }) =>
        (possessives.has(lower) && !/^(?:my|our|your)$/.test(lower)) || tag === 'AUX' || text === ',' || (tag === 'VERB' && form === 'ing'),
    ) &&
    !/\d|%/.test(first.text)
  )
}

/** Whether a verb without a subject of its own is joined to the clause, which would lose its subject. */
const sharesSubject = (tokens: Tokens, { conjuncts }: ParsedClause): boolean =>
  conjuncts.some(({ head }) => isVerb(tokens[head]) && clauseOf(tokens, head) === null)

/** "In the districts we studied, one phone is often shared by a whole household." to "..., a whole household often shares one phone." */
export const agentToSubject: Structure['apply'] = rearrange((sentence, end) => {
  for (let i = end - 2; i > 1; i--) {
    if (sentence[i]?.lower !== 'by') continue
    // "is sold by A, and was made by B": one active verb would break the pair.
    if (sentence.filter(({ lower }) => lower === 'by').length > 1 && sentence.some(({ tag }) => tag === 'CCONJ')) return null
    const made = activeAt(sentence, i, end)
    if (made) return [made]
  }
  return null
})

function activeAt(sentence: Tokens, by: number, end: number): Tokens | null {
  for (let head = by - 1; head > 0; head--) {
    const participle = sentence[head]
    if (participle?.tag !== 'VERB' || !mayBeParticiple(participle)) continue
    const agent = phrasesOf(sentence, head).find(({ start }) => start === by)
    if (!agent) continue
    const clause = clauseOf(sentence, head)
    return clause && mayBeActive(sentence, clause, agent, end) ? activeOrder(sentence, clause, agent) : null
  }
  return null
}

/** ", and they", "; it": a pronoun of the next clause that would lose what it stands for. */
const goesOnWithPronoun = (tokens: Tokens, from: number): boolean =>
  tokens
    .slice(from, from + (tokens[from]?.text === ';' ? 10 : 3))
    .some(
      (token, i, near) => /^[,;]$/.test(token.text) && near.slice(i + 1).some(({ lower }) => /^(?:he|it|its|she|their|they)$/.test(lower)),
    )

function mayBeActive(sentence: Tokens, clause: ParsedClause, agent: Phrase, end: number): boolean {
  const { head, subject, verbStart } = clause
  const participle = sentence[head]
  const topic = sentence.slice(subject.start, subject.end)
  const before = sentence[subject.start - 1]
  const isSure = agent.relation === 'agent' && agent.certainty >= 0.6
  if (!participle || !isSure || subject.certainty < 0.75 || subject.end !== verbStart || noActive.has(participle.lemma)) return false
  if (topic.length > 9 || topic.some((token) => isComma(token) || token.tag === 'SCONJ') || hasWord(topic, scoped)) return false
  if (topic.length === 1 && (threads.has(topic[0]?.lower ?? '') || topic[0]?.tag === 'PRON')) return false
  // "how much water was used", "that | person": the subject may begin before.
  if (/^(?:ADJ|DET)$/.test(before?.tag ?? '') || (/^(?:how|however|that|what|which)$/.test(before?.lower ?? '') && before?.tag !== 'SCONJ'))
    return false
  if (hasWord(topic, askers) || topic[0]?.lower === 'however' || topic.at(-1)?.tag === 'NUM' || goesOnWithPronoun(sentence, agent.end))
    return false
  if (hasWord(sentence.slice(verbStart, head), ofParticiples) || hasWord(sentence.slice(verbStart, head), scoped)) return false
  if (!mayLead(sentence, agent.start + 1, agent.end) || sharesSubject(sentence, clause)) return false
  // "the choice must be made by a person": who has to do it is the news.
  const isDuty = sentence.slice(verbStart, head).some(({ lower }) => /^(?:must|ought|shall|should)$/.test(lower))
  if (isDuty && agent.end - agent.start < 4 && /^an?$/.test(sentence[agent.start + 1]?.lower ?? '')) return false
  if (byMethod.has(participle.lemma) && isPerson(sentence, agent.start + 1, agent.end) !== true) return false
  const next = sentence[agent.end]
  const isLast =
    agent.end >= end ||
    isComma(next) ||
    next?.text === ';' ||
    (/^(?:after|because|before|between|during|if|in|since|until|when|while)$/.test(next?.lower ?? '') &&
      clause.phrases.some(({ start, certainty }) => start === agent.end && certainty >= 0.8))
  // "by famine or by ideas", "by two observers, neither of whom": more of the doer follows.
  const goesOn =
    next?.tag === 'CCONJ' || (isComma(next) && /^(?:PRON|ADP|ADV|DET|NOUN|VERB|SCONJ|PROPN)$/.test(sentence[agent.end + 1]?.tag ?? ''))
  return isLast && !goesOn && certaintyWithin(sentence, agent.start, agent.end) >= 0.6
}

function activeOrder(sentence: Tokens, clause: ParsedClause, agent: Phrase): Tokens | null {
  const { subject, head } = clause
  const verbs = activeGroup(sentence, clause, plainNumber(sentence, agent.start + 1, agent.end))
  if (!verbs) return null
  const particle = particleEnd(sentence, clause)
  const topic = sentence.slice(subject.start, subject.end)
  const between = sentence.slice(particle, agent.start)
  if (between.length > 8 || between.some((token) => isComma(token) || isVerb(token))) return null
  const doer = sentence.slice(agent.start + 1, agent.end)
  return compose(
    sentence.slice(0, subject.start),
    doer,
    verbs,
    sentence.slice(head + 1, particle),
    subject.start === 0 ? lowerFirst(topic) : topic,
    between,
    sentence.slice(agent.end),
  )
}

/** Verbs that say what one thing does to another and are at home in the passive: "was confirmed by a study". Sorted. */
const doingVerbs = wordSet(
  `accelerate accept accompany address adopt affect alter amplify answer approve attract block cause challenge change check clarify
  complicate condemn confirm contradict control correct create criticise criticize dampen defend delay demonstrate describe destroy
  determine develop discover discuss distort disturb document dominate draw drive encourage enhance establish evaluate examine explain
  exploit express favour finance fuel fund govern guide hamper highlight illustrate improve influence inspire intensify interrupt
  introduce investigate limit lower manage mitigate notice observe offset organise organize overlook overshadow plan power
  prevent produce promote propose prove publish question recommend record reduce regulate reinforce reject report restore restrict
  reveal review ruin run shape share shorten solve sponsor stimulate strengthen study suggest support threaten trigger undermine use
  verify weaken welcome`,
)

/** Nouns that make a fixed phrase of verb and object: "raise the question", "set the stage". Sorted. */
const fixedObjects = wordSet(
  'bar case day end floor hand mark opposite point question rest room same scene stage thing time tone trick way world',
)

/** "A recent study of 200 pupils confirmed this finding." to "This finding was confirmed by a recent study of 200 pupils." */
export const knownToSubject: Structure['apply'] = rearrange((sentence, end) => {
  for (let head = 1; head < end - 1; head++) {
    const verb = sentence[head]
    const clause = verb?.tag === 'VERB' && doingVerbs.has(verb.lemma) ? clauseOf(sentence, head) : null
    const made = clause && passiveOrder(sentence, clause, end)
    if (made) return [made]
  }
  return null
})

function passiveOrder(sentence: Tokens, clause: ParsedClause, end: number): Tokens | null {
  const { head, subject, verbStart } = clause
  const object = clause.phrases.find(({ relation, start }) => relation === 'object' && start === head + 1)
  const before = sentence.slice(subject.end, verbStart)
  if (!object || object.certainty < 0.7 || subject.certainty < 0.85 || before.some(({ tag }) => tag !== 'ADV')) return null
  if (sharesSubject(sentence, clause) || !isKnown(sentence, object) || !mayEnd(sentence, clause, object)) return null
  const isShort = subject.end - subject.start < 7
  const number = plainNumber(sentence, object.start, object.end)
  const verbs =
    number === null || !mayFollow(sentence, clause, { from: object.end, to: end, isShort }) ? null : passiveGroup(sentence, clause, number)
  if (!verbs) return null
  const doer = sentence.slice(subject.start, subject.end)
  return compose(
    sentence.slice(0, subject.start),
    sentence.slice(object.start, object.end),
    verbs.slice(0, 1),
    before,
    verbs.slice(1),
    [word('by', 'ADP')],
    subject.start === 0 ? lowerFirst(doer) : doer,
    sentence.slice(object.end),
  )
}

type Rest = { readonly from: number; readonly to: number; readonly isShort: boolean }

/** What stands behind the object: nothing, another clause, or a short phrase that surely belongs to the verb. */
function mayFollow(tokens: Tokens, { phrases }: ParsedClause, { from, to, isShort }: Rest): boolean {
  const next = tokens[from]
  if (goesOnWithPronoun(tokens, from)) return false
  if (from >= to || next?.text === ';') return true
  if (isComma(next)) return tokens[from + 1]?.tag === 'CCONJ' || /^(?:although|while|whereas)$/.test(tokens[from + 1]?.lower ?? '')
  const phrase = phrases.find(({ start, relation }) => start === from && relation === 'adverbial')
  if (!phrase || phrase.certainty < 0.9 || !isShort || /^(?:as|by|for|of|than|to|with|within)$/.test(next?.lower ?? '')) return false
  return (
    /^(?:although|because|though|when|while)$/.test(next?.lower ?? '') ||
    (phrase.end === to && to - from < 8 && !tokens.slice(from, to).some((token) => isVerb(token)))
  )
}

/** "this finding", "the outcome of the vote": what the reader has met, in few words. */
function isKnown(tokens: Tokens, { start, end, head }: Phrase): boolean {
  const phrase = tokens.slice(start, end)
  return (
    /^(?:that|the|these|this|those)$/.test(phrase[0]?.lower ?? '') &&
    phrase.length >= 2 &&
    phrase.length <= 7 &&
    isNoun(tokens[head]) &&
    !fixedObjects.has(tokens[head]?.lemma ?? '') &&
    !phrase.some((token) => isVerb(token) || token.tag === 'CCONJ' || token.tag === 'PUNCT' || possessives.has(token.lower)) &&
    certaintyWithin(tokens, start, end) >= 0.7
  )
}

/** A doer that can close the sentence: it is new, or longer than what it does something to. */
function mayEnd(tokens: Tokens, { head, subject }: ParsedClause, object: Phrase): boolean {
  const phrase = tokens.slice(subject.start, subject.end)
  const first = phrase[0]
  if (!first || phrase.length < 2 || phrase.length > 12 || hasWord(phrase, scoped) || hasWord(phrase, threads)) return false
  if (phrase.some((token) => isVerb(token) || possessives.has(token.lower) || token.tag === 'PUNCT')) return false
  if (!isNoun(tokens[subject.head]) || tokens[subject.head]?.tag === 'PROPN' || /^(?:such|another)$/.test(first.lower)) return false
  // "a second study", "driverless cars reduce": the thread of the text.
  if (phrase.some(({ lower }) => /^(?:second|third|fourth|further|last|final)$/.test(lower))) return false
  const isTold = /^(?:participle|past)$/.test(tokens[head]?.form ?? '') || /^th(?:ese|is)$/.test(tokens[object.start]?.lower ?? '')
  const isNew =
    /^(?:a|an|many|several|some|two|three|four|five|various|most)$/.test(first.lower) ||
    ((first.tag === 'ADJ' || first.tag === 'NOUN') && (isTold || mainClauseOf(tokens)?.head !== head))
  return isNew ? phrase.length >= 2 : phrase.length >= object.end - object.start + 1
}

/** The verb group in the passive: "may have changed" is left alone, "may change" is "may be changed". */
function passiveGroup(tokens: Tokens, clause: ParsedClause, number: Number): Tokens | null {
  const adverbs = adverbsWithin(tokens, clause)
  const main = tokens[clause.head]
  const verbs = tokens.slice(clause.verbStart, clause.head).filter((token) => isVerb(token))
  const [first] = verbs
  if (!adverbs || !main) return null
  const participle = inflected(main, 'participle')
  const isPlural = number === 'plural'
  if (!first) {
    const isPast = /^(?:participle|past)$/.test(main.form ?? '')
    const present = /^(?:3sg|pl)$/.test(main.form ?? '') ? (isPlural ? 'pl' : '3sg') : null
    const form = isPast ? 'past' : present
    return form === null ? null : compose([word(inflectVerb('be', form, isPlural), 'AUX', form, 'be')], [participle])
  }
  if (verbs.length !== 1 || first.space === '') return null
  if (modals.has(first.lower)) return compose([first], adverbs, [word('be', 'AUX', 'base')], [participle])
  if (!/^(?:had|has|have)$/.test(first.lower)) return null
  const have = first.lower === 'had' ? first : withText(first, isPlural ? 'have' : 'has')
  return compose([have], adverbs, [word('been', 'AUX', 'participle', 'be')], [participle])
}

/** Work of a study, whose doer goes without saying in a paper: "we measured the walls". Sorted. */
const researchVerbs = wordSet(
  `add address adjust administer analyse analyze apply assess assign calculate calibrate classify collect combine compare compute conduct
  consider construct derive describe design determine develop discuss divide employ estimate evaluate examine exclude explore extract
  formulate generate identify illustrate implement include interpret interview introduce investigate measure model monitor observe obtain
  outline perform predict prepare present process propose provide record recruit replace report review sample score select simulate solve
  study summarise summarize survey test transcribe translate use validate verify`,
)

/** Words of the first person, which would be left without their owner: "we test our model". Sorted. */
const firstPersons = wordSet('i me mine my myself our ours ourselves us we')

/** Work that is done in a place, with things: "samples were collected at the river". Sorted. */
const handwork = wordSet(
  `add administer collect combine conduct determine extract identify interview measure monitor observe obtain perform record
  recruit sample score survey test use`,
)

/** "In this paper, we study the growth of graphs." to "In this paper, the growth of graphs is studied." */
export const weToPassive: Structure['apply'] = rearrange((sentence, end) => {
  const clause = mainClauseOf(sentence)
  if (!clause || clause.conjuncts.length > 0 || sentence[clause.subject.start]?.lower !== 'we') return null
  const { head, subject, verbStart } = clause
  const verb = sentence[head]
  const object = clause.phrases.find(({ relation, start }) => relation === 'object' && start === head + 1)
  const before = sentence.slice(subject.end, verbStart)
  if (!verb || !object || object.certainty < 0.6 || !researchVerbs.has(verb.lemma) || before.some(({ tag }) => tag !== 'ADV')) return null
  if (subject.end - subject.start > 1 || hasWord(sentence.slice(head, end), firstPersons) || opensWithDoing(sentence, subject.start))
    return null
  const objectEnd = worksOn(sentence, clause, object, end)
  if (objectEnd < 0) return null
  const number = plainNumber(sentence, object.start, object.end)
  const verbs = number === null ? null : passiveGroup(sentence, clause, number)
  if (!verbs) return null
  const thing = sentence.slice(object.start, objectEnd)
  return [compose(sentence.slice(0, subject.start), thing, verbs.slice(0, 1), before, verbs.slice(1), sentence.slice(objectEnd))]
})

/** "Running the test, we", "To check the result, we": who does it would be left open. */
const opensWithDoing = (tokens: Tokens, to: number): boolean =>
  to > 0 &&
  tokens.slice(0, 3).some(({ form, tag }, i) => tag === 'VERB' && (form === 'ing' || (form === 'base' && tokens[i - 1]?.lower === 'to')))

/** Where the words of the object end: a place behind it belongs to it, but for work of the hands; -1 where it is too long or more follows. */
function worksOn(tokens: Tokens, clause: ParsedClause, object: Phrase, end: number): number {
  const next = tokens[object.end]?.lower ?? ''
  const isPlace =
    /^(?:across|at|between|for|from|in|of|on|over|through|under|within)$/.test(next) &&
    !/^(?:addition|detail|full|order|parallel|particular|total|turn)$/.test(tokens[object.end + 1]?.lower ?? '')
  const isDeskWork = /^(?:analysis|calculation|review|simulation|study)$/.test(tokens[object.head]?.lemma ?? '')
  const objectEnd = object.end < end && isPlace && !(handwork.has(tokens[clause.head]?.lemma ?? '') && !isDeskWork) ? end : object.end
  const [thing, rest] = [tokens.slice(object.start, objectEnd), tokens.slice(objectEnd, end)]
  if (thing[0]?.tag === 'CCONJ' || /^(?:depth|detail|full|parallel|turn)$/.test(thing.at(-1)?.lower ?? '')) return -1
  if (thing.length > 13 || thing.some(({ lower, tag }) => /^(?:[,;:]|by|using)$/.test(lower) || tag === 'SCONJ')) return -1
  if (threads.has(thing[0]?.lower ?? '') && object.end - object.start === 1) return -1
  if (thing.some((token, i) => isVerb(token) && !/^(?:ing|participle)$/.test(token.form ?? '') && i > 0)) return -1
  if (certaintyWithin(tokens, object.start, object.end) < 0.35) return -1
  const phrase = clause.phrases.find(({ start }) => start === objectEnd)
  // "observed pulses with a short period": what was seen has it.
  const isSeen = next === 'with' && /^(?:identify|observe|obtain|present|report)$/.test(tokens[clause.head]?.lemma ?? '')
  const isClear =
    phrase !== undefined && phrase.certainty >= 0.8 && phrase.relation === 'adverbial' && !/^(?:as|of|that|to|which)$/.test(next) && !isSeen
  return rest.length === 0 || (isClear && !rest.some(({ text }) => /^[,;:]$/.test(text))) ? objectEnd : -1
}
