import { dropBoth } from '../../moves/pairs.ts'
import { unless } from '../../moves/unless.ts'
import { wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** What takes both things away, or sets them against each other: the point is that it is both. Sorted. */
const ofBoth = wordSet('abandon deny doubt fear forget lose miss question refuse reject risk sacrifice spoil threaten undermine')

/** What is found, or holds, for each of two groups. Sorted. */
const findings = wordSet(
  `apply association correlation decline decrease differ difference effect fall finding gap hold improve improvement increase link pattern
  persist relationship result rise same significant similar trend true valid work`,
)
/** The halves of a sample. Sorted. */
const halves = wordSet('adults boys children females girls males men smokers women')

/** "held for both men and women": for each of them, not only for all together. */
const isOfEach = (sentence: Tokens): boolean => {
  const both = sentence.findIndex(({ lower }) => lower === 'both')
  const isBehind = /^(?:across|among|for|in|within)$/.test(sentence[both - 1]?.lower ?? '')
  return isBehind && (halves.has(sentence[both + 1]?.lower ?? '') || sentence.slice(0, both).some(({ lemma }) => findings.has(lemma)))
}

/** "both languages daily and", "both too much and too little": the two, or opposites, not a pair that "and" joins. */
const isNoPair = (sentence: Tokens): boolean => {
  const both = sentence.findIndex(({ lower }) => lower === 'both')
  const and = sentence.findIndex(({ lower }, i) => i > both && lower === 'and')
  const between = sentence.slice(both + 1, and)
  const goesOn = between.length > 1 && between[0]?.tag === 'NOUN' && between.at(-1)?.tag !== 'NOUN'
  return goesOn || between.some(({ lower }) => /^(?:fewer|high|higher|less|low|lower|more|too)$/.test(lower))
}

/** "both nouns and both colours": each of two pairs; "the first study in which both A and B": that it is both is the news. */
const isTold = (sentence: Tokens): boolean => {
  const both = sentence.findIndex(({ lower }) => lower === 'both')
  const isNews = sentence.slice(Math.max(0, both - newsReach), both).some(({ lower }) => /^(?:first|only)$/.test(lower))
  return isNews || sentence.some(({ lower }, i) => i > both && lower === 'both' && sentence[i - 1]?.lower === 'and')
}
/** So many words before "both" may still say that nothing else is like it. */
const newsReach = 5

export default defineStructure({
  key: 'both-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
      isOfEach(sentence) ||
      isNoPair(sentence) ||
      isTold(sentence) ||
      sentence
        .slice(
          0,
          sentence.findIndex(({ lower }) => lower === 'both'),
        )
        .some(({ lemma }) => ofBoth.has(lemma)),
    dropBoth,
  ),
  yes: [
    ['The method is both cheap and reliable.', 'The method is cheap and reliable.'],
    ['Both parents and teachers agree.', 'Parents and teachers agree.'],
    ['They printed books for both pupils and teachers.', 'They printed books for pupils and teachers.'],
    ['The plan helps both students and teachers.', 'The plan helps students and teachers.'],
    ['The law applies both in cities and in villages.', 'The law applies in cities and in villages.'],
  ],
  no: [
    'The child knows both words and both tunes by heart.',
    'It is the first trial in which both the dose and the timing were changed.',
    'Few authors know children who use both languages daily and those who hear one at school.',
    'Both too much and too little water slow down growth.',
    'The difference held for both men and women.',
    'Scores rose in both schools and colleges.',
    'This makes us doubt both the passion and the calm.',
    'Both tails of the negative and the positive part are light.',
    'Trade benefits both countries.',
    'Both of them left and slept.',
    'The rules are new, both here and there.',
    'Both saw the king, and they left.',
  ],
})
