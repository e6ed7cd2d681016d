import { adjunctBack, timePhrase } from '../../moves/adjunct.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'time-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: adjunctBack(timePhrase),
  yes: [
    ['In 1957, the Soviet Union launched a satellite.', 'The Soviet Union launched a satellite in 1957.'],
    ['During the war, many artists left the country.', 'Many artists left the country during the war.'],
    ['In recent years, remote work has become very popular.', 'Remote work has become very popular in recent years.'],
    ['Every year, the committee publishes a report.', 'The committee publishes a report every year.'],
  ],
  no: [
    'Today, the problem with cars is simple.',
    'In 1976, the American spacecraft carried out long observations of the surface of the planet and of its two small moons.',
    'In the evening, we walked along the beach and collected shells.',
    'In 1793, the king was tried because he had fled.',
    'In this paper, we present a new method.',
    'In the past, they hoped to win.',
    'In 2019, the shop sold more phones than its old rival.',
  ],
})
