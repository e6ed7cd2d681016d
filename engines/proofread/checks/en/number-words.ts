import { isPluralNoun, nounSingular } from '../../../languages/en/nouns.ts'
import { countableNouns, oftenCounted } from '../../../languages/en/countable-nouns.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Sentence } from '../../english/verbs.ts'
import { lowerAt, upperFirst } from '../../english/words.ts'

const large = /^(?:hundreds|thousands|millions|billions|dozens)$/
const numeral =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d{1,3})$/
const units =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|metres?|meters?|miles?|kilometres?|kilometers?|stars?|pages?|storeys?|stories|dollars?|euros?|pounds?|bedrooms?)$/
const carried =
  /^(?:trip|holiday|holidays|vacation|journey|walk|drive|break|course|hotel|house|building|tour|stay|visit|flight|cruise|excursion|movie|film|essay|book|lesson|delay|ticket|apartment|flat|ride|camp|internship|contract|program|programme|project|plan|period|gap|week|weekend|festival|competition)$/

/** "two hundreds people", "hundreds people", "a thousands of" */
function largeAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  const next = tokens[i + 1]
  const before = lowerAt(tokens, i - 1)
  if (!token || !next || !large.test(token.lower)) return null
  const singular = nounSingular(token.lower)
  const after = tokens[i + 2]
  const isPlural = (one: typeof next | undefined): boolean =>
    one !== undefined && (one.lower === 'people' || (one.tag === 'NOUN' && isPluralNoun(one.lower)))
  const isCounted = isPlural(next) || (next.tag === 'ADJ' && isPlural(after))
  if (numeral.test(before) && before !== '0') {
    if (next.lower === 'of' && /^(?:the|these|those|my|our|them|us|which|whom)$/.test(lowerAt(tokens, i + 2))) return null
    return next.lower === 'of'
      ? { from: i, to: i + 2, suggestions: [singular] }
      : isCounted
        ? { from: i, to: i + 1, suggestions: [singular] }
        : null
  }
  if (before === 'a' || before === 'an') {
    const plural = i === 1 ? upperFirst(token.lower) : token.lower
    if (next.lower === 'of') return { from: i - 1, to: i + 2, suggestions: [`${plural} of`] }
    return isCounted ? { from: i - 1, to: i + 1, suggestions: [`${plural} of`] } : null
  }
  return isCounted && token.tag !== 'VERB' && before !== 'the' ? { from: i, to: i + 1, suggestions: [`${token.text} of`] } : null
}

const isHyphen = (lower: string): boolean => /^[-‐‑]$/.test(lower)

/** "a 10 years old boy", "a two weeks holiday": how long, said before a noun. */
function measureAt(tokens: Sentence, i: number): CheckFinding | null {
  const number = tokens[i]
  const unit = tokens[i + 1]
  const next = tokens[i + 2]
  if (!number || !unit || !next || !numeral.test(number.lower) || !units.test(unit.lower) || isHyphen(lowerAt(tokens, i - 1))) return null
  const one = nounSingular(unit.lower)
  const before = tokens[i - 1]
  const isPhrase = before !== undefined && /^(?:a|an|the|my|our|this|his|her)$/.test(before.lower)
  if (next.lower === 'old') {
    const noun = tokens[i + 3]
    if (isPhrase && noun?.tag === 'NOUN' && one !== unit.lower) return { from: i, to: i + 3, suggestions: [`${number.text}-${one}-old`] }
    const isSaid =
      /^(?:be|turn|become)$/.test(before?.lemma ?? '') || /^(?:'m|'s|'re|about|almost|only|over|nearly)$/.test(before?.lower ?? '')
    return isSaid && one === unit.lower && noun?.tag !== 'NOUN' ? { from: i + 1, to: i + 2, suggestions: [`${one}s`] } : null
  }
  if (!isPhrase || !carried.test(next.lower) || one === unit.lower) return null
  if (before.lower !== 'a' && before.lower !== 'an' && isPluralNoun(next.lower) && next.lower !== 'holidays') return null
  return { from: i, to: i + 2, suggestions: [`${number.text}-${one}`] }
}

const lessThan = /^(?:no|any|even|much|far|the|or|and|little|nothing)$/
const massLike =
  /^(?:sports|news|politics|goods|clothes|earnings|savings|times|works|means|series|species|thanks|data|media|economics|physics|maths|series|hours|minutes|years|miles|dollars|pounds|euros|percent|weeks|days|months|metres|meters|kilometres)$/

/** "less cars", "much friends", "a little mistakes", "how much people" */
function quantityAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  const next = tokens[i + 1]
  if (!token || !next || !/^(?:less|much|little)$/.test(token.lower)) return null
  const noun = next.tag === 'ADJ' && tokens[i + 2]?.tag === 'NOUN' && token.lower === 'much' ? tokens[i + 2] : next
  const end = noun === next ? i + 2 : i + 3
  if (!noun || !isPluralOf(noun.lower) || noun.tag !== 'NOUN' || tokens[end]?.tag === 'NOUN' || /^['’]/.test(lowerAt(tokens, end)))
    return null
  if (/^(?:more|less|better|other)$/.test(next.lower)) return null
  const before = lowerAt(tokens, i - 1)
  const isFirst = /^\p{Lu}/u.test(token.text)
  if (token.lower === 'less' && !lessThan.test(before) && tokens[i - 1]?.tag !== 'NOUN')
    return { from: i, to: i + 1, suggestions: [isFirst ? 'Fewer' : 'fewer'] }
  if (token.lower === 'much' && before !== 'not' && !(before === 'how' && i > 1 && tokens[end]?.tag === 'VERB'))
    return { from: i, to: i + 1, suggestions: [isFirst ? 'Many' : 'many'] }
  return null
}

const isPluralOf = (lower: string): boolean =>
  lower === 'people' ||
  (isPluralNoun(lower) && !massLike.test(lower) && (countableNouns.has(nounSingular(lower)) || oftenCounted.has(nounSingular(lower))))

export default defineCheck({
  key: 'number-words',
  class: 'quantifier',
  find: (tokens) => tokens.flatMap((_, i) => largeAt(tokens, i) ?? measureAt(tokens, i) ?? quantityAt(tokens, i) ?? []),
  wrong: [
    ['I saw two hundreds people.', 'I saw two hundred people.'],
    ['There were hundreds people.', 'There were hundreds of people.'],
    ['A hundreds people came.', 'Hundreds of people came.'],
    ['He is 15 year old.', 'He is 15 years old.'],
    ['I have a ten years old sister.', 'I have a ten-year-old sister.'],
    ['We went on a three days trip.', 'We went on a three-day trip.'],
    ['There are less cars now.', 'There are fewer cars now.'],
    ['How much people came?', 'How many people came?'],
    ['I made too much mistakes.', 'I made too many mistakes.'],
  ],
  right: [
    'Hundreds of them left.',
    'The hundreds are in the left column.',
    'He is 15 years old.',
    'It takes no less than two hours.',
    'I have less time now.',
    'Much news is bad.',
    'We walked for three days.',
    'She is a ten-year-old girl.',
    'They met on a five-day tour.',
    'It costs less than ten euros.',
    'The driver less cars of the future will come.',
    'Thousands of people came.',
  ],
})
