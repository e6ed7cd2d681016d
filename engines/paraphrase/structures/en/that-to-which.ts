import { thatToWhich } from '../../moves/wording.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'that-to-which',
  kind: 'clause',
  reason: 'same-meaning',
  // Not academic: APA 7 (4.19) asks for "that" where the clause tells which one is meant.
  modes: ['synonyms'],
  strength: 'aggressive',
  apply: thatToWhich,
  yes: [
    ['The essay describes a system that protects personal data.', 'The essay describes a system which protects personal data.'],
    ['They built a bridge that connects two cities.', 'They built a bridge which connects two cities.'],
    ['Plants need a gas that contains carbon.', 'Plants need a gas which contains carbon.'],
    ['Noise is a problem that affects many schools.', 'Noise is a problem which affects many schools.'],
  ],
  no: [
    'All the houses that stand here are old.',
    'Storms broke the very walls that protect the harbour.',
    'Glass is the rare material that lasts for centuries.',
    'A mill may grind ten sacks on a windy day, and over a long autumn that adds up to bread.',
    'Over a hard winter that comes to ten tons of coal.',
    'The people that live here are old.',
    "This is a letter about the field notebook that's due next week.",
    'The case serves as a reminder that back pain accompanied by fever should never be dismissed.',
    'The students built a camera that recognizes whether a parking space is free.',
    'He came because of weakness in both legs that had developed over three days.',
    'What looks like purity, he liked to say, is usually a mixture that has had time to settle.',
    'She hears a great deal that was never intended for her.',
    'The fact that prices rise is bad.',
    'This is the best system that exists today.',
  ],
})
