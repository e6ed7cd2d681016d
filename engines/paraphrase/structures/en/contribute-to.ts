import { contributeTo } from '../../moves/complement.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'contribute-to',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'synonyms', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: contributeTo,
  yes: [
    ['Public transport can help reduce traffic.', 'Public transport can contribute to reducing traffic.'],
    ['Exercise helps to prevent heart disease.', 'Exercise contributes to preventing heart disease.'],
    ['These laws helped protect the forest.', 'These laws contributed to protecting the forest.'],
    ['Trade can help create new jobs.', 'Trade can contribute to creating new jobs.'],
  ],
  no: [
    'Exercise helps people reduce stress.',
    'Public transport helps to reduce traffic and improve the air.',
    'The map helps find the way.',
    'They asked for help to reduce traffic.',
  ],
})
