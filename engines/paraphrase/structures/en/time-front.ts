import { adjunctFront, timePhrase } from '../../moves/adjunct.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "in fifteen minutes": how long it took; in front it would be when. */
const isLength = (sentence: Tokens): boolean => {
  const at = sentence.findLastIndex(({ lower }) => /^(?:in|within)$/.test(lower))
  const first = sentence[at + 1]
  const isAmount = first?.tag === 'NUM' || /^(?:a|about|an|half|just|less|one|several|under)$/.test(first?.lower ?? '')
  return at > 0 && isAmount && /^(?:day|decade|hour|minute|month|second|week|year)$/.test(sentence.at(-2)?.lemma ?? '')
}

export default defineStructure({
  key: 'time-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(isLength, adjunctFront(timePhrase)),
  yes: [
    ['The two countries signed a treaty in 1815.', 'In 1815, the two countries signed a treaty.'],
    ['The central bank raised its main rate in March.', 'In March, the central bank raised its main rate.'],
    ['Remote work has become very popular in recent years.', 'In recent years, remote work has become very popular.'],
    ['The country lost a third of its territory after the war.', 'After the war, the country lost a third of its territory.'],
  ],
  no: [
    'The children raced through the task in fifteen minutes.',
    'The workers built the bridge in a year.',
    'This report examines the sales of the firm during 2022.',
    'The French Revolution began in 1789 and changed the map of Europe.',
    'He wanted to leave the city in 1990.',
    'The bank did not raise its rate in March.',
    'He had died in the spring.',
    'The education of the parents was measured in years.',
    'Hearing loss affects one in three people over the age of 65.',
    'It was the largest fire since the war in 1945.',
    'A final decision is due in November.',
  ],
})
