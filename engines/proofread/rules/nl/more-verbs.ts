import { defineLints } from '../../row.ts'

// More forms of verbs and pronouns. Sorted by key.
export default defineLints('more-verbs', [
  {
    key: 'besef-me',
    class: 'verb-pattern',
    pattern: 'ik besef|besefte [ me ]',
    to: [''],
    wrong: ['Ik besef me dat ik te laat ben.', 'Ik besef dat ik te laat ben.'],
    right: 'Ik realiseer me dat ik te laat ben.',
  },
  {
    key: 'en-hun-hebben',
    class: 'pronoun-case',
    pattern: 'en|maar|dat|omdat|want|als [ hun ] hebben|hadden|gaan|moeten|komen|willen !en',
    to: ['ze', 'zij'],
    wrong: ['Ik denk dat hun hebben gewonnen.', 'Ik denk dat ze hebben gewonnen.'],
    right: 'Met hun hebben en houden.',
  },
  {
    key: 'gebeurt-is',
    class: 'verb-form',
    pattern: '[ gebeurt ] is|was',
    to: ['gebeurd'],
    wrong: ['Ik weet wat er gebeurt is.', 'Ik weet wat er gebeurd is.'],
    right: 'Ik weet wat er gebeurt.',
  },
  {
    key: 'groter-huis-als',
    class: 'comparison',
    pattern: '@comparatives _ [ als ] ik|jij|hij|zij|wij|jou|mij .|,',
    to: ['dan'],
    wrong: ['Hij heeft een groter huis als ik.', 'Hij heeft een groter huis dan ik.'],
    right: 'Hij heeft een even groot huis als ik.',
  },
])
