import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Adjectives that say of which sort a thing is: they stand next to the noun, with no "and" before them. */
const isSort = (lower: string): boolean =>
  /(?:al|ic|ary|an|ese|ish|ed|en)$/.test(lower) ||
  /^(?:black|blue|brown|gr[ae]y|green|little|new|old|other|own|pink|red|same|such|urban|white|yellow|young)$/.test(lower)

/** "a long, careful study" to "a long and careful study". */
export const joinAdjectives: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (!isComma(sentence[at]) || !isPlain(sentence, at - 1) || !isPlain(sentence, at + 1)) continue
    const [before, noun, after] = [sentence[at - 2], sentence[at + 2], sentence[at + 3]]
    if (before?.tag !== 'DET' && before?.tag !== 'ADP' && before?.tag !== 'VERB') continue
    if (!isNoun(noun) || isNoun(after) || after?.text === ',' || after?.text === '-' || /^(?:and|or)$/.test(after?.lower ?? '')) continue
    if (!isPair(sentence[at - 1]?.lower ?? '', sentence[at + 1]?.lower ?? '')) continue
    return [compose(sentence.slice(0, at), [word('and', 'CCONJ')], sentence.slice(at + 1))]
  }
  return null
})

/** "many, many", "teeny, tiny" and "darker, upscale" are no two qualities side by side. */
const isPair = (first: string, second: string): boolean =>
  first !== second &&
  first.slice(-2) !== second.slice(-2) &&
  first.endsWith('er') === second.endsWith('er') &&
  !/^(?:few|least|less|many|more|most|several|various)$/.test(first) &&
  !/(?:est|most)$/.test(first)

/** Adjectives that the tagger takes for nouns in front of a comma. Sorted. */
const alsoNouns =
  /^(?:bright|clear|cold|cool|dark|deep|firm|flat|fresh|heavy|hot|kind|long|low|narrow|quick|quiet|rich|rough|sharp|short|simple|slow|soft|thick|thin|warm|weak|wide)$/

const isPlain = (tokens: Tokens, at: number): boolean => {
  const token = tokens[at]
  return (
    (token?.tag === 'ADJ' || (token?.tag === 'NOUN' && alsoNouns.test(token.lower))) &&
    !token.isLocked &&
    /^\p{Ll}+$/u.test(token.text) &&
    !isSort(token.lower)
  )
}
