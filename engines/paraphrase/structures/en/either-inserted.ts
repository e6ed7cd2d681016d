import { eitherPhrase, eitherPreposition } from '../../moves/pair-marked.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'either-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: (sentence) => eitherPreposition(sentence) ?? eitherPhrase(sentence),
  yes: [
    ['The drug is given by mouth or by injection.', 'The drug is given either by mouth or by injection.'],
    ['Pupils may work at home or at school.', 'Pupils may work either at home or at school.'],
    ['The parcels are sent in boxes or in bags.', 'The parcels are sent either in boxes or in bags.'],
    ['The hour could be used for a choir or an orchestra.', 'The hour could be used for either a choir or an orchestra.'],
    ['You may bring a pen or a pencil.', 'You may bring either a pen or a pencil.'],
  ],
  no: [
    'He bought a pen or a pencil.',
    'You may not bring a pen or a pencil.',
    'It could take a day or a bit more.',
    'Pupils may not work at home or at school.',
    'It was gone in a day or two.',
    'If you work at home or at school, you need a desk.',
    'They met on Monday or on Tuesday, or on Friday.',
  ],
})
