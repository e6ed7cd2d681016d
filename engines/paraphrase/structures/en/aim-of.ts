import { aimOf } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import { hasVerb, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Everyday doings, too small for an aim. Sorted. */
const everyday = wordSet(
  `apologise apologize bend bring buy call carry climb come cross cut drive drop eat fetch get go hide hold jump leave lie lift look nod open phone pull push put
  reach return ride run rush shout say sit sleep smile stand stay stop swim take turn visit wait walk wear whisper`,
)

/** Purposes so plain or so fixed that "to" is enough: "keep the peace", "save time". Sorted. */
const plain = wordSet('avoid gain get have help keep make please save see')

/** "to strengthen a bond, not to gain anything", "to meet and to talk": a second infinitive would be left alone. */
const isPlainOrPaired = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const [before, verb] = [sentence[i - 1]?.lower ?? '', sentence[i + 1]]
    return lower === 'to' && verb !== undefined && (before === 'order' ? plain.has(verb.lemma) : /^(?:and|but|not|or)$/.test(before))
  })

/** Who takes part in a study has no aims in it. */
const takesPart = (sentence: Tokens): boolean =>
  sentence
    .slice(
      0,
      sentence.findIndex(({ tag }) => tag === 'VERB'),
    )
    .some(({ lemma }) => /^(?:participant|patient|respondent|sample|subject|volunteer)$/.test(lemma))

export default defineStructure({
  key: 'aim-of',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: unless((sentence) => hasVerb(sentence, everyday) || isPlainOrPaired(sentence) || takesPart(sentence), aimOf),
  yes: [
    ['Many students work in order to pay for their studies.', 'Many students work with the aim of paying for their studies.'],
    ['We used a survey in order to collect the data.', 'We used a survey with the aim of collecting the data.'],
    ['In order to reduce traffic, people could share cars.', 'With the aim of reducing traffic, people could share cars.'],
    ['The teacher changed the task in order to motivate the class.', 'The teacher changed the task with the aim of motivating the class.'],
  ],
  no: [
    'Half of the participants began in silence in order to control for practice.',
    'Children often lend to friends in order to strengthen a bond, not to gain anything.',
    'Most of those I spoke to said that they apologised in order to keep the peace, not because they felt responsible.',
    'Customers still visit the shop in order to examine products.',
    'The plant needs light in order to grow.',
    'The leaves turn in order to catch the light.',
    'We left early in order not to be late.',
    'They met in order to talk and eat.',
  ],
})
