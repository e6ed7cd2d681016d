import { timePhrase } from '../../moves/adjunct.ts'
import { adjunctBack } from '../../moves/adjunct-order.ts'
import { ifHangsOnVerb } from '../../moves/hangs-on-verb.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { staysInFront } from '../../moves/stays-in-front.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "Today I have planned a surprise": at the end it would be the time of the planning. */
const isPlanned = (sentence: Tokens): boolean =>
  /^(?:today|tonight|tomorrow)$/.test(sentence[0]?.lower ?? '') && sentence.some(({ lower }) => /^(?:have|has|had|['’]ve)$/.test(lower))

export default defineStructure({
  key: 'time-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) => isPlanned(sentence) || staysInFront(timePhrase, 'time')(sentence),
    ifHangsOnVerb(timePhrase, 0.33, adjunctBack(timePhrase)),
  ),
  yes: [
    ['In 1957, the Soviet Union launched a satellite.', 'The Soviet Union launched a satellite in 1957.'],
    ['During the war, many artists left the country.', 'Many artists left the country during the war.'],
    ['In recent years, remote work has become very popular.', 'Remote work has become very popular in recent years.'],
    ['Every year, the committee publishes a report.', 'The committee publishes a report every year.'],
    ['After six weeks the pain had disappeared almost entirely.', 'The pain had disappeared almost entirely after six weeks.'],
    ['Between 1900 and 1914, the port lost half of its trade.', 'The port lost half of its trade between 1900 and 1914.'],
    ['During the year, the board met twice and answered 30 letters.', 'The board met twice and answered 30 letters during the year.'],
    [
      'In the last forty years, the number of birds has fallen by more than half.',
      'The number of birds has fallen by more than half in the last forty years.',
    ],
    ['Within a week, the pond had lost half of its water.', 'The pond had lost half of its water within a week.'],
    ['However, in recent years, remote work has become very popular.', 'However, remote work has become very popular in recent years.'],
  ],
  no: [
    'Today I have prepared a small surprise.',
    'In the third term of my course, I had to explain a poem about winter trees to 60 pupils.',
    'Within four years, most of the income came from the shop.',
    'At the beginning of Hamlet, the guard is afraid of a ghost.',
    'In autumn, the society sent a letter to every member in the county.',
    'Over the last few weeks, the office has received many letters about broken lamps.',
    'In recent times, tablets have become vital tools of teaching and keeping records.',
    'Throughout our lives, we are learning, growing and changing.',
    'Today, the problem with cars is simple.',
    'In 1976, the American spacecraft carried out long observations of the surface of the planet and of its two small moons.',
    'In the evening, we walked along the beach and collected shells.',
    'In 1793, the king was tried because he had fled.',
    'In this paper, we present a new method.',
    'In the past, they hoped to win.',
    'In 2019, the shop sold more phones than its old rival.',
  ],
})
