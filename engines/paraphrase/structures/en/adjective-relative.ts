import { compose, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isPerson, isVerb, nounPhraseEnd, numberOf } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

const adjectives =
  /^(available|responsible|necessary|suitable|relevant|typical|essential|similar|capable|specific|common|unique|present|familiar)$/
/** After these the adjective is said of the object: "makes them available to". */
const complement = /^(make|find|keep|leave|consider|render|deem|hold|prove|think|be|become|remain|seem|appear|have|get)$/

/** "the skills necessary for the job" to "the skills that are necessary for the job". */
export default defineStructure({
  key: 'adjective-relative',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'mild',
  apply: rearrange((sentence, end) => {
    for (let at = 2; at < end - 2; at++) {
      const noun = sentence[at - 1]
      if (sentence[at]?.tag !== 'ADJ' || !adjectives.test(sentence[at]?.lower ?? '') || noun?.tag !== 'NOUN' || noun.isName) continue
      if (!/^(for|to|in|at|of|with)$/.test(sentence[at + 1]?.lower ?? '') || sentence[at + 2]?.text === ',') continue
      let start = -1
      for (let k = at - 1; k >= Math.max(0, at - 5); k--) if (nounPhraseEnd(sentence, k, { of: false, join: false }) === at) start = k
      const before = sentence[start - 1]
      if (start < 0 || (before !== undefined && complement.test(before.lemma)) || /^(and|or|as|with|by)$/.test(before?.lower ?? ''))
        continue
      const finite = sentence.filter((token) => isVerb(token) && /^(past|3sg|pl)$/.test(token.form ?? ''))
      if (finite.length === 0 || finite.some(({ form }) => form === 'past') || sentence.slice(0, at).some(({ lemma }) => lemma === 'make'))
        continue
      const number = numberOf(sentence, start, at)
      if (number === null || sentence.slice(at, at + 8).some(({ lower }) => /^(that|which|who)$/.test(lower))) continue
      const relative = isPerson(sentence, start, at) === true ? 'who' : 'that'
      const be = word(number === 'plural' ? 'are' : 'is', 'AUX', number === 'plural' ? 'pl' : '3sg', 'be')
      return [compose(sentence.slice(0, at), [word(relative, 'PRON'), be], sentence.slice(at))]
    }
    return null
  }),
  yes: [
    ['They learn the skills necessary for the job.', 'They learn the skills that are necessary for the job.'],
    ['The tools available to schools save time.', 'The tools that are available to schools save time.'],
    ['The officer responsible for the port knows it.', 'The officer who is responsible for the port knows it.'],
    ['This paper describes a gene common to all birds.', 'This paper describes a gene that is common to all birds.'],
  ],
  no: [
    'The law makes tools available to schools.',
    'They learnt the skills necessary for the job.',
    'They find the tools suitable for schools.',
    'They learn the necessary skills for the job.',
  ],
})
