import { causePhrase } from '../../moves/adjunct.ts'
import { adjunctFront } from '../../moves/adjunct-order.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "Without" stays behind: in front it makes a condition of it. */
const frontable = ['as a consequence of', 'as a result of', 'because of', 'despite', 'due to', 'in spite of', 'owing to', 'thanks to']

/** Words that make the cause the point. Sorted. */
const pointed = wordSet('first i largely mainly mostly only partly simply')
/** A cause that is known: what is new ends the sentence. Sorted. */
const known = wordSet('all many such the these this those')

const isNews = (sentence: Tokens): boolean =>
  hasWord(sentence, pointed) ||
  !sentence.some(({ lower }, i) => /^(?:despite|of|to)$/.test(lower) && known.has(sentence[i + 1]?.lower ?? ''))

export default defineStructure({
  key: 'cause-phrase-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  apply: unless(isNews, adjunctFront(causePhrase(frontable))),
  yes: [
    ['Unemployment remained high despite these measures.', 'Despite these measures, unemployment remained high.'],
    ['Many banks failed as a result of the crisis.', 'As a result of the crisis, many banks failed.'],
    ['The match was cancelled because of the heavy rain.', 'Because of the heavy rain, the match was cancelled.'],
    ['The project took two years due to these problems.', 'Due to these problems, the project took two years.'],
  ],
  no: [
    'Many shops closed because of a strike.',
    'I first became interested in law because of a fence.',
    'The fire was due to a broken cable.',
    'He did not leave because of the rain.',
    'The plants die without enough water.',
    'They moved to the coast because of their jobs.',
  ],
})
