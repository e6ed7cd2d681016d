import { comma, fullStop, sentenceOf, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isTalk, partedByBut } from '../../moves/joined-but.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

/** More tokens than this before "however" keep the reader waiting. */
const longestSubject = 5

export default defineStructure({
  key: 'joined-but-inside',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange((sentence, end) => {
    const parted = partedByBut(sentence, end)
    if (!parted || isTalk(parted)) return null
    const { joined } = parted
    const { subject, verbStart } = joined.second
    const isPlainSubject = subject.start === joined.start && subject.end === verbStart && verbStart - subject.start <= longestSubject
    if (!isPlainSubject || sentence[subject.head]?.tag !== 'NOUN' || sentence[subject.start]?.tag === 'ADV') return null
    if (sentence[subject.start]?.lower === 'this' && sentence[subject.start + 1]?.lower === 'time') return null
    if (sentence[subject.head]?.lemma === sentence[joined.first.subject.head]?.lemma) return null
    return [
      sentenceOf(sentence.slice(0, joined.mark), [fullStop()]),
      sentenceOf(sentence.slice(joined.start, subject.end), [comma(), word('however', 'ADV'), comma()], sentence.slice(subject.end)),
    ]
  }),
  yes: [
    [
      'The new tram runs every ten minutes, but the stops are far from the schools.',
      'The new tram runs every ten minutes. The stops, however, are far from the schools.',
    ],
    [
      'The theory explains most of the data, but its authors say little about old people.',
      'The theory explains most of the data. Its authors, however, say little about old people.',
    ],
    [
      'The price of coffee has doubled in a year, but the farmers earn no more than before.',
      'The price of coffee has doubled in a year. The farmers, however, earn no more than before.',
    ],
    [
      'The bridge looks old in most of the pictures, but the stones were cut in 1950.',
      'The bridge looks old in most of the pictures. The stones, however, were cut in 1950.',
    ],
  ],
  no: [
    'I would like to help, but the office is closed today.',
    'The pump did not only fail, but it also flooded the cellar.',
    'It rained, but we left.',
    'The yearly meetings are usually short, but this time people were worried about the plans of the firm.',
    'The rule says that every guest needs a key, but the rule does not say where to get one.',
    'The method may be in its infancy as of now, but soon small robots can help on most farms.',
    'The road was closed, but they even opened a second bar beside it.',
    'If the lamp goes out, the pump stops, but the light stays on.',
  ],
})
