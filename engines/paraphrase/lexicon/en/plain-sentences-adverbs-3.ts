import { defineRows } from '../../row.ts'

// Adverbs in sentences that no other row touches.
export default defineRows('adverb', [
  {
    from: 'altogether', to: ['completely', 'entirely'], modes: 'yap', level: 1,
    when: { next: ['<end>', '<punct>', 'than'], head: ['stop', 'ban', 'avoid', 'disappear', 'abandon', 'remove', 'eliminate', 'reject',
      'lose', 'vanish', 'abolish', 'miss', 'skip', 'quit', 'replace', 'drop', 'forget', 'prevent', 'ignore', 'cease', 'collapse', 'give',
      'scrap', 'cancel', 'dismiss', 'cut', 'refuse', 'ditch'] },
    yes: ['He stopped smoking altogether.', 'He stopped smoking completely.'],
    no: 'There were ten altogether.',
  },
  {
    from: 'briefly', to: ['for a short time'], modes: 'ype', level: 1,
    when: { head: ['live', 'stay', 'work', 'stop', 'rest', 'keep', 'serve', 'study'], next: ['<end>', '<punct>', 'in', 'at', 'as', 'with',
      'on', 'for', 'and'] },
    unless: { next: ['for'] },
    yes: ['They lived briefly in Rome.', 'They lived for a short time in Rome.'],
    no: 'He spoke briefly about it.',
  },
  {
    from: 'oddly', to: ['strangely'], modes: 'y', level: 1,
    when: { next: ['<end>', '<punct>', 'and', 'when', 'in', 'at', 'consoled'] },
    unless: { position: 'initial' },
    yes: ['The sample behaved oddly.', 'The sample behaved strangely.'],
    no: 'Oddly enough, it worked.',
  },
  {
    from: 'visibly', to: ['noticeably'], modes: 'y', level: 1,
    when: { next: ['cleaner', 'older', 'better', 'worse', 'smaller', 'thinner', 'larger', 'different', 'brighter', 'darker', 'weaker',
      'slower', 'shorter', 'bigger', 'more', 'less', 'dry'] },
    yes: ['The streets are visibly cleaner.', 'The streets are noticeably cleaner.'],
    no: 'He was visibly upset.',
  },
])
