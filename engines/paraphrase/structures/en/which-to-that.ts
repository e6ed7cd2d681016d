import { whichToThat } from '../../moves/wording.ts'
import { unless } from '../../moves/unless.ts'
import { clauseVerbs, subjectPronouns } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "never knowing until Sunday which shifts they would be working": a question, and its noun follows. */
const asks = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ lower }) => lower === 'which')
  const [after, later] = [sentence[at + 2], sentence[at + 3]]
  const isNounNext =
    /s$/.test(sentence[at + 1]?.lower ?? '') &&
    (subjectPronouns.has(after?.lower ?? '') || after?.tag === 'AUX' || (after?.tag === 'NOUN' && later?.tag === 'VERB'))
  const isAsked = sentence
    .slice(Math.max(0, at - 7), at)
    .some(({ lemma }) => clauseVerbs.has(lemma) || /^(?:ask|check|choose|depend|determine|examine|investigate|wonder)$/.test(lemma))
  return isAsked || (isNounNext && !/^(?:does|has|is|was)$/.test(sentence[at + 1]?.lower ?? ''))
}

export default defineStructure({
  key: 'which-to-that',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'aggressive',
  apply: unless(asks, whichToThat),
  yes: [
    ['The essay describes a system which protects personal data.', 'The essay describes a system that protects personal data.'],
    ['They built a bridge which connects two cities.', 'They built a bridge that connects two cities.'],
    ['Plants need a gas which contains carbon.', 'Plants need a gas that contains carbon.'],
    ['Noise is a problem which affects many schools.', 'Noise is a problem that affects many schools.'],
  ],
  no: [
    'What bothered them was never knowing until Sunday night which shifts they would be working.',
    'The bridge, which connects two cities, is old.',
    'The system in which we live is old.',
    'They asked which bridge was old.',
    'She wants to know which connects the cities.',
  ],
})
