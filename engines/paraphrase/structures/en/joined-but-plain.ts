import { fullStop, sentenceOf, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { partedByBut } from '../../moves/joined-but.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'joined-but-plain',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify'],
  strength: 'normal',
  apply: rearrange((sentence, end) => {
    const parted = partedByBut(sentence, end)
    if (!parted) return null
    const { joined } = parted
    return [sentenceOf(sentence.slice(0, joined.mark), [fullStop()]), sentenceOf([word('but', 'CCONJ')], sentence.slice(joined.start))]
  }),
  yes: [
    [
      'The old mill is a popular place for trips, but it is difficult to reach without a car.',
      'The old mill is a popular place for trips. But it is difficult to reach without a car.',
    ],
    [
      'The plan has many friends in the council, but nobody knows what it will cost.',
      'The plan has many friends in the council. But nobody knows what it will cost.',
    ],
    [
      'The new tram runs every ten minutes, but the stops are far from the schools.',
      'The new tram runs every ten minutes. But the stops are far from the schools.',
    ],
    [
      'The theory explains most of the data, but it says little about old people.',
      'The theory explains most of the data. But it says little about old people.',
    ],
  ],
  no: [
    'I would like to help, but the office is closed today.',
    'The pump did not only fail, but it also flooded the cellar.',
    'It rained, but we left.',
    'Of course I would rather have done it by post, but alas, there was no other way.',
    'The claims of the advert sound impressive, but in fact, nobody has tested them so far.',
    'The road was closed, but they even opened a second bar beside it.',
    'If the lamp goes out, the pump stops, but the light stays on.',
  ],
})
