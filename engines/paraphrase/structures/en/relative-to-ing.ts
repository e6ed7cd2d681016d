import { relativeToIng } from '../../moves/relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'relative-to-ing',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  apply: relativeToIng,
  yes: [
    ['Bacteria that live in the gut help the body.', 'Bacteria living in the gut help the body.'],
    ['Plastic waste harms animals that live in the sea.', 'Plastic waste harms animals living in the sea.'],
    ['Cells that contain many mitochondria need a lot of oxygen.', 'Cells containing many mitochondria need a lot of oxygen.'],
    ['Companies that offer flexible hours attract young people.', 'Companies offering flexible hours attract young people.'],
  ],
  no: [
    'People who live in cities and travel by bus save time.',
    'They know that live music is loud.',
    'Students who want to learn need time.',
    'Bacteria that lived in the gut were counted.',
  ],
})
