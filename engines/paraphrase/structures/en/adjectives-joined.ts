import { joinAdjectives } from '../../moves/adjective-and.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'adjectives-joined',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: joinAdjectives,
  yes: [
    ['It was a long, careful study of the coast.', 'It was a long and careful study of the coast.'],
    ['They need clear, simple rules.', 'They need clear and simple rules.'],
    ['She gave a short, honest answer.', 'She gave a short and honest answer.'],
  ],
  no: [
    'It was a cheap, wooden chair.',
    'They need clear, simple and short rules.',
    'He wore a big, red hat.',
    'The film is slow, sad drama at its best.',
    'We met a nice, young teacher.',
    'It took many, many hours.',
    'They like the darker, calm rooms.',
    'It is a safe, cheap energy source.',
  ],
})
