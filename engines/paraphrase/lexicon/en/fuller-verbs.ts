import { defineRows } from '../../row.ts'

// Fuller twins of frequent verbs in open frames.
export default defineRows('verb', [
  {
    from: 'fear', to: ['be afraid of'], modes: 'ype', level: 1,
    when: { frame: ['np'], form: ['3sg', 'pl', 'past'], next: ['<np>'] },
    unless: { sentence: ['do', 'afraid'], prev: ['a', 'the', 'not', 'and', 'that', 'their', 'his', 'her', 'no', 'of', 'or', ',', 'hatred',
      'do', 'pain', 'to'], next: ['<clause>', 'that', 'of', 'for'] },
    yes: ['They fear failure.', 'They are afraid of failure.'],
    no: 'Their fear of failure grew.',
  },
  {
    from: 'need', to: ['be in need of'], modes: 'ye', level: 1,
    when: { frame: ['np'], object: ['help', 'support', 'repair', 'assistance', 'attention', 'care', 'improvement', 'rest', 'advice',
      'protection', 'treatment', 'reform', 'renovation', 'food', 'shelter', 'replacement', 'encouragement', 'guidance', 'rescue',
      'medicine', 'funding', 'donation', 'comfort', 'cleaning', 'maintenance', 'volunteer', 'surgery', 'money', 'sleep', 'modernisation',
      'supervision', 'medication', 'restoration', 'regulation'], form: ['3sg',
      'pl', 'past'] },
    unless: { sentence: ['do', 'if', 'when', 'in', 'whatever', 'you', 'all', "n't", 'with'], next: ['the', 'a', 'your', 'my', 'more',
      'their', 'his', 'her', 'our', 'this', 'that', 'some', 'to', 'no', 'any'], subject: ['i', 'you'], prev: ['to', 'all', 'do', 'not'] },
    yes: ['The old roof needs repair.', 'The old roof is in need of repair.'],
    no: 'I need a pen.',
  },
])
