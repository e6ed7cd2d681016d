import { thereAreMany } from '../../moves/there-are.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'there-are-many',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: thereAreMany,
  yes: [
    ['Others believe that cars are better.', 'There are others who believe that cars are better.'],
    ['Trains are slow, but many people prefer them.', 'Trains are slow, but there are many people who prefer them.'],
    ['Many people think that cars are better.', 'There are many people who think that cars are better.'],
    ['Some schools offer free lunches.', 'There are some schools that offer free lunches.'],
    ['However, some parents are against this idea.', 'However, there are some parents who are against this idea.'],
    [
      'Some people prefer to travel alone, while others like company.',
      'There are some people who prefer to travel alone, while others like company.',
    ],
  ],
  no: [
    'Some drivers start early and they like to eat on the road.',
    'Many complained that the bus was late.',
    'Others died in the war.',
    'Many firms cut their prices in spring.',
    'Many people died in the war.',
    'Some of the people think so.',
    'Some schools have a pool, others have a track.',
    'Many black holes form when a star runs out of fuel.',
    'Most people think that cars are better.',
    'Many people nowadays are out of work.',
  ],
})
