import { defineCheck } from '../../check.ts'
import { portuguese } from '../../romance/verbs/portuguese-language.ts'
import { findInfinitives } from '../../romance/verbs/verb-form.ts'

/** A verb behind a modal verb or a preposition is an infinitive. */
export default defineCheck({
  key: 'infinitive',
  class: 'verb-form',
  find: (tokens, known) => findInfinitives(tokens, portuguese, known),
  wrong: [
    ['O governo deve investe em escolas.', 'O governo deve investir em escolas.'],
    ['Estuda muito para consegue um emprego.', 'Estuda muito para conseguir um emprego.'],
    ['Saiu sem disse nada.', 'Saiu sem dizer nada.'],
    ['Isso pode acontece de novo.', 'Isso pode acontecer de novo.'],
  ],
  right: [
    'O que quero é dormir.',
    'Quem pode viaja no verão.',
    'Não sei se pode vem amanhã.',
    'Saiu sem pressa para casa.',
    'Precisa de ajuda e quer trabalho.',
    'Por favor, venha.',
    'Vai ser bom para todos.',
  ],
})
