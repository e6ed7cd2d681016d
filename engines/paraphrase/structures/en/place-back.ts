import { placePhrase } from '../../moves/adjunct.ts'
import { adjunctBack } from '../../moves/adjunct-order.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { ifHangsOnVerb } from '../../moves/hangs-on-verb.ts'
import { staysInFront } from '../../moves/stays-in-front.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** The mark of a case at law, "Moreau v Canton": behind the clause it would belong to the last noun. */
const hasCase = /^(?:v|vs|versus)$/

/** "In this paper, we develop ...", "In this experiment, the heat was measured": it says what the text is about. */
const isInText = (sentence: Tokens): boolean => {
  const lead = leadEnd(sentence)
  const noun = /^(?:current|present)$/.test(sentence[lead + 2]?.lower ?? '') ? lead + 3 : lead + 2
  return /^(?:our|the|this)$/.test(sentence[lead + 1]?.lower ?? '') && inText.test(sentence[noun]?.lower ?? '')
}
/** What a writer calls the text or the work at hand. */
const inText = /^(?:article|chapter|essay|experiment|paper|report|section|study|thesis|work)$/

export default defineStructure({
  key: 'place-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
      isInText(sentence) ||
      staysInFront(placePhrase, 'place')(sentence) ||
      sentence.some(({ lower }) => hasCase.test(lower.replace('.', ''))),
    ifHangsOnVerb(placePhrase, 0.6, adjunctBack(placePhrase)),
  ),
  yes: [
    ['In Ireland, most families depended on the potato.', 'Most families depended on the potato in Ireland.'],
    ['In the second stanza, the tone becomes much darker.', 'The tone becomes much darker in the second stanza.'],
    ['In my country, many children learn English.', 'Many children learn English in my country.'],
    ['In this novel, the author explores the limits of ambition.', 'The author explores the limits of ambition in this novel.'],
    ['In urban areas, the number of cars is rising, leading to smog.', 'The number of cars is rising in urban areas, leading to smog.'],
  ],
  no: [
    'In Marsden Square, the strikers are being watched by a group of guards with large brown dogs.',
    'In the present study, a new test was used.',
    'In this experiment, the melting point of the wax was measured by slow heating.',
    'In our village, older pupils have to choose between sport and a second language.',
    'In many towns the shops have never recovered, because the roads stayed closed.',
    'In this paper, we develop a complete theory of the flow of water in narrow pipes.',
    "In Moreau v Canton, a widow objected to the release of her husband's medical file.",
    'In Hill v Baxter, the driver blamed a sudden illness.',
    'In my opinion, schools should be free.',
    'In the city, they found it.',
    'In Rome, we ate pizza, which was cheap.',
    'In conclusion, the plan failed.',
  ],
})
