import { provideWith } from '../../moves/complement.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "give us so much time", "gives me a chance": what nobody hands over. */
const isHomely = (sentence: Tokens): boolean => {
  const at = sentence.findIndex(({ tag, lemma }) => tag === 'VERB' && lemma === 'give')
  return sentence.slice(at + 1, at + 8).some(({ lemma, tag }) => tag === 'NOUN' && /^(?:chance|sense|time)$/.test(lemma))
}

export default defineStructure({
  key: 'provide-with',
  kind: 'clause',
  reason: 'more-formal',
  modes: ['academic', 'synonyms', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: unless(isHomely, provideWith),
  yes: [
    ['Online courses give students more flexibility.', 'Online courses provide students with more flexibility.'],
    ['The internship gave us a clear understanding of the work.', 'The internship provided us with a clear understanding of the work.'],
    ['Museums give young people the opportunity to learn.', 'Museums provide young people with the opportunity to learn.'],
    ['Teachers should give pupils useful feedback.', 'Teachers should provide pupils with useful feedback.'],
  ],
  no: [
    'Doyle (2010) proposes that making a dish gives us so much time to imagine eating it that we are partly full before we sit down.',
    'The delay gave them a chance to rest.',
    'The news gave them a shock.',
    'They gave the report to the students.',
    'The law gives people the right to vote.',
    'We were given more support.',
  ],
})
