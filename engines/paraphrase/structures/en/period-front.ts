import type { Token } from '../../../languages/en/grammar/token.ts'
import { isYear } from '../../moves/adjunct.ts'
import { dates, isDegree, isTimeNoun, phraseFront, verbOf, type Place } from '../../moves/phrase-front.ts'
import { clauseOf } from '../../moves/main-clause.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Verbs whose time is the news: "will begin at noon". Sorted. */
const announcing = wordSet(`be begin come date end expect finish follow go happen hold last live occur plan schedule start take work`)
/** Lengths that are measured, not lived through: "for ten minutes". Sorted. */
const measures = wordSet('h hour hours min minute minutes ms s second seconds')
/** What "at the ..." makes a time of. Sorted. */
const edges = wordSet('age beginning close dawn end height outbreak outset peak start time turn')
/** Nouns of things that happen, which "after", "before" and "by" make a time of. Sorted. */
const events = wordSet(
  `accident adoption arrival birth campaign closure conference conflict crisis death defeat departure discovery
  earthquake election eruption exam examination fall fire flood game graduation independence intervention interview
  introduction invasion lecture lesson lunch match meeting operation outbreak pandemic publication rain reform reign
  retirement return revolution school storm strike study surgery talk test training treatment trial trip visit war
  wedding work`,
)

const isLong = ({ sentence, phrase, noun }: Place): boolean =>
  /^(?:centuries|decades|days|generations|months|nights|seasons|semesters|summers|terms|weeks|winters|years|century|decade|year|while|moment)$/.test(
    sentence[noun]?.lower ?? '',
  ) && !sentence.slice(phrase.start, phrase.end).some(({ lower }) => measures.has(lower))

const isPast = ({ sentence, clause }: Place): boolean =>
  sentence[clause.verbStart]?.form === 'past' || /^(?:was|were|had|did)$/.test(sentence[clause.verbStart]?.lower ?? '')

const isPassive = ({ sentence, clause }: Place): boolean =>
  clause.verbStart < clause.head &&
  sentence.slice(clause.verbStart, clause.head).some(({ lemma }) => lemma === 'be') &&
  sentence[clause.head]?.form !== 'ing'

/** Verbs of saying and planning: the time may be that of what is said. Sorted. */
const speech = wordSet('ask believe hope say tell think want')

/** "This report reviews sales during the year": the time belongs to what the text is about. */
const isText = ({ sentence, clause }: Place): boolean =>
  /^(?:article|chapter|essay|paper|report|review|study|survey|thesis)$/.test(sentence[clause.subject.head]?.lemma ?? '') &&
  !/^(?:past)$/.test(sentence[clause.verbStart]?.form ?? '')

/** "fell from 340 in the first quarter to 215": there is another time already. */
const hasOtherTime = ({ sentence, clause, phrase }: Place): boolean =>
  sentence.slice(clause.head + 1, phrase.start).some((token) => token.lower !== 'time' && !/^\d+$/.test(token.lower) && isTimeNoun(token))

/** "ten minutes", "about a week": how long, not when. */
const isAmount = (token: Token | undefined): boolean =>
  (token?.tag === 'NUM' && !isYear(token.text)) || /^(?:an?|about|around|less|just|under|several)$/.test(token?.lower ?? '')

/** "in recent years", "on Monday", "at the age of ten", "last spring", "two years ago". */
function isTime(place: Place): boolean {
  const { sentence, phrase, noun } = place
  const [first, second, last] = [sentence[phrase.start], sentence[phrase.start + 1], sentence[noun]]
  if (isAtFirst(place)) return true
  if (first === undefined || last === undefined || speech.has(verbOf(place)) || isText(place) || hasOtherTime(place)) return false
  if (first.tag !== 'ADP' && /^(?:ago|later|earlier)$/.test(sentence[phrase.end - 1]?.lower ?? '')) return true
  const isUnit = isTimeNoun(last) && last.lower !== 'terms'
  if (/^(?:last|next|this|every|that)$/.test(first.lower)) return isUnit && second?.tag !== 'NUM'
  if (/^(?:for|over|since)$/.test(first.lower)) return isLasting(place, first.lower)
  if (/^(?:at|in|on)$/.test(first.lower)) return isPoint(place, first.lower, isUnit)
  return isBounded(place, first.lower, isUnit)
}

const isAtFirst = ({ sentence, phrase }: Place): boolean =>
  sentence[phrase.start]?.lower === 'at' && sentence[phrase.start + 1]?.lower === 'first' && phrase.end === phrase.start + 2

/** "for many years", "over the course of the war", "for the first time", "since 1990". */
function isLasting(place: Place, preposition: string): boolean {
  const { sentence, phrase, noun } = place
  if (preposition === 'since') return true
  if (preposition === 'over') return isLong(place) || /^(?:course|period)$/.test(sentence[noun]?.lower ?? '')
  const isFirst = sentence[phrase.start + 1]?.lower === 'the' && sentence[phrase.start + 2]?.lower === 'first'
  return isFirst || (isLong(place) && !isPassive(place))
}

/** "in 1954", "in recent years", "on a wet Monday", "at the age of ten", "at that moment". */
function isPoint({ sentence, phrase, noun }: Place, preposition: string, isUnit: boolean): boolean {
  const [second, last] = [sentence[phrase.start + 1], sentence[noun]]
  if (second === undefined || last === undefined) return false
  if (preposition === 'in') {
    const isOne = isYear(last.text) || last.lower === last.lemma || phrase.end - phrase.start > 2
    return second.lower === 'meantime' || (isUnit && !isAmount(second) && isOne)
  }
  if (preposition === 'on')
    return (
      sentence.slice(phrase.start, phrase.end).some(({ lower }) => dates.test(lower)) ||
      /^(?:day|morning|evening|afternoon|night|occasions?)$/.test(last.lower)
    )
  const isEdge = second.lower === 'the' && edges.has(last.lower)
  return (
    isEdge ||
    /^(?:dawn|dusk|night|midnight|noon|christmas|times|present)$/.test(second.lower) ||
    /^(?:moment|point|time|stage)$/.test(last.lower)
  )
}

/** "during the trial", "after the war", "until 1911", "by the 1990s", "between May and July", "within a year". */
function isBounded(place: Place, preposition: string, isUnit: boolean): boolean {
  const { sentence, phrase, noun } = place
  const [second, last] = [sentence[phrase.start + 1], sentence[noun]]
  if (last === undefined) return false
  const isEvent = events.has(last.lemma)
  if (preposition === 'during') return last.tag !== 'PRON'
  if (preposition === 'throughout') return isUnit || isEvent
  if (preposition === 'after' || preposition === 'before') return isEvent || (isUnit && !isAmount(second))
  if (preposition === 'until') return isUnit && isPast(place) && (isPassive(place) || /^(?:be|have|keep|remain|stay)$/.test(verbOf(place)))
  if (preposition === 'within') return isUnit && isPast(place)
  if (preposition === 'by') return isUnit
  return /^(?:between|from)$/.test(preposition) && (isUnit || (second !== undefined && isTimeNoun(second)))
}

/** "I could come on Wednesday": what is planned, and for when, is the news. */
const isPlan = ({ sentence, clause, phrase }: Place): boolean =>
  (sentence[clause.head]?.form === 'ing' && /^(?:from|on|at)$/.test(sentence[phrase.start]?.lower ?? '')) ||
  (sentence
    .slice(clause.verbStart, clause.head)
    .some(({ lower }) => /^(?:can|could|may|might|must|shall|should|will|would|'ll|’ll|'d|’d)$/.test(lower)) &&
    (sentence[clause.subject.head]?.tag === 'PRON' || /^(?:for|over|by|within|at)$/.test(sentence[phrase.start]?.lower ?? '')) &&
    sentence[phrase.start + 1]?.lower !== 'first')

/** "I have been called as a witness on that day": what has come about, and when it will be. */
function isPerfectAt({ sentence, clause, phrase }: Place): boolean {
  const isPerfect = /^(?:have|has|'ve|’ve)$/.test(sentence[clause.verbStart]?.lower ?? '')
  const isAt = /^(?:after|at|before|by|from|in|on)$/.test(sentence[phrase.start]?.lower ?? '')
  const isRecent =
    /^(?:past|recent|last)$/.test(sentence[phrase.start + 1]?.lower ?? '') ||
    /^(?:decades|months|times|weeks|years)$/.test(sentence[phrase.end - 1]?.lower ?? '')
  return isPerfect && isAt && !isRecent
}

/** "will begin at noon": the time is the news. */
const isAnnounced = (place: Place): boolean =>
  announcing.has(verbOf(place)) && place.phrase.start - place.clause.head < (verbOf(place) === 'be' ? 2 : 3)

/** "Zoos have existed for centuries", "cars have been around for years": without the time the clause says too little to end on. */
function isBare(place: Place): boolean {
  const { sentence, clause, phrase } = place
  const isAway = /^(?:around|away|back|on|out)$/.test(sentence[phrase.start - 1]?.lower ?? '') && verbOf(place) === 'be'
  if (isAway || phrase.start - clause.head > 1) return isAway
  const isShort = clause.subject.end - clause.subject.start < 3
  if (/^(?:every|for|over|since|until)$/.test(sentence[phrase.start]?.lower ?? '')) return isShort || !isPassive(place)
  return isShort && sentence[phrase.end]?.text !== ','
}

/** "one of the biggest changes in recent years", "the best since 1990": the time says among what it is the most. */
function isRanked({ sentence, clause, phrase }: Place): boolean {
  const { start, end } = phrase
  const isLongSpan =
    sentence[start]?.lower === 'since' ||
    sentence.slice(start, end).some(({ lower }) => /^(?:centuries|decades|history|lifetime|recent|years)$/.test(lower))
  return isLongSpan && sentence.slice(clause.head, start).some(({ lower }) => isDegree(lower) && !/^(?:first|last|least|same)$/.test(lower))
}

/** "I've owned the car for six years": how long it is by now is the news; "I first saw it in May" ranks the time. */
function isNews({ sentence, clause, phrase }: Place): boolean {
  const isNow = /^(?:have|has|'ve|’ve)$/.test(sentence[clause.verbStart]?.lower ?? '')
  const isOwn = /^(?:i|we)$/.test(sentence[clause.subject.head]?.lower ?? '')
  const isCounted = sentence[phrase.start]?.lower === 'for' && sentence[phrase.start + 1]?.lower !== 'the'
  const isOrder = sentence.slice(clause.subject.end, clause.head).some(({ lower }) => lower === 'first')
  return (isNow && isOwn && isCounted && sentence[clause.head]?.form !== 'ing') || isOrder
}

/** "were hotter at dusk and had fewer beetles": in front, the time would be that of both verbs. */
const isOfFirst = ({ sentence, clause, phrase }: Place): boolean =>
  clause.conjuncts.some(({ start, head }) => start >= phrase.end && clauseOf(sentence, head) === null)

/** No reason keeps the time at the end. */
const isLoose = (place: Place): boolean =>
  !isOfFirst(place) && !isPlan(place) && !isPerfectAt(place) && !isAnnounced(place) && !isBare(place) && !isRanked(place) && !isNews(place)

export default defineStructure({
  key: 'period-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: phraseFront({
    // "The first row was fed each day by pupils; the second": the clauses are worded alike.
    mayFront: (place) => isTime(place) && isLoose(place) && !place.sentence.some(({ text }) => text === ';'),
    certainty: 0.6,
    isTime: true,
  }),
  yes: [
    [
      'The laws were finally repealed in 1846, although the decision split the party.',
      'In 1846, the laws were finally repealed, although the decision split the party.',
    ],
    [
      'Participants were recruited in three centres between January and June 2022.',
      'Between January and June 2022, participants were recruited in three centres.',
    ],
    [
      'He had worked in the same factory for 20 years, but he had to leave after a fire.',
      'For 20 years, he had worked in the same factory, but he had to leave after a fire.',
    ],
    ['The museum opened a new wing last year.', 'Last year, the museum opened a new wing.'],
    ['No adverse events were reported during the trial.', 'During the trial, no adverse events were reported.'],
    [
      'The price was high, but the library dropped all charges in 2021.',
      'The price was high, but in 2021, the library dropped all charges.',
    ],
    [
      'My older sister left school at the age of 15 because she had found a job.',
      'At the age of 15, my older sister left school because she had found a job.',
    ],
  ],
  no: [
    'Huts under iron roofs were hotter at dusk and had fewer beetles in them than the others.',
    'I could come to your office on Thursday.',
    'Pots in the first row were filled every morning by pupils; those in the second were filled once.',
    'The second session will begin at noon.',
    'This report reviews the sales of the firm during the past year.',
    'Complaints fell from 340 in the first quarter to 215 in the second quarter.',
    'Zoos have existed for centuries.',
    'The samples were dried at a low heat for ten minutes.',
    'Standard time was not made compulsory until 1880.',
    'I baked them again on Tuesday.',
    'The flood has caused one of the largest losses in recent years.',
    "I've owned the red kettle for three years.",
    'I first saw the crack on 3 March and called the landlord.',
    'It is suggested that the school order new desks before June.',
    'The noise was weaker at night and stopped on rainy days.',
    'Riders were met at the gate during the break, and others were found by post.',
    'My hands failed me, every time.',
    'BOSTON - The school board opened two new libraries on Monday.',
    'DOVER, England (AP) — Officials closed the port last night.',
    'Correction: The town opened the new bridge in 1988.',
  ],
})
