import { compose, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isPerson, nounPhraseEnd, numberOf } from '../../../languages/en/grammar/noun-phrase.ts'
import { formsOfBe } from '../../../languages/en/grammar/grammar-words.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

const participles =
  /^(obtained|surveyed|interviewed|used|studied|collected|tested|examined|analysed|analyzed|questioned|measured|chosen|selected|proposed|observed|recorded)$/

/** "The results obtained were clear." to "The results that were obtained were clear." */
export default defineStructure({
  key: 'participle-relative',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'mild',
  apply: rearrange((sentence, end) => {
    for (let at = 1; at < end - 2; at++) {
      const noun = sentence[at - 1]
      const verb = sentence[at + 1]
      if (!participles.test(sentence[at]?.lower ?? '') || noun?.tag !== 'NOUN' || noun.isName || verb === undefined) continue
      if (!formsOfBe.has(verb.lower) && !(verb.tag === 'VERB' && /^(past|3sg|pl)$/.test(verb.form ?? ''))) continue
      let start = -1
      for (let k = at - 1; k >= Math.max(0, at - 5); k--) if (nounPhraseEnd(sentence, k, { of: false, join: false }) === at) start = k
      const before = sentence[start - 1]
      if (start < 0 || !/^(the|these|those)$/.test(sentence[start]?.lower ?? '') || (before !== undefined && before.text !== ',')) continue
      const number = numberOf(sentence, start, at)
      const isPast = verb.form === 'past' || /^(was|were)$/.test(verb.lower)
      if (number === null) continue
      const be = isPast ? (number === 'plural' ? 'were' : 'was') : number === 'plural' ? 'are' : 'is'
      // "The results obtained are clear": they were obtained before.
      if (!isPast && !/^(used|proposed)$/.test(sentence[at]?.lower ?? '')) continue
      const relative = isPerson(sentence, start, at) === true ? 'who' : 'that'
      return [compose(sentence.slice(0, at), [word(relative, 'PRON'), word(be, 'AUX')], sentence.slice(at))]
    }
    return null
  }),
  yes: [
    ['The results obtained were clear.', 'The results that were obtained were clear.'],
    ['The students surveyed were mostly women.', 'The students who were surveyed were mostly women.'],
    ['The method used is simple.', 'The method that is used is simple.'],
    ['The samples collected contained lead.', 'The samples that were collected contained lead.'],
  ],
  no: [
    'The results obtained are clear.',
    'The students used pens.',
    'He obtained results that were clear.',
    'Results obtained were clear.',
  ],
})
