import { isFree, turnNouns } from '../../moves/turn-pair.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { isComma, isNoun, isVerb } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Where the words are those of a law. Sorted. */
const ofLaw = wordSet('act article clause constitution directive law paragraph regulation section statute treaty')

/** What is measured comes in the order in which it is told of: "mass and radius". Sorted. */
const measures = wordSet(
  'age area density depth diameter distance energy frequency height length mass power pressure radius size speed temperature volume weight width',
)

/** "cattle and stuff": the rest of a list stays behind it. */
const isTag = (sentence: Tokens, and: number): boolean =>
  /^(?:etc|more|others?|stuff|things?|whatnot)$/.test(sentence[and + 1]?.lower ?? '')

/** Nouns in the plural, three of them and no more, none of which custom ties to another. */
function isOpenSeries(sentence: Tokens, and: number): boolean {
  const second = isComma(sentence[and - 1]) ? and - 2 : and - 1
  const items = [sentence[second - 2], sentence[second], sentence[and + 1]]
  const [one, two, three] = items
  if (!one || !two || !three || !isComma(sentence[second - 1]) || isComma(sentence[second - 3]) || isComma(sentence[second - 4]))
    return false
  // Persons stand by rank: "nurses, managers and trainees".
  return (
    items.every((item) => item?.tag === 'NOUN' && item.lower !== item.lemma && !/(?:[aeio]r|ee|ist|ian|[ae]nt)$/.test(item.lemma)) &&
    isFree(one, two) &&
    isFree(one, three)
  )
}

/** A list of three has its own order; a law its wording; "cloth or palm leaves" is no pair. Only the pairs that were turned are asked. */
const isSet = (sentence: Tokens): boolean =>
  hasWord(sentence, ofLaw) ||
  sentence.some(({ lower }, i) => {
    if (!/^(?:and|or)$/.test(lower) || !isTurnedAt(sentence, i)) return false
    if (isTag(sentence, i) || [sentence[i - 1], sentence[i + 1]].every((token) => measures.has(token?.lemma ?? ''))) return true
    const isSeries =
      isNoun(sentence[i + 1]) && sentence.some((token, k) => isComma(token) && k < i && k >= i - 4 && isNoun(sentence[k - 1]))
    // "ideas, opinions, and interests": three of a kind may change the last two.
    if (isSeries && !isOpenSeries(sentence, i)) return true
    const isCompound = isVerb(sentence[i + 2]) && sentence[i + 2]?.lower.endsWith('s') === true && isVerb(sentence[i + 3])
    return isCompound
  })

/** Whether the word behind this "and" stands before it now. */
function isTurnedAt(sentence: Tokens, and: number): boolean {
  const made = turnNouns(sentence)?.[0] ?? []
  const place = (token: Tokens[number] | undefined): number => made.findIndex(({ origin }) => origin !== null && origin === token?.origin)
  return place(sentence[and + 1]) < place(sentence[and])
}

export default defineStructure({
  key: 'nouns-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless(isSet, turnNouns),
  yes: [
    ['Schools and libraries can offer courses.', 'Libraries and schools can offer courses.'],
    ['Repairs are hard for tenants and owners to plan.', 'Repairs are hard for owners and tenants to plan.'],
    ['The trip opened their minds to new songs, ideas and habits.', 'The trip opened their minds to new songs, habits and ideas.'],
    [
      'Walking helps us to enjoy the peace and beauty of the hills and forget the office.',
      'Walking helps us to enjoy the beauty and peace of the hills and forget the office.',
    ],
    ['The survey was sent to managers and trainees.', 'The survey was sent to trainees and managers.'],
    ['They depend on tourism and farming.', 'They depend on farming and tourism.'],
    [
      'The plan reduces noise and pollution, which pleased the residents.',
      'The plan reduces pollution and noise, which pleased the residents.',
    ],
    ['Rooms without curtains or carpets seemed louder.', 'Rooms without carpets or curtains seemed louder.'],
    ['The beauty and complexity of the music impressed us.', 'The complexity and beauty of the music impressed us.'],
    ["It uses the students' energy and curiosity.", "It uses the students' curiosity and energy."],
    ['They need a car or bicycle.', 'They need a bicycle or car.'],
    ['It brought an interest and joy that lasted.', 'It brought a joy and interest that lasted.'],
    ['It needs time and resources.', 'It needs resources and time.'],
    [
      'They lack skill and patience, and they depend on tourism and farming.',
      'They lack patience and skill, and they depend on farming and tourism.',
    ],
  ],
  no: [
    'Once the light is green, place a page on the glass and press Scan.',
    'They sold their tools and stuff at the fair.',
    'Its mass and radius agree with the theory.',
    'They offer many appetizers, entrees and desserts.',
    'Under Section 11 of the Landlord and Tenant Act 1985, a landlord must keep the structure and exterior of a rented home in repair.',
    'Hunger, thirst and tiredness are good signals.',
    'Shading nests with cloth or palm leaves lowered the temperature.',
    'It was sent to nurses, managers and trainees.',
    'The survey was sent to men and women.',
    'They depend on supply and demand.',
    'It was sent to managers and trainees, respectively.',
    'It was sent to managers and trainees in Spain.',
    'It was sent to young managers and trainees.',
    'It was sent to nurses, managers and trainee nurses.',
    'It was sent to managers and trainee nurses.',
    '"Really" and "truly" once referred to reality and truth.',
    'Teachers and nurses spoke of noise and pollution.',
    'The waiting room becomes a miniature society with its own leaders and outcasts.',
    'Once I had misheard the name of a pill and thought that she had swallowed it.',
    'We met in March and April.',
    'She worked at Marks and Spencer.',
    'They work in spring and summer.',
    'They reduce noise and pollution falls.',
    'They are proud of their flesh and bones.',
    'They praised medical care and education.',
    'They saw a number of people and traffic.',
    'Markets exchange goods and services.',
  ],
})
