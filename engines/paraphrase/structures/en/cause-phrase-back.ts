import { causePhrase } from '../../moves/adjunct.ts'
import { adjunctBack } from '../../moves/adjunct-order.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** "Despite these difficulties": it takes up the sentence before. Sorted. */
const takingUp = wordSet('her his its such that their these this those')

export default defineStructure({
  key: 'cause-phrase-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  // "Without salt, the volume rose, but the surface sank": the phrase is that of both.
  isWhole: true,
  apply: unless((sentence) => hasWord(sentence.slice(0, sentence.findIndex(isComma)), takingUp), adjunctBack(causePhrase())),
  yes: [
    ['Despite the new measures, unemployment remained high.', 'Unemployment remained high despite the new measures.'],
    ['As a result of the crisis, many banks failed.', 'Many banks failed as a result of the crisis.'],
    ['Because of the heavy rain, the match was cancelled.', 'The match was cancelled because of the heavy rain.'],
    ['Without regular practice, most pupils forget the rules.', 'Most pupils forget the rules without regular practice.'],
  ],
  no: [
    'Despite these difficulties, feedback from customers was positive.',
    'Without salt, the volume nearly tripled, but the surface collapsed towards the end.',
    'Despite being tired, she finished the race.',
    'Because of the rain, the match was cancelled and the fans went home.',
    'Due to the fact that it rained, we stayed at home.',
    'Because of the strike, they were late, which annoyed us.',
  ],
})
