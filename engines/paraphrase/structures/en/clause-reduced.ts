import { clauseToIng } from '../../moves/clause-ing.ts'
import { reduceClause } from '../../moves/clause-words.ts'
import { unless } from '../../moves/unless.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "When it is thrown wide, it is by a man": the main clause leans on the verb of the other, which must stay whole. */
const leansOnVerb = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(isComma)
  const [subject, be, next] = sentence.slice(at + 1).filter(({ tag, lower }) => tag !== 'ADV' || lower === 'because')
  return /^(?:it|they)$/.test(subject?.lower ?? '') && be?.lemma === 'be' && /^(?:ADP|PART|SCONJ)$/.test(next?.tag ?? '')
}

const shortened = unless(leansOnVerb, reduceClause)

export default defineStructure({
  key: 'clause-reduced',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms'],
  strength: 'mild',
  apply: (sentence) => shortened(sentence) ?? clauseToIng(sentence),
  yes: [
    ['When it is heated, the solution turns red.', 'When heated, the solution turns red.'],
    ['If they are used correctly, these tools save time.', 'If used correctly, these tools save time.'],
    ['Once they are planted, these trees grow quickly.', 'Once planted, these trees grow quickly.'],
    ['Before she left, she fed the cat.', 'Before leaving, she fed the cat.'],
    ['They sang while they were working.', 'They sang while working.'],
    ['After he had finished the wall, he went home.', 'After finishing the wall, he went home.'],
    ['When you use a knife, you should wear gloves.', 'When using a knife, you should wear gloves.'],
    ['Although it was written in two weeks, it became a great success.', 'Although written in two weeks, it became a great success.'],
  ],
  no: [
    'When I arrived, I saw the fire.',
    'I saw him before I left.',
    'Before she left, he thanked her.',
    'After they got tired, they slept.',
    'When it is finally thrown wide, it is by a man who has run out of lies.',
    'If they are used, they are in poor repair.',
    'When it is cold, the solution turns red.',
    'When it was opened, the children cheered.',
    'If they are not used, these tools rust.',
    'When it is heated, pupils must wear glasses.',
  ],
})
