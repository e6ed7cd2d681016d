import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isComma, nounPhraseEnd } from '../../../languages/en/grammar/noun-phrase.ts'
import { mainClauseOf, type ParsedClause, type Phrase } from '../../moves/main-clause.ts'
import { isFree, isNegative, leadOf, movedFront, type Place } from '../../moves/phrase-front.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure, type Structure } from '../../structure.ts'

/** What a clause is set against, or why it holds: "despite", "because of". Sorted. */
const backgrounds = [
  'according to',
  'apart from',
  'as a consequence of',
  'as a result of',
  'because of',
  'compared to',
  'compared with',
  'despite',
  'due to',
  'in addition to',
  'in comparison with',
  'in contrast to',
  'in response to',
  'in spite of',
  'in view of',
  'instead of',
  'irrespective of',
  'owing to',
  'regardless of',
  'thanks to',
  'unlike',
  'without',
]

/** Where the phrase begun at `at` by one of the prepositions has its noun; -1 where none begins. */
function backgroundAt(sentence: Tokens, at: number): number {
  const name = backgrounds.find((one) => one.split(' ').every((part, i) => sentence[at + i]?.lower === part))
  return name === undefined ? -1 : at + name.split(' ').length
}

/** "compared with March and reached", "for lack of one": it holds a second verb, or points. */
const isDoubtful = (inside: Tokens): boolean =>
  inside.some(({ tag, lower, form }, i) => {
    const before = inside[i - 1]
    const isVerb = tag === 'VERB' && (before?.tag === 'CCONJ' || (form === 'ing' && before?.tag === 'ADP'))
    return isVerb || /^(?:one|so|well)$/.test(lower)
  })

/** "compared with 31%", "no help apart from", "not because of": the phrase completes an amount or what is denied. */
const isAmount = (sentence: Tokens, clause: ParsedClause, at: number): boolean =>
  sentence[backgroundAt(sentence, at)]?.tag === 'NUM' ||
  sentence[at - 1]?.lower === 'not' ||
  sentence.slice(clause.head, at).some(({ lower, form }) => /^(?:any|no|nothing)$/.test(lower) || form === 'ing')

/** "the pull due to the moon": what is behind a noun may belong to it. */
const isOfNoun = (sentence: Tokens, at: number): boolean =>
  /^(?:due|owing)$/.test(sentence[at]?.lower ?? '') && /^(?:NOUN|PROPN)$/.test(sentence[at - 1]?.tag ?? '')

/** "I recommend her without any doubt": how it was done; only "would fall apart without water" names a condition. */
const isManner = (sentence: Tokens, clause: ParsedClause, at: number): boolean =>
  sentence[at]?.lower === 'without' &&
  (/^(?:a|an|any|her|his|its|my|our|the|their|your)$/.test(sentence[at + 1]?.lower ?? '') ||
    !sentence.slice(clause.verbStart, clause.head).some(({ lower }) => /^(?:can|cannot|could|may|might|will|would)$/.test(lower)))

/** What people come to be or do, of which the cause is the news: "I became a nurse because of my aunt". Sorted. */
const turning = wordSet('become begin choose come decide fall join leave quit resign start')

/** "I first became interested because of a stone", "She left because of him": the cause is what is told. */
const isCauseNews = (sentence: Tokens, clause: ParsedClause, at: number): boolean =>
  /^(?:because|due|owing|thanks)$/.test(sentence[at]?.lower ?? '') &&
  (/^(?:first|initially|originally|really)$/.test(sentence.slice(clause.subject.end, at).find(({ tag }) => tag === 'ADV')?.lower ?? '') ||
    (sentence[clause.subject.head]?.tag === 'PRON' && /^(?:an?|one)$/.test(sentence[backgroundAt(sentence, at)]?.lower ?? '')) ||
    (turning.has(sentence[clause.head]?.lemma ?? '') && sentence[clause.subject.head]?.tag !== 'NOUN'))

/** "Unemployment remained high despite these measures." to "Despite these measures, unemployment remained high." */
const backgroundFront: Structure['apply'] = rearrange((sentence, stop) => {
  const clause = mainClauseOf(sentence)
  if (clause === null) return null
  const lead = leadOf(sentence, 0, clause)
  const at = sentence.findIndex((_, i) => i > clause.head + 1 && backgroundAt(sentence, i) > 0)
  if (lead < 0 || at < 0) return null
  const mark = sentence.findIndex((token, i) => i > at && isComma(token))
  const end = mark < 0 ? stop : mark
  const noun = nounPhraseEnd(sentence, backgroundAt(sentence, at)) - 1
  if (
    noun < 0 ||
    isDoubtful(sentence.slice(at, end)) ||
    isAmount(sentence, clause, at) ||
    isOfNoun(sentence, at) ||
    isCauseNews(sentence, clause, at) ||
    isManner(sentence, clause, at)
  )
    return null
  // "because of the view, and there was no view": what is said again must come first.
  if (sentence.slice(end).some(({ tag, lemma }) => tag === 'NOUN' && sentence.slice(at, end).some((token) => token.lemma === lemma)))
    return null
  const phrase: Phrase = { start: at, end, head: at, relation: 'adverbial', certainty: 1 }
  const place: Place = { sentence, clause, phrase, noun }
  if (!isFree(place, stop, true) || (isNegative(place) && sentence[at]?.lower !== 'without')) return null
  const made = movedFront(place, { lead, end: stop })
  return made === null ? null : [made]
})

export default defineStructure({
  key: 'background-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: backgroundFront,
  yes: [
    ['Unemployment remained high despite these measures.', 'Despite these measures, unemployment remained high.'],
    [
      'Online courses have certain advantages compared to traditional methods.',
      'Compared to traditional methods, online courses have certain advantages.',
    ],
    ['The town could build flats instead of a car park.', 'Instead of a car park, the town could build flats.'],
    [
      'Two thirds of the riders come by train, according to the survey.',
      'According to the survey, two thirds of the riders come by train.',
    ],
    ['The firm lost two large customers because of the strike.', 'Because of the strike, the firm lost two large customers.'],
  ],
  no: [
    'Online orders made up 39% of the total, compared with 31% a year earlier.',
    'We offered no incentive apart from shade and a chair.',
    'Revenue rose by 8% compared with the second quarter and reached $3 million.',
    'They tried to save money by timing many swings instead of one.',
    'The plants did not die because of the frost.',
    'Our team measured the rise due to the tide with a long pole.',
    'The guide took the longer path because of the lake, and the lake was dry.',
    'It was grown with and without compost.',
    'I recommend this student without any doubt.',
    'Accidents happen within seconds without your hands on the wheel.',
    'I first took up chess because of a broken leg.',
    'We missed the last bus because of a flat tyre.',
    'Marta became a nurse because of her aunt.',
  ],
})
