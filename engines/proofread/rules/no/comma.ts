import { defineLints } from '../../row.ts'

// Commas after clauses and before "men". Sorted by key.
export default defineLints('comma', [
  {
    key: 'men',
    class: 'comma-missing',
    pattern: '[ !@beforeMen&_ men ] jeg|du|han|hun|vi|dere|de|det|den|ikke',
    to: ['$1, men'],
    wrong: ['Jeg er trøtt men jeg kan ikke sove.', 'Jeg er trøtt, men jeg kan ikke sove.'],
    right: 'Jeg er trøtt, men jeg kan ikke sove.',
  },
])
