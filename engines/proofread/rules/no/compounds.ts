import { defineLints } from '../../row.ts'

// Compounds that are written apart, by lists of first parts. Sorted by key.
export default defineLints('compounds', [
  {
    key: 'bound',
    class: 'compound-split',
    pattern:
      '[ @boundFirst /^...+$/&%known&!%capital&!@onlyFinite&!@littleWords&!og|eller|som|til|når|har|skal|kan|ikke|med|fra|over|under|alle|men|uten|også|etter|før|siden|bare|igjen|hjemme|borte|mellom|gjennom|mens|hele|hver|både|samt|imot|innen|blant|heller|aldri|alltid|selv|annen|annet|andre|allerede|enn|mange|noen ]',
    to: ['$1$2'],
    wrong: ['Vi snakker om samfunns problemer.', 'Vi snakker om samfunnsproblemer.'],
    right: 'Vi snakker om samfunnet og problemer.',
  },
  {
    key: 'free',
    class: 'compound-split',
    pattern:
      '[ @freeFirst /^....+$/&%known&!%capital&!@finite&!@infinitives&!@littleWords&!@measures&!og|eller|som|til|når|har|skal|kan|ikke|med|fra|over|under|alle|men|uten|også|etter|før|siden|bare|igjen|hjemme|borte|mellom|gjennom|mens|hele|hver|både|samt|imot|innen|blant|heller|aldri|alltid|selv|annen|annet|andre|allerede|enn|mange|noen&%known:/$/en/||/^....+$/&%known&!%capital&!@finite&!@littleWords&!@measures&!og|eller|som|til|når|har|skal|kan|ikke|med|fra|over|under|alle|men|uten|også|etter|før|siden|bare|igjen|hjemme|borte|mellom|gjennom|mens|hele|hver|både|samt|imot|innen|blant|heller|aldri|alltid|selv|annen|annet|andre|allerede|enn|mange|noen&%known:/$/et/&!/(er|te)$/||/^....+e$/&%known:/$/n/&!%capital&!@infinitives&!@weakAdjectives&!@littleWords&!og|eller|som|til|når|har|skal|kan|ikke|med|fra|over|under|alle|men|uten|også|etter|før|siden|bare|igjen|hjemme|borte|mellom|gjennom|mens|hele|hver|både|samt|imot|innen|blant|heller|aldri|alltid|selv|annen|annet|andre|allerede|enn|mange|noen&!%known:/$/s/ ]',
    to: ['$1$2'],
    wrong: ['De kjøpte en kaffe maskin.', 'De kjøpte en kaffemaskin.'],
    right: 'De kjøpte kaffe og en maskin.',
  },
])
