import { adverbInside } from '../../moves/adverb-place.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'adverb-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'extend', 'academic', 'simplify'],
  strength: 'normal',
  apply: adverbInside,
  yes: [
    ['Usually, adults remember faces better than names.', 'Adults usually remember faces better than names.'],
    ['Recently, the city has opened a new museum.', 'The city has recently opened a new museum.'],
    ['Traditionally, this festival was a religious event.', 'This festival was traditionally a religious event.'],
    ['Sometimes the results are difficult to explain.', 'The results are sometimes difficult to explain.'],
  ],
  no: [
    'Occasionally someone stands up and talks for a minute or two.',
    'Sometimes people forget names.',
    'Often, some people forget names.',
    'Usually, there is no need to hurry.',
    'Recently married couples need flats.',
    'Usually, adults do not forget faces.',
  ],
})
