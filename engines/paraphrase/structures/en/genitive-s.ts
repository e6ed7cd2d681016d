import { genitiveForOf } from '../../moves/genitive.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'genitive-s',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'normal',
  apply: genitiveForOf,
  yes: [
    ['The role of the government has changed.', "The government's role has changed."],
    ['We describe the early life of the author.', "We describe the author's early life."],
    ['They ignored the opinions of the students.', "They ignored the students' opinions."],
    ['The tone of the poem becomes darker.', "The poem's tone becomes darker."],
    ['We discuss the results of the study.', "We discuss the study's results."],
  ],
  no: [
    'Courts must consider the wishes of the child concerned.',
    'The role of the government of the day has changed.',
    'The murder of the king shocked the city.',
    'The role of the government in education has changed.',
    'The interest of the student in music was great.',
    'We saw the influence of the government on prices.',
    'The name of the street is long.',
    'We stress the role of the villages, whose leaders feared the crown.',
    'The aim of this report is to explain the loss.',
  ],
})
