import { defineCheck } from '../../check.ts'
import { portuguese } from '../../romance/verbs/portuguese-language.ts'
import { findSubjectVerb } from '../../romance/verbs/subject-verb.ts'

/** A verb has the person and number of the subject right before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => findSubjectVerb(tokens, portuguese, known),
  wrong: [
    ['Nós viaja de trem.', 'Nós viajamos de trem.'],
    ['Penso que elas precisa de ajuda.', 'Penso que elas precisam de ajuda.'],
    ['Os meus primos estuda em Lisboa.', 'Os meus primos estudam em Lisboa.'],
    ['As crianças tem fome.', 'As crianças têm fome.'],
    ['O governo não investem em saúde.', 'O governo não investe em saúde.'],
    ['Os filhos da minha irmã dorme cedo.', 'Os filhos da minha irmã dormem cedo.'],
    ['As ruas é muito estreitas.', 'As ruas são muito estreitas.'],
  ],
  right: [
    'Meu irmão e eu vamos ao cinema.',
    'É mais alto do que eu parece.',
    'O filme eles viram ontem.',
    'Na semana passada chegaram tarde.',
    'O problema são os preços.',
    'A maioria dos alunos chegam tarde.',
    'Todos os dias come pão.',
    'É hora de os alunos sair.',
    'O lugar onde as crianças brincam fica longe.',
    'Ele tem tempo para as crianças.',
  ],
})
