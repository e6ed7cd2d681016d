import { ofForGenitive } from '../../moves/genitive.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'genitive-of',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: ofForGenitive,
  yes: [
    ["The company's profits rose in May.", 'The profits of the company rose in May.'],
    ["We compared the authors' early novels.", 'We compared the early novels of the authors.'],
    ["This shows the government's limited influence.", 'This shows the limited influence of the government.'],
    ["It is essential for a child's development.", 'It is essential for the development of a child.'],
    ["It harms students' mental health.", 'It harms the mental health of students.'],
    ["It limits a student's ability to learn.", 'It limits the ability of a student to learn.'],
  ],
  no: [
    "They called it the singer's formant.",
    "He taught at a girls' school.",
    "Wash adults' overalls alone.",
    "The woman's face fell.",
    "They test every student's aptitude, skills and habits.",
    "My mum's enthusiasm was great.",
    "A cook's dream came true.",
    "Today's lesson is short.",
    "The study of the company's profits is old.",
    "It was the king's house.",
    "The company's profits and losses rose.",
    "We admired this person's interest in the band.",
    "This shows the government's limited influence on prices.",
    "Anna's results were good.",
    "The worker's paycheck is late.",
    "They met in the farmer's cottage.",
    "We read the author's own letters.",
    "She still lived on her parents' farm.",
  ],
})
