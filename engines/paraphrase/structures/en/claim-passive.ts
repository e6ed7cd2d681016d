import { claimPassive } from '../../moves/claim-passive.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import { isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import { defineStructure } from '../../structure.ts'

/** Only "by many people" and the like stand easily between the verb and "that". Sorted. */
const amounts = wordSet('many most several some')

export default defineStructure({
  key: 'claim-passive',
  kind: 'clause',
  reason: 'impersonal',
  modes: ['extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => {
    const [amount, noun] = [sentence[leadEnd(sentence)], sentence[leadEnd(sentence) + 1]]
    // "by many people", "by some": an agent so vague is better left the subject.
    return !amounts.has(amount?.lower ?? '') || !isNoun(noun) || /^(?:adult|human|man|people|person|woman)$/.test(noun?.lemma ?? '')
  }, claimPassive),
  yes: [
    ['Several researchers believe that the law is unfair.', 'It is believed by several researchers that the law is unfair.'],
    [
      'However, some critics have suggested that the idea is too vague.',
      'However, it has been suggested by some critics that the idea is too vague.',
    ],
    ['Some teachers believe that the rule is too strict.', 'It is believed by some teachers that the rule is too strict.'],
  ],
  no: [
    'Some argue that zoos are cruel, although they protect rare animals.',
    'Many people believe that the law is unfair.',
    'Critics have argued that this reasoning blurs the line between contract and fairness.',
    'We believe that the law is unfair.',
    'The authors argue that zoos are cruel.',
    'Smith and Jones argue that zoos are cruel.',
    'The study suggests that the idea is vague.',
    'Many people do not believe that the law is unfair.',
    'Many people believe him.',
    'Some believe that it works, while others doubt it.',
  ],
})
