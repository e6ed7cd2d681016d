import { splitAtConjunction } from '../../moves/split.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { isOfPresent } from '../../moves/order-guards.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { isComma, isNoun, isPerson, numberOf } from '../../../languages/en/grammar/noun-phrase.ts'
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

const andAt = (sentence: Tokens): number => sentence.findIndex((token, i) => token.lower === 'and' && isComma(sentence[i - 1]))

/** "In schools where it is free, the lunch is short, and nothing": the frame is of both clauses. */
const needsFrame = (sentence: Tokens): boolean => {
  const close = sentence.findIndex(isComma)
  const isFrame = sentence[0]?.tag === 'ADP' && close < andAt(sentence) - 1
  return isFrame && sentence.slice(0, close).some(({ lower }) => /^(?:that|where|which|who|whose)$/.test(lower))
}

/** "no better than the clerks, and they are rarely asked", "For pupils under ten, the link is weak, and it may": who or what is meant is no longer told by "and". */
const isUnclear = (sentence: Tokens): boolean => {
  const and = andAt(sentence)
  const pronoun = sentence[and + 1]?.lower ?? ''
  if (pronoun === 'it') return sentence[0]?.lower === 'for'
  if (pronoun !== 'they') return false
  const first = sentence.slice(0, and - 1)
  const clause = clauseAt(first, leadEnd(first), first.length)
  if (clause === null || isPerson(first, clause.start, clause.subjectEnd) !== true) return false
  const isOther = (i: number): boolean => isPerson(first, i, i + 1) === true && numberOf(first, i, i + 1) === 'plural'
  return first.some((token, i) => i >= clause.subjectEnd && isNoun(token) && isOther(i))
}

/** "We also consider two limits, and we discuss": the last two of a list. */
const isAdded = (sentence: Tokens): boolean => {
  const and = andAt(sentence)
  const opener = sentence[and + 1]
  return (
    opener?.tag === 'PRON' &&
    sentence.slice(0, 4).some(({ lower }) => lower === opener.lower) &&
    sentence.slice(0, and).some(({ lower }) => lower === 'also')
  )
}

export default defineStructure({
  key: 'split-and',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) => leansBack(sentence) || belongs(sentence) || needsFrame(sentence) || isUnclear(sentence) || isAdded(sentence),
    splitAtConjunction('and', ''),
  ),
  yes: [
    [
      'In my last post, I arranged meetings between farmers and the regional office, and my colleagues wrote the minutes for the board.',
      'In my last post, I arranged meetings between farmers and the regional office. My colleagues wrote the minutes for the board.',
    ],
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
    'Since the sample was small, the figures are uncertain, and the results should be read with great care by everybody.',
    'A phrase needs time to lose its connection with the game, and boxing was at its height when newspapers were first read by the masses.',
    'Waste has since been reduced by 40%, and fishermen are paid for catches that they used to tip overboard.',
    'Forbidding a word tends to confirm its power, and a new one is waiting round the corner.',
    'The printer did not invent the press, and he did not grow rich from his new craft.',
    'In schools where lunch is free, cooking takes the place of a lesson in the afternoon, and nothing has to be paid for by the parents.',
    'Judges are no less prone to haste than the clerks whom they are trying to guide, and they are rarely asked for a reason when a case goes wrong.',
    'For pupils under ten, the link between sleep and marks appears to be close to zero, and it may widen the gap between rich and poor.',
    'We also consider the limits of the second test, and we discuss the use of the method in small towns and villages.',
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
