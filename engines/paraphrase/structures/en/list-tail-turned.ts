import { turnListTail } from '../../moves/pair-turns.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'list-tail-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnListTail,
  yes: [
    ['They asked for benches, lamps and trees.', 'They asked for benches, trees and lamps.'],
    ['The grant paid for a shed, a fence and a pond.', 'The grant paid for a shed, a pond and a fence.'],
    ['He found a stove, a lamp and a chair.', 'He found a stove, a chair and a lamp.'],
    ['They need a hammer, a ladder and a bucket.', 'They need a hammer, a bucket and a ladder.'],
  ],
  no: [
    'They sold apples, pears and plums of great age.',
    'The box held paper, pens and so on.',
    'The talk goes through stone, wood, glass and wool.',
    'The report has an introduction, a method and a conclusion.',
    'The guide moves through wool, cotton, tin and glass.',
    'They led us through mills, barns and caves.',
    'She visited Rome, Paris and Madrid.',
    'They met a boy, a girl and their mother.',
    'They wrote of the hope and the doubt, the joy and the fear.',
    'They play music in the hall, usually jazz or rock.',
    'He felt stress, anxiety and depression.',
    'He had a name, a face and a life.',
    'The bull lowers its head, charges and lunges.',
  ],
})
