import { subclauseFront } from '../../moves/subclause.ts'
import { announces, isClaim, judging } from '../../moves/subclause-lean.ts'
import { sharesNoun } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-clause-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  // "We left because it rained, but the others stayed": in front, the reason would seem to be that of both.
  isWhole: true,
  apply: subclauseFront({
    conjunctions: ['because', 'since', 'as'],
    comma: false,
    unless: ({ sentence, at, main, sub }) => {
      const isMarked = sentence[at - 1]?.text === ','
      // "They do not quit because they lack will": for another reason.
      const isNegative = main.verb.isNegative && !/^(?:can|cannot|could)$/.test(sentence[main.verb.start]?.lower ?? '')
      const told = sentence.slice(at + 1, sub.end)
      // "as cold as ice", "as I would normally": no clause of time or reason.
      const isManner =
        sentence[at]?.lower === 'as' &&
        (told.some(({ lower }) => lower === 'as') || (sentence[sub.verb.main]?.tag === 'AUX' && sub.verb.hasModal))
      const isJudged = sentence[at]?.lower === 'because' && judging.has(sentence[main.verb.main]?.lemma ?? '')
      // "I was doubtful, because": too short an end.
      const isShort = isMarked && main.end - main.start < 4 && sentence[main.verb.main]?.lemma === 'be'
      const isProof = announces(sentence, main) || (sentence[at]?.lower !== 'because' && isClaim(sentence, main))
      if (sharesNoun({ main: sentence.slice(main.start, main.end), sub: told })) return true
      return (isNegative && !isMarked) || (sentence[at]?.lower === 'since' && !isMarked) || isManner || isJudged || isShort || isProof
    },
  }),
  yes: [
    [
      'The second reading was rejected because the tube had not been cleaned.',
      'Because the tube had not been cleaned, the second reading was rejected.',
    ],
    [
      'We kept the speed below ten knots, since the usual rule only holds for slow boats.',
      'Since the usual rule only holds for slow boats, we kept the speed below ten knots.',
    ],
    [
      'Farmers in the hills suffered most, since they spent a large part of their income on fuel.',
      'Since farmers in the hills spent a large part of their income on fuel, they suffered most.',
    ],
    ['A hush fell over the crowd as the mayor took the stage.', 'As the mayor took the stage, a hush fell over the crowd.'],
  ],
  no: [
    'Many runners do not stop because they are tired.',
    'The roof was sound, as the builder had said.',
    'Prices have risen since the mill closed.',
    'Hedges have returned as well, since birds carry the seeds.',
    'This is because the valves were open.',
    'Nobody was blamed for this, because the storm came early.',
    'He left only because the shop was shut.',
    'He stood in a field with men as cold as himself.',
    'I went on with my work as I normally would.',
    'Your course appeals to me because it deals with bridges.',
    'The early signs are promising, as shops in the centre have opened again.',
    'There is some truth in the claim, since not every tenant complains.',
    'The sad part is the price, because most pensioners cannot pay.',
    'The audience rose from the seats as she received the prize.',
    'You sing because I wish it.',
    'Marta left on a Friday because Friday was the day of the fish soup.',
  ],
})
