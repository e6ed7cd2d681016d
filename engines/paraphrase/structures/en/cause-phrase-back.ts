import { adjunctBack, causePhrase } from '../../moves/adjunct.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'cause-phrase-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: adjunctBack(causePhrase()),
  yes: [
    ['Despite these measures, unemployment remained high.', 'Unemployment remained high despite these measures.'],
    ['As a result of the crisis, many banks failed.', 'Many banks failed as a result of the crisis.'],
    ['Because of the heavy rain, the match was cancelled.', 'The match was cancelled because of the heavy rain.'],
    ['Without regular practice, most pupils forget the rules.', 'Most pupils forget the rules without regular practice.'],
  ],
  no: [
    'Despite being tired, she finished the race.',
    'Because of the rain, the match was cancelled and the fans went home.',
    'Due to the fact that it rained, we stayed at home.',
    'Because of the strike, they were late, which annoyed us.',
  ],
})
