import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechObjects } from '../../slavic/czech-clauses.ts'
import { findAccusatives } from '../../slavic/government.ts'

/** Verbs of the genitive, dative and instrumental have no object in the accusative. */
export default defineCheck({
  key: 'accusative-object',
  class: 'case',
  find: (tokens, known) => (known?.forms ? findAccusatives(tokens, czech, known, czechObjects) : []),
  wrong: [
    ['Profesor se zabývá moderní literaturu.', 'Profesor se zabývá moderní literaturou.'],
    ['Petr pomáhá svou sestru.', 'Petr pomáhá své sestře.'],
    ['Nerozumí tuto otázku.', 'Nerozumí této otázce.'],
    ['Vždycky se bála tmavou vodu.', 'Vždycky se bála tmavé vody.'],
  ],
  right: [
    'Profesor se zabývá moderní literaturou.',
    'Petr pomáhá celou sobotu.',
    'Věnuje sestře novou knihu.',
    'Volal mi celou hodinu.',
    'Bojí se velkých psů.',
  ],
})
