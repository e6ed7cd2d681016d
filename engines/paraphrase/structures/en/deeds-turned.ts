import { turnDeeds } from '../../moves/pair-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'deeds-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnDeeds,
  yes: [
    ['The plan helps to reduce the noise and improve the air.', 'The plan helps to improve the air and reduce the noise.'],
    ['Reading broadens our knowledge and relieves our stress.', 'Reading relieves our stress and broadens our knowledge.'],
    ['They did it by reducing the noise and improving the air.', 'They did it by improving the air and reducing the noise.'],
    ['The trees protect the soil and provide shade.', 'The trees provide shade and protect the soil.'],
  ],
  no: [
    'They open the door and enter the room.',
    'The plan reduces the noise and improves it.',
    'The firm builds houses and then improves them.',
    'The trees protect the soil and are tall.',
    'The law reduces the noise and improves the air in the old part of the town.',
    'They investigate the cells and deepen our knowledge.',
    'It may damage the roof and lead to a loss.',
  ],
})
