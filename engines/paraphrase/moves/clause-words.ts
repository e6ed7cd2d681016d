import { clauseAt, mayBeParticiple, skipAdverbs, subjectNumber, type Clause } from '../../languages/en/grammar/clause.ts'
import { formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { compose, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { headOf, isComma, isNoun, isPerson, isVerb, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** "If S V, T V." to "If S V, then T V." */
export const insertThen: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'if') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  if (close < 0 || hasMark(sentence, close + 1, end) || sentence.some((token) => token.lower === 'then')) return null
  const sub = clauseAt(sentence, lead + 1, close)
  const main = clauseAt(sentence, close + 1, end)
  if (sub === null || main === null || end - close < 4) return null
  // "If you have a moment, I could come": an offer, no consequence.
  if (
    /^(?:i|we)$/.test(sentence[main.start]?.lower ?? '') &&
    /^(?:could|would|can|will|['’](?:d|ll))$/.test(sentence[main.verb.start]?.lower ?? '')
  )
    return null
  return [compose(sentence.slice(0, close + 1), [word('then', 'ADV')], sentence.slice(close + 1))]
})

const reducible = ['when', 'while', 'once', 'if', 'unless', 'until', 'although', 'though']

/** "Unless otherwise noted", "if asked", "as expected": no subject of the main clause is meant. Sorted. */
const idioms = new Set(
  `asked combined compared desired faced given indicated mentioned needed noted required specified stated told wanted`.split(/\s+/),
)

/** "When heated, the solution turned red." to "When it was heated, the solution turned red." */
export const expandReduced: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, reducible)
  const at = skipAdverbs(sentence, lead + size, end)
  const participle = sentence[at]
  if (size === 0 || participle?.tag !== 'VERB' || !mayBeParticiple(participle) || participle.form === 'ing') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const main = close < 0 ? null : clauseAt(sentence, close + 1, end)
  if (main === null || close < at) return null
  // "When asked what they would read, most pupils": the question has its verb.
  if (participle.lower !== 'asked' && sentence.slice(at + 1, close).some(isVerb)) return null
  const number = subjectNumber(sentence, main)
  const verb = sentence[main.verb.start]
  if (number === null || verb === undefined) return null
  const subject = againOf(sentence, main, number)
  if (
    subject === null ||
    (idioms.has(participle.lower) && !(ofPeople.test(participle.lower) && isPerson(sentence, main.start, main.subjectEnd) !== false))
  )
    return null
  // "If admitted, I would": as yet it is open when.
  if (/^(?:could|should|might|would)$/.test(verb.lower) && subject !== 'it' && subject !== 'they') return null
  const isPast = verb.form === 'past' && !/^(could|should|might|would)$/.test(verb.lower)
  const be =
    subject === 'I' && !isPast
      ? 'am'
      : inflectVerb('be', isPast ? 'past' : /^(?:they|we|you)$/.test(subject) ? 'pl' : '3sg', /^(?:they|we|you)$/.test(subject))
  return [compose(sentence.slice(0, lead + size), [word(subject, 'PRON'), word(be, 'AUX', null, 'be')], sentence.slice(lead + size))]
})

/** What is done to people: "When asked, most pupils named". */
const ofPeople = /^(?:asked|faced|told|wanted)$/

/** The subject of the main clause as a pronoun; of one person it is not known which. */
function againOf(tokens: Tokens, { start, subjectEnd }: Clause, number: Number): string | null {
  const first = tokens[start]?.lower ?? ''
  if (subjectPronouns.has(first) && subjectEnd === start + 1)
    return first === 'i' ? 'I' : /^(?:it|they|he|she|we|you)$/.test(first) ? first : null
  if (number === 'singular' && isPerson(tokens, start, subjectEnd) !== false) return null
  return number === 'plural' ? 'they' : 'it'
}

/** "When it is heated, the solution turns red." to "When heated, the solution turns red." */
export const reduceClause: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const size = conjunctionAt(sentence, lead, ['when', 'once', 'if', 'unless', 'although', 'though'])
  const subject = sentence[lead + size]
  const be = sentence[lead + size + 1]
  if (size === 0 || !/^(it|they)$/.test(subject?.lower ?? '') || !formsOfBe.has(be?.lower ?? '') || be?.space === '') return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  const main = close < 0 ? null : clauseAt(sentence, close + 1, end)
  const participle = sentence[skipAdverbs(sentence, lead + size + 2, end)]
  if (
    main === null ||
    participle?.tag !== 'VERB' ||
    !mayBeParticiple(participle) ||
    sentence.slice(lead, close).some((token) => token.lower === 'not' || token.lower === "n't")
  )
    return null
  const isNamed = isNoun(sentence[headOf(sentence, main.start, main.subjectEnd)])
  const number = isNamed ? numberOf(sentence, main.start, main.subjectEnd) : null
  const isThing = isPerson(sentence, main.start, main.subjectEnd) !== true || subject?.lower === 'they'
  const isGeneral = be?.form !== 'past' && /^(the|this|these)$/.test(sentence[main.start]?.lower ?? '')
  const isSame = isNamed
    ? isGeneral && number !== null && (number === 'plural') === (subject?.lower === 'they') && isThing
    : sentence[main.start]?.lower === subject?.lower
  if (!isSame || opensClause(sentence, lead + size + 2, close)) return null
  return [compose(sentence.slice(0, lead + size), sentence.slice(lead + size + 2))]
})

/** "so that they can V" to "to V", when the subject is the same. */
export const soThatToInfinitive: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => token.lower === 'so' && sentence[i + 1]?.lower === 'that')
  if (at < 3) return null
  const subject = sentence[at + 2]
  const modal = sentence[at + 3]
  const verb = sentence[at + 4]
  const main = clauseAt(sentence, leadEnd(sentence), at)
  if (
    main === null ||
    subject === undefined ||
    verb?.form !== 'base' ||
    !/^(can|could|will|would|may|might)$/.test(modal?.lower ?? '') ||
    isComma(sentence[at - 1])
  )
    return null
  const own = sentence[main.start]?.lower
  const isSamePronoun = main.subjectEnd === main.start + 1 && own === subject.lower && subjectPronouns.has(own)
  const isNamed =
    isNoun(sentence[headOf(sentence, main.start, main.subjectEnd)]) &&
    subject.lower === 'they' &&
    subjectNumber(sentence, main) === 'plural' &&
    !hasOtherPlural(sentence, main.verb.end, at)
  if (
    !(isSamePronoun || isNamed) ||
    (/^(want|plan|hope|try|need|have|like|choose|use|refuse|decide|ask|tell|help)$/.test(sentence[main.verb.main]?.lemma ?? '') &&
      sentence[main.verb.main]?.lemma !== 'use') ||
    verb.lemma === 'be'
  )
    return null
  if (tokensBetween(sentence, main.verb.end, at) || (hasMark(sentence, 0, end) && leadEnd(sentence) === 0)) return null
  return [compose(sentence.slice(0, at), words('to', 'PART'), sentence.slice(at + 4))]
})

const tokensBetween = (tokens: Tokens, from: number, to: number): boolean => opensClause(tokens, from, to)
const hasOtherPlural = (tokens: Tokens, from: number, to: number): boolean => {
  for (let k = from; k < to; k++) {
    const end = nounPhraseEnd(tokens, k, { of: false, join: false })
    if (end > k && end <= to && numberOf(tokens, k, end) === 'plural' && isPerson(tokens, k, end) !== false) return true
  }
  return false
}
