import { connectiveFront } from '../../moves/connective-place.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "That is, of course, if it rains": it limits the sentence before, and "that is" opens the limit. */
const isLimit = (sentence: Tokens): boolean =>
  sentence[0]?.lower === 'that' &&
  sentence[1]?.lower === 'is' &&
  sentence.some(({ lower }, i) => lower === 'if' && isComma(sentence[i - 1]))

export default defineStructure({
  key: 'connective-front',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'simplify'],
  strength: 'normal',
  isFormal: true,
  apply: unless(isLimit, rearrange(connectiveFront)),
  yes: [
    [
      'Over the next ten years, however, the town lost half of its shops.',
      'However, over the next ten years, the town lost half of its shops.',
    ],
    ['She warned, however, that the repairs might take a year.', 'However, she warned that the repairs might take a year.'],
    [
      'If the snow melts early, however, the river may flood the fields.',
      'However, if the snow melts early, the river may flood the fields.',
    ],
    ['The novel therefore raises important questions.', 'Therefore, the novel raises important questions.'],
    ['The results, however, were not consistent.', 'However, the results were not consistent.'],
    ['This view is thus too narrow.', 'Thus, this view is too narrow.'],
    ['Many birds, for example, migrate in winter.', 'For example, many birds migrate in winter.'],
  ],
  no: [
    'That is, of course, if the train is on time.',
    'The road was closed for a week, however, the shops stayed open.',
    'The town has new trams, for example, on the line to the harbour.',
    'The factory closed, thus making many people poor.',
    'Today, however, few shops sell such lamps.',
    'With radios, however, nobody had to look at a screen.',
    'On the whole, however, the town looks well kept.',
    'The plan failed and therefore cost a lot of money.',
    'She works hard, however difficult the task may be.',
    'In this city, the buses are therefore late.',
    'Coursework, on the other hand, gives learners time to think.',
  ],
})
