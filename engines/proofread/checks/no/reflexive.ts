import { defineCheck } from '../../check.ts'
import { norwegianReflexives } from '../../scandinavian-clauses/norwegian-reflexives.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findReflexives } from '../../scandinavian-clauses/reflexives.ts'

/** Verbs like "glede seg" have a pronoun with them, that of their subject. */
export default defineCheck({
  key: 'reflexive',
  class: 'pronoun-choice',
  find: (tokens, words) => findReflexives({ tokens, of: norwegian, words }, norwegianReflexives),
  wrong: [
    ['Vi gleder til ferien.', 'Vi gleder oss til ferien.'],
    ['Jeg må skynde hjem.', 'Jeg må skynde meg hjem.'],
    ['Han satte ned på benken.', 'Han satte seg ned på benken.'],
    ['I fjor giftet hun med en lege.', 'I fjor giftet hun seg med en lege.'],
    ['De har bestemt for å flytte.', 'De har bestemt seg for å flytte.'],
    ['Jeg skynder seg alltid.', 'Jeg skynder meg alltid.'],
  ],
  right: [
    'Vi gleder oss til ferien.',
    'Det gleder meg.',
    'De satte ned prisene på melk.',
    'Hun er gift med en lege.',
    'Læreren bestemmer for oss.',
    'Han var forlovet med søsteren min.',
  ],
})
