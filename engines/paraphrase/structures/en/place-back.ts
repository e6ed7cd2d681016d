import { adjunctBack, placePhrase } from '../../moves/adjunct.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** The mark of a case at law, "Moreau v Canton": behind the clause it would belong to the last noun. */
const hasCase = /^(?:v|vs|versus)$/

export default defineStructure({
  key: 'place-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: unless((sentence) => sentence.some(({ lower }) => hasCase.test(lower.replace('.', ''))), adjunctBack(placePhrase)),
  yes: [
    ['In Ireland, most families depended on the potato.', 'Most families depended on the potato in Ireland.'],
    ['In the second stanza, the sun is described as a tired old man.', 'The sun is described as a tired old man in the second stanza.'],
    ['In my country, many children learn English.', 'Many children learn English in my country.'],
    ['In this novel, the author explores the limits of ambition.', 'The author explores the limits of ambition in this novel.'],
  ],
  no: [
    "In Moreau v Canton, a widow objected to the release of her husband's medical file.",
    'In Hill v Baxter, the driver blamed a sudden illness.',
    'In my opinion, schools should be free.',
    'In the city, they found it.',
    'In Rome, we ate pizza, which was cheap.',
    'In conclusion, the plan failed.',
  ],
})
