import { splitAtConjunction } from '../../moves/split.ts'
import { isOfPresent } from '../../moves/order-guards.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { defineStructure } from '../../structure.ts'

/** "and a new one is waiting", "and the other left": what the second clause tells of stands in the first. */
const leansBack = (sentence: Tokens): boolean => {
  const and = sentence.findIndex((token, i) => token.lower === 'and' && isComma(sentence[i - 1]))
  return sentence.slice(and + 1, and + 6).some(({ lower }) => /^(?:another|latter|neither|one|ones|other|others|rest|same)$/.test(lower))
}

/** "Waste has since fallen, and fishermen are paid": an adverb of time that is of both clauses. */
const isOfBoth = /^(?:already|meanwhile|now|nowadays|still|then)$/

/** "A phrase needs time, and boxing was at its height then": a rule, and the past that explains it. */
const belongs = (sentence: Tokens): boolean => {
  const and = sentence.findIndex((token, i) => token.lower === 'and' && isComma(sentence[i - 1]))
  const [first, second] = [sentence.slice(0, and - 1), sentence.slice(and + 1, -1)]
  const verb = second[clauseAt(second, 0, second.length)?.verb.start ?? -1]
  return (
    first.some(({ lower, tag }, i) => (tag === 'ADV' && isOfBoth.test(lower)) || (lower === 'since' && first[i - 1]?.lemma === 'have')) ||
    (isOfPresent(first) && verb?.form === 'past')
  )
}

export default defineStructure({
  key: 'split-and',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: unless((sentence) => leansBack(sentence) || belongs(sentence), splitAtConjunction('and', '')),
  yes: [
    [
      'Many companies have closed their offices, and employees can work from home on a regular basis.',
      'Many companies have closed their offices. Employees can work from home on a regular basis.',
    ],
    [
      'The data were analysed with special software, and missing values were replaced by the mean.',
      'The data were analysed with special software. Missing values were replaced by the mean.',
    ],
    [
      'Many parents do not know what their children do online, and this makes the problem worse.',
      'Many parents do not know what their children do online. This makes the problem worse.',
    ],
    [
      'The gas was collected in a syringe, and its volume was recorded every ten seconds.',
      'The gas was collected in a syringe. Its volume was recorded every ten seconds.',
    ],
  ],
  no: [
    'A phrase needs time to lose its connection with the game, and boxing was at its height when newspapers were first read by the masses.',
    'Waste has since been reduced by 40%, and fishermen are paid for catches that they used to tip overboard.',
    'Forbidding a word tends to confirm its power, and a new one is waiting round the corner.',
    'The printer did not invent the press, and he did not grow rich from his new craft.',
    'Forests store carbon, regulate the climate, and provide food.',
    'I am prepared for a demanding course, and I am used to listening carefully.',
    'My mentor had described him as difficult, and I went into his room.',
    'Furthermore, the race was held in mild weather, and the outcome might have changed in extreme heat.',
    "Rubber panels can be lifted and laid again, and a path doesn't have to be straight.",
    'Landlords and tenants had to negotiate, and some villages continued to celebrate the old Christmas for decades.',
    'Many visitors to the church were shocked, and jokes soon spread online.',
    'The claim is impossible to verify, and several people are known to have spoken the language after her.',
    'Lena Fairbairn is an engineer by training, and Sound and Stone has the virtues of that background.',
    'Only one of them had ever asked for an increase, and she did so by letter.',
    'Newspapers reprinted the most shocking pictures, and Parliament was persuaded to act within months.',
    'It took him a long time, and a lot ended up on the blanket, but he finished the whole bowl.',
    'Nobody goes to the islands for the weather, and the weather seems to know it.',
    'There is no ghost in the play at the theatre, and you hardly miss him.',
    'A raised finger meant more flour, and a sigh meant that I had ruined something.',
    'Shelley shows that monsters are made, and she blames society.',
    'The red, the green, and the blue cars are fast.',
    'If the price falls, people buy more, and firms produce more.',
  ],
})
