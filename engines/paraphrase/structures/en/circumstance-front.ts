import { isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Phrase } from '../../moves/main-clause.ts'
import { isTimeNoun, phraseFront, verbOf, type Place } from '../../moves/phrase-front.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Groups, places and texts in which something holds: nouns behind "in", "at", "across" and "throughout". Sorted. */
const settings = wordSet(
  `africa america area asia australia bible book britain building canada case catchment cell centre chapter china
  church city class classroom cohort colony community company condition continent country countryside course culture
  dataset democracy desert dish district economy ecosystem england environment episode europe experiment factory family
  farm field film firm forest france garden germany group habitat half hemisphere hospital household industry
  institution island journal kitchen laboratory lake language market model mouse museum neighborhood neighbourhood
  north novel office organisation organization patient plot poem population profession province rat region river room
  sample scenario school sector setting shop simulation site society solution south species stage state station stomach
  store story street study suburb supermarket survey system team text theatre tissue town trial university valley
  village ward west woodland workplace world`,
)
/** Words before such a noun when several are meant: "in most schools". Sorted. */
const several = wordSet('all both each every many most several')
/** Verbs of states that an adjective or a degree fills. Sorted. */
const linking = wordSet('be become remain')
/** Verbs of change, and of how much there is. Sorted. */
const changing = wordSet('decline decrease differ double drop fall grow improve increase rise shrink vary worsen')
/** Verbs of finding. Sorted. */
const finding = wordSet('detect find identify measure note observe record report see')
/** Adjectives that what follows "in", "at" or "for" completes: "present in", "good at", "suitable for". Sorted. */
const completed = wordSet(
  `absent active alone appropriate available aware bad beneficial born clear comfortable complete confident critical
  crucial different effective eligible engaged essential evident experienced expert famous fluent fundamental good
  happy harmful helpful ideal implicit important inherent interested interesting involved key late necessary new poor
  popular present ready responsible rich right safe skilled strong successful suitable sure true useful valid visible
  vital weak welcome`,
)
/** Words that tie the phrase to what the clause says. Sorted. */
const comparing = wordSet('less more other own same')

const lowerAt = ({ sentence }: Place, at: number): string => sentence[at]?.lower ?? ''

const isPlural = ({ sentence, noun }: Place): boolean => sentence[noun]?.tag === 'NOUN' && sentence[noun].lower !== sentence[noun].lemma

/** "in the control schools", "in most cities", "in Peru": known, so no news; not "in a city", "in my school", "in R". */
function isKnown(place: Place): boolean {
  const { sentence, phrase, noun } = place
  const [second, last] = [sentence[phrase.start + 1], sentence[noun]]
  if (second === undefined || last === undefined || last.text.length < 3) return false
  if (noun === phrase.start + 1) return (last.tag === 'PROPN' && last.isName) || (isPlural(place) && settings.has(last.lemma))
  if (last.tag === 'PROPN' && second.tag === 'PROPN') return last.isName
  if (last.tag === 'PROPN' && second.lower === 'the') return last.isName
  return (several.has(second.lower) || /^(?:the|these)$/.test(second.lower) || isPlural(place)) && settings.has(last.lemma)
}

/** What the clause says of its subject by an adjective: "lower" in "levels were lower in the control schools". */
const stated = ({ sentence, clause, phrase }: Place): Phrase | undefined =>
  clause.phrases.find(({ relation, head, end }) => relation === 'predicative' && end <= phrase.start && sentence[head]?.tag === 'ADJ')

/** "Errors were rare in all groups", "the effect was strongest among men": a quality or a degree that holds there. */
function isStated(place: Place): boolean {
  const { sentence } = place
  const { head = -1 } = stated(place) ?? {}
  return linking.has(verbOf(place)) && head >= 0 && !completed.has(sentence[head]?.lower ?? '')
}

/** "has increased in severity across the west", "decreased with age among boys". */
const isChange = (place: Place): boolean =>
  changing.has(verbOf(place)) && !/^(?:about|by|from|in|to|with)$/.test(lowerAt(place, place.phrase.start - 1))

/** "Two teams observed similar habits among teenagers". */
const isFinding = (place: Place): boolean =>
  finding.has(verbOf(place)) && place.clause.phrases.some(({ relation }) => relation === 'object')

/** "Letters play a part in the novel". */
const isPart = (place: Place): boolean =>
  verbOf(place) === 'play' && /^(?:part|role)$/.test(lowerAt(place, place.phrase.start - 1)) && isWork(place)

const isWork = ({ sentence, phrase, noun }: Place): boolean =>
  /^(?:book|comedy|drama|film|novel|poem|story|tragedy)$/.test(sentence[noun]?.lower ?? '') ||
  (sentence[noun]?.tag === 'PROPN' && sentence.slice(phrase.start, noun).some(({ lower }) => /['’]s$/.test(lower)))

/** "the control schools", "the data", not "I", "somebody", "he": a pronoun is about somebody, not about a place. */
const isOfThing = ({ sentence, clause }: Place): boolean => {
  const subject = sentence[clause.subject.head]
  return subject?.tag === 'NOUN' || subject?.tag === 'PROPN' || /^(?:they|we)$/.test(subject?.lower ?? '')
}

/** "in all groups", "among adults", "throughout the study", "for pupils with a poor memory", "from this perspective". */
function isSetting(place: Place): boolean {
  const first = lowerAt(place, place.phrase.start)
  if (/^(?:across|throughout)$/.test(first)) return isKnown(place)
  if (first === 'in' && isPeople(place)) return isStated(place) || isChange(place)
  if (first === 'in') return (isPart(place) && place.phrase.certainty >= 0.8) || (isKnown(place) && isOf(place))
  if (first === 'at') return isKnown(place) && isStated(place)
  if (first === 'among') return isPlural(place) && isOf(place)
  if (first === 'for') return isPeople(place) && isStated(place)
  return isView(place, first)
}

/** The phrase says where a state, a change or a finding holds, or all places where the thing happens. */
const isOf = (place: Place): boolean =>
  isStated(place) || isChange(place) || isFinding(place) || (several.has(lowerAt(place, place.phrase.start + 1)) && hasAct(place))

/** "The breaks slowed the loss in all groups": an act with its object, not "the towns in all regions". */
const hasAct = ({ clause, sentence, phrase }: Place): boolean =>
  sentence[clause.subject.head]?.tag === 'NOUN' && clause.phrases.some(({ relation, end }) => relation === 'object' && end <= phrase.start)

const isPeople = ({ sentence, phrase, noun }: Place): boolean =>
  isPerson(sentence, phrase.start + 1, noun + 1) === true && sentence[noun]?.lower !== sentence[noun]?.lemma

/** "from this perspective", "with the help of a map". */
function isView(place: Place, first: string): boolean {
  const last = lowerAt(place, place.noun)
  if (first === 'from') return /^(?:perspective|standpoint|viewpoint)$/.test(last)
  return first === 'with' && lowerAt(place, place.phrase.start + 1) === 'the' && /^(?:aid|exception|help|introduction|support)$/.test(last)
}

/** "is held in the school": without the phrase the clause says too little to end on. */
const isBare = (place: Place): boolean => {
  const { sentence, clause, phrase } = place
  const hasMore = sentence.slice(clause.head + 1, phrase.start).some(({ tag }) => /^(?:NOUN|PROPN|ADJ|PRON|NUM)$/.test(tag))
  const hasAdverb = sentence.slice(clause.verbStart, phrase.start).some(({ tag }) => tag === 'ADV')
  return !hasMore && !(hasAdverb && (clause.subject.end - clause.subject.start > 1 || isChange(place)))
}

const mayFront = (place: Place): boolean => {
  const { sentence, phrase, noun } = place
  const last = sentence[noun]
  if (last === undefined || last.tag === 'PRON' || isTimeNoun(last)) return false
  return isSetting(place) && isOfThing(place) && !isBare(place) && !hasWord(sentence.slice(phrase.start, phrase.end), comparing)
}

export default defineStructure({
  key: 'circumstance-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: phraseFront({ mayFront, certainty: 0.75, isTime: false }),
  yes: [
    ['The gap was wider for girls from poor families.', 'For girls from poor families, the gap was wider.'],
    ['The pain was less severe in younger patients.', 'In younger patients, the pain was less severe.'],
    ['Rents have risen sharply in most northern cities.', 'In most northern cities, rents have risen sharply.'],
    ['The survey identified three problems in the housing sector.', 'In the housing sector, the survey identified three problems.'],
    ['Levels of lead were lower in the control schools.', 'In the control schools, levels of lead were lower.'],
    ['The new drug lowered the risk in all three groups.', 'In all three groups, the new drug lowered the risk.'],
    ['Temperatures remained low throughout the building.', 'Throughout the building, temperatures remained low.'],
  ],
  no: [
    'She was born in a small village in Wales.',
    'We provide recommendations for research in this field.',
    'I do not miss the old days in every respect.',
    'There is some sense in this complaint.',
    'Numbers were highest in the middle.',
    'My brother is getting married in Cornwall.',
    'New laws question the independence of judges within the European Union.',
    'I have made many mistakes in my life.',
    'Wood is an important material for the repair of floors in old houses.',
    'The protein is present in most tissues.',
    'He cut the bread in thick slices.',
    'The children like it in the garden.',
    'The analysis was carried out in R.',
    'This is especially common in towns.',
    'He described the house in great detail.',
  ],
})
