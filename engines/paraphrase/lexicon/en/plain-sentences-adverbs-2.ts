import { defineRows } from '../../row.ts'

// Adverbs from sentences no other row touches.
export default defineRows('adverb', [
  {
    from: 'grudgingly', to: ['reluctantly'], modes: 'yp', level: 1,
    unless: { sentence: ['reluctantly', 'reluctant'] },
    yes: ['He grudgingly agreed.', 'He reluctantly agreed.'],
    no: 'He grudgingly and reluctantly agreed.',
  },
  {
    from: 'routinely', to: ['regularly'], modes: 'yp', level: 1,
    when: { head: ['use', 'test', 'check', 'screen', 'give', 'measure', 'monitor', 'visit', 'ask', 'collect', 'perform', 'update',
      'clean', 'inspect', 'review', 'take', 'carry'] },
    unless: { sentence: ['regularly', 'regular'] },
    yes: ['It is routinely used by doctors.', 'It is regularly used by doctors.'],
    no: 'He moved regularly, and we routinely saw it.',
  },
])
