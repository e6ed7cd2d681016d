import { defineLints } from '../../row.ts'

// Compounds that are written apart, by lists of first parts. Sorted by key.
export default defineLints('compounds', [
  {
    key: 'bound',
    class: 'compound-split',
    pattern:
      '[ @boundFirst /^...+$/&%known&!%capital&!@onlyFinite&!@littleWords&!och|eller|som|till|när|har|ska|kan|inte|med|från|över|under|alla|men|utan|också|efter|innan|sedan|redan|bara|igen|hemma|borta|mellan|genom|medan|hela|varje|både|samt|emot|inom|bland|hellre|aldrig|alltid|själv|själva|annan|annat|andra ]',
    to: ['$1$2'],
    wrong: ['Vi talar om samhälls problem.', 'Vi talar om samhällsproblem.'],
    right: 'Vi talar om samhället och problem.',
  },
  {
    key: 'free',
    class: 'compound-split',
    pattern:
      '[ @freeFirst /^....+$/&!/(er|ar)$/&%known&!%capital&!@onlyFinite&!@infinitives&!@littleWords&!@measures&!och|eller|som|till|när|har|ska|kan|inte|med|från|över|under|alla|men|utan|också|efter|innan|sedan|redan|bara|igen|hemma|borta|mellan|genom|medan|hela|varje|både|samt|emot|inom|bland|hellre|aldrig|alltid|själv|själva|annan|annat|andra&%known:/$/en/||/^....+$/&!/(er|ar)$/&%known&!%capital&!@onlyFinite&!@littleWords&!@measures&!och|eller|som|till|när|har|ska|kan|inte|med|från|över|under|alla|men|utan|också|efter|innan|sedan|redan|bara|igen|hemma|borta|mellan|genom|medan|hela|varje|både|samt|emot|inom|bland|hellre|aldrig|alltid|själv|själva|annan|annat|andra&%known:/$/et/||/^....+a$/&%known:/$/n/&!%capital&!@infinitives&!@littleWords&!och|eller|som|till|när|har|ska|kan|inte|med|från|över|under|alla|men|utan|också|efter|innan|sedan|redan|bara|igen|hemma|borta|mellan|genom|medan|hela|varje|både|samt|emot|inom|bland|hellre|aldrig|alltid|själv|själva|annan|annat|andra ]',
    to: ['$1$2'],
    wrong: ['Hon har en hund valp.', 'Hon har en hundvalp.'],
    right: 'Hon har en hund och en katt.',
  },
])
