import { clauseBack } from '../../moves/clause-order.ts'
import { frontedHalves, unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

const conjunctions = ['although', 'though', 'even if', 'even though', 'even when']

/** What comes first in time comes first in the sentence. Sorted. */
const earlier = wordSet('beginning earlier early first initial initially once original originally outset previously')
/** Words for those who write. Sorted. */
const firstPersons = wordSet('i me my our us we')

export default defineStructure({
  key: 'although-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: unless(
    (sentence) => {
      const { main, sub } = frontedHalves(sentence, conjunctions)
      // "Although I have no training, I grew up with boats and have built two": the claim has the last word.
      const isClaim = hasWord(sub, firstPersons) && hasWord(main, firstPersons)
      return isClaim || hasWord(sub, earlier)
    },
    clauseBack({ conjunctions, comma: true, bindsToInfinitive: false }),
  ),
  yes: [
    [
      'Although this technology has a lot of benefits, it also has a negative effect on mental health.',
      'This technology also has a negative effect on mental health, although it has a lot of benefits.',
    ],
    ['Although the sample was small, the results were clear.', 'The results were clear, although the sample was small.'],
    [
      'Even though prices have fallen, electric cars are still expensive.',
      'Electric cars are still expensive, even though prices have fallen.',
    ],
    ['However, although the tickets were cheap, the hall was empty.', 'However, the hall was empty, although the tickets were cheap.'],
  ],
  no: [
    'Although the initial X-ray looked normal, a scan showed inflammation in two adjacent vertebrae.',
    'Although I have no formal background in history, I grew up in a family of boatbuilders.',
    'Although the price was low, the shop sold fewer phones than it had expected.',
    'Although small, the sample was representative.',
    'Although the teachers praised the pupils, they left the school.',
    'Although a student may fail a test, the student can repeat it.',
    'Although the rules are strict, this does not help anyone.',
  ],
})
