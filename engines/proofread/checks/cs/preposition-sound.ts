import { defineCheck } from '../../check.ts'
import { findSoundPrepositions } from '../../slavic/sound-prepositions.ts'

/** "ve", "ze", "se" and "ke" stand where the next word would be hard to say. */
export default defineCheck({
  key: 'preposition-sound',
  class: 'preposition',
  find: (tokens) => findSoundPrepositions(tokens),
  wrong: [
    ['Bydlím v Vídni.', 'Bydlím ve Vídni.'],
    ['Vrátil se z školy.', 'Vrátil se ze školy.'],
    ['Šel k kamarádovi.', 'Šel ke kamarádovi.'],
    ['Mluvil s sestrou.', 'Mluvil se sestrou.'],
    ['Spí ve domě.', 'Spí v domě.'],
  ],
  right: ['Vzal to s sebou.', 'Bydlím ve městě a v domě.', 'Šel ke mně ze školy.', 'Byl v V. ročníku.', 'Jedu z Prahy k moři.'],
})
