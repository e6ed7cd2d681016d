import { claimPassive } from '../../moves/claim-passive.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { unless, wordSet } from '../../moves/unless.ts'
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
  apply: unless((sentence) => !amounts.has(sentence[leadEnd(sentence)]?.lower ?? ''), claimPassive),
  yes: [
    ['Many people believe that the law is unfair.', 'It is believed by many people that the law is unfair.'],
    [
      'Some argue that zoos are cruel, although they protect rare animals.',
      'It is argued by some that zoos are cruel, although they protect rare animals.',
    ],
    [
      'However, some critics have suggested that the idea is too vague.',
      'However, it has been suggested by some critics that the idea is too vague.',
    ],
    ['Some teachers believe that the rule is too strict.', 'It is believed by some teachers that the rule is too strict.'],
  ],
  no: [
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
