import { ofForGenitive } from '../../moves/genitive.ts'
import { commonTail, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** What an institution keeps or runs, and so has before it: "the council's list". Sorted. */
const kept = wordSet(
  `archive bank book bus canteen car collection computer desk document doors file form gate guidelines hall kitchen letter library list lists
  logo map newsletter notice office page paper record records register rules server shop staff van warehouse website yard`,
)

/** "the list of the council, which": the relative clause would hang on the owner; and what is merely kept somewhere. */
const isLeftBefore = (sentence: Tokens): boolean => {
  const tail = commonTail(sentence, madeOf(ofForGenitive, sentence))
  const opener = sentence[tail + 1]?.tag === 'ADP' ? sentence[tail + 2] : sentence[tail + 1]
  const isRelative = sentence[tail]?.text === ',' && /^(?:where|which|who|whom|whose)$/.test(opener?.lower ?? '')
  return isRelative || kept.has(sentence[tail - 1]?.lower ?? '')
}

export default defineStructure({
  key: 'genitive-of',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: unless(isLeftBefore, ofForGenitive),
  yes: [
    ["The company's profits rose in May.", 'The profits of the company rose in May.'],
    ["We compared the authors' early success.", 'We compared the early success of the authors.'],
    ["This shows the government's limited influence.", 'This shows the limited influence of the government.'],
    ["It is essential for a child's development.", 'It is essential for the development of a child.'],
    ["It harms students' mental health.", 'It harms the mental health of students.'],
    ["This shows the government's limited influence on prices.", 'This shows the limited influence of the government on prices.'],
    ["We discussed the country's integration into the union.", 'We discussed the integration of the country into the union.'],
    ["The restaurant's atmosphere was pleasant.", 'The atmosphere of the restaurant was pleasant.'],
    ["It limits students' ability to learn.", 'It limits the ability of students to learn.'],
  ],
  no: [
    "The council's answer has been to sell the lines.",
    "The villagers' petition, of which one copy survives, was long.",
    "Positions were checked against the council's list, which turned out to be badly out of date.",
    "Positions were checked against the council's list.",
    "This shows the government's limited influence, which surprised many.",
    "Money soon changed the society's mind.",
    "He explained how the building's water was heated, filtered and checked.",
    "She had accepted the buyer's terms.",
    "He sold the workers' tools before dawn.",
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
    "The firm's interest in the land is old.",
    "Anna's results were good.",
    "The worker's paycheck is late.",
    "They met in the farmer's cottage.",
    "We read the author's own letters.",
    "She still lived on her parents' farm.",
    "It is maintained according to the manufacturer's schedule.",
    "My grandmother's village has two kinds of well.",
    "They feared that changes in a patient's condition would be missed.",
    "We were all eating her nephew's birthday.",
    "My tutor's feedback was brief.",
    "It limits a student's ability to learn.",
    "They were photographed for a charity's annual report.",
    "My teachers' advice was sound.",
    "We saw a change in the company's policy.",
  ],
})
