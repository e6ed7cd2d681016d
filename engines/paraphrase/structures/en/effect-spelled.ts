import { compose, withText, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isVerb, nounPhraseEnd, numberOf } from '../../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** "the effect of rain on crops" to "the effect that rain has on crops"; "the role of trees in cities" to "the role that trees play in cities". */
export default defineStructure({
  key: 'effect-spelled',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange((sentence, end) => {
    for (let at = 1; at < end - 4; at++) {
      const isRole = sentence[at]?.lower === 'role'
      const of = sentence[at + 1]
      if ((!isRole && !/^(effects?|impact|influence)$/.test(sentence[at]?.lower ?? '')) || of?.lower !== 'of') continue
      const first = sentence[at - 1]
      if (first?.lower !== 'the' && !(first?.tag === 'ADJ' && sentence[at - 2]?.lower === 'the')) continue
      const stop = nounPhraseEnd(sentence, at + 2, { of: false, join: false })
      if (stop < 0 || stop >= end - 1 || stop - at > 6 || sentence[stop]?.lower !== (isRole ? 'in' : 'on')) continue
      const number = numberOf(sentence, at + 2, stop)
      const owner = sentence[at + 2]
      // What is told of one event in the past had its effect then.
      const isPast = sentence.some((token) => isVerb(token) && token.form === 'past')
      const isHistory = sentence.some(({ lower }) => /century$|^(?:ancient|centuries|medieval)$|^1[0-8]\d\d/.test(lower))
      if (number === null || isHistory || owner === undefined || owner.tag === 'PRON' || owner.isName || (isPast && owner.tag === 'DET'))
        continue
      const lemma = isRole ? 'play' : 'have'
      const verb = number === 'plural' ? lemma : isRole ? 'plays' : 'has'
      return [
        compose(
          sentence.slice(0, at + 1),
          [withText(of, 'that', { tag: 'PRON', lemma: 'that' })],
          sentence.slice(at + 2, stop),
          [word(verb, 'VERB', number === 'plural' ? 'pl' : '3sg', lemma)],
          sentence.slice(stop),
        ),
      ]
    }
    return null
  }),
  yes: [
    ['We studied the effect of sleep on memory.', 'We studied the effect that sleep has on memory.'],
    ['The impact of phones on learning is debated.', 'The impact that phones have on learning is debated.'],
    ['This essay discusses the role of parents in education.', 'This essay discusses the role that parents play in education.'],
    ['They measured the effects of noise on young birds.', 'They measured the effects that noise has on young birds.'],
  ],
  no: [
    'We studied the effect of the war on trade.',
    'The effect of it on memory is small.',
    'We study the role of women in the trade of the eighteenth century.',
    'This is about the role of women in eighteenth-century towns.',
    'The effect of sleep is small.',
    'She got the role of Juliet in the play.',
    'The influence of Rome on the law is clear.',
  ],
})
