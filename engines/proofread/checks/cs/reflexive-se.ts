import { defineCheck } from '../../check.ts'
import { czechReflexiveSe } from '../../slavic/czech-government.ts'
import { findMissingReflexives } from '../../slavic/reflexives.ts'

/** Verbs that are never without "se". */
export default defineCheck({
  key: 'reflexive-se',
  class: 'verb-pattern',
  find: (tokens) => findMissingReflexives(tokens, czechReflexiveSe),
  wrong: [
    ['Bojím velkých psů.', 'Bojím se velkých psů.'],
    ['Včera jsem učil na zkoušku.', 'Včera jsem se učil na zkoušku.'],
    ['Narodil jsem v Brně.', 'Narodil jsem se v Brně.'],
    ['Cítím dobře.', 'Cítím se dobře.'],
  ],
  right: ['Bojím se velkých psů.', 'Učím na základní škole.', 'Učil jsem děti číst.', 'Vrátil knihu do knihovny.', 'Dívá se a směje.'],
})
