import { sourceBack } from '../../moves/reference.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** "According to Popper, a theory is": a name alone is a thinker whose view is the topic. */
const isThinker = (sentence: Tokens): boolean =>
  sentence.slice(2, sentence.findIndex(isComma)).every(({ lower, tag }) => tag === 'PROPN' || lower === 'and')

/** "According to a story that has been told many times": it begins a tale. */
const isTale = (sentence: Tokens): boolean => {
  const source = sentence.slice(2, sentence.findIndex(isComma))
  return source.some(
    ({ lower, lemma }) => /^(?:that|where|which|who)$/.test(lower) || /^(?:legend|myth|rumour|rumor|story|tale|tradition)$/.test(lemma),
  )
}

/** "the tax exists so that the roads can be mended": behind such a clause the source would limp. */
const isForAim = (sentence: Tokens): boolean => sentence.some(({ lower }, i) => lower === 'so' && sentence[i + 1]?.lower === 'that')

export default defineStructure({
  key: 'source-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless((sentence) => isThinker(sentence) || isTale(sentence) || isForAim(sentence), sourceBack),
  yes: [
    ['According to Smith (2018), consumers save more in a crisis.', 'Consumers save more in a crisis, according to Smith (2018).'],
    ['According to the report, prices will rise next year.', 'Prices will rise next year, according to the report.'],
    [
      'According to a survey by Gallup (2022), most workers prefer a hybrid model.',
      'Most workers prefer a hybrid model, according to a survey by Gallup (2022).',
    ],
  ],
  no: [
    'According to Berg (2003), the toll exists so that the bridge can be mended.',
    'According to a story that has been told many times, passengers at one airport complained about delays.',
    'According to Freud and Jung, dreams have a meaning.',
    'According to Popper, a good theory is one that exposes itself to refutation.',
    'According to Mill, happiness is the only thing of value.',
    'According to Smith (2018), consumers, firms and banks save more.',
    'According to the author, he knew nothing.',
    'The words are sorted according to length.',
    'According to Mill, this is wrong.',
  ],
})
