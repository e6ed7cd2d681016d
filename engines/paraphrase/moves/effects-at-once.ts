import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What one thing does to several others at once. Sorted. */
const effects = wordSet(
  `address aid allow attract avoid benefit boost broaden cause challenge create cultivate damage decrease deepen
  destroy deter develop discourage disrupt distract ease eliminate enable encourage enhance enrich ensure expand foster gain
  harm help hinder improve increase inspire lengthen limit lower minimise minimize motivate offer pollute preserve
  prevent promote protect provide reduce reinforce relieve respect reveal save shape shorten simplify stimulate
  strengthen support tackle threaten undermine waste weaken widen worsen`,
)

/** Three of them, or a relation that is said already. Sorted. */
const marked = wordSet('also both either first neither nor not only or same simultaneously then thereby therefore thus time times when')

/** So many words stand between the two verbs at least and at most. */
const least = 2
const most = 12

/** "improves the soil and reduces the cost" to "improves the soil and at the same time reduces the cost". */
export const effectsAtOnce: Structure['apply'] = rearrange((tokens, end) => {
  if (hasWord(tokens, marked)) return null
  for (let and = least + 2; and < end - 2; and++) {
    const second = tokens[and + 1]
    if (tokens[and]?.lower !== 'and' || isComma(tokens[and - 1]) || !isEffect(second) || second.isLocked) continue
    const first = tokens.findLastIndex((token, i) => i < and && isEffect(token))
    if (first < 1 || and - first <= least || and - first > most + 1 || formOf(tokens[first]) !== formOf(second)) continue
    if (isInList(tokens, first)) continue
    if (tokens[first]?.lemma === second.lemma || hasBreak(tokens, first + 1, and) || hasJoint(tokens, and + 2, end)) continue
    return [compose(tokens.slice(0, and + 1), words('at the same time', 'ADV'), tokens.slice(and + 1))]
  }
  return null
})

const isEffect = (token: Tokens[number] | undefined): token is Tokens[number] =>
  token?.tag === 'VERB' && effects.has(token.lemma) && /^(?:3sg|base|ing|pl)$/.test(token.form ?? '')

/** "reduce the noise, improve the air and": the first of the two has one before it. */
const isInList = (tokens: Tokens, at: number): boolean =>
  isComma(tokens[at - 1]) && (tokens[at]?.form !== 'ing' || tokens.slice(0, at).some(({ tag, form }) => tag === 'VERB' && form === 'ing'))

/** "They save" and "can save" are not always told apart. */
const formOf = (token: Tokens[number] | undefined): string => (token?.form === 'pl' ? 'base' : (token?.form ?? ''))

/** Another verb, a mark or a joint between the two. */
const hasBreak = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ tag }) => /^(?:AUX|CCONJ|PUNCT|SCONJ|VERB)$/.test(tag))

/** A third part follows. */
const hasJoint = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }, i) => lower === 'and' && tokens[from + i + 1]?.tag === 'VERB')
