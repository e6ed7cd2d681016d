import { compose, withText } from '../../../languages/en/grammar/grammar-tokens.ts'
import { nounPhraseEnd } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** "the effect that rain has on crops" to "the effect of rain on crops". */
export default defineStructure({
  key: 'effect-clipped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify'],
  strength: 'mild',
  apply: rearrange((sentence, end) => {
    for (let at = 1; at < end - 3; at++) {
      const isRole = sentence[at]?.lower === 'role'
      if (!isRole && !/^(effects?|impact|influence)$/.test(sentence[at]?.lower ?? '')) continue
      const first = sentence[at - 1]
      if (first?.lower !== 'the' && !(first?.tag === 'ADJ' && sentence[at - 2]?.lower === 'the')) continue
      const that = sentence[at + 1]
      const stop = nounPhraseEnd(sentence, at + 2, { of: true, join: true })
      const verb = sentence[stop]
      if (!/^(that|which)$/.test(that?.lower ?? '') || that === undefined || stop < 0 || stop >= end - 1) continue
      if (sentence[at + 2]?.tag === 'PRON' || sentence[stop + 1]?.lower !== (isRole ? 'in' : 'on')) continue
      if (!(isRole ? /^(plays?|played)$/ : /^(has|have|had)$/).test(verb?.lower ?? '')) continue
      return [
        compose(
          sentence.slice(0, at + 1),
          [withText(that, 'of', { tag: 'ADP', lemma: 'of' })],
          sentence.slice(at + 2, stop),
          sentence.slice(stop + 1),
        ),
      ]
    }
    return null
  }),
  yes: [
    ['We studied the effect that sleep has on memory.', 'We studied the effect of sleep on memory.'],
    ['The impact that phones have on learning is debated.', 'The impact of phones on learning is debated.'],
    ['This essay discusses the role that parents play in education.', 'This essay discusses the role of parents in education.'],
    ['They saw the influence which the war had on trade.', 'They saw the influence of the war on trade.'],
  ],
  no: [
    'We studied the effect that it has on memory.',
    'They know the effect that sleep has had.',
    'He liked the role that she had in the play.',
    'This is an effect that sleep has on memory.',
  ],
})
