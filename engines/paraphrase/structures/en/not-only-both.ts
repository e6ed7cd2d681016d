import { notOnlyToBoth } from '../../moves/pairs.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'not-only-both',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['shorten', 'simplify', 'synonyms'],
  strength: 'mild',
  apply: notOnlyToBoth,
  yes: [
    ['The method is not only cheap but also reliable.', 'The method is both cheap and reliable.'],
    ['The plan helps not only students but also teachers.', 'The plan helps both students and teachers.'],
    ['The law protects not only cities, but also villages.', 'The law protects both cities and villages.'],
    ['The disease affects not only the lungs but also the heart.', 'The disease affects both the lungs and the heart.'],
  ],
  no: [
    'The revolution not only ended the monarchy but also inspired others.',
    'He is not only a poet.',
    'I want to learn how to plan not only for the opening ceremony but also for the tenth year.',
    'The law applies not only in cities, but also in villages.',
    'They not only sing but also dance.',
    'Not only the king but also the queen left.',
  ],
})
