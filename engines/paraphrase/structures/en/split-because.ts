import { splitBecause } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { hasVerb, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs of liking and pleasing. Sorted. */
const pleasing = wordSet('appeal attract enjoy fascinate impress interest love please suit surprise')

/** "The course attracts me because": why somebody likes a thing is told in one breath. */
const isOfLiking = (sentence: Tokens): boolean =>
  hasVerb(
    sentence.slice(
      0,
      sentence.findIndex(({ lower }) => lower === 'because'),
    ),
    pleasing,
  )

export default defineStructure({
  key: 'split-because',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'extend'],
  strength: 'normal',
  // "I chose the course because": one's own motive.
  apply: unless((sentence) => isOfLiking(sentence) || sentence[0]?.lower === 'i', splitBecause),
  yes: [
    [
      'Many teenagers spend several hours a day on their phones because they want to stay connected with their friends.',
      'Many teenagers spend several hours a day on their phones. This is because they want to stay connected with their friends.',
    ],
    [
      'Sleep is essential for learning at any age because the brain stores new information at night.',
      'Sleep is essential for learning at any age. This is because the brain stores new information at night.',
    ],
    [
      'Many researchers have criticised the results of the study because the sample was too small.',
      'Many researchers have criticised the results of the study. This is because the sample was too small.',
    ],
  ],
  no: [
    'The degree in Marine Biology at Kiel attracts me because sailing is part of it from the first year.',
    'I have joined the choir in the old mill by the river because I would like to sing with other people again.',
    'The central bank raised its main rate in March because prices were growing too quickly.',
    'Books also make good presents, because you can write a note in them.',
    'The match was cancelled because of the heavy rain in the north of the country.',
    'He did not leave the old house by the river because he was tired.',
    'Children growing up with two languages are sometimes said to mix them because they cannot tell them apart.',
    "The coach is leaving from outside the swimming pool rather than the church, because they're digging up the road again.",
    'The club is meeting in the small hall rather than the church because the roof is being mended.',
    'Prices rose sharply in the following year only because demand was high.',
    'I think that this is a good idea because the air in the cities is polluted.',
  ],
})
