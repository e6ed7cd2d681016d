import { isFinite } from '../../languages/en/grammar/clause.ts'
import { compose, word } from '../../languages/en/grammar/grammar-tokens.ts'
import { isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Between the modal and "and" so many words must stand, or the repetition is felt. */
const least = 4
const most = 12

/** "should buy fewer clothes and repair them" to "should buy fewer clothes and should repair them". */
export const repeatModal: Structure['apply'] = rearrange((sentence, end) => {
  for (let and = least + 1; and < end - 2; and++) {
    const verb = sentence[and + 1]
    if (sentence[and]?.lower !== 'and' || verb?.tag !== 'VERB' || !/^(?:base|pl)$/.test(verb.form ?? '') || verb.lower !== verb.lemma)
      continue
    const at = sentence.findLastIndex(({ lower }, i) => i < and && /^(?:should|will|would|must)$/.test(lower))
    const between = sentence.slice(at + 2, and)
    if (at < 1 || and - at < least || and - at > most || sentence[at + 1]?.form !== 'base') continue
    // Only one verb before "and", and none that the second could hang on.
    if (
      between.some(
        (token, i) =>
          isVerb(token) || token.tag === 'PUNCT' || token.tag === 'SCONJ' || token.lower === 'to' || isFinite(sentence, at + 2 + i),
      )
    )
      continue
    if (sentence.slice(and + 1, end).some(({ lower }) => lower === 'and' || lower === 'or')) continue
    const modal = sentence[at]
    return modal
      ? [compose(sentence.slice(0, and + 1), [word(modal.lower, 'AUX', modal.form, modal.lemma)], sentence.slice(and + 1))]
      : null
  }
  return null
})
