import { defineLints } from '../../row.ts'

// Forms of verbs. Sorted by key.
export default defineLints('verbs', [
  {
    key: 'ceea-ce-privesc',
    class: 'subject-verb',
    pattern: 'în ceea ce [ privesc ]',
    to: ['privește'],
    wrong: ['În ceea ce privesc rezultatele, sunt bune.', 'În ceea ce privește rezultatele, sunt bune.'],
    right: 'În ceea ce privește rezultatele, sunt bune.',
  },
  {
    key: 'ele-este',
    class: 'subject-verb',
    pattern: '^ ele [ este ]',
    to: ['sunt'],
    wrong: ['Ele este acasă.', 'Ele sunt acasă.'],
    right: 'Ea este acasă.',
  },
  {
    key: 'eu-este',
    class: 'subject-verb',
    pattern: '^ eu [ este ]',
    to: ['sunt'],
    wrong: ['Eu este student.', 'Eu sunt student.'],
    right: 'Ea este studentă.',
  },
  {
    key: 'noi-sunt',
    class: 'subject-verb',
    pattern: '^ noi [ sunt ]',
    to: ['suntem'],
    wrong: ['Noi sunt aici.', 'Noi suntem aici.'],
    right: 'Ei sunt aici.',
  },
  {
    key: 'tu-este',
    class: 'subject-verb',
    pattern: '^ tu [ este ]',
    to: ['ești'],
    wrong: ['Tu este prietenul meu.', 'Tu ești prietenul meu.'],
    right: 'El este prietenul meu.',
  },
  {
    key: 'voi-sunt',
    class: 'subject-verb',
    pattern: '^ voi [ sunt ]',
    to: ['sunteți'],
    wrong: ['Voi sunt invitați.', 'Voi sunteți invitați.'],
    right: 'Ei sunt invitați.',
  },
])
