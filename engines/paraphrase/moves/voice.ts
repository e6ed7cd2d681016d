import { clauseAt, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { demonstratives, formsOfBe, possessives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isPerson, isVerb, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { timePhrase } from './adjunct.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Participles whose "by" names no doer, or whose active form would mean something else. Sorted. */
const noActive = new Set(
  `accompany base bear bound characterise characterize divide explain follow increase know locate mean mark measure multiply precede reduce
  replace separate situate succeed surround`.split(/\s+/),
)
const noAgent = new Set(
  `accident addition age air appointment birth bus car chance choice comparison contrast course day default definition design email end
  error extension far foot force hand help itself land law mail means mistake name nature night noon now phone plane post ship itself
  themselves train use way year`.split(/\s+/),
)

const objectOf: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }

/** What is done by a method as well as by somebody. Sorted. */
const byMethod = new Set(
  'achieve analyse analyze assess calculate detect determine estimate identify obtain produce quantify separate'.split(' '),
)

/** "The king was executed by the rebels." to "The rebels executed the king." */
export const toActive: Structure['apply'] = rearrange((sentence, end) => {
  const close = sentence.findIndex(isComma)
  const lead = close > 0 && timePhrase(sentence, 0) === close ? close + 1 : leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || !clause.verb.isPassive || clause.verb.isNegative || !clause.isSimpleSubject || clause.subjectEnd - lead > 9)
    return null
  const by = clause.verb.end
  const participle = sentence[clause.verb.main]
  if (participle === undefined || sentence[by]?.lower !== 'by' || noActive.has(participle.lemma) || clause.verb.start !== clause.subjectEnd)
    return null
  // "I was less impressed by the examples": how much stands with the participle only.
  if (sentence.slice(clause.verb.start, by).some(({ lower }) => /^(?:less|least|more|most|so|too|very)$/.test(lower))) return null
  const agentEnd = agentEndAt(sentence, by + 1)
  if (agentEnd < 0 || !(agentEnd === end || (timePhrase(sentence, agentEnd) === end && /\d/.test(sentence[end - 1]?.text ?? ''))))
    return null
  const agent = sentence.slice(by + 1, agentEnd)
  if (
    !mayAct(agent) ||
    // "determined by ion chromatography": a method does not act.
    (byMethod.has(participle.lemma) && isPerson(sentence, by + 1, agentEnd) === false) ||
    (/^(there|it|they|this|these|that|those|its|their|his|her)$/.test(sentence[lead]?.lower ?? '') && !isNoun(sentence[lead + 1]))
  )
    return null
  const verbs = activeVerbs(sentence, clause, numberOf(sentence, by + 1, agentEnd))
  if (verbs === null) return null
  const subject = lowerFirst(sentence.slice(lead, clause.subjectEnd)).map((token, _, all) =>
    all.length === 1 && objectOf[token.lower] !== undefined ? withText(token, objectOf[token.lower] ?? token.text) : token,
  )
  return [compose(sentence.slice(0, lead), agent, verbs, subject, sentence.slice(agentEnd))]
})

/** A noun phrase with its "et al." and year in brackets. */
function agentEndAt(tokens: Tokens, from: number): number {
  let end = nounPhraseEnd(tokens, from)
  if (end < 0 || !isNoun(tokens[end - 1]) || end - from > 9) return -1
  while (
    tokens[end]?.lower === 'et' ||
    tokens[end]?.lower === 'al' ||
    (tokens[end]?.text === '.' && tokens[end - 1]?.lower === 'al') ||
    tokens[end]?.lower === 'al.'
  )
    end++
  if (tokens[end]?.text === '(') {
    const close = tokens.findIndex((token, i) => i > end && token.text === ')')
    if (close > 0 && close - end < 6) end = close + 1
  }
  return end
}

const mayAct = (agent: Tokens): boolean => {
  const last = agent.findLast((token) => isNoun(token))
  const first = agent[0]
  const isBare =
    agent.length === 1 &&
    first?.tag === 'NOUN' &&
    first.lower === first.lemma &&
    !/^(agriculture|evidence|evolution|heat|industry|light|nature|people|society|sunlight|technology|water)$/.test(first.lower)
  if (isBare || agent.some((token) => token.lower === 'or')) return false
  // "expected by the end of the month": when, not by whom.
  if (agent.some(({ lemma }) => /^(?:beginning|close|deadline|end|middle|start)$/.test(lemma)) && agent.some(({ lower }) => lower === 'of'))
    return false
  return (
    last !== undefined &&
    !noAgent.has(last.lemma) &&
    !agent.some(
      (token) =>
        /%|percent/.test(token.lower) ||
        (possessives.has(token.lower) && !/^(my|our|your)$/.test(token.lower)) ||
        (token.form === 'ing' && token.tag === 'VERB'),
    ) &&
    !/\d/.test(first?.text ?? '')
  )
}

/** The verb group in the active: "has been often used" -> "has often used"; null where number or tense is not plain. */
function activeVerbs(tokens: Tokens, { verb }: Clause, number: Number | null): Tokens | null {
  const participle = tokens[verb.main]
  const first = tokens[verb.start]
  if (participle === undefined || first === undefined || first.space === '') return null
  const inner = tokens.slice(verb.start + 1, verb.main)
  const adverbs = inner.filter((token) => !isVerb(token))
  if (adverbs.some((token) => token.tag !== 'ADV')) return null
  const made = activeForm({ participle, first, inner: inner.filter(isVerb), number })
  return made === null ? null : compose(made.slice(0, -1), adverbs, made.slice(-1))
}

type Passive = { readonly participle: Token; readonly first: Token; readonly inner: readonly Token[]; readonly number: Number | null }

function activeForm({ participle, first, inner, number }: Passive): Tokens | null {
  const { lemma } = participle
  const isPlural = number === 'plural'
  const as = (form: 'pl' | '3sg' | 'past' | 'base' | 'participle'): Token => withText(participle, inflectVerb(lemma, form), { form })
  if (inflectVerb(lemma, 'participle') !== participle.lower) return null
  if (inner.length === 0) {
    if (/^(was|were)$/.test(first.lower)) return [as('past')]
    return number !== null && /^(is|are)$/.test(first.lower) ? [as(isPlural ? 'pl' : '3sg')] : null
  }
  if (inner.length !== 1) return null
  if (inner[0]?.lower === 'be' && !formsOfBe.has(first.lower) && first.lower !== 'to') return [first, as('base')]
  if (inner[0]?.lower !== 'been') return null
  if (first.lower === 'had') return [first, as('participle')]
  return number === null ? null : [withText(first, isPlural ? 'have' : 'has', { form: isPlural ? 'pl' : '3sg' }), as('participle')]
}

/** Verbs of research work, whose doer goes without saying in a paper. Sorted. */
const researchVerbs = new Set(
  `add adjust administer analyse analyze apply assess assign calculate calibrate carry categorise categorize classify code collect
  combine compare compute conduct consider construct create define derive design detect determine develop divide employ estimate
  evaluate examine exclude extract filter fit gather generate group heat identify implement include insert interview introduce
  investigate isolate measure mix modify monitor obtain observe perform place plot predict prepare present process propose randomise
  randomize rank rate record recruit remove repeat replace review sample score select simulate solve study summarise summarize survey
  test train transcribe translate use validate verify weigh`.split(/\s+/),
)

/** "We measured the time with a stopwatch." to "The time was measured with a stopwatch." */
export const toImpersonal: Structure['apply'] = rearrange((sentence, end) => {
  const close = sentence.findIndex(isComma)
  const isFronted = close > 0 && close < 8 && !subordinators.has(sentence[0]?.lower ?? '')
  const from = isFronted ? close + 1 : 0
  if (!/^(we|i)$/.test(sentence[from]?.lower ?? '')) return null
  const clause = clauseAt(sentence, from, end)
  if (clause === null || clause.subjectEnd !== from + 1 || clause.verb.isNegative || clause.verb.isPassive) return null
  const verb = sentence[clause.verb.main]
  const object = objectAt(sentence, clause, end)
  if (verb === undefined || object === null || !researchVerbs.has(verb.lemma)) return null
  // "We consider this a fair trade": two phrases, what is judged and what it is called.
  if (demonstratives.has(sentence[clause.verb.end]?.lower ?? '') && sentence[clause.verb.end + 1]?.tag === 'DET') return null
  if (
    sentence
      .slice(clause.verb.end, end)
      .some(
        (token) =>
          /^(i|me|my|mine|we|us|our|ours|ourselves|myself|and|but|or)$/.test(token.lower) &&
          !(token.lower === 'and' && isInPhrase(sentence, token)),
      )
  )
    return null
  const number = numberOf(sentence, clause.verb.end, object)
  const verbs = number === null ? null : passiveVerbs(sentence, clause, number)
  if (verbs === null) return null
  const objectTokens = sentence.slice(clause.verb.end, object)
  return [compose(sentence.slice(0, from), objectTokens, verbs, sentence.slice(object))]
})

/** The end of a direct object that is a noun phrase, with the words after it fit to follow a participle. */
function objectAt(tokens: Tokens, clause: Clause, end: number): number | null {
  const objectEnd = withOwnPhrase(tokens, nounPhraseEnd(tokens, clause.verb.end, { join: true }), end)
  if (objectEnd < 0 || objectEnd - clause.verb.end > 12 || !isNoun(tokens[objectEnd - 1]) || objectEnd > end) return null
  // "We observed that several plants bent": the clause is the object, not its first words.
  if (tokens[clause.verb.end]?.lower === 'that') return null
  if (/^(this|these|it|them|which|each)$/.test(tokens[clause.verb.end]?.lower ?? '') && objectEnd - clause.verb.end === 1) return null
  const next = tokens[objectEnd]
  if (objectEnd === end) return objectEnd
  const isFit =
    next !== undefined &&
    (/^(with|during|by|after|before|through|via|without)$/.test(next.lower) ||
      (/^(in|at|from|under|within)$/.test(next.lower) && isDoneThere(tokens, clause, objectEnd)) ||
      next.lower === 'using' ||
      (next.lower === 'to' && tokens[objectEnd + 1]?.form === 'base') ||
      next.lower === 'twice' ||
      (next.tag === 'ADV' && /ly$/.test(next.lower)))
  const hasMore = tokens
    .slice(objectEnd, end)
    .some(
      (token) =>
        isComma(token) ||
        token.text === ';' ||
        token.lower === 'which' ||
        token.lower === 'that' ||
        token.lower === 'who' ||
        (subordinators.has(token.lower) && token.lower !== 'as'),
    )
  return isFit && !hasMore ? objectEnd : null
}

/** Work that is done in a place, on things: "heated the samples in a furnace". Sorted. */
const handVerbs = new Set(
  `add administer collect combine conduct extract gather generate heat insert interview isolate measure mix monitor observe obtain perform
  place prepare record recruit remove replace sample simulate test use weigh`.split(/\s+/),
)
const isDoneThere = (tokens: Tokens, { verb }: Clause, objectEnd: number): boolean =>
  /^(section|chapter)$/.test(tokens.at(-2)?.lower ?? '') ||
  (handVerbs.has(tokens[verb.main]?.lemma ?? '') && !tokens.slice(verb.end, objectEnd).some(({ lower }) => lower === 'of'))

/** "the relationship between A and B", "a method for detecting errors": what belongs to the object goes with it; -1 when it may not. */
function withOwnPhrase(tokens: Tokens, objectEnd: number, end: number): number {
  const next = tokens[objectEnd]?.lower ?? ''
  const head = tokens[objectEnd - 1]?.lemma ?? ''
  if (next === 'with' && tokens[objectEnd + 1]?.tag === 'NUM' && isPerson(tokens, objectEnd + 1, end) === false) return -1
  const isPartOfNoun =
    next === 'in' &&
    tokens
      .slice(0, objectEnd)
      .some((token) => /^(role|change|difference|increase|decrease|interest|decline|reduction|trend|variation)$/.test(token.lemma))
  if (objectEnd < 0 || !(isPartOfNoun || /^(between|about|for|on|against|of)$/.test(next))) return objectEnd
  if (next === 'for' && !/^(algorithm|approach|framework|method|model|procedure|system|technique|tool)$/.test(head)) return -1
  if (next === 'on' && !/^(data|information|paper|report|research|study|survey)$/.test(head)) return -1
  if (next === 'for' && tokens[objectEnd + 1]?.form === 'ing') return end
  return nounPhraseEnd(tokens, objectEnd + 1)
}

/** "and" between two nouns joins no second verb. */
function isInPhrase(tokens: Tokens, token: Token): boolean {
  const at = tokens.indexOf(token)
  return (
    (isNoun(tokens[at - 1]) && nounPhraseEnd(tokens, at + 1) > 0 && !isVerb(tokens[skipAdverbs(tokens, at + 1, tokens.length)])) ||
    (tokens[at - 1]?.tag === 'ADJ' && tokens[at + 1]?.tag === 'ADJ')
  )
}

function passiveVerbs(tokens: Tokens, { verb }: Clause, number: Number): Tokens | null {
  const main = tokens[verb.main]
  const first = tokens[verb.start]
  if (main === undefined || first === undefined || first.space === '') return null
  const isPlural = number === 'plural'
  const participle = inflected(main, 'participle')
  const inner = tokens.slice(verb.start, verb.main)
  const adverbs = verb.main > verb.start ? inner.slice(1) : []
  const before = tokens.slice(verb.start - 1, verb.start).filter((token) => token.tag === 'ADV' && !/^(we|i)$/.test(token.lower))
  if (adverbs.some((token) => token.tag !== 'ADV')) return null
  if (verb.main === verb.start) {
    const isPast = main.form === 'past' || main.form === 'participle'
    const be = inflectVerb('be', isPast ? 'past' : isPlural ? 'pl' : '3sg', isPlural)
    return compose([word(be, 'AUX', isPast ? 'past' : isPlural ? 'pl' : '3sg', 'be')], before, [participle])
  }
  if (verb.hasModal && main.form === 'base') return compose([first], adverbs, [word('be', 'AUX', 'base')], [participle])
  if (first.lemma === 'have')
    return compose(
      [withText(first, first.lower === 'had' ? 'had' : isPlural ? 'have' : 'has')],
      [word('been', 'AUX', 'participle', 'be')],
      adverbs,
      [participle],
    )
  return null
}
