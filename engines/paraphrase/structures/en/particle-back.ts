import { particleBack } from '../../moves/particle.ts'
import { commonTail, madeOf } from '../../moves/made-from.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe } from '../../../languages/en/grammar/grammar-words.ts'
import { defineStructure } from '../../structure.ts'

/** "put on a rota", "be written down a list": what looks like a particle has an object of its own. */
const isPreposition = (sentence: Tokens): boolean =>
  sentence.some(({ lemma, tag, lower }, i) => {
    const [before, after] = [sentence[i - 1]?.lower ?? '', sentence[i + 1]?.lower]
    const isPassive = tag === 'VERB' && (formsOfBe.has(before) || /^(?:got|gets?|getting|not)$/.test(before)) && !lower.endsWith('ing')
    const isFor = tag === 'VERB' && sentence.slice(i + 3, i + 5).some((token) => token.lower === 'for')
    return isPassive || isFor || (lemma === 'put' && after === 'on')
  })

/** "a radio, the lamp, and": the object is the first of a list. */
const hasSeries = (sentence: Tokens, from: number): boolean => {
  const joint = sentence.findIndex(({ tag }, i) => i > from && tag === 'CCONJ')
  const isListed = /^(?:DET|NOUN|PRON|PROPN)$/.test(sentence[from]?.tag ?? '')
  return isListed && joint > 0 && !sentence.slice(from, joint).some(({ tag }) => tag === 'AUX' || tag === 'VERB')
}

/** "brought in a radio and some photographs": what is joined stays together. */
const isJoined = (sentence: Tokens): boolean => {
  const tail = commonTail(sentence, madeOf(particleBack, sentence))
  if (sentence[tail]?.text === ',' && hasSeries(sentence, tail + 1)) return true
  // "wrote down the wind, the tide, and his mood": a list.
  if (sentence[tail]?.text === ',' && /^(?:ADJ|DET|NOUN|NUM|PROPN)$/.test(sentence[tail + 1]?.tag ?? '')) return true
  return /^(?:and|or)$/.test(sentence[tail]?.lower ?? '') && !/^(?:ADV|AUX|VERB)$/.test(sentence[tail + 1]?.tag ?? '')
}

export default defineStructure({
  key: 'particle-back',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms'],
  strength: 'normal',
  isLoose: true,
  apply: unless((sentence) => isPreposition(sentence) || isJoined(sentence), particleBack),
  yes: [
    ['He set off the alarm.', 'He set the alarm off.'],
    ['Please hand in your essays before the lesson.', 'Please hand your essays in before the lesson.'],
    ['They tore down the wall, and nobody complained.', 'They tore the wall down, and nobody complained.'],
    ['She picked up the parcel and left.', 'She picked the parcel up and left.'],
    ['They called off the match last week.', 'They called the match off last week.'],
    ['We switched off the radio when it got late.', 'We switched the radio off when it got late.'],
  ],
  no: [
    'He wrote down the wind, the tide, and the names of the boats.',
    'His daughter brought in a radio and some family photographs, which appeared to settle him.',
    'Please hand in your essays and all the forms.',
    'He wrote down the price, the weight, and whatever else came to mind.',
    'It wiped out the savings for two years.',
    'The list was put up the wall.',
    'The phrase is apt because worrying, unlike washing up, cannot be put on a rota.',
    'He set off in the morning.',
    'The film picked up a prize last spring.',
    'They tore down the wall of the old town.',
    'She picked up the parcel from the shop.',
    'He looked up at the sky.',
    'Prices put off buyers.',
    'They put on a show of strength.',
  ],
})
