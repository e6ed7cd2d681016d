import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isPerson, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What people can do because they have learnt it, own what it takes or are given the chance. Sorted. */
const doings = wordSet(
  `access accomplish achieve acquire adapt adjust afford analyse analyze answer apply attend avoid balance bring build choose collaborate combine
  communicate compare complete concentrate connect contribute control cope create dedicate develop discover discuss distinguish earn engage
  enjoy escape evaluate exchange expand explain explore express find finish focus follow gain grow handle hear identify imitate improve
  interact invest judge learn live manage master meet memorise memorize monitor move observe obtain organise organize overcome participate pay
  perform plan practise prepare prevent produce protect pursue reach read recall receive recognise recognize reduce relate relax
  rely remember respond save share sing sleep socialise socialize solve speak spend stay study succeed support survive swim teach track
  travel understand visit work write`,
)

/** What is often forbidden, so that "cannot" would not tell what somebody is too weak or too poor for. Sorted. */
const permitted = wordSet('access attend bring choose discuss exchange live participate receive share sing stay travel visit work')

/** "I can": an offer, unless it tells what somebody is good at. Sorted. */
const ownStrengths = wordSet('adapt afford communicate concentrate contribute focus handle manage organise organize read speak write')

/** "are now able to": adverbs that stand between "be" and "able". Sorted. */
const inside = wordSet('also better easily finally now still')

/** Ability is said already, or the sentence gives advice. Sorted. */
const elsewhere = wordSet(
  `ability able age allowed alternatively best enable enables example hopefully instance instead law maybe option options otherwise perhaps possible
  suggest unable whatever`,
)

/** Before the subject: a question or a relative clause, in which "able" would come too late. Sorted. */
const opening = wordSet('all anything everything how less more something than thing things way ways what when whenever where wherever why')

/** "Students can choose" to "students are able to choose"; "cannot" to "are not able to". */
export const ableTo: Structure['apply'] = rearrange((tokens, end) => {
  for (let at = 1; at < end - 2; at++) {
    const can = tokens[at]
    if (can?.lower !== 'can' || can.isLocked || can.space === '') continue
    const { isNegative, main, between, from } = groupAt(tokens, at)
    const verb = tokens[main]
    if (verb?.tag !== 'VERB' || verb.lower !== verb.lemma || !isDoing(tokens, main, end) || (isNegative && permitted.has(verb.lemma)))
      continue
    const be = beFor(tokens, at, verb.lemma)
    // "can choose to be glad, or they can": one of two roads.
    if (tokens.some(({ lower }, i) => lower === 'or' && tokens.slice(i + 1, i + 3).some((token) => token.lower === 'can'))) return null
    if (be === null || hasWord(tokens, elsewhere) || isAdvice(tokens, main, end)) return null
    const group = [word(be, 'AUX', be === 'is' ? '3sg' : 'pl', 'be')]
    return [compose(tokens.slice(0, at), group, between, [word('able', 'ADJ'), word('to', 'PART')], tokens.slice(from))]
  }
  return null
})

type Group = { readonly isNegative: boolean; readonly main: number; readonly between: Tokens; readonly from: number }

/** "can", "can not", "can now", "can no longer", "can fully": where the verb stands, what goes before "able" and where what follows "to" begins. */
function groupAt(tokens: Tokens, at: number): Group {
  const [one, two] = [tokens[at + 1], tokens[at + 2]]
  const isNegative = one?.lower === 'not'
  if (isNegative) return { isNegative, main: at + 2, between: [word('not', 'PART')], from: at + 2 }
  const size = one?.lower === 'no' && two?.lower === 'longer' ? 2 : inside.has(one?.lower ?? '') ? 1 : 0
  const from = at + 1 + size
  const isManner = size === 0 && one?.tag === 'ADV' && /.ly$/.test(one.lower) && !doubtful.test(one.lower)
  return { isNegative, main: isManner ? from + 1 : from, between: tokens.slice(at + 1, from), from }
}

/** Adverbs that are said of the whole rather than of the doing. */
const doubtful =
  /^(?:barely|certainly|clearly|definitely|especially|hardly|only|particularly|possibly|potentially|probably|really|scarcely|simply|surely|usually)$/

/** "make a decision", "use their knowledge": what a common verb does with these is an ability too. Sorted. */
const made = wordSet('call choice comparison connection decision difference friend knowledge mistake music progress skill sense time use')

const isDoing = (tokens: Tokens, at: number, end: number): boolean =>
  doings.has(tokens[at]?.lemma ?? '') ||
  (/^(?:make|use)$/.test(tokens[at]?.lemma ?? '') &&
    tokens.slice(at + 1, Math.min(end, at + 5)).some(({ lemma, tag }) => tag === 'NOUN' && made.has(lemma)))

/** "can save money by walking", "can prevent this if they ask": how to do it is what is told. */
const isAdvice = (tokens: Tokens, from: number, end: number): boolean =>
  tokens.slice(from, end).some(({ lower }, i) => lower === 'if' || (lower === 'by' && tokens[from + i + 1]?.form === 'ing'))

/** The form of "be" for the person before "can"; null where no person is meant for sure. */
function beFor(tokens: Tokens, at: number, verb: string): string | null {
  const lower = tokens[at - 1]?.lower ?? ''
  const isPronoun = /^(?:he|i|she|they|we)$/.test(lower)
  const close = lower === 'who' ? at - 1 : at
  const start = isPronoun ? at - 1 : startOf(tokens, close)
  if (start < 0) return null
  const before = tokens[start - 1]
  const comma = tokens.findLastIndex((token, i) => i < start && isComma(token))
  // "the skills they can use": what they can do is told of a thing.
  if (lower !== 'who' && (isNoun(before) || before?.tag === 'ADJ' || hasWord(tokens.slice(comma + 1, start), opening))) return null
  if (lower === 'i') return ownStrengths.has(verb) ? 'am' : null
  if (verb === 'hear' && lower !== 'they') return null
  if (isPronoun) return /^(?:they|we)$/.test(lower) ? 'are' : 'is'
  if (isPerson(tokens, start, close) !== true || /^(?:few|no|nobody)$/.test(tokens[start]?.lower ?? '')) return null
  if (lower !== 'who' && (before?.tag === 'ADP' || before?.tag === 'VERB')) return null
  const number = numberOf(tokens, start, close)
  return number === null ? null : number === 'plural' ? 'are' : 'is'
}

/** The longest noun phrase of a few words that ends at `close`. */
function startOf(tokens: Tokens, close: number): number {
  for (let start = Math.max(0, close - 7); start < close; start++) if (nounPhraseEnd(tokens, start) === close) return start
  return -1
}
