import { isFinite, skipAdverbs, subjectNumber, mayBeParticiple } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { takesWho } from './behind-noun.ts'
import { leadEnd } from './clause-order.ts'
import { done } from './participle-time.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** "The bridge, built in 1902, is closed" to "The bridge, which was built in 1902, is closed". */
export const asideFull: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const stop = nounPhraseEnd(sentence, lead)
  const noun = sentence[stop - 1]
  // "A corpus of texts, produced by learners": which of the two?
  const inner = nounPhraseEnd(sentence, lead, { of: false })
  if (inner !== stop && numberOf(sentence, lead, inner) !== numberOf(sentence, inner + 1, stop)) return null
  if (stop < lead + 1 || !isComma(sentence[stop]) || noun === undefined || !isNoun(noun)) return null
  const at = stop + 1
  const participle = skipAdverbs(sentence, at, end)
  const said = sentence[participle]
  const close = sentence.findIndex((token, i) => i > at && isComma(token))
  if (said?.tag !== 'VERB' || !mayBeParticiple(said) || said.form === 'ing' || participle - at > 1 || unsaid.has(said.lower) || close < 0)
    return null
  const verb = skipAdverbs(sentence, close + 1, end)
  if (!isFinite(sentence, verb) || isLoose(sentence, participle, close)) return null
  const be = beFor(sentence, { lead, stop, participle, verb })
  // A name may be somebody's.
  const isPerson = takesWho(noun)
  if (be === null || (noun.isName && !ofThings.has(said.lower))) return null
  return [compose(sentence.slice(0, at), [word(isPerson ? 'who' : 'which', 'PRON'), word(be, 'AUX', null, 'be')], sentence.slice(at))]
})

/** "The men, tired of it", "the plan, given its cost", "the rest, compared with". Sorted. */
const unsaid = wordSet('born caught come compared determined exhausted followed given gone left said satisfied surprised tired')
/** Not said of people. Sorted. */
const ofThings = wordSet(
  `built completed discovered established found founded introduced located opened published released situated written`,
)

/** A list, or more than the participle and its phrase. */
const isLoose = (tokens: Tokens, from: number, close: number): boolean => {
  const rest = tokens.slice(from + 1, close)
  return (
    rest.length === 0 ||
    (rest[0]?.tag !== 'ADP' && rest[0]?.lower !== 'as' && rest[0]?.lower !== 'to') ||
    rest.some((token) => isVerb(token) && token.form !== 'ing' && token.form !== 'base')
  )
}

type Place = { readonly lead: number; readonly stop: number; readonly participle: number; readonly verb: number }

function beFor(tokens: Tokens, { lead, stop, participle, verb }: Place): string | null {
  const finite = tokens[verb]
  const group = { start: verb, end: verb + 1, main: verb, isNegative: false, isPassive: false, hasModal: false }
  const number =
    finite?.form === 'past' && finite.tag === 'VERB'
      ? numberOf(tokens, lead, stop)
      : subjectNumber(tokens, { start: lead, subjectEnd: stop, verb: group, end: verb + 1, isSimpleSubject: true })
  if (finite === undefined || number === null || /^(?:could|would|might)$/.test(finite.lower)) return null
  const hasYear = tokens.slice(participle, verb).some(({ text }) => /^(?:1[5-9]\d\d|20[0-2]\d)/.test(text))
  // "composed of DNA and proteins": what it is made of lasts.
  const isMadeOf = tokens[participle + 1]?.lower === 'of'
  const isPast = finite.form === 'past' || hasYear || (done.has(tokens[participle]?.lower ?? '') && !isMadeOf)
  if (!isPast && finite.lemma === 'have' && finite.tag === 'AUX') return null
  return isPast ? (number === 'plural' ? 'were' : 'was') : number === 'plural' ? 'are' : 'is'
}
