import { defineCheck } from '../../check.ts'
import { findDisagreement } from '../../romance/find-disagreement.ts'
import { portuguese } from '../../romance/portuguese.ts'

/** Determiners and adjectives agree with their noun in gender and number, and so does what "ser" and "estar" say of a subject. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findDisagreement(tokens, portuguese, known),
  wrong: [
    ['É uma problema de sempre.', 'É um problema de sempre.'],
    ['Compramos o cadeira grande.', 'Compramos a cadeira grande.'],
    ['Comprou um carro vermelha.', 'Comprou um carro vermelho.'],
    ['Moram nas casas branco.', 'Moram nas casas brancas.'],
    ['Falei com os professor da escola.', 'Falei com os professores da escola.'],
    ['As cidades são violento.', 'As cidades são violentas.'],
    ['Todos as pessoas sabem disso.', 'Todas as pessoas sabem disso.'],
    ['É uma cidade muito bonito.', 'É uma cidade muito bonita.'],
    ['Essa problema não tem fim.', 'Esse problema não tem fim.'],
    ['Isso leva à problemas graves.', 'Isso leva a problemas graves.'],
  ],
  right: [
    'A estudante e o estudante estudam.',
    'Chegou à cidade cansado.',
    'Comprou uma camisa de algodão branca.',
    'A casa e o jardim bonitos são de Ana.',
    'Estuda as línguas inglesa e francesa.',
    'Chegou um pouco tarde.',
    'Ele a leva todos os dias e os conta.',
    'Minha filha é médico.',
    'O mesmo vale para a outra metade.',
    'Deu apoio a estudantes pobres.',
    'A princípio foi bom.',
  ],
})
