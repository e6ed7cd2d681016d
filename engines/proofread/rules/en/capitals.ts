import { defineLints } from '../../row.ts'

// Capitals. Sorted by key.
export default defineLints('capitals', [
  {
    key: 'countries',
    class: 'capital-needed',
    pattern: '[ @=capital-countries&/^[a-z]+$/&!%capital ]',
    to: ['$1:capital'],
    wrong: ['We live in germany.', 'We live in Germany.'],
    right: 'We live in Germany.',
  },
  {
    key: 'language-names',
    class: 'capital-needed',
    pattern: '[ @=capital-language-names&/^[a-z]+$/&!%capital ]',
    to: ['$1:capital'],
    wrong: ['I speak english.', 'I speak English.'],
    right: 'I speak English.',
  },
  {
    key: 'months',
    class: 'capital-needed',
    pattern: '[ @=capital-months&/^[a-z]+$/&!%capital ]',
    to: ['$1:capital'],
    wrong: ['We met in january.', 'We met in January.'],
    right: 'We met in January.',
  },
  {
    key: 'small-i',
    class: 'capital-needed',
    pattern: "[ =i ] #VERB||#AUX||'m|'ve|'ll|'d|also|never|always|really|just|can|will",
    to: ['I'],
    wrong: ['Here i am.', 'Here I am.'],
    right: 'Here I am.',
  },
  {
    key: 'weekdays',
    class: 'capital-needed',
    pattern: '[ @=capital-weekdays&/^[a-z]+$/&!%capital ]',
    to: ['$1:capital'],
    wrong: ['We met on monday.', 'We met on Monday.'],
    right: 'We met on Monday.',
  },
])
