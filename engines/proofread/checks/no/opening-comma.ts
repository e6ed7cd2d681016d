import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findOpeningCommas } from '../../scandinavian-clauses/opening-comma.ts'

/** A comma ends a clause that opens the sentence. */
export default defineCheck({
  key: 'opening-comma',
  class: 'comma-missing',
  find: (tokens, words) => findOpeningCommas({ tokens, of: norwegian, words }),
  wrong: [
    ['Da jeg kom hjem var alle borte.', 'Da jeg kom hjem, var alle borte.'],
    ['Hvis bussen er forsinket kan vi gå.', 'Hvis bussen er forsinket, kan vi gå.'],
    ['Selv om det regnet gikk vi en tur.', 'Selv om det regnet, gikk vi en tur.'],
    ['Når sola skinner er alle glade.', 'Når sola skinner, er alle glade.'],
  ],
  right: [
    'Om sommeren er det varmt her.',
    'Da kom han hjem til oss.',
    'Siden sist har vi flyttet.',
    'Når jeg er ferdig, går jeg hjem.',
    'Før var det mange som gikk.',
  ],
})
