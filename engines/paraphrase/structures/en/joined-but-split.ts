import { comma, fullStop, sentenceOf, word } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isTalk, partedByBut } from '../../moves/joined-but.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'joined-but-split',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: rearrange((sentence, end) => {
    const parted = partedByBut(sentence, end)
    if (!parted || isTalk(parted)) return null
    const { joined, second } = parted
    if (/^(?:now|soon|then|there)$/.test(second[0]?.lower ?? '')) return null
    return [
      sentenceOf(sentence.slice(0, joined.mark), [fullStop()]),
      sentenceOf([word('however', 'ADV'), comma()], sentence.slice(joined.start)),
    ]
  }),
  yes: [
    [
      'The old mill is a popular place for trips, but it is difficult to reach without a car.',
      'The old mill is a popular place for trips. However, it is difficult to reach without a car.',
    ],
    [
      'The plan has many friends in the council, but nobody knows what it will cost.',
      'The plan has many friends in the council. However, nobody knows what it will cost.',
    ],
    [
      'The new tram runs every ten minutes, but the stops are far from the schools.',
      'The new tram runs every ten minutes. However, the stops are far from the schools.',
    ],
    [
      'The theory explains most of the data, but it says little about old people.',
      'The theory explains most of the data. However, it says little about old people.',
    ],
  ],
  no: [
    'I would like to help, but the office is closed today.',
    'The pump did not only fail, but it also flooded the cellar.',
    'It rained, but we left.',
    'The claims of the advert sound impressive, but in fact, nobody has tested them so far.',
    'The two firms worked together for years, but then that time ended and they parted.',
    'The road was closed, but they even opened a second bar beside it.',
    'If the lamp goes out, the pump stops, but the light stays on.',
  ],
})
