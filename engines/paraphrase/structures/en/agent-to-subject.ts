import { agentToSubject } from '../../moves/parsed-voice.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'agent-to-subject',
  kind: 'clause',
  reason: 'active-voice',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'normal',
  isWhole: true,
  // "The first were fed by hand; those in the second were fed once": the clauses are worded alike.
  apply: unless((sentence) => sentence.some(({ text }) => text === ';'), agentToSubject),
  yes: [
    ['In the villages we visited, one phone is shared by a whole street.', 'In the villages we visited, a whole street shares one phone.'],
    ['Prices rose after the drink was listed by two large chains.', 'Prices rose after two large chains listed the drink.'],
    [
      'The essays were read by two teachers, and the marks were compared afterwards.',
      'Two teachers read the essays, and the marks were compared afterwards.',
    ],
    ['The survey was carried out by a team of nurses.', 'A team of nurses carried out the survey.'],
  ],
  no: [
    'She was greeted by a friendly waiter.',
    'The mass was determined by careful weighing.',
    'The letters were written by hand and were posted by a clerk.',
    'The method is widely used by farmers.',
    'The roof was not repaired by the builder.',
    'The tower is surrounded by a wide moat.',
    'The essays were marked by two teachers, neither of whom knew the pupils.',
    'Computers may sort the letters, but the last choice must be made by a person.',
    'A custom is held in place by beliefs; once those beliefs change, it can vanish.',
    'Beds in the first row were dug by pupils; those in the second were left alone.',
    'The flow is described by a pair of equations.',
    'Their role has been taken over by others.',
    'Most of these fires are caused by people on their phones.',
    'The gas is heated by a strong lamp with a wide beam.',
    'However some clubs are run by separate groups.',
  ],
})
