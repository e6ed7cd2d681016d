import { defineCheck } from '../../check.ts'
import { findMissingBeforeZe } from '../../slavic/polish-government.ts'

/** A comma before "że". */
export default defineCheck({
  key: 'comma-that',
  class: 'comma-missing',
  find: (tokens) => findMissingBeforeZe(tokens),
  wrong: [
    ['Był tak zmęczony że zasnął.', 'Był tak zmęczony, że zasnął.'],
    ['Słyszałem od kolegi że przyjedziesz.', 'Słyszałem od kolegi, że przyjedziesz.'],
    ['Mam nadzieję że jesteś zdrowy.', 'Mam nadzieję, że jesteś zdrowy.'],
    ['Powiedział mi że przyjdzie.', 'Powiedział mi, że przyjdzie.'],
  ],
  right: [
    'Był tak zmęczony, że zasnął.',
    'Przyszedł, mimo że padało.',
    'Tylko że nie mam czasu.',
    'Dlatego że tak chcę.',
    'Chyba że nie możesz.',
  ],
})
