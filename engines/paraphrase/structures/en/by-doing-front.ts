import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { subjectlessFront } from '../../moves/participle-clause.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** "My parents solved this by", "We handle such failures by": the word links back, and is no end. Sorted. */
const pointing = wordSet('former it latter same similar such that them these this those')

/** "They solved the problem by": a noun that, behind "the", stands for what was just said. Sorted. */
const given = wordSet(
  `barrier bottleneck challenge challenges conflict constraint dilemma difficulties difficulty drawback gap issue issues limitation
  limitations matter obstacle obstacles problem problems puzzle question questions shortcoming shortcomings situation task weakness
  weaknesses`,
)

/** Whether the predicate before "by" takes up the sentence before, so that it cannot come last. */
const linksBack = (sentence: Tokens): boolean => {
  const by = sentence.findIndex(({ lower }, i) => lower === 'by' && sentence[i + 1]?.form === 'ing')
  const from = clauseAt(sentence, leadEnd(sentence), by)?.verb.end ?? 0
  const last = sentence[by - 1]?.lower ?? ''
  const isGiven = sentence[by - 2]?.lower === 'the' && given.has(last)
  return isGiven || /^(?:one|ones|so)$/.test(last) || hasWord(sentence.slice(from, by), pointing)
}

export default defineStructure({
  key: 'by-doing-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(linksBack, subjectlessFront({ words: ['by'], form: 'ing' })),
  yes: [
    ['People can reduce their carbon footprint by eating less meat.', 'By eating less meat, people can reduce their carbon footprint.'],
    ['Many pupils solve problems by drawing pictures.', 'By drawing pictures, many pupils solve problems.'],
    ['Commuters save money by using public transport.', 'By using public transport, commuters save money.'],
    ['The author creates tension by changing the narrator.', 'By changing the narrator, the author creates tension.'],
    ['The council solved the problem of noise by planting trees.', 'By planting trees, the council solved the problem of noise.'],
    ['Therefore, a firm can reduce its costs by selling old machines.', 'Therefore, by selling old machines, a firm can reduce its costs.'],
  ],
  no: [
    'My parents solved this by making a list on the fridge.',
    'We handle such failures by writing all changes within one transaction.',
    'A vaccine makes use of this system by showing the body a harmless part of the virus.',
    'Cacti and many other succulents have solved the problem by working at night.',
    'The house stands by running water.',
    'They made a profit by selling it.',
    'He did not win by working hard.',
    'We want to save money by using buses.',
  ],
})
