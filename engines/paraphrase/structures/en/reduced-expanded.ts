import { expandReduced } from '../../moves/clause-words.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reduced-expanded',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: expandReduced,
  yes: [
    ['When opened in 1902, the bridge was the longest in Europe.', 'When it was opened in 1902, the bridge was the longest in Europe.'],
    ['If used correctly, these tools save time.', 'If they are used correctly, these tools save time.'],
    ['Once published, the report will change the debate.', 'Once it is published, the report will change the debate.'],
    ['When asked, most pupils named the library.', 'When they were asked, most pupils named the library.'],
    ['When faced with a flood, we move to the hill.', 'When we are faced with a flood, we move to the hill.'],
    ['Unless protected, many forests will disappear.', 'Unless they are protected, many forests will disappear.'],
  ],
  no: [
    'If given the chance, I would go.',
    'When compared with pine, the wood is heavy.',
    'When asked, the king said nothing.',
    'When the solution was heated, it turned red.',
    'When possible, use a pen.',
    'While waiting, she read a book.',
  ],
})
