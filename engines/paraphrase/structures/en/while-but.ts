import { toCoordinate } from '../../moves/conjunction-swap.ts'
import { terminalStart } from '../../../languages/en/grammar/clause.ts'
import { grantedWhile } from '../../moves/while-clause.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'while-but',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify', 'shorten'],
  strength: 'normal',
  apply: unless(
    // "However, X, but Y": two contrasts in a row.
    (sentence) =>
      sentence[0]?.lower === 'however' ||
      (!sentence.some(({ lower }) => lower === 'whereas') && grantedWhile(sentence, terminalStart(sentence)) === null),
    toCoordinate(['whereas', 'while'], 'but'),
  ),
  yes: [
    ['While electric cars are expensive, they save money over time.', 'Electric cars are expensive, but they save money over time.'],
    ['While the garden has many visitors, it is rarely crowded.', 'The garden has many visitors, but it is rarely crowded.'],
    ['Whereas the first group worked alone, the second had help.', 'The first group worked alone, but the second had help.'],
  ],
  no: [
    'While it was raining, we stayed in the hall.',
    'While the light was on, the plant grew quickly.',
    'While they are cheap, the tickets sell out at once.',
    'While waiting for the bus, she read a book.',
  ],
})
