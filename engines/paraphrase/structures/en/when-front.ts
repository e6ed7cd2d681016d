import { clauseFront } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'when-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: clauseFront({
    conjunctions: ['when', 'whenever', 'after', 'before', 'once', 'as soon as'],
    comma: false,
    bindsToInfinitive: true,
    lastPlace: 'without-comma',
  }),
  yes: [
    ['The reaction rate increased when the temperature was raised.', 'When the temperature was raised, the reaction rate increased.'],
    ['Consumers save more when they expect a crisis.', 'When consumers expect a crisis, they save more.'],
    ['Technology poses problems when it comes to education.', 'When it comes to education, technology poses problems.'],
    ['The house was empty when we arrived.', 'When we arrived, the house was empty.'],
    ['The committee met again after the report was published.', 'After the report was published, the committee met again.'],
  ],
  no: [
    'He waited in the hall until the rain stopped.',
    'We will visit every factory at least once a year to ensure rules are followed.',
    'You can charge it so you can use it until the evening comes.',
    'Orders placed after 1 p.m. are often not sent until the next day.',
    'There was a time when people wrote letters.',
    'We do not know when the test will start.',
    'The participants were asked to remember a list while they counted, when the bell rang.',
    'The firm closed its office after the war.',
    'Information enters it more easily when it is linked to other facts.',
  ],
})
