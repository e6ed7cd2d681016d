import { turnListed } from '../../moves/turn-phrase.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'list-turned',
  kind: 'clause',
  reason: 'pair-turned',
  modes: ['synonyms', 'academic'],
  strength: 'normal',
  apply: turnListed,
  yes: [
    ['They offer great food, friendly service and fair prices.', 'They offer great food, fair prices and friendly service.'],
    ['He met dangerous paths, wild beasts, and deadly traps.', 'He met dangerous paths, deadly traps, and wild beasts.'],
    ['The guides know the area, the culture and the customs.', 'The guides know the area, the customs and the culture.'],
    ['It needs careful planning, regular checks and honest reports.', 'It needs careful planning, honest reports and regular checks.'],
  ],
  no: [
    'They offer great food, friendly service and fair prices in the north.',
    'They offer great food, friendly service and its usual charm.',
    'They offer great food, friendly service and wine.',
    'First they offer great food, friendly service and fair prices.',
    'He met Anna, a nurse, and a young doctor came later.',
  ],
})
