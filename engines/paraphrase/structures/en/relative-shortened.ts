import { shortenRelative } from '../../moves/relative.ts'
import { unless } from '../../moves/unless.ts'
import { isComma, isNoun } from '../../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "to the sea, completed in 1872", "memories, known to be unreliable": at the end a clipped clause hangs loose. */
const isTail = (sentence: Tokens): boolean => {
  const at = sentence.findIndex((token, i) => isComma(token) && /^(?:which|who)$/.test(sentence[i + 1]?.lower ?? ''))
  return at > 0 && !sentence.slice(at + 1).some(isComma)
}

/** "a man with horns on his helmet who is setting fire": behind a phrase the participle would be said of its noun. */
const isBehindPhrase = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:that|which|who)$/.test(lower) &&
      sentence[i + 2]?.form === 'ing' &&
      sentence.slice(Math.max(1, i - 5), i).some(({ tag }, k) => tag === 'ADP' && isNoun(sentence[Math.max(1, i - 5) + k - 1])),
  )

/** "someone who is only helping out": bare, the adverb would lean on the pronoun. */
const isOfSomebody = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:any|every|some)(?:body|one)$/.test(lower) &&
      /^(?:that|who)$/.test(sentence[i + 1]?.lower ?? '') &&
      sentence[i + 3]?.tag === 'ADV',
  )

export default defineStructure({
  key: 'relative-shortened',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: unless((sentence) => isTail(sentence) || isBehindPhrase(sentence) || isOfSomebody(sentence), shortenRelative),
  yes: [
    ['The glucose that is produced by the plant can be used immediately.', 'The glucose produced by the plant can be used immediately.'],
    [
      'This process, which is known as photosynthesis, takes place in the leaf.',
      'This process, known as photosynthesis, takes place in the leaf.',
    ],
    ['People who are living in cities often use buses.', 'People living in cities often use buses.'],
    ['We need tools that are suitable for young children.', 'We need tools suitable for young children.'],
  ],
  no: [
    'They imagine a man with horns on his helmet who is setting fire to something.',
    "Most studies rely on parents' memories, which are known to be unreliable.",
    'The answer was to cut a waterway through the dunes to the sea, which was completed in 1872.',
    'It is a clay that is left by the ice and that slumps in the rain.',
    'I am looking after my father, who was taken into hospital.',
    'I was asked to help Mr Dawes, who was recovering from a stroke, to eat his lunch.',
    'We used the old pump, which was borrowed from the school, to fill the tank.',
    'We pay someone who is merely helping out in the kitchen.',
    'They show that is true of birds.',
    'The children that are tired sleep.',
    'The method that was used is old.',
    'This is a problem that is not caused by rain.',
  ],
})
