import { turnAdverbs } from '../../moves/turn-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'adverbs-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnAdverbs,
  yes: [
    ['The staff worked quickly and quietly.', 'The staff worked quietly and quickly.'],
    ['They slowly and carefully opened the door.', 'They carefully and slowly opened the door.'],
    ['The pupils learn to think critically and creatively.', 'The pupils learn to think creatively and critically.'],
    ['It is a mentally and physically hard job.', 'It is a physically and mentally hard job.'],
    ['An emotionally and physically hard year followed.', 'A physically and emotionally hard year followed.'],
  ],
  no: [
    'They worked more quickly and quietly.',
    'It was partly and simply wrong.',
    'It failed lately and finally.',
    'He drove very slowly and carefully.',
    'They came quickly and left quietly.',
  ],
})
