import { countableNouns, countablePeople, oftenCounted } from '../../../languages/en/countable-nouns.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { isPluralNoun, nounPlural, nounSingular } from '../../../languages/en/nouns.ts'
import { defineCheck } from '../../check.ts'
import type { Sentence } from '../../english/verbs.ts'
import { lowerAt } from '../../english/words.ts'

const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$/
const manyWords = /^(?:many|several|various|numerous|countless|multiple|these|few)$/
const owners = /^(?:the|my|your|his|her|its|our|their|these|those)$/
const partOf = /^(?:one|two|three|four|five|many|several|few|both|each|none|either|neither|any)$/
const someOf = /^(?:some|most|all|half)$/
const amounts = /^(?:lot|lots|hundreds|thousands|millions|dozens|plenty)$/
const units = /^(?:year|month|week|day|hour|minute|kilometre|kilometer|metre|meter|mile|euro|dollar|person|student|student|time)$/
/** Nouns of which a part may be meant: "one of the family". */
const wholes =
  /^(?:family|team|staff|crew|group|public|population|party|audience|class|company|committee|band|club|department|government|police|youth|community|sheep|deer|fish|bunch|lot|series|pair|half|human)$/

const isCounted = (lower: string): boolean => (countableNouns.has(lower) || oftenCounted.has(lower)) && nounPlural(lower) !== lower

/** Where the counting words that end at `i` allow only a plural; `strict`: only for nouns that are never a mass. */
function opensPlural(tokens: Sentence, i: number): 'any' | 'more' | 'people' | 'strict' | 'unit' | null {
  const lower = lowerAt(tokens, i)
  const before = lowerAt(tokens, i - 1)
  if (lower === 'multiple' && lowerAt(tokens, i + 1) === 'choice') return null
  if (manyWords.test(lower)) return before === 'not' ? 'strict' : 'any'
  if (numbers.test(lower))
    return tokens[i - 1]?.tag === 'NOUN' ||
      /^(?:or|to|at|by|number|chapter|page|a|an|-|–|one)$/.test(before) ||
      tokens[i - 1]?.kind === 'number'
      ? null
      : 'any'
  if (/^\d{1,4}$/.test(lower) && lower !== '1' && tokens[i]?.kind === 'number') return /[.,:\-–/$€£#]/.test(before) ? null : 'unit'
  if (owners.test(lower) && before === 'of') {
    const quantity = lowerAt(tokens, i - 2)
    if (partOf.test(quantity) && lowerAt(tokens, i - 3) !== 'no') return 'any'
    if (someOf.test(quantity)) return 'people'
  }
  if (lower === 'of' && before === 'kind') return null
  if (/^(?:the|my|your|his|her|our|their)$/.test(lower) && before === 'all') return 'people'
  if (lower === 'some') return before === 'are' || before === 'were' ? 'any' : null
  if (lower === 'more') return tokens[i - 1]?.tag === 'VERB' ? 'more' : null
  if (lower === 'both' || (owners.test(lower) && before === 'both'))
    return tokens.slice(i).some((one) => one.lower === 'and') ? null : 'any'
  if (lower === 'of' && amounts.test(before)) return 'strict'
  if (lower === 'most' || lower === 'all') return tokens[i + 1]?.tag === 'NOUN' && tokens[i - 1]?.tag !== 'DET' ? 'people' : null
  return null
}

function isHead(tokens: Sentence, i: number): boolean {
  const token = tokens[i]
  const next = tokens[i + 1]
  if (!token || !next || token.tag !== 'NOUN' || token.isLocked || !isCounted(token.lower)) return false
  if (/^\p{Lu}/u.test(token.text)) return false
  // "the argument that many use"
  if (nounVerbs.has(token.lower) && manyWords.test(lowerAt(tokens, i - 1)) && /^(?:that|which|who|as|what)$/.test(lowerAt(tokens, i - 2)))
    return false
  // "many use the term", "none of its kind"
  if (
    nounVerbs.has(token.lower) &&
    (tokens[i - 1]?.tag !== 'ADJ' || manyWords.test(lowerAt(tokens, i - 1))) &&
    /^(?:DET|PRON|SCONJ)$/.test(next.tag ?? '')
  )
    return false
  if (/^its$/.test(lowerAt(tokens, i - 1)) && token.lower === 'kind') return false
  const isTime = /^(?:yesterday|today|tomorrow|last|next)$/.test(next.lower)
  if (
    (next.tag === 'NOUN' && !isTime) ||
    next.tag === 'PROPN' ||
    next.tag === 'ADJ' ||
    next.tag === 'NUM' ||
    next.tag === 'X' ||
    next.form === 'ing'
  )
    return false
  // "two player games" with the noun taken for a verb, "both parent and child"
  if (next.tag === 'VERB' && isCounted(nounSingular(next.lower)) && isPluralNoun(next.lower)) return false
  return !/^(?:'s|’s|'|’|[-–—/‐:("“]|and|or|,|nor)$/.test(next.lower) || (/^(?:and|or|,)$/.test(next.lower) && !isJoined(tokens, i))
}

/** "both man and woman", "these book and film reviews" */
const isJoined = (tokens: Sentence, i: number): boolean => /^(?:NOUN|ADJ|PROPN|VERB)$/.test(tokens[i + 2]?.tag ?? '')

function isWrong(tokens: Sentence, head: number): boolean {
  const noun = lowerAt(tokens, head)
  let i = head - 1
  while (i >= 0 && head - i < 5) {
    const opening = opensPlural(tokens, i)
    if (owners.test(lowerAt(tokens, i)) && wholes.test(noun)) return false
    if (noun === 'person' && lowerAt(tokens, head + 1) === 'who') return false
    if (opening === 'any') return !(lowerAt(tokens, i) === 'these' && /^(?:one|other)$/.test(lowerAt(tokens, i + 1)))
    if (opening === 'strict') return countableNouns.has(noun) || countablePeople.has(noun)
    if (opening === 'people') return countablePeople.has(noun) && noun !== 'person'
    if (opening === 'more') return i === head - 1 && countableNouns.has(noun) && !/^(?:than|or)$/.test(lowerAt(tokens, head + 1))
    if (opening === 'unit') return units.test(noun) && i === head - 1
    const token = tokens[i]
    const isInside =
      token?.kind === 'word' &&
      (token.tag === 'ADJ' || (token.tag === 'ADV' && /^(?:most|more|very|least|less)$/.test(token.lower)) || token.tag === 'NOUN')
    if (!isInside || isPluralNoun(token.lower) || (/^(?:such|other|more|less|much)$/.test(token.lower) && token.tag !== 'ADJ')) return false
    i--
  }
  return false
}

export default defineCheck({
  key: 'plural-after-many',
  class: 'noun-number',
  find: (tokens) =>
    tokens.flatMap((token, i) =>
      isHead(tokens, i) && isWrong(tokens, i) ? [{ from: i, to: i + 1, suggestions: [nounPlural(token.lower)] }] : [],
    ),
  wrong: [
    ['Many student live here.', 'Many students live here.'],
    ['Some of my friend are ill.', 'Some of my friends are ill.'],
    ['One of the reason is the price.', 'One of the reasons is the price.'],
    ['There are shops on both side of the street.', 'There are shops on both sides of the street.'],
    ['Most student prefer to study at home.', 'Most students prefer to study at home.'],
    ['There are many kind of animals.', 'There are many kinds of animals.'],
    ['I have three cat.', 'I have three cats.'],
    ['One of the most famous actor lives here.', 'One of the most famous actors lives here.'],
    ['Several company have closed.', 'Several companies have closed.'],
  ],
  right: [
    'A few surveys report that it is useful.',
    'None of the other children volunteer.',
    'It is one of very few of its kind.',
    'She was the most outstanding pupil he ever taught.',
    'It is both the name of a town and of a river.',
    'He put these two elements side by side.',
    'It was a category five storm.',
    'One of the family is ill.',
    'It is a two player game.',
    'Both parent and child were tired.',
    'All day she sat there.',
    'Some of the book is boring.',
    'Turn to page two.',
  ],
})
