import { asSourceShows } from '../../moves/frames.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'as-source-shows',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  isWhole: true,
  apply: asSourceShows,
  yes: [
    ['Many studies show that sleep improves memory.', 'As many studies show, sleep improves memory.'],
    ['Okafor (2011) points out that the benefit soon disappears.', 'As Okafor (2011) points out, the benefit soon disappears.'],
    ['Supporters point out that zoos protect rare animals.', 'As supporters point out, zoos protect rare animals.'],
    ['However, the survey found that most pupils walk to school.', 'However, as the survey found, most pupils walk to school.'],
  ],
  no: [
    'No study shows that sleep improves memory.',
    'They point out that zoos protect rare animals.',
    'The report claims that zoos protect rare animals.',
    'The studies show that sleep helps and that noise harms.',
    'The results do not show that sleep improves memory.',
    'Critics have suggested that the new rule has made the streets louder.',
    'A new paper suggests that the feud ended early.',
    'These findings indicate that the river carries less sand.',
    'Our results suggest that late meals disturb the sleep of nurses.',
  ],
})
