import { takesAn } from '../../languages/en/articles.ts'
import { clauseAt, isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Participles that only say where a thing is or where it is from. Sorted. */
const placed =
  /^(?:based|borrowed|bought|built|donated|found|hired|housed|kept|lent|located|made|opened|ordered|placed|purchased|rented|situated|stored|supplied)$/

/** "which stood on a hill", "which was borrowed from the school", "which is far away": a description that nothing hangs on. */
function isDescription(tokens: Tokens, verb: number, end: number): boolean {
  const lemma = tokens[verb]?.lemma ?? ''
  const next = tokens[verb + 1]
  const isTimed = tokens
    .slice(verb, end)
    .some(({ lower }) =>
      /^(?:after|already|before|during|frequently|often|once|since|soon|sometimes|still|than|then|too|until)$/.test(lower),
    )
  if (isTimed || next === undefined) return false
  if (/^(?:lie|stand|sit)$/.test(lemma)) return next.tag === 'ADP'
  const isPlace = /^(?:at|behind|beside|beyond|in|near|next|on|opposite|outside|under|within)$/
  return lemma === 'be' && (placed.test(next.lower) || /^(?:close|far|near|nearby)$/.test(next.lower) || isPlace.test(next.lower))
}

/** Mild ones only: without "very" or "extremely" the claim would be weaker. */
const intensifiers = new Set(['actually', 'basically', 'quite', 'really'])

/** "The plan is really good." to "The plan is good." */
export const dropIntensifier: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end; at++) {
    const token = sentence[at]
    if (token === undefined || !intensifiers.has(token.lower) || token.isLocked || !isFiller(sentence, at, end)) continue
    const hasComma = at === 0 && isComma(sentence[1])
    const before = withArticle(sentence.slice(0, at), sentence[at + 1])
    return [compose(before, sentence.slice(at + (hasComma ? 2 : 1)))]
  }
  return null
})

/** Whether the sentence says the same without the word, a little less loudly. */
function isFiller(tokens: Tokens, at: number, end: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (token === undefined || next === undefined || at + 1 >= end) return false
  if (
    before !== undefined &&
    (/^(not|n't|n’t|so|too|how|never|no|that|hardly|as|but|than|what|whether|if|to|do|does|did|thank|like)$/.test(before.lower) ||
      before.tag === 'PUNCT')
  )
    return false
  if (/^(much|many|few|little|well|same|best|first|last|own|often|soon|early|late|long|far|close|only|hard)$/.test(next.lower)) return false
  if (tokens.slice(Math.max(0, at - 5), at).some((one) => one.lower === 'than')) return false
  if (token.lower === 'quite')
    return next.tag === 'ADJ' && !wholly.test(next.lower) && !/^(?:even|includ(?:e|es|ing)|of)$/.test(before?.lower ?? '')
  if (at > 0 && (token.lower === 'actually' || isAboutTruth(tokens, at))) return false
  if (isComma(next)) return at === 0 && token.lower !== 'really'
  return next.tag === 'ADJ' || (isVerb(next) && (at === 0 || !isVerb(before) || before?.tag === 'AUX'))
}

/** With these "quite" means "wholly", or blunts what comes as a surprise. Sorted. */
const wholly =
  /^(?:alone|alright|certain|clear|different|dead|empty|enough|false|full|happy|impossible|new|normal|obvious|ordinary|ready|right|sure|true|unique|unnecessary|willing|wrong)$/

/** "If we really want", "what people really mean", "I'd really appreciate it": what is so in truth, or what makes it polite. */
const isAboutTruth = (tokens: Tokens, at: number): boolean =>
  tokens
    .slice(0, at)
    .some(({ lower }) => /^(?:how|if|unless|what|when|where|whether|which|who|why|way|would|could|should|might|may|['’]d)$/.test(lower)) ||
  truthVerbs.has(tokens[at + 1]?.lemma ?? '')

/** With these "really" is meant as it is said. Sorted. */
const truthVerbs = new Set(
  `appreciate be believe care do feel happen have hope know like live love matter mean miss need owe regret reflect remember represent see thank
  think try understand want wish work`.split(/\s+/),
)

/** The article before a dropped word, as the next word wants it. */
function withArticle(before: Tokens, next: Token | undefined): Tokens {
  const article = before.at(-1)
  if (article === undefined || next === undefined || !/^(a|an)$/.test(article.lower)) return before
  const text = takesAn(next.text) ? 'an' : 'a'
  return text === article.lower
    ? before
    : [...before.slice(0, -1), withText(article, article.text.startsWith('A') ? text.replace('a', 'A') : text)]
}

/** "The bridge (a wooden one) burnt down." to "The bridge burnt down." */
export const dropAside: Structure['apply'] = rearrange((sentence, end) => {
  const open = sentence.findIndex((token) => token.text === '(')
  if (open < 1 || sentence[open]?.space === '') return null
  const close = sentence.findIndex((token, i) => i > open && token.text === ')')
  if (close < 0 || close >= end || close - open < 3) return null
  const inside = sentence.slice(open + 1, close)
  const isKept = inside.some(
    (token) =>
      /\d|[%$€£=<>]/.test(token.text) ||
      token.isLocked ||
      token.tag === 'NUM' ||
      /^(not|no|never|n't|except|unless|only|without|but|see|cf|et|al|p|n|if|or|etc|which)$/.test(token.lower) ||
      /^\p{Lu}{2,}$/u.test(token.text),
  )
  if (
    isKept ||
    sentence.slice(close + 1).some((token) => token.text === '(') ||
    inside.every((token) => token.isName || token.tag === 'PUNCT' || token.tag === 'PROPN')
  )
    return null
  return [compose(sentence.slice(0, open), sentence.slice(close + 1))]
})

/** "They moved to the coast, which is far away." to "They moved to the coast." */
export const dropFinalWhich: Structure['apply'] = rearrange((sentence, end) => {
  const commas = sentence.flatMap((token, i) => (isComma(token) ? [i] : []))
  const at = commas[0]
  if (commas.length !== 1 || at === undefined || at < 4 || sentence[at + 1]?.lower !== 'which' || !isNoun(sentence[at - 1])) return null
  const clause = sentence.slice(at + 2, end)
  const verb = skipAdverbs(sentence, at + 2, end)
  if (!isFinite(sentence, verb) || clause.length > 8) return null
  const isNews = !isDescription(sentence, verb, end)
  const isKept = clause.some(
    (token) =>
      token.isLocked ||
      token.tag === 'NUM' ||
      /\d/.test(token.text) ||
      /^(not|n't|n’t|never|no|but|however|only|must|should|may|might|could)$/.test(token.lower),
  )
  const isPair = clause.some(
    ({ lower, tag }, i) => lower === 'and' && /^(?:VERB|AUX|ADV)$/.test(clause[i + 1]?.tag ?? '') && tag === 'CCONJ',
  )
  if (isNews || isKept || isPair || clauseAt(sentence, leadEnd(sentence), at) === null) return null
  return [compose(sentence.slice(0, at), sentence.slice(end))]
})

/** "Moreover, S." to "S.": the order of the sentences says as much. */
export const dropAdditive: Structure['apply'] = rearrange((sentence, end) => {
  const close = sentence.findIndex(isComma)
  const opening = sentence
    .slice(0, close < 0 ? 0 : close)
    .map((token) => token.lower)
    .join(' ')
  if (!/^(additionally|furthermore|in addition|moreover|what is more)$/.test(opening) || clauseAt(sentence, close + 1, end) === null)
    return null
  if (sentence.slice(close + 1, end).some((token) => /^(too|also|either|neither)$/.test(token.lower))) return null
  return [compose(sentence.slice(close + 1))]
})
