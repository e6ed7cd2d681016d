import { defineLints } from '../../row.ts'

// Agreement. Sorted by key.
export default defineLints('agreement', [
  {
    key: 'se-sont-parlees',
    class: 'agreement',
    pattern: 'se sont [ parlées ]',
    to: ['parlé'],
    wrong: ['Ils se sont parlées ici.', 'Ils se sont parlé ici.'],
    right: 'Ils sont aimés.',
  },
  {
    key: 'se-sont-parles',
    class: 'agreement',
    pattern: 'se sont [ parlés ]',
    to: ['parlé'],
    wrong: ['Ils se sont parlés ici.', 'Ils se sont parlé ici.'],
    right: 'Ils sont aimés.',
  },
  {
    key: 'se-sont-succedees',
    class: 'agreement',
    pattern: 'se sont [ succédées ]',
    to: ['succédé'],
    wrong: ['Ils se sont succédées ici.', 'Ils se sont succédé ici.'],
    right: 'Ils sont aimés.',
  },
  {
    key: 'se-sont-succedes',
    class: 'agreement',
    pattern: 'se sont [ succédés ]',
    to: ['succédé'],
    wrong: ['Ils se sont succédés ici.', 'Ils se sont succédé ici.'],
    right: 'Ils sont aimés.',
  },
])
