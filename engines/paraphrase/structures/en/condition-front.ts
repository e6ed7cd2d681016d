import { subclauseFront } from '../../moves/subclause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'condition-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: subclauseFront({
    conjunctions: ['if', 'unless', 'as long as', 'so long as', 'provided that', 'provided'],
    comma: false,
    // "only useful if": the condition is what "only" limits.
    unless: ({ sentence, main }) =>
      sentence.slice(main.start, main.end).some(({ lower }) => /^(?:especially|even|mainly|only|particularly)$/.test(lower)),
  }),
  yes: [
    ['The effect vanished if the tubes were kept in a dark room.', 'If the tubes were kept in a dark room, the effect vanished.'],
    [
      'Copies are kept on the server unless you have chosen a different folder.',
      'Unless you have chosen a different folder, copies are kept on the server.',
    ],
    ['I would be very grateful if you could send me the missing page.', 'If you could send me the missing page, I would be very grateful.'],
    [
      'However, reading could improve if it took place in smaller groups.',
      'However, if reading took place in smaller groups, it could improve.',
    ],
  ],
  no: [
    'He wondered if the letter had arrived.',
    'Such rules are only useful if somebody checks them.',
    'The guard asked if the visitors had tickets.',
    'This is hardly surprising if the data are old.',
    'The town should repair them if they are damaged.',
    'The dog barked as if a stranger had come.',
    'But the fines were harsh if they got caught.',
  ],
})
