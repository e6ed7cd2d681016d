import { shortenRelative } from '../../moves/relative.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { isComma, isNoun, isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { isPluralNoun } from '../../../languages/en/nouns.ts'
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

/** "people with a fever who are sent home", "huts by the lake that were built": what comes before the phrase is meant. */
const isPastPhrase = (sentence: Tokens): boolean =>
  sentence.some(({ lower }, i) => {
    const [noun, be] = [sentence[i - 1], sentence[i + 1]?.lower ?? '']
    if (!/^(?:that|which|who)$/.test(lower) || !/^(?:are|is|was|were)$/.test(be) || noun === undefined || !isNoun(noun)) return false
    const from = Math.max(1, i - 5)
    const before = sentence.slice(from, i - 1)
    if (!before.some(({ tag }, k) => tag === 'ADP' && isNoun(sentence[from + k - 1])) || hasWord(before, joining)) return false
    if (isPerson(sentence, i - 1, i) === true) return false
    return lower === 'who' || (isPluralNoun(noun.lower) ? /^(?:is|was)$/.test(be) : /^(?:are|were)$/.test(be))
  })

/** Words that make two nouns one plural. Sorted. */
const joining = wordSet('and or')

/** "someone who is only helping out": bare, the adverb would lean on the pronoun. */
const isOfSomebody = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:any|every|some)(?:body|one)$/.test(lower) &&
      /^(?:that|who)$/.test(sentence[i + 1]?.lower ?? '') &&
      sentence[i + 3]?.tag === 'ADV',
  )

/** "children who were read to in the evening": bare, the participle would be a verb of theirs. */
const isLeftOpen = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      lower === 'who' &&
      /^(?:at|for|to)$/.test(sentence[i + 3]?.lower ?? '') &&
      (sentence[i + 4]?.tag === 'ADP' || sentence[i + 4]?.tag === 'PUNCT'),
  )

/** Participles that, right behind a bare subject, would be what it did: "Nurses who were asked about it". Sorted. */
const ownActs = wordSet('asked called helped moved stopped taught visited watched')

/** "boys who were read to at night": bare, "read" would be what they did. */
const isReadTo = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:that|who)$/.test(lower) &&
      sentence[i + 1]?.lemma === 'be' &&
      (/^(?:cut|hurt|put|read|set)$/.test(sentence[i + 2]?.lower ?? '') || (i === 1 && ownActs.has(sentence[i + 2]?.lower ?? ''))),
  )

export default defineStructure({
  key: 'relative-shortened',
  kind: 'clause',
  reason: 'relative-shortened',
  modes: ['shorten', 'simplify', 'synonyms', 'academic'],
  strength: 'mild',
  apply: unless(
    (sentence) =>
      isTail(sentence) ||
      isBehindPhrase(sentence) ||
      isPastPhrase(sentence) ||
      isOfSomebody(sentence) ||
      isReadTo(sentence) ||
      isLeftOpen(sentence),
    shortenRelative,
  ),
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
    'Boys who were read to in their own tongue knew the plots best.',
    'Nurses who were asked about the night shift named three things that had to change.',
    'Guests with a heavy cold who are sent home early may come back for free.',
    'Huts near the lake that were built by monks now stand empty.',
    'They show that is true of birds.',
    'The pupils who were read to in the evening learned more words.',
    'The children that are tired sleep.',
    'The method that was used is old.',
    'This is a problem that is not caused by rain.',
  ],
})
