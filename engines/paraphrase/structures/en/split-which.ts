import { splitWhich } from '../../moves/split-relative.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import { isComma, isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import { possessives } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "to the sea, which was completed", "the Kessler Foundation, which made its fortune": no clause, nor surely the last noun, is meant. */
const isOfNoun = (sentence: Tokens): boolean => {
  const at = sentence.findIndex((token, i) => token.lower === 'which' && isComma(sentence[i - 1]))
  const noun = sentence[at - 2]
  const ownsNext = possessives.has(sentence[at + 2]?.lower ?? '')
  const isNamed =
    /^(?:this|these)$/.test(splitWhich(sentence)?.[1]?.[0]?.lower ?? '') && splitWhich(sentence)?.[1]?.[1]?.lower === noun?.lower
  const prepositions = sentence
    .slice(0, at)
    .filter(({ tag }) => tag === 'ADP')
    .map(({ lower }) => lower)
  return (
    (noun?.isName === true && sentence[at + 2]?.lower !== 'that') ||
    ownsNext ||
    (isNamed && /^(?:across|into|onto|over|through|to|towards?)$/.test(prepositions.at(-1) ?? ''))
  )
}

/** A sentence about the thing named again is of so many tokens at least, its full stop counted. */
const shortestNamed = 8

/** "The same could be said of water bottles. These bottles are allowed everywhere": a stump, or half of a contrast, is named again. */
const isStump = (sentence: Tokens): boolean => {
  const second = splitWhich(sentence)?.[1] ?? []
  const isNamed = /^(?:this|these)$/.test(second[0]?.lower ?? '') && second[0]?.tag === 'DET'
  const which = sentence.findIndex((token, i) => token.lower === 'which' && isComma(sentence[i - 1]))
  const isContrast = sentence.some(({ lower }, i) => i < which && /^(?:but|yet)$/.test(lower) && isComma(sentence[i - 1]))
  // "one forgives the plot. This plot leans": a thing already known needs no "this".
  const from = sentence.findLastIndex(({ tag }, i) => i < which && tag === 'DET')
  return isNamed && (second.length < shortestNamed || isContrast || sentence[from]?.lower === 'the')
}

/** What somebody wrote or thought out, and so shows or stresses something itself. Sorted. */
const works = wordSet('article book essay film law letter model novel paper play poem report song speech study survey theory work')

const isDetermined = (before: Tokens[number] | undefined): boolean =>
  /^(?:ADJ|DET)$/.test(before?.tag ?? '') || possessives.has(before?.lower ?? '')

/** "published his theory (Lee 1968), which highlighted": the theory did, not that it was published. */
const isOfWork = (sentence: Tokens): boolean => {
  const at = sentence.findIndex((token, i) => token.lower === 'which' && isComma(sentence[i - 1]))
  const isBare = splitWhich(sentence)?.[1]?.[0]?.tag === 'PRON'
  return (
    isBare &&
    sentence[at + 2]?.lower !== 'that' &&
    sentence.slice(0, at).some(({ lemma, tag }, i) => tag === 'NOUN' && works.has(lemma) && isDetermined(sentence[i - 1]))
  )
}

/** "This differs by 2%. This is": one sentence after the other with the same word. */
const isThisAgain = (sentence: Tokens): boolean =>
  sentence[0]?.lower === 'this' && !isNoun(sentence[1]) && splitWhich(sentence)?.[1]?.[0]?.lower === 'this'

export default defineStructure({
  key: 'split-which',
  kind: 'split',
  reason: 'sentence-split',
  modes: ['simplify', 'synonyms', 'extend'],
  strength: 'normal',
  apply: unless((sentence) => isOfNoun(sentence) || isStump(sentence) || isOfWork(sentence) || isThisAgain(sentence), splitWhich),
  yes: [
    [
      'The estimated cost is £9,300, which is less than the price of two new buses.',
      'The estimated cost is £9,300. This is less than the price of two new buses.',
    ],
    [
      'The plant itself barely grew, which suggests that the soil lacked water.',
      'The plant itself barely grew. This suggests that the soil lacked water.',
    ],
    [
      'Inflation reduces the value of money, which means that people can buy less with the same income.',
      'Inflation reduces the value of money. This means that people can buy less with the same income.',
    ],
    [
      'The reaction rate increased, which suggests that the particles had more energy.',
      'The reaction rate increased. This suggests that the particles had more energy.',
    ],
    [
      'The authors of the study tested their new method with a corpus, which was collected from three universities.',
      'The authors of the study tested their new method with a corpus. This corpus was collected from three universities.',
    ],
    [
      'The prices rose quickly, which made life difficult for many families.',
      'The prices rose quickly. This made life difficult for many families.',
    ],
  ],
  no: [
    'The case falls under section 14, which was drafted with larger firms than this in mind.',
    'They presented the plan at the Conference 2007, which was larger than ever before.',
    'Her dialogue is so good that one almost forgives the plot, which leans heavily on a letter discovered in a drawer.',
    'The authors of the study tested their new method with the corpus, which was collected from three universities.',
    'The theatre was bought by a large firm, which made its fortune in the oil trade.',
    'The theatre has been offered money by the Kessler Foundation, which made its fortune in the oil trade.',
    'The answer was to cut a new waterway straight through the dunes to the sea, which was completed in 1872.',
    'The old painter has placed a bowl of fruit in the foreground, which separates the viewer from the scene.',
    'Pupils would waste time, yet the same could be said of water bottles, which are allowed everywhere.',
    'The council of the town has closed three libraries, which were built in 1970.',
    'The trains are new, but the same cannot be said of the stations, which were built by a firm from the north.',
    'The house has a roof, walls and windows, which are old.',
    'We have a modern tram, which takes me to school.',
    'The people of my city have been proud of a modern tram, which takes me to school.',
    'In 1970 he published his theory of taste, which highlighted the role of memory.',
    'This differs from the older value by 0.5%, which is well within the limits of the method.',
    'He visited Paris, which is the capital of France.',
    'She met a list of guests, which was long.',
    'Guests of the small hotel may order as few as three eggs, which are boiled in front of them.',
    'The room, which is small, is cold.',
  ],
})
