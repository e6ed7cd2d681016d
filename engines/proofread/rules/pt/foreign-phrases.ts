import { defineLints } from '../../row.ts'

// Latin and foreign phrases that are written wrongly. Sorted by key.
export default defineLints('foreign-phrases', [
  {
    key: 'ad-hoc',
    class: 'hyphen',
    pattern: '[ ad-hoc ]',
    to: ['ad hoc'],
    wrong: ['É uma comissão ad-hoc.', 'É uma comissão ad hoc.'],
    right: 'É uma comissão ad hoc.',
  },
  {
    key: 'baseball',
    class: 'misspelled',
    pattern: '[ baseball ]',
    to: ['beisebol'],
    picky: true,
    dialects: ['pt-BR'],
    wrong: ['Joga baseball.', 'Joga beisebol.'],
    right: 'Joga beisebol.',
  },
  {
    key: 'cocktail',
    class: 'misspelled',
    pattern: '[ cocktail ]',
    to: ['coquetel'],
    picky: true,
    dialects: ['pt-BR'],
    wrong: ['Bebeu um cocktail.', 'Bebeu um coquetel.'],
    right: 'Bebeu um coquetel.',
  },
  {
    key: 'handball',
    class: 'misspelled',
    pattern: '[ handball ]',
    to: ['handebol'],
    picky: true,
    dialects: ['pt-BR'],
    wrong: ['Joga handball.', 'Joga handebol.'],
    right: 'Joga handebol.',
  },
  {
    key: 'snob',
    class: 'misspelled',
    pattern: '[ snob ]',
    to: ['esnobe'],
    picky: true,
    dialects: ['pt-BR'],
    wrong: ['É snob.', 'É esnobe.'],
    right: 'É esnobe.',
  },
])
