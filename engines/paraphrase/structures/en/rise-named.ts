import { riseNamed } from '../../moves/rise-named.ts'
import { unless } from '../../moves/unless.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "rose and then remained steady", "rose before falling": a second verb needs the subject. */
const goesOn = (sentence: Tokens): boolean => {
  const clause = clauseAt(sentence, leadEnd(sentence), sentence.length - 1)
  return (
    clause === null ||
    sentence.slice(clause.verb.end).some(({ lower, tag, form }) => /^(?:and|but|or)$/.test(lower) || (tag === 'VERB' && form === 'ing'))
  )
}

export default defineStructure({
  key: 'rise-named',
  kind: 'clause',
  reason: 'phrase-for-verb',
  modes: ['extend', 'synonyms', 'academic'],
  strength: 'normal',
  apply: unless(goesOn, riseNamed),
  yes: [
    ['Prices rose sharply after the war.', 'There was a sharp rise in prices after the war.'],
    ['The number of visitors has increased since 2010.', 'There has been an increase in the number of visitors since 2010.'],
    ['However, unemployment fell in the north.', 'However, there was a fall in unemployment in the north.'],
    [
      'Sales of lighting products dropped slightly, because a supplier delivered late.',
      'There was a slight drop in sales of lighting products, because a supplier delivered late.',
    ],
  ],
  no: [
    'Prices rose sharply before falling.',
    'Passenger numbers rose slightly in the first month and then remained steady.',
    'Prices rose by 5%.',
    'Prices have not risen.',
    'The sun rose in the east.',
    'Their number has increased since 2010.',
    'The temperature fell to 20 °C.',
    'Prices rise in summer.',
  ],
})
