import { adjunctFront, timePhrase } from '../../moves/adjunct.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'time-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: adjunctFront(timePhrase),
  yes: [
    ['The two countries signed a treaty in 1815.', 'In 1815, the two countries signed a treaty.'],
    ['The central bank raised its main rate in March.', 'In March, the central bank raised its main rate.'],
    ['Remote work has become very popular in recent years.', 'In recent years, remote work has become very popular.'],
    ['The country lost a third of its territory after the war.', 'After the war, the country lost a third of its territory.'],
  ],
  no: [
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
