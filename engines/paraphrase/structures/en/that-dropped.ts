import { dropThat } from '../../moves/clause-words.ts'
import { firstChange, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import { subjectPronouns } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "believe the law": behind a verb that takes a thing as its object too, a noun is first read as that. */
const misleads = (sentence: Tokens): boolean => {
  const at = firstChange(sentence, madeOf(dropThat, sentence))
  return (
    /^(?:believe|ensure|feel|know|mean|show)$/.test(sentence[at - 1]?.lemma ?? '') && !subjectPronouns.has(sentence[at + 1]?.lower ?? '')
  )
}

export default defineStructure({
  key: 'that-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'mild',
  apply: unless(misleads, dropThat),
  yes: [
    ['I think that they agree.', 'I think they agree.'],
    ['The pupils said that it was too late.', 'The pupils said it was too late.'],
    ['Many people believe that they need a car.', 'Many people believe they need a car.'],
    ['They think that the law is fair.', 'They think the law is fair.'],
    ['We hope that you will come.', 'We hope you will come.'],
  ],
  no: [
    'I have come to believe that the law ought not to make anyone feel this way.',
    'We must ensure that the rules are clear.',
    'They argue that it is unfair.',
    'I think that summer was hot.',
    'They do not mean that the idea cannot be explained; they mean that it cannot be explained quickly.',
    'This means that it is late.',
    'I believe that this is why they came.',
    'He said that he was ill and that he needed help.',
    'The fact that they know it helps.',
  ],
})
