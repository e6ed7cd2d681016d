import { isFinite, mayBeParticiple, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Between the modal and "and" so many words must stand, or the repetition is felt. */
const least = 4
const most = 14

const modal = /^(?:can|could|may|might|must|should|will|would)$/

/** "should buy fewer clothes and repair them" to "should buy fewer clothes and should repair them"; "can be cut and used" with "be". */
export const repeatModal: Structure['apply'] = rearrange((tokens, end) => {
  for (let and = least + 1; and < end - 2; and++) {
    if (tokens[and]?.lower !== 'and' || tokens[and - 1]?.text === ',') continue
    const at = tokens.findLastIndex(({ lower, tag }, i) => i < and && modal.test(lower) && tag === 'AUX')
    const verb = skipAdverbs(tokens, at + 1, and)
    const be = tokens[verb]?.lower === 'be' ? tokens[verb] : undefined
    const start = be ? skipAdverbs(tokens, verb + 1, and) : verb
    if (at < 1 || and - at < least || and - at > most || !isVerbOf(tokens, start, be !== undefined)) continue
    if (!isSecond(tokens, and, be !== undefined) || hasOwner(tokens, start + 1, and) || goesOn(tokens, and + 2, end)) continue
    const [first, isAlone] = [
      tokens[at],
      !tokens.slice(at, verb).some(({ lower }) => /^(?:also|even|just|n['’]t|never|not|only|simply)$/.test(lower)),
    ]
    // "can equally use one and build another": the adverb is of both.
    const hasAdverb = start > verb ? verb > at + 1 : start > at + 1
    if (!first || !isAlone || hasAdverb || isOneAct(tokens, start, and)) continue
    const again = [word(first.lower, 'AUX', first.form, first.lemma), ...(be ? [word('be', 'AUX', 'base', 'be')] : [])]
    return [compose(tokens.slice(0, and + 1), again, tokens.slice(and + 1))]
  }
  return null
})

const isVerbOf = (tokens: Tokens, at: number, isPassive: boolean): boolean => {
  const token = tokens[at]
  return token?.tag === 'VERB' && (isPassive ? mayBeParticiple(token) : token.form === 'base')
}

/** A plain infinitive, or a participle that no noun follows; "go and see" makes one act. */
function isSecond(tokens: Tokens, and: number, isPassive: boolean): boolean {
  const [verb, next] = [tokens[and + 1], tokens[and + 2]]
  if (verb?.tag !== 'VERB' || verb.isLocked || verb.space === '') return false
  if (isPassive) return mayBeParticiple(verb) && !/^(?:ADJ|NOUN|PROPN|PUNCT|DET)$/.test(next?.tag ?? 'PUNCT')
  return /^(?:base|pl)$/.test(verb.form ?? '') && verb.lower === verb.lemma
}

/** Only one verb before "and", and none that the second could hang on. */
const hasOwner = (tokens: Tokens, from: number, and: number): boolean =>
  tokens
    .slice(from, and)
    .some(
      (token, i) =>
        (isVerb(token) && !isModifier(tokens, from + i)) ||
        token.tag === 'PUNCT' ||
        (token.tag === 'CCONJ' && /^(?:but|or)$/.test(token.lower)) ||
        (subordinators.has(token.lower) && token.lower !== 'as') ||
        relatives.has(token.lower) ||
        /^(?:both|either|how|not|what|why)$/.test(token.lower) ||
        (token.lower === 'to' && isVerb(tokens[from + i + 1])) ||
        isFinite(tokens, from + i),
    )

/** "written consent", "growing demand" */
const isModifier = (tokens: Tokens, i: number): boolean =>
  /^(?:ing|participle)$/.test(tokens[i]?.form ?? '') && tokens[i + 1]?.tag === 'NOUN' && tokens[i]?.tag === 'VERB'

/** A third verb, or a condition of both. */
const goesOn = (tokens: Tokens, from: number, end: number): boolean =>
  tokens
    .slice(from, end)
    .some(
      ({ lower }, i) =>
        /^(?:and|but|or)$/.test(lower) &&
        (isVerb(tokens[from + i + 1]) || isVerb(tokens[from + i + 2]) || tokens[from + i - 1]?.text === ','),
    )

/** "could hit a bump and jar the wheel": the second comes of the first. Sorted. */
const mishap = wordSet(
  `bite break burn catch collide crash drop explode fall hit hold jump kick knock lose miss roll slip strike trip turn`,
)

/** "grab the bags and run", "collect the phones and give them back": one act, or one after the other with the same thing. */
const isOneAct = (tokens: Tokens, first: number, and: number): boolean =>
  /^(?:begin|go|leave|look|run|start)$/.test(tokens[and + 1]?.lemma ?? '') ||
  mishap.has(tokens[first]?.lemma ?? '') ||
  (/^(?:them|it)$/.test(tokens[and + 2]?.lower ?? '') &&
    tokens.slice(first - 1, first).some(({ lower }) => /^(?:can|could)$/.test(lower))) ||
  /^(?:come|go|help|let|make|see|sit|stop|try|watch)$/.test(tokens[first]?.lemma ?? '') ||
  tokens[first]?.lemma === tokens[and + 1]?.lemma
