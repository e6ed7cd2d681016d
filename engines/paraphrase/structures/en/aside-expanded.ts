import { asideFull } from '../../moves/aside-full.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'aside-expanded',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend'],
  strength: 'mild',
  apply: asideFull,
  yes: [
    ['Campaigners, led by a baker, say that it is unfair.', 'Campaigners, who are led by a baker, say that it is unfair.'],
    ['The work gangs, paid in grain, sang as they dug.', 'The work gangs, which were paid in grain, sang as they dug.'],
    ['The bridge, built in 1902, is closed.', 'The bridge, which was built in 1902, is closed.'],
    ['This process, known as fermentation, takes three days.', 'This process, which is known as fermentation, takes three days.'],
    ['The wall, composed of stone and clay, keeps the house dry.', 'The wall, which is composed of stone and clay, keeps the house dry.'],
    ['The letters, found in an attic, were sold.', 'The letters, which were found in an attic, were sold.'],
  ],
  no: [
    'The plan, given its cost, was dropped.',
    'The men, tired of waiting, left.',
    'Anna, asked about the plan, said nothing.',
    'Bread, salted butter, and jam were served.',
    'Prices, compared with last year, have risen.',
  ],
})
