import { subjectlessFront } from '../../moves/participle-clause.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "I am applying for ... in order to": what the letter is comes first. */
const opensLetter = (sentence: Tokens): boolean =>
  sentence[0]?.lower === 'i' && sentence.slice(1, 4).some(({ lower }) => /^(?:apply|applying|ask|asking|write|writing)$/.test(lower))

/** "A model is used to study": in front, the aim would be that of the model; "The block was wrapped in foam to" tells a deed. */
const isDone = (sentence: Tokens): boolean => {
  const to = sentence.findIndex(({ lower }) => lower === 'to')
  const clause = clauseAt(sentence, 0, to)
  return clause?.verb.isPassive === true && clause.verb.end === to
}

export default defineStructure({
  key: 'purpose-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  // "Moreover, to attract customers, shops": one opening is enough.
  apply: unless(
    (sentence) => leadEnd(sentence) > 0 || opensLetter(sentence) || isDone(sentence),
    subjectlessFront({ words: ['in order to', 'so as to', 'to'], form: 'base' }),
  ),
  yes: [
    [
      'We used a five-point scale in order to measure the level of agreement.',
      'In order to measure the level of agreement, we used a five-point scale.',
    ],
    ['The city introduced a new tax to reduce traffic.', 'To reduce traffic, the city introduced a new tax.'],
    ['The author uses dark images to create a feeling of fear.', 'To create a feeling of fear, the author uses dark images.'],
    [
      'The pipe was wrapped in wool in order to reduce the loss of heat.',
      'In order to reduce the loss of heat, the pipe was wrapped in wool.',
    ],
    ['We cooled the mixture to stop the reaction.', 'To stop the reaction, we cooled the mixture.'],
  ],
  no: [
    'A simple model is used to study the flow of heat.',
    'I am applying for the grant in order to spend a term in Bologna.',
    'Moreover, many retailers absorbed the cost in order to attract customers.',
    'The menu offers several options to suit every taste.',
    'The state has the right to raise taxes.',
    'The author uses a method to create fear.',
    'The year strengthened my wish to become a teacher.',
    'She wants a dog to protect the house.',
    'The children are too young to read the book.',
  ],
})
