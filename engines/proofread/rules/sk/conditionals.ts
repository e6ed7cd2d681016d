import { defineLints } from '../../row.ts'

// Forms of by. Sorted by key.
export default defineLints('conditionals', [
  {
    key: 'aby-sme',
    class: 'compound-joined',
    pattern: '[ abysme ]',
    to: ['aby sme'],
    wrong: ['Chce, abysme prišli.', 'Chce, aby sme prišli.'],
    right: 'Chce, aby sme prišli.',
  },
  {
    key: 'by-sme',
    class: 'conditional',
    pattern: '[ by jsme ]',
    to: ['by sme'],
    wrong: ['My by jsme prišli.', 'My by sme prišli.'],
    right: 'My by sme prišli.',
  },
  {
    key: 'keby-by',
    class: 'conditional',
    pattern: 'keby ..2 [ by ]',
    to: [''],
    picky: true,
    wrong: ['Keby som by mohol, prídem.', 'Keby som mohol, prídem.'],
    right: 'Keby som mohol, prišiel by som.',
  },
  {
    key: 'keby-sme',
    class: 'compound-joined',
    pattern: '[ kebysme ]',
    to: ['keby sme'],
    wrong: ['Bolo by fajn, kebysme prišli.', 'Bolo by fajn, keby sme prišli.'],
    right: 'Keby sme prišli.',
  },
  {
    key: 'robil-bi',
    class: 'confused-words',
    pattern: '[ bi ]',
    to: ['by'],
    wrong: ['Rád bi prišiel.', 'Rád by prišiel.'],
    right: 'Rád by prišiel.',
  },
])
