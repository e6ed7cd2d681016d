import { clauseFront } from '../../moves/clause-order.ts'
import { commandLast } from '../../moves/command.ts'
import { either, finalHalves, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Words that pick out the condition. Sorted. */
const focusing = wordSet('especially even mainly only particularly')

export default defineStructure({
  key: 'if-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  // "You should especially come if": the word is said of the condition.
  apply: unless(
    (sentence) => hasWord(finalHalves(sentence, ['if', 'unless']).main, focusing),
    either(
      commandLast(['if', 'unless']),
      clauseFront({
        conjunctions: ['if', 'unless', 'as long as', 'so long as', 'provided that', 'provided'],
        comma: false,
        bindsToInfinitive: true,
      }),
    ),
  ),
  yes: [
    ['Please write to me if you need more time.', 'If you need more time, please write to me.'],
    ['It is important to stop if the light is red.', 'If the light is red, it is important to stop.'],
    [
      'However, these mistakes can be avoided if people read carefully.',
      'However, if people read carefully, these mistakes can be avoided.',
    ],
    ['Many species will disappear if forests are cut down.', 'If forests are cut down, many species will disappear.'],
    [
      'Employees can choose their own hours as long as they attend the weekly meeting.',
      'As long as employees attend the weekly meeting, they can choose their own hours.',
    ],
    ['The firm will grow if demand rises.', 'If demand rises, the firm will grow.'],
    ['Students learn faster if they sleep well.', 'If students sleep well, they learn faster.'],
  ],
  no: [
    'You should especially come if you like old ships.',
    'Please tell me if the shop is open.',
    'Leave the door as if nobody had been there.',
    'The tea comes with milk and the cups are large enough to share if you want.',
    'We would therefore be grateful if you could send a new bill.',
    'I asked myself if the plan was good.',
    'The teacher asked if the pupils were ready.',
    'An action is moral only if it is done from duty.',
    'We do not know if the plan works.',
    'Such measures are only successful if the money is spent well.',
  ],
})
