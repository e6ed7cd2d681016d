import { connectiveBehindScene, connectiveInside } from '../../moves/connective-place.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { unless } from '../../moves/unless.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { isComma } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** An auxiliary and so few words more cannot be parted: "does not, however, follow", "were, however, lost". */
const shortestRest = 4

/** "Trout were, however, seen in the lake": a subject of so few words stays with its participle. */
const shortestSubject = 2

/** "Cooks, for example, sing, while waiters hum": both halves are the example; "Many boys, for example, sing": the deed is, not the boys. */
function isExampleOfAll(sentence: Tokens): boolean {
  if (sentence[0]?.lower !== 'for' || !/^(?:example|instance)$/.test(sentence[1]?.lower ?? '')) return false
  const hasHalves = sentence.some(
    ({ text, lower }, i) => text === ';' || (isComma(sentence[i - 1]) && /^(?:but|whereas|while)$/.test(lower)),
  )
  return hasHalves || /^(?:both|many|most|people|several|some)$/.test(sentence[3]?.lower ?? '')
}

/** A predicate too short to be cut into, or a step up that is no contrast ("might help even more"). */
const isHalting = (sentence: Tokens): boolean => {
  const from = sentence.findIndex(isComma) + 1
  const clause = clauseAt(sentence, from, sentence.length - 1)
  if (clause === null) return true
  const stop = sentence.findIndex(
    ({ tag, lower }, i) => i > clause.verb.start && (tag === 'PUNCT' || tag === 'SCONJ' || /^(?:as|for|so)$/.test(lower)),
  )
  const isBare = /^(?:hence|therefore|thus)$/.test(sentence[0]?.lower ?? '')
  const isCut = sentence[clause.verb.start]?.tag === 'AUX' && !isBare
  const next = sentence[clause.verb.start + 1]
  const isShort = clause.subjectEnd - from <= shortestSubject && clause.verb.isPassive
  if (isCut && (isShort || next?.lower === 'the')) return true
  return (isCut && stop - clause.verb.start < shortestRest) || sentence.some(({ lower }) => /^(?:even|still)$/.test(lower))
}

const behindScene = rearrange(connectiveBehindScene)
const inside = unless((sentence) => isHalting(sentence) || isExampleOfAll(sentence), rearrange(connectiveInside))

export default defineStructure({
  key: 'connective-inside',
  kind: 'clause',
  reason: 'adverb-moved',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: (sentence) => behindScene(sentence) ?? inside(sentence),
  yes: [
    [
      'However, over the next ten years, the town lost half of its shops.',
      'Over the next ten years, however, the town lost half of its shops.',
    ],
    [
      'For example, if a pupil misses a lesson, she can read the notes at home.',
      'If a pupil misses a lesson, for example, she can read the notes at home.',
    ],
    [
      'On the other hand, in a small class, everybody has time to speak.',
      'In a small class, on the other hand, everybody has time to speak.',
    ],
    [
      'However, the third measurement was not consistent with the other results.',
      'The third measurement was not, however, consistent with the other results.',
    ],
    ['Therefore, the approach is suitable for online tools.', 'The approach is therefore suitable for online tools.'],
    ['For instance, a doctor might lie to a patient.', 'A doctor, for instance, might lie to a patient.'],
    ['However, the theory explains these errors.', 'The theory, however, explains these errors.'],
    ['However, many people call for stricter laws.', 'Many people, however, call for stricter laws.'],
  ],
  no: [
    'However, eels were seen near the old mill in 2009.',
    'However, the worst part of the trip is the long queue at the gate.',
    'However, paint may stain so wear gloves.',
    'For example, cooks can teach pupils to make bread, while bakers can sell it.',
    'For example, many pupils have planted trees behind the school.',
    'However, while the plan holds promise, the costs are high.',
    'Furthermore, in a small class, everybody has time to speak.',
    'However, easier booking might help even more.',
    'However, they were lost as soon as a program failed to behave as expected.',
    'However, the conclusion does not follow, for a good sentence may send the eye back to the canvas.',
    'However, no document is offered in support of this claim.',
    'After all, if a neighbour washed our car, he would expect a few coins.',
    'In particular, the second effect is confirmed in a larger sample.',
    'In practice, we are likely to give up too soon.',
    'In general, the data confirm the rule.',
    'However, there are many exceptions.',
    'For example, it rains in May.',
    'However, the buses are late and the tickets are expensive.',
    'However, many failed.',
    'Furthermore, books make good presents.',
    'However, nobody came.',
    'After all, food that lands in the trash can does not help anyone.',
    'However, nobody in the town came to the meeting on that day.',
    'Moreover, the error may have arisen from the clock.',
    'However, spectra predicted by the old model fit the data well.',
    'However, soon electric cars can take over many tasks.',
    'However hard they try, the pupils fail.',
  ],
})
