import { defineCheck } from '../../check.ts'
import { findMainInfinitives } from '../../romance/verbs/main-infinitive.ts'
import { portuguese } from '../../romance/verbs/portuguese-language.ts'

/** The verb of a clause is no infinitive, and the future of the subjunctive has a plural. */
export default defineCheck({
  key: 'main-infinitive',
  class: 'verb-form',
  find: (tokens, known) => findMainInfinitives(tokens, portuguese, known),
  wrong: [
    ['As pessoas gastar demais.', 'As pessoas gastam demais.'],
    ['O menino chorar a noite toda.', 'O menino chora a noite toda.'],
    ['Se os alunos estudar mais, passam.', 'Se os alunos estudarem mais, passam.'],
    ['Tudo melhora quando as pessoas respeitar as leis.', 'Tudo melhora quando as pessoas respeitarem as leis.'],
  ],
  right: [
    'Se o aluno estudar mais, passa.',
    'Vi o menino chorar.',
    'É hora de as pessoas sair.',
    'Deixe as crianças brincar.',
    'As pessoas querem comer.',
  ],
})
