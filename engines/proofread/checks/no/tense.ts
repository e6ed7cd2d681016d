import { defineCheck } from '../../check.ts'
import { findTenses } from '../../scandinavian-clauses/tense.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'

/** A time that is over asks for the past. */
export default defineCheck({
  key: 'tense',
  class: 'tense',
  find: (tokens, words) => findTenses({ tokens, of: norwegian, words }),
  wrong: [
    ['I går kjøper hun en ny sykkel.', 'I går kjøpte hun en ny sykkel.'],
    ['For tre år siden flytter vi hit.', 'For tre år siden flyttet vi hit.'],
    ['Vi treffer ham forrige uke.', 'Vi traff ham forrige uke.'],
    ['Da jeg var barn, bor vi på landet.', 'Da jeg var barn, bodde vi på landet.'],
    ['Vi har reist til Sverige i fjor.', 'Vi reiste til Sverige i fjor.'],
  ],
  right: [
    'Jeg leser avisen fra i går.',
    'Da jeg var liten, bodde vi på landet.',
    'I går skriver avisen om det.',
    'Hun har bodd her siden forrige år.',
    'Vi husker alt som skjedde forrige sommer.',
  ],
})
