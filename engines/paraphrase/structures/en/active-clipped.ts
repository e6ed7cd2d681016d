import { clipActive } from '../../moves/noun-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'active-clipped',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'synonyms', 'academic'],
  strength: 'normal',
  apply: clipActive,
  yes: [
    ['The law supports firms which offer training to the young.', 'The law supports firms offering training to the young.'],
    ['Pupils who struggle with spelling are often tired.', 'Pupils struggling with spelling are often tired.'],
    ['We need rules that limit the noise.', 'We need rules limiting the noise.'],
    ['The report contains rules which affect the pay of nurses.', 'The report contains rules affecting the pay of nurses.'],
    ['They solved a task that required patience.', 'They solved a task requiring patience.'],
  ],
  no: [
    'Boys who grew beans in the yard were fond of soup.',
    'People who left the town were happy.',
    'Pupils who grew beans in the yard cooked more often.',
    'We met a man who painted the wall.',
    'It is a way that involves less work.',
    'People who work late sleep less than people who work early.',
    'They saw a boy who used a rope.',
    'The people, who live near the river, fear the flood.',
    'They propose a plan for towns that uses maps.',
    'It was this kind of care that led them to the door.',
    'They met an old man who spoke of a hidden lake.',
    'My aunt who works in the mill is ill.',
  ],
})
