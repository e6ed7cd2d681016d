import { clauseAt, isFinite, mayBePast, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, type Tokens, word } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, formsOfBe, relatives, subjectPronouns, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Nouns and adjectives that "that" opens the content of. Sorted. */
const ofContent = wordSet(
  'argument assumption aware belief certain claim clear conclusion confident convinced evidence fact idea opinion sure true view',
)

/** "argue that A is cheap and B is safe" to "argue that A is cheap and that B is safe". */
export const repeatThat: Structure['apply'] = rearrange((tokens, end) => {
  const that = tokens.findIndex(({ lower }, i) => lower === 'that' && i > 0 && opensContent(tokens, i))
  if (that < 1 || tokens.slice(that + 1, end).some(({ lower }) => lower === 'that')) return null
  return openedAgain(tokens, that, end)
})

/** "because the change was slow and the ship sailed on" to "because the change was slow and because the ship sailed on". */
export const repeatBecause: Structure['apply'] = rearrange((tokens, end) => {
  const because = tokens.findIndex(({ lower }, i) => lower === 'because' && tokens[i + 1]?.lower !== 'of')
  const isEarlier = tokens.slice(0, Math.max(0, because)).some(({ lower }) => subordinators.has(lower) || lower === 'that')
  if (because < 2 || isEarlier || tokens.slice(because + 1, end).some(({ lower }) => lower === 'because')) return null
  return openedAgain(tokens, because, end)
})

/** A clause of so many words gives no reason of its own beside another as short. */
const shortReason = 4

/** The conjunction at `at` once more, in front of the second of the two clauses that it opens. */
function openedAgain(tokens: Tokens, at: number, end: number): readonly Tokens[] | null {
  const owner = tokens[leadEnd(tokens)]?.lower ?? ''
  const conjunction = tokens[at]
  if (conjunction === undefined) return null
  for (let and = at + 4; and < end - 2; and++) {
    if (tokens[and]?.lower !== 'and') continue
    if (isComma(tokens[and - 1])) return null
    const [first, second] = [clauseAt(tokens, at + 1, and), clauseAt(tokens, and + 1, end)]
    if (first === null || second === null) continue
    // "She knew that it was late and she left": the second is her own clause.
    const isOwn = second.subjectEnd === second.start + 1 && subjectPronouns.has(tokens[second.start]?.lower ?? '')
    if (isOwn && (!subjectPronouns.has(owner) || owner === tokens[second.start]?.lower)) return null
    if (!isPlainClause(tokens, first) || !isPlainClause(tokens, second)) return null
    // "because it was raining and the gym was closed": two so short make one reason.
    if (conjunction.lower === 'because' && and - at - 1 <= shortReason && end - and - 1 <= shortReason) return null
    return [compose(tokens.slice(0, and + 1), [word(conjunction.lower, 'SCONJ')], tokens.slice(and + 1))]
  }
  return null
}

/** "argue that", "aware that": not the "that" of a relative clause. */
const opensContent = (tokens: Tokens, that: number): boolean => {
  const before = tokens[that - 1]
  return (
    before !== undefined &&
    ((before.tag === 'VERB' && clauseVerbs.has(before.lemma)) || ofContent.has(before.lower)) &&
    clauseAt(tokens, that + 1, tokens.length) !== null
  )
}

/** A simple subject, a verb, and no clause or mark behind it. */
const isPlainClause = (tokens: Tokens, { verb, end, isSimpleSubject }: Clause): boolean =>
  isSimpleSubject &&
  !tokens
    .slice(verb.end, end)
    .some(
      ({ lower, text }) =>
        /^[,;:(–—]$/.test(text) || subordinators.has(lower) || /^(?:and|but|how|or|that|what|where|which|who|why)$/.test(lower),
    )

/** "people who live alone and have no car" to "people who live alone and who have no car". */
export const repeatRelative: Structure['apply'] = rearrange((tokens, end) => {
  for (let at = 1; at < end - 5; at++) {
    const relative = tokens[at]
    if (!relative || !/^(?:that|which|who)$/.test(relative.lower) || !isHeadBefore(tokens, at)) continue
    const verb = skipAdverbs(tokens, at + 1, end)
    const and = tokens.findIndex(({ lower }, i) => i > verb && i < end && /^(?:and|or)$/.test(lower))
    if (!isFinite(tokens, verb) || and - verb < 3 || isComma(tokens[and - 1])) continue
    const second = skipAdverbs(tokens, and + 1, end)
    if (!isSecond(tokens, verb, second) || end - second < 3 || hasOwner(tokens, verb, and)) continue
    if (!belongs(tokens, { at, verb, and, second, end }) || goesOn(tokens, second, end)) continue
    return [compose(tokens.slice(0, and + 1), [word(relative.lower, 'PRON')], tokens.slice(and + 1))]
  }
  return null
})

/** Whether the word at `at` is a relative with its noun before it, not the "that" of "the idea that". */
function isHeadBefore(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  if (tokens[at]?.lower === 'that') return before?.tag === 'NOUN' && !ofContent.has(before.lower)
  if (isComma(before)) return isNoun(tokens[at - 2])
  return isNoun(before) || /^(?:anyone|everyone|people|someone|something|those)$/.test(before?.lower ?? '')
}

/** Both verbs stand in one form, so that the second is as finite as the first. */
function isSecond(tokens: Tokens, first: number, at: number): boolean {
  const [one, other, next] = [tokens[first], tokens[at], tokens[at + 1]]
  if (!one || !other || !isFinite(tokens, at) || other.isLocked || /^(?:ADJ|NOUN|PUNCT)$/.test(next?.tag ?? 'PUNCT')) return false
  if (one.tag === 'AUX' || other.tag === 'AUX') return other.tag === 'AUX' && (one.form === other.form || formsOfBe.has(other.lower))
  return (
    one.form === other.form ||
    (mayBePast(one) && mayBePast(other)) ||
    (/^(?:base|pl)$/.test(one.form ?? '') && /^(?:base|pl)$/.test(other.form ?? ''))
  )
}

/** "reads maps and turns them into lists": what was done first goes on, with the same thing. */
const goesOn = (tokens: Tokens, second: number, end: number): boolean =>
  tokens.slice(second + 1, end).some(({ lower }) => /^(?:it|its|their|them|then)$/.test(lower))

/** A word between the verbs that the second could hang on. */
const hasOwner = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from + 1, to)
    .some(
      (token, i, rest) =>
        (token.lower === 'to' && isVerb(rest[i + 1])) ||
        /^(?:[,;:(–—]|both|but|either|how|or|what|why)$/.test(token.lower) ||
        subordinators.has(token.lower) ||
        relatives.has(token.lower) ||
        (isVerb(token) && !(i === 0 && tokens[from]?.tag === 'AUX')),
    )

type Spot = { readonly at: number; readonly verb: number; readonly and: number; readonly second: number; readonly end: number }

/** The second verb is of the relative: a third follows that is the main one, or the main verb is of another form. */
function belongs(tokens: Tokens, { at, verb, and, second, end }: Spot): boolean {
  const rest = tokens.slice(second + 1, end)
  if (
    rest.some(
      ({ lower, text }) => /^[,;:(–—]$/.test(text) || /^(?:and|but|or)$/.test(lower) || subordinators.has(lower) || relatives.has(lower),
    )
  )
    return false
  const main = tokens.findIndex((_, i) => i < at && isFinite(tokens, i))
  const later = tokens.findIndex((_, i) => i > second + (tokens[second]?.tag === 'AUX' ? 2 : 1) && i < end && isFinite(tokens, i))
  if (isComma(tokens[at - 1])) return main >= 0 && later < 0 && tokens[at]?.lower !== 'that'
  if (main < 0) return later > and
  const governor = tokens[main]
  if (later > 0 || governor === undefined || tokens.slice(main + 1, at).some((_, i) => isFinite(tokens, main + 1 + i))) return false
  // "There are people who", "It is a tool which": the main verb is done with.
  if (governor.lemma === 'be' && /^(?:there|it|this|these|they|he|she)$/.test(tokens[main - 1]?.lower ?? '') && tokens[verb]?.tag !== 'AUX')
    return true
  return tokens[second]?.tag !== 'AUX' && governor.tag === 'VERB' && isOtherForm(governor.form, tokens[second]?.form ?? null)
}

const isOtherForm = (one: string | null, other: string | null): boolean => {
  const kind = (form: string | null): string =>
    /^(?:base|pl)$/.test(form ?? '') ? 'pl' : /^(?:past|participle)$/.test(form ?? '') ? 'past' : (form ?? '')
  return kind(one) !== kind(other)
}

/** "by reading books and talking to people" to "by reading books and by talking to people". */
export const repeatBeforeIng: Structure['apply'] = rearrange((tokens, end) => {
  for (let at = 1; at < end - 5; at++) {
    const preposition = tokens[at]
    const first = tokens[at + 1]
    if (
      !preposition ||
      !/^(?:about|at|by|for|from|in|into|of|on|through|to)$/.test(preposition.lower) ||
      first?.tag !== 'VERB' ||
      first.form !== 'ing' ||
      !tokens.slice(0, at).some((_, i) => isFinite(tokens, i))
    )
      continue
    const and = tokens.findIndex(({ lower }, i) => i > at + 1 && i < end && /^(?:and|or)$/.test(lower))
    const second = tokens[and + 1]
    // "is not achieved by staying at home and doing nothing": both make what is denied.
    if (tokens[and]?.lower === 'and' && tokens.slice(0, at).some(({ lower }) => /^(?:n['’]t|never|not)$/.test(lower))) continue
    if (and - at < 4 || end - and < 4 || second?.tag !== 'VERB' || second.form !== 'ing' || second.isLocked) continue
    if (tokens.slice(at + 2, and).some((token, i) => owns(tokens, at + 2 + i) || isFinite(tokens, at + 2 + i) || token.form === 'ing'))
      continue
    if (/^(?:ADJ|NOUN|PUNCT)$/.test(tokens[and + 2]?.tag ?? 'PUNCT') && !takers.has(second.lemma)) continue
    if (tokens.slice(and + 2, end).some(({ lower }, i) => /^(?:and|or)$/.test(lower) && tokens[and + 3 + i]?.form === 'ing')) continue
    return [compose(tokens.slice(0, and + 1), [word(preposition.lower, 'ADP')], tokens.slice(and + 1))]
  }
  return null
})

/** Verbs whose -ing before a noun is no adjective of it. Sorted. */
const takers = wordSet(
  'add ask avoid build buy create cut develop encourage find gain get give have help improve keep learn make offer prevent produce protect provide reduce save sell send spend take teach use write',
)

/** A word between the two verbs that the second could hang on. */
const owns = (tokens: Tokens, i: number): boolean => {
  const token = tokens[i]
  if (token === undefined) return true
  const isTo = token.lower === 'to' && isVerb(tokens[i + 1])
  return (
    isTo ||
    /^(?:[,;:(–—]|between|both|but|either|not|rather|than)$/.test(token.lower) ||
    subordinators.has(token.lower) ||
    relatives.has(token.lower)
  )
}
