import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { adverbFront } from '../../moves/adverb-place.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Times that a contrast may follow, so that in front they are still that of the first clause: "Originally, X, but now". Sorted. */
const past = wordSet('formerly historically initially originally traditionally')
/** In front the adverb would be said of both clauses. Sorted. */
const contrasting = wordSet('but whereas while')
/** Say how much where a quality follows: "increasingly popular". */
const growing = /^(?:gradually|increasingly|slowly)$/

/** "Phones are increasingly common": the adverb belongs to the quality. */
const isDegree = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => growing.test(lower) && sentence[i + 1]?.tag === 'ADJ')

/** Too light to open a sentence. Sorted. */
const light = wordSet('currently presently')

export default defineStructure({
  key: 'adverb-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
      (hasWord(sentence, contrasting) && !hasWord(sentence.slice(0, sentence.findIndex(isComma) + 1), past)) ||
      hasWord(sentence, light) ||
      isDegree(sentence),
    adverbFront,
  ),
  yes: [
    ['Adults generally remember faces better than names.', 'Generally, adults remember faces better than names.'],
    ['The city has recently opened a new museum.', 'Recently, the city has opened a new museum.'],
    ['The creature gradually loses its hope.', 'Gradually, the creature loses its hope.'],
    ['This festival was originally a religious event.', 'Originally, this festival was a religious event.'],
    ['Psychologists increasingly see delay as a habit.', 'Increasingly, psychologists see delay as a habit.'],
    [
      'The club was originally open to miners, but it now takes everybody.',
      'Originally, the club was open to miners, but it now takes everybody.',
    ],
    ['She slowly opened the heavy box.', 'Slowly, she opened the heavy box.'],
  ],
  no: [
    'Phones are increasingly common in villages.',
    'Everything the boy later says has to be proved.',
    'Scholars generally recommend acceptance, while lawyers have tended to advise caution.',
    'I am currently completing a certificate.',
    'Children growing up with two languages are sometimes said to mix them.',
    'The station is generally remembered as a place of death.',
    'Pupils usually meet Shakespeare in the least promising circumstances.',
    'Historians have sometimes presented this as a victory of conscience over profit.',
    'People who had arrived recently were slightly more hostile to newcomers.',
    'I have recently completed a short course on pests.',
    'It is often said that knowledge is power.',
    'Adults often forget names.',
    'Some people often forget names.',
    'This is the most recently opened museum.',
    'Adults do not usually forget faces.',
    'There is usually no need to hurry.',
  ],
})
