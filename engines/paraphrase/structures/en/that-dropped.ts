import { dropThat } from '../../moves/that-clause.ts'
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

/** "It is said that the song": without the word the participle would seem to have an object. */
const isImpersonal = (sentence: Tokens): boolean => {
  const at = firstChange(sentence, madeOf(dropThat, sentence))
  const be = sentence.slice(0, Math.max(0, at - 1)).findLast(({ tag }) => tag !== 'ADV')
  const isPassive = sentence[at - 1]?.tag === 'VERB' && sentence[at - 1]?.form !== 'ing' && be?.lemma === 'be'
  return isPassive && !subjectPronouns.has(sentence[at + 1]?.lower ?? '')
}

export default defineStructure({
  key: 'that-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'mild',
  apply: unless((sentence) => misleads(sentence) || isImpersonal(sentence), dropThat),
  yes: [
    ['I think that they agree.', 'I think they agree.'],
    ['The pupils said that it was too late.', 'The pupils said it was too late.'],
    ['Many people believe that they need a car.', 'Many people believe they need a car.'],
    ['They think that the law is fair.', 'They think the law is fair.'],
    ['I am sure that they will come.', 'I am sure they will come.'],
    ['She told me that she was tired.', 'She told me she was tired.'],
    ['Some people say that old books will disappear.', 'Some people say old books will disappear.'],
    ['The soup was so hot that I burnt my tongue.', 'The soup was so hot I burnt my tongue.'],
    ['We hope that you will come.', 'We hope you will come.'],
  ],
  no: [
    'It is sometimes said that tango music was invented in a harbour.',
    'I have come to believe that the law ought not to make anyone feel this way.',
    'We must ensure that the rules are clear.',
    'They argue that it is unfair.',
    'Most people never learn that they have been filmed.',
    'It would be too simple to say that the novel praises war.',
    'It is clear that they agree.',
    'She told them that the plan and the map were lost.',
    'I think that summer was hot.',
    'They do not mean that the idea cannot be explained; they mean that it cannot be explained quickly.',
    'This means that it is late.',
    'I believe that this is why they came.',
    'He said that he was ill and that he needed help.',
    'The fact that they know it helps.',
  ],
})
