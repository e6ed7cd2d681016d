import { defineLints } from '../../row.ts'

// The particle -e and other hyphens. Sorted by key.
export default defineLints('question', [
  {
    key: 'e-apart',
    class: 'hyphen',
    pattern: '[ @verbs e ] .|,|?|!',
    to: ['$1-e'],
    wrong: ['Nem tudom, igaz e.', 'Nem tudom, igaz-e.'],
    right: 'Nem tudom, igaz-e.',
  },
  {
    key: 'e-apart-verb',
    class: 'hyphen',
    pattern: ', [ tudja|tudod|láttad|látta|akarja|akarod|szereti|érti|érted|jön|jött|megy|tudjuk|tudják e ]',
    to: ['$2-e'],
    wrong: ['Azt kérdezte, tudja e a választ.', 'Azt kérdezte, tudja-e a választ.'],
    right: 'Azt kérdezte, tudja-e a választ.',
  },
  {
    key: 'ugy-e',
    class: 'compound-joined',
    pattern: '[ úgy -e ]',
    to: ['ugye'],
    wrong: ['Jössz, úgy-e?', 'Jössz, ugye?'],
    right: 'Jössz, ugye?',
  },
])
