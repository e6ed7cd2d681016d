import { turnNouns } from '../../moves/turn-pair.ts'
import { hasWord, unless, wordSet } from '../../moves/unless.ts'
import { isComma, isNoun, isVerb } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Where the words are those of a law. Sorted. */
const ofLaw = wordSet('act article clause constitution directive law paragraph regulation section statute treaty')

/** A list of three has its own order; a law its wording; "cloth or palm leaves" is no pair. */
const isSet = (sentence: Tokens): boolean =>
  hasWord(sentence, ofLaw) ||
  sentence.some(({ lower }, i) => {
    if (!/^(?:and|or)$/.test(lower)) return false
    const isSeries =
      isNoun(sentence[i + 1]) && sentence.some((token, k) => isComma(token) && k < i && k >= i - 4 && isNoun(sentence[k - 1]))
    const isCompound = isVerb(sentence[i + 2]) && sentence[i + 2]?.lower.endsWith('s') === true && isVerb(sentence[i + 3])
    return isSeries || isCompound
  })

export default defineStructure({
  key: 'nouns-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: unless(isSet, turnNouns),
  yes: [
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
