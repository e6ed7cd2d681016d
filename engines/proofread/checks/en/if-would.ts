import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { inflectVerb } from '../../../languages/en/grammar/inflect.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { phraseAt } from '../../english/phrase.ts'
import { pastPhrases } from '../../english/subject.ts'
import { skipAdverbs, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'if-would',
  class: 'conditional',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['If students would have fewer distractions, they would learn more.', 'If students had fewer distractions, they would learn more.'],
    ['If schools would offer more sport, pupils would be healthier.', 'If schools offered more sport, pupils would be healthier.'],
    ['If the weather would be better, we could go out.', 'If the weather were better, we could go out.'],
    ['Life would be easier if the shops would open earlier.', 'Life would be easier if the shops opened earlier.'],
    ['If everyone would use the bus, the air would be cleaner.', 'If everyone used the bus, the air would be cleaner.'],
    [
      'If the government would spend more on trains, people might use them.',
      'If the government spent more on trains, people might use them.',
    ],
    ['If I would have more time, I would read more.', 'If I had more time, I would read more.'],
  ],
  right: [
    'I asked if the school would offer more sport.',
    'We do not know if the weather would be better in May.',
    'It would be interesting to see if the effect would last.',
    'If the guests would like to sit down, we could begin.',
    'If the team would be happy with that, we would agree.',
    'If that would help, I would do it.',
    'I would like to know if the shop would open earlier.',
    'If schools offered more sport, pupils would be healthier.',
    'If the plan would cost too much is not known.',
  ],
})

/** Verbs with which would is polite or means that someone is willing. */
const willing = /^(?:like|care|mind|prefer|love|agree|please|kindly|allow|excuse|consider|accept|wish|help|let|permit)$/
/** What asks or doubts before "if", which is "whether" then. */
const asking =
  /^(?:ask|wonder|know|see|doubt|sure|question|say|tell|check|find|learn|decide|care|matter|test|determine|discuss|consider|unclear|certain|uncertain|investigate|examine|explore|understand|guess|predict|remember|wait|clear|interested|curious)$/

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  if (tokens[i]?.lower !== 'if') return null
  const phrase = phraseAt(tokens, i + 1)
  const isPronoun = phrase?.kind === 'pronoun' && /^(?:that|this|those|these)$/.test(tokens[i + 1]?.lower ?? '')
  if (!phrase || isPronoun) return null
  const would = skipAdverbs(tokens, pastPhrases(tokens, phrase.end)?.end ?? phrase.end)
  const verb = tokens[would + 1]
  if (tokens[would]?.lower !== 'would' || !verb || !isBase(verb)) return null
  if (willing.test(verb.lower) || isBeWilling(tokens, would + 1)) return null
  // With these subjects rows look at every verb but have.
  if (/^(?:i|you|he|she|it|we|they)$/.test(tokens[i + 1]?.lower ?? '') && verb.lower !== 'have') return null
  if (verb.lower === 'have' && /^(?:participle|past)$/.test(tokens[would + 2]?.form ?? '')) return null
  if (!hasResult(tokens, i, would)) return null
  const singular = phrase.number === 'singular'
  const suggestions = verb.lower === 'be' ? (singular ? ['were', 'was'] : ['were']) : [inflectVerb(verb.lower, 'past')]
  return { from: would, to: would + 2, suggestions }
}

/** Whether the word is a verb in its base form, whatever else it may be. */
const isBase = ({ lower, lemma, tag }: Sentence[number]): boolean =>
  /^(?:VERB|AUX)$/.test(tag ?? '')
    ? lower === lemma
    : nounVerbs.has(lower) || /^(?:open|close|clean|lower|complete|direct|slow|clear)$/.test(lower)

const isBeWilling = (tokens: Sentence, be: number): boolean =>
  tokens[be]?.lower === 'be' && /^(?:so|willing|happy|kind|able|interested|prepared|good|ready)$/.test(tokens[be + 1]?.lower ?? '')

/** Whether the other clause says what would, could or might be. */
function hasResult(tokens: Sentence, i: number, would: number): boolean {
  const isModal = ({ lower }: Sentence[number]): boolean => /^(?:would|could|might|'d)$/.test(lower)
  if (i <= 1) {
    const comma = tokens.findIndex(({ text }, k) => k > would && text === ',')
    return comma > 0 && tokens.slice(comma).some(isModal)
  }
  const before = tokens.slice(0, i)
  return before.some(isModal) && !before.some(({ lemma, lower }) => asking.test(lemma ?? '') || asking.test(lower))
}
