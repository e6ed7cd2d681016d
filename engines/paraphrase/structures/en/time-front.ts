import { timeNouns, timePhrase } from '../../moves/adjunct.ts'
import { adjunctFront } from '../../moves/adjunct-order.ts'
import { clauseAt, terminalStart } from '../../../languages/en/grammar/clause.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { mainClauseOf } from '../../moves/main-clause.ts'
import { opensPointing, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** "in fifteen minutes": how long it took; in front it would be when. */
const isLength = (sentence: Tokens): boolean => {
  const at = sentence.findLastIndex(({ lower }) => /^(?:in|within)$/.test(lower))
  if (/^an?$/.test(sentence[at + 1]?.lower ?? '') && /^(?:afternoon|day|evening|morning|night)$/.test(sentence[at + 2]?.lower ?? ''))
    return true
  const first = sentence[at + 1]
  const isAmount = first?.tag === 'NUM' || /^(?:a|about|an|half|just|less|one|several|under)$/.test(first?.lower ?? '')
  return at > 0 && isAmount && /^(?:day|decade|hour|minute|month|second|week|year)$/.test(sentence.at(-2)?.lemma ?? '')
}

/** Subjects that link back, and words of the time that the sentence has already. Sorted. */
const linking = wordSet('again already also another both now once one others rest still such that then these this those today too')

/** "Others shut down in May", "It has been running", "There was": what links back, or says that there is something, comes first. */
const isLinked = (sentence: Tokens): boolean =>
  (opensPointing(sentence) && !/^(?:he|she|they)$/.test(sentence[0]?.lower ?? '')) ||
  /^(?:it|some|there)$/.test(sentence[0]?.lower ?? '') ||
  isLater(sentence) ||
  isCount(sentence) ||
  isAppointed(sentence) ||
  sentence.some(({ lower, tag }) => lower === 'first' && tag === 'ADV') ||
  isPlace(sentence) ||
  hasWord(sentence, linking)

/** Verbs whose time is the news: "the show runs until May", "an answer is expected by June". Sorted. */
const appointing = wordSet('close due finish last open plan run schedule')

/** "A reply is expected by the end of the week": for when something is appointed stands at the end. */
const isAppointed = (sentence: Tokens): boolean => {
  const clause = mainClauseOf(sentence)
  const verb = clause === null ? undefined : sentence[clause.head]
  if (clause === null || verb === undefined) return false
  return verb.lemma === 'expect' || (appointing.has(verb.lemma) && clause.phrases.length < 2)
}

/** "measured every 30 seconds for ten minutes", "die within weeks": how long it took or went on, counted small. */
const isCount = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:for|within)$/.test(lower) &&
      sentence.slice(i + 1, i + 5).some((token) => /^(?:day|hour|minute|month|second|week)s?$/.test(token.lower)),
  ) || sentence.some(({ lower }, i) => /^(?:whereas|while)$/.test(lower) && sentence[i - 1]?.text === ',')

/** "the seats throughout the terminals", "an age of two days", "at all times": no time that sets a scene. */
const isPlace = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      (lower === 'throughout' &&
        !sentence.slice(i + 1, i + 6).some(({ lemma }) => timeNouns.has(lemma) || /^(?:season|study|trial)$/.test(lemma))) ||
      (lower === 'age' && sentence[i - 1]?.lower === 'an') ||
      (lower === 'at' && sentence[i + 1]?.lower === 'all'),
  )

/** "turned up after three days": how long it took is the news. */
const isLater = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      lower === 'after' && (sentence[i + 1]?.tag === 'NUM' || /^(?:a|about|an|only|several|some)$/.test(sentence[i + 1]?.lower ?? '')),
  )

/** "Plans should be reviewed in May", "The law was drafted in 1789, as ...": without the time the passive says too little to end on. */
function leavesBare(sentence: Tokens): boolean {
  const mark = sentence.findIndex(isComma)
  const clause = clauseAt(sentence, 0, mark < 0 ? terminalStart(sentence) : mark)
  if (clause === null || !clause.verb.isPassive || timePhrase(sentence, clause.verb.end) < 0) return false
  return clause.verb.hasModal || /^(?:as|because|since)$/.test(sentence[mark + 1]?.lower ?? '')
}

export default defineStructure({
  key: 'time-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => isLength(sentence) || isLinked(sentence) || leavesBare(sentence), adjunctFront(timePhrase)),
  yes: [
    ['The two countries signed a treaty in 1815.', 'In 1815, the two countries signed a treaty.'],
    ['The central bank raised its main rate in March.', 'In March, the central bank raised its main rate.'],
    ['Remote work has become very popular in recent years.', 'In recent years, remote work has become very popular.'],
    ['The country lost a third of its territory after the war.', 'After the war, the country lost a third of its territory.'],
    ['He became an American citizen in 1954.', 'In 1954, he became an American citizen.'],
    [
      'Interest in old trades has grown considerably over the past two decades.',
      'Over the past two decades, interest in old trades has grown considerably.',
    ],
    [
      'Air quality was monitored at two schools between October and March.',
      'Between October and March, air quality was monitored at two schools.',
    ],
    ['The mine was closed by its owner in 1987, leading to protests.', 'In 1987, the mine was closed by its owner, leading to protests.'],
  ],
  no: [
    'Forecasters expect fog until Monday.',
    'The fair runs until 3 May.',
    'An answer is expected by the end of the week.',
    'The budget should be checked at the end of the second term.',
    'The code was drafted in 1802, as the ministers wanted a simple law.',
    'I loved the seats throughout the terminals.',
    'They have a long list of classes at all times.',
    'The adults die within weeks.',
    'The temperature was recorded every 30 seconds for ten minutes.',
    'The lining is renewed within a month, while the cells live for years.',
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
    'She baked the cake again on Sunday.',
    'A final decision is due in November.',
  ],
})
