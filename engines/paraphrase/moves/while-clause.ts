import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { clauseBehind } from './conjunction-swap.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Verbs of what is so at any time, and of granting: with them "while" tells no time. Sorted. */
const standing = wordSet(
  `accept acknowledge admit agree allow appear appreciate argue assert believe claim concede consider constitute contain contend
  encourage exist feel have help hold include know lack like love maintain make mean need offer prefer present promise provide recognise
  recognize represent require respect say seem suggest support think understand value`,
)
/** Words of the main clause by which it stands against the other. Sorted. */
const opposing = wordSet(`also barely few hardly however little n’t n't never no nobody none not only rarely remain remains still yet`)
/** Subjects and adverbs of a clause that grants something. Sorted. */
const granting = wordSet('arguably certainly generally it many most much often one some technically there true typically usually')
/** "is" and "are", in full or short. */
const presentBe = /^(?:are|is|['’]re|['’]s)$/
/** Subjects who may do two things at a time. */
const persons = /^(?:he|i|she|they|we|you)$/

/** "While it rains, we stay": told of the same time, not granted. */
function isGranted(tokens: Tokens, sub: Clause, main: Tokens): boolean {
  const [first, verb] = [tokens[sub.verb.start], tokens[sub.verb.main]]
  if (first === undefined || verb === undefined || verb.form === 'ing') return false
  if (tokens.slice(sub.verb.start, sub.verb.end).some(({ lower }) => lower === 'being')) return false
  const isOpposed = main.some(({ lower }) => opposing.has(lower))
  const opens = tokens.slice(sub.start, sub.verb.end).some(({ lower }) => granting.has(lower))
  if (/^(?:can|cannot|could|may|might|should)$/.test(first.lower)) return isOpposed || !persons.test(tokens[sub.start]?.lower ?? '')
  if (first.lemma === 'have' && sub.verb.main > sub.verb.start) return isOpposed || /^(?:has|have)$/.test(first.lower)
  const isPresent = first.form === '3sg' || first.form === 'pl' || presentBe.test(first.lower)
  if (verb.lemma === 'be')
    return isOpposed || opens || (isPresent && !persons.test(tokens[sub.start]?.lower ?? '') && isDescribed(tokens, sub))
  if (sub.verb.isPassive) return isPresent && (isOpposed || opens)
  return isPresent && (standing.has(verb.lemma) || opens)
}

/** "is useful", "is a good plan", not "is on". */
const isDescribed = (tokens: Tokens, { verb }: Clause): boolean =>
  tokens.slice(verb.end, verb.end + 2).some(({ tag }) => /^(?:ADJ|DET|NOUN)$/.test(tag))

type Granted = { readonly lead: number; readonly sub: Clause; readonly close: number }

/** "While X, Y." where "while" means "although"; null where it tells a time or the sentence is of another shape. */
export function grantedWhile(sentence: Tokens, end: number): Granted | null {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'while' || sentence[lead]?.isLocked === true) return null
  if (sentence.some(({ text }) => /^(?:[;:–—]|--)$/.test(text))) return null
  const close = sentence.findIndex((token, i) => i > lead && isComma(token))
  if (close < 0) return null
  const sub = clauseAt(sentence, lead + 1, close)
  const main = clauseBehind(sentence, close + 1, end)
  return sub === null || main === null || !isGranted(sentence, sub, sentence.slice(close + 1, end)) ? null : { lead, sub, close }
}

/** "While X, Y." to "Although X, Y." */
export const whileToAlthough: Structure['apply'] = rearrange((sentence, end) => {
  const granted = grantedWhile(sentence, end)
  const opener = sentence[granted?.lead ?? -1]
  if (granted === null || opener === undefined) return null
  return [sentence.with(granted.lead, withText(opener, granted.lead === 0 ? 'Although' : 'although', { lemma: 'although' }))]
})

/** Subjects that only "some" or "most" before them explain. Sorted. */
const others = wordSet('another other others')

/** "describes ..., whereas ... describes": two definitions side by side. */
const isSaidOfBoth = (tokens: Tokens, first: Clause, second: Clause): boolean => {
  const [one, other] = [tokens[first.verb.main]?.lemma ?? '', tokens[second.verb.main]?.lemma]
  return one === other && /^(?:concern|cover|define|denote|describe|involve|mean|name|refer)$/.test(one)
}

/** "X, whereas Y." to "X, but Y."; "Some X, while others Y." to "Some X, but others Y." */
export const whereasToBut: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(({ lower }, i) => i > 2 && /^(?:whereas|while)$/.test(lower) && isComma(sentence[i - 1]))
  const conjunction = sentence[at]
  const second = clauseBehind(sentence, at + 1, end)
  if (conjunction === undefined || conjunction.isLocked || second === null) return null
  const isContrast = conjunction.lower === 'whereas' || others.has(sentence[at + 1]?.lower ?? '')
  const lead = leadEnd(sentence)
  const isTaken = sentence.some(({ lower }, i) => i !== at && /^(?:but|whereas|while)$/.test(lower))
  const first = clauseBehind(sentence, lead, at - 1)
  if (!isContrast || isTaken || first === null) return null
  // "and exports rose, whereas", "the view that prices fell, whereas": what "but" would join is not plain.
  const isJoined = sentence
    .slice(lead, at - 1)
    .some((token, i, rest) => isComma(token) && /^(?:and|or|so|which|who)$/.test(rest[i + 1]?.lower ?? ''))
  const hangsOn = sentence.slice(at + 1, end).some((token, i, rest) => isComma(token) && /^(?:and|or|so)$/.test(rest[i + 1]?.lower ?? ''))
  // "Data show that A, whereas B", "A names what is done, whereas B names who does it": part of what is shown, or no contrast at all.
  const isWhereas = conjunction.lower === 'whereas'
  const isAside = sentence.slice(lead, at - 1).some(isComma) && !isComma(sentence[lead + 1])
  if (isAside || (isWhereas && (concludes(sentence, lead, at) || isSaidOfBoth(sentence, first, second)))) return null
  // "On the one hand, some": what answers it is said in the same way.
  const isOfTwoHands = sentence[lead - 2]?.lower === 'hand' || sentence[3]?.lower === 'hand'
  if (isJoined || hangsOn || isOfTwoHands) return null
  return [sentence.with(at, withText(conjunction, 'but', { lemma: 'but', tag: 'CCONJ' }))]
})

/** "We conclude that it helps", "Tests show that it works": what "but" would join is no longer part of what is said. */
const concludes = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lemma }, i) => reporting.has(lemma) && tokens[from + i + 1]?.lower === 'that')
/** Verbs that tell what was found or said. Sorted. */
const reporting = wordSet('argue claim conclude demonstrate find hold indicate mean note report reveal say show state suggest write')

/** "Y, although X." to "Y, but X.": what is added at the end limits what was said. */
export const finalAlthoughToBut: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(({ lower }, i) => i > 3 && /^(?:although|though)$/.test(lower) && isComma(sentence[i - 1]))
  const conjunction = sentence[at]
  if (conjunction === undefined || conjunction.isLocked || clauseBehind(sentence, at + 1, end) === null) return null
  const lead = leadEnd(sentence)
  const isTaken = sentence.some(({ lower }, i) => i !== at && /^(?:although|but|however|nevertheless|though|yet)$/.test(lower))
  const goesOn = sentence.slice(at, end).some((token, i, rest) => isComma(token) && /^(?:and|or|so)$/.test(rest[i + 1]?.lower ?? ''))
  // "Only 6% knew, although many live there": that it is so few is what surprises.
  const isSurprising = /^(?:few|hardly|nobody|none|only)$/.test(sentence[lead]?.lower ?? '')
  // "It appears to be safe, although it may fade": with "but" the doubt would outweigh what is found.
  const isHedge =
    sentence.slice(lead, at).some(({ lemma }) => /^(?:appear|seem)$/.test(lemma)) &&
    sentence.slice(at + 1, end).some(({ lower }) => /^(?:may|might)$/.test(lower))
  if (isTaken || goesOn || isSurprising || isHedge || concludes(sentence, lead, at) || clauseBehind(sentence, lead, at - 1) === null)
    return null
  if (sentence.slice(0, at - 1).some(isComma) && lead === 0) return null
  return [sentence.with(at, withText(conjunction, 'but', { lemma: 'but', tag: 'CCONJ' }))]
})
