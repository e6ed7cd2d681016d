import { splitAtConjunction } from '../../moves/split.ts'
import { unless } from '../../moves/unless.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Halves of fewer tokens are stumps beside each other. */
const shortest = 5

/** "Cheaper fares would help, but easier booking might help even more": two stumps, or one verb twice. */
const isOneBreath = (sentence: Tokens): boolean => {
  const lead = leadEnd(sentence)
  const but = sentence.findIndex((token, i) => token.lower === 'but' && isComma(sentence[i - 1]))
  const [end, mark] = [sentence.length - 1, but - 1]
  const [first, second] = [clauseAt(sentence, lead, mark), clauseAt(sentence, but + 1, end)]
  const verbs = [first, second].map((clause) => sentence[clause?.verb.main ?? -1])
  const isSaidAgain = verbs[0]?.tag === 'VERB' && verbs[0].lemma === verbs[1]?.lemma
  const isStep = sentence.some(({ lower }, i) => lower === 'even' && /^(?:better|greater|more|worse)$/.test(sentence[i + 1]?.lower ?? ''))
  return isSaidAgain || isStep || mark - lead < shortest || end - but - 1 < shortest
}

export default defineStructure({
  key: 'split-but',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless(isOneBreath, splitAtConjunction('but', 'However')),
  yes: [
    [
      'Recycling is useful in many ways, but it cannot solve the problem alone.',
      'Recycling is useful in many ways. However, it cannot solve the problem alone.',
    ],
    [
      'This gives many workers more freedom, but it can also lead to isolation.',
      'This gives many workers more freedom. However, it can also lead to isolation.',
    ],
    [
      'He was a brilliant young general, but his invasion of Russia ended in disaster.',
      'He was a brilliant young general. However, his invasion of Russia ended in disaster.',
    ],
    [
      'It takes courage to open with a man mending a bicycle, but The Salt Road never hurries.',
      'It takes courage to open with a man mending a bicycle. However, The Salt Road never hurries.',
    ],
    [
      'There are people who prefer cars, but they forget the high costs.',
      'There are people who prefer cars. However, they forget the high costs.',
    ],
  ],
  no: [
    'Recycling is useful, but it cannot solve the problem alone.',
    'Cheaper fares would help, but easier booking might help even more.',
    'These measures would not only reduce traffic in the city, but they would also bring new jobs to the region.',
    'The car is old, but fast.',
    'However, the plan is good, but it costs too much.',
    'The novel is long, slow and dark, but it is never dull.',
    'I spent most of that week on the deck, but I also saw engineers argue.',
    'The years explain the choice, but they also explain the place.',
    'I expected him to be angry, but he only listened.',
    'He stood in the corner, but he pointed to a spot on the wall.',
    'Nobody but the king knew the way.',
  ],
})
