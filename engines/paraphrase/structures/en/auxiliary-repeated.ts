import { repeatAuxiliary } from '../../moves/auxiliary-again.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'auxiliary-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: repeatAuxiliary,
  yes: [
    [
      'The sensors were attached at each end and connected to a computer.',
      'The sensors were attached at each end and were connected to a computer.',
    ],
    ['The time was measured with a stopwatch and divided by twenty.', 'The time was measured with a stopwatch and was divided by twenty.'],
    ['I have rewritten the introduction and moved the last part.', 'I have rewritten the introduction and have moved the last part.'],
    ['Pupils were given a book and asked to read it.', 'Pupils were given a book and were asked to read it.'],
    [
      'The children were sitting in the garden and talking to the cat.',
      'The children were sitting in the garden and were talking to the cat.',
    ],
  ],
  no: [
    'She was holding the rope with one hand and waving to us with the other.',
    'They were buying food in the town and drinking water.',
    'The timetable was supplied in the new format and covered about 2,300 stops.',
    'The tank was filled with water and heated air.',
    'The town was taken by the army and lost its walls.',
    'We were eating cold pies and singing.',
    'The samples were washed and dried.',
    'She had finished the test and left the room.',
    'They were asked to sit down and listened.',
    'The rooms were painted in white, blue and red and sold.',
    'The tools were sent to schools and used books were burnt.',
  ],
})
