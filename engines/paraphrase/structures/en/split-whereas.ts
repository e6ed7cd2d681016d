import { splitFinal } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { clauseVerbs } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "The reason is that X, whereas Y", "a weak point: X, whereas Y": both halves hang on what comes before. */
const hangsOn = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower, text, space }, i) =>
      (lower === 'that' && (/^(?:AUX|VERB)$/.test(sentence[i - 1]?.tag ?? '') || clauseVerbs.has(sentence[i - 1]?.lemma ?? ''))) ||
      /^[:–—]$/.test(text) ||
      (text === '-' && space !== ''),
  )

/** "Some have sold, while others stay": a list, no contrast. */
const listsOthers = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => /^(?:whereas|while)$/.test(lower) && sentence[i + 1]?.lower === 'others')

export default defineStructure({
  key: 'split-whereas',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => hangsOn(sentence) || listsOthers(sentence), splitFinal(['whereas', 'while'], 'In contrast')),
  yes: [
    [
      'A small firm can react quickly to changes in demand, whereas a large company often needs months.',
      'A small firm can react quickly to changes in demand. In contrast, a large company often needs months.',
    ],
    [
      'The first method is fast, while the second method is accurate.',
      'The first method is fast. In contrast, the second method is accurate.',
    ],
    ['Prices rose in the city, whereas wages remained stable.', 'Prices rose in the city. In contrast, wages remained stable.'],
    [
      'Most adults read newspapers, while most teenagers prefer their phones.',
      'Most adults read newspapers. In contrast, most teenagers prefer their phones.',
    ],
  ],
  no: [
    'Some owners have sold their boats, while others spend longer at sea.',
    'Diet was another weak point: carrots were offered daily, whereas hay was considered a treat.',
    'A likely explanation is that wool traps a thick layer of still air, whereas the foil was wrapped tightly.',
    'About 5% of the pupils walk to school, while 33% of the pupils take the bus.',
    'She sang, while he was playing the piano.',
    'The participants counted backwards while they looked at a list.',
    'Carpenters were turned into nurses, while priests carried water and dug graves.',
    'She waited for a while.',
    'The first is old, small and dark, while the second is new.',
  ],
})
