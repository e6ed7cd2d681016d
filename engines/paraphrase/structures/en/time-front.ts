import { adjunctFront, timePhrase } from '../../moves/adjunct.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { hasWord, opensPointing, unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "in fifteen minutes": how long it took; in front it would be when. */
const isLength = (sentence: Tokens): boolean => {
  const at = sentence.findLastIndex(({ lower }) => /^(?:in|within)$/.test(lower))
  const first = sentence[at + 1]
  const isAmount = first?.tag === 'NUM' || /^(?:a|about|an|half|just|less|one|several|under)$/.test(first?.lower ?? '')
  return at > 0 && isAmount && /^(?:day|decade|hour|minute|month|second|week|year)$/.test(sentence.at(-2)?.lemma ?? '')
}

/** Subjects that link back, and words of the time that the sentence has already. Sorted. */
const linking = wordSet('already another both it now once one others rest some still such then there these they this those today')

/** Times that may set the scene: a date, or what it came after. */
const isPlainTime = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => i > 0 && i >= sentence.length - longestTime && /^(?:after|in|last|on)$/.test(lower))

/** The time and its full stop have at most so many tokens. */
const longestTime = 6

/** "Others shut down in May": what links back comes first. */
const isLinked = (sentence: Tokens): boolean =>
  opensPointing(sentence) || isLater(sentence) || hasWord(sentence, linking) || !isPlainTime(sentence) || sentence.at(-3)?.tag === 'VERB'

/** "turned up after three days": how long it took is the news. */
const isLater = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      lower === 'after' && (sentence[i + 1]?.tag === 'NUM' || /^(?:a|about|an|only|several|some)$/.test(sentence[i + 1]?.lower ?? '')),
  )

export default defineStructure({
  key: 'time-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => isLength(sentence) || isLinked(sentence), adjunctFront(timePhrase)),
  yes: [
    ['The two countries signed a treaty in 1815.', 'In 1815, the two countries signed a treaty.'],
    ['The central bank raised its main rate in March.', 'In March, the central bank raised its main rate.'],
    ['Remote work has become very popular in recent years.', 'In recent years, remote work has become very popular.'],
    ['The country lost a third of its territory after the war.', 'After the war, the country lost a third of its territory.'],
  ],
  no: [
    'The first grey spots turned up on the homemade white bread after three days.',
    'Some of the farmers shut down their machines in May.',
    'Others shut down their machines during the migration season.',
    'It has now been running since May.',
    'This sea was completed in 1872.',
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
