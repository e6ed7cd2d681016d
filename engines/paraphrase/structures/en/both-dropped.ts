import { dropBoth } from '../../moves/pairs.ts'
import { unless, wordSet } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

/** What takes both things away, or sets them against each other: the point is that it is both. Sorted. */
const ofBoth = wordSet('abandon deny doubt fear forget lose miss question refuse reject risk sacrifice spoil threaten undermine')

export default defineStructure({
  key: 'both-dropped',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'simplify'],
  strength: 'normal',
  apply: unless(
    (sentence) =>
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
    ['The plan helps both students and teachers.', 'The plan helps students and teachers.'],
    ['The law applies both in cities and in villages.', 'The law applies in cities and in villages.'],
  ],
  no: [
    'This makes us doubt both the passion and the calm.',
    'Both tails of the negative and the positive part are light.',
    'Trade benefits both countries.',
    'Both of them left and slept.',
    'The rules are new, both here and there.',
    'Both saw the king, and they left.',
  ],
})
