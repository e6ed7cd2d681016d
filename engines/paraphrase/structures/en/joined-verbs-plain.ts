import { fullStop, sentenceOf } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseOfSecond, isStory } from '../../moves/joined.ts'
import { partedVerbs } from '../../moves/joined-pronoun.ts'
import { joinedForGood } from '../../moves/joined-examples.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer tokens, from its verb on, are a stump; and the whole must be worth a full stop. */
const shortest = { first: 6, second: 5, both: 13 } as const

export default defineStructure({
  key: 'joined-verbs-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const parted = partedVerbs(sentence, end, shortest)
    if (!parted || !isStory(sentence, parted.joined)) return null
    const { joined, pronoun } = parted
    return [sentenceOf(sentence.slice(0, joined.mark), [fullStop()]), sentenceOf(clauseOfSecond(sentence, joined, pronoun))]
  }),
  yes: [
    [
      'She counted the coins on the table twice and wrote the sum into a green book.',
      'She counted the coins on the table twice. She wrote the sum into a green book.',
    ],
    [
      'She read the letter from the bank twice and put it into the drawer.',
      'She read the letter from the bank twice. She put it into the drawer.',
    ],
    [
      'I carried the boxes up to the third floor and put them into the spare room.',
      'I carried the boxes up to the third floor. I put them into the spare room.',
    ],
    [
      'She taught music at a school in Lyon and wrote songs for small children.',
      'She taught music at a school in Lyon. She wrote songs for small children.',
    ],
  ],
  no: [...joinedForGood, 'He walked over to the gate and looked down at the sleeping dog.'],
})
