import { defineLints } from '../../row.ts'

// Fixed phrases, endings and little words that are often written wrongly. Sorted by key.
export default defineLints('phrases-more', [
  {
    key: 'assim-como-tambem',
    class: 'confused-words',
    pattern: '[ assim como também ]',
    to: ['assim como'],
    picky: true,
    wrong: ['Assim como também a mãe, ela lê.', 'Assim como a mãe, ela lê.'],
    right: 'Assim como a mãe, ela lê.',
  },
  {
    key: 'ate-que-enfim-que',
    class: 'confused-words',
    pattern: '[ até que enfim que ]',
    to: ['até que enfim'],
    picky: true,
    wrong: ['Até que enfim que chegou.', 'Até que enfim chegou.'],
    right: 'Até que enfim chegou.',
  },
  {
    key: 'bem-assim-como',
    class: 'confused-words',
    pattern: '[ bem assim como ]',
    to: ['assim como'],
    picky: true,
    wrong: ['Ela lê, bem assim como escreve.', 'Ela lê, assim como escreve.'],
    right: 'Ela lê, assim como escreve.',
  },
  {
    key: 'bem-como-tambem',
    class: 'confused-words',
    pattern: '[ bem como também ]',
    to: ['bem como'],
    picky: true,
    wrong: ['Bem como também a mãe, ela lê.', 'Bem como a mãe, ela lê.'],
    right: 'Bem como a mãe, ela lê.',
  },
  {
    key: 'embora-que',
    class: 'conjunction',
    pattern: '<^||, [ embora que ]',
    to: ['embora'],
    wrong: ['Embora que chova, vou.', 'Embora chova, vou.'],
    right: 'Foi embora que chovia.',
  },
  {
    key: 'houve-se-dizer',
    class: 'confused-words',
    pattern: '[ houve ] -se dizer|falar|contar',
    to: ['ouve'],
    wrong: ['Houve-se dizer que sim.', 'Ouve-se dizer que sim.'],
    right: 'Houve quem dissesse que sim.',
  },
])
