import { defineCheck } from '../../check.ts'
import { findMoods } from '../../romance/verbs/mood.ts'
import { portuguese } from '../../romance/verbs/portuguese-language.ts'

/** The subjunctive stands behind wishes, doubts, concessions and purposes. */
export default defineCheck({
  key: 'mood',
  class: 'mood',
  find: (tokens, known) => findMoods(tokens, portuguese, known),
  wrong: [
    ['Quero que você lava a louça.', 'Quero que você lave a louça.'],
    ['Repito para que os alunos entendem a regra.', 'Repito para que os alunos entendam a regra.'],
    ['Isso faz com que as pessoas desistem.', 'Isso faz com que as pessoas desistam.'],
    ['Minha mãe queria que nós limpamos a cozinha.', 'Minha mãe queria que nós limpássemos a cozinha.'],
    ['Caso o governo investe mais, tudo muda.', 'Caso o governo invista mais, tudo muda.'],
    ['Talvez chove amanhã.', 'Talvez chova amanhã.'],
  ],
  right: [
    'Quero que venha e creio que vem.',
    'Espero que a pessoa que vem seja gentil.',
    'No caso, o governo investe.',
    'Ele foi embora é verdade.',
    'Para que serve isso?',
    'É o mesmo que diz a lei.',
    'Diz que quer e que pode.',
  ],
})
