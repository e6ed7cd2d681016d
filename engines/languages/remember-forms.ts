import type { Forms } from './forms.ts'
import { remembered } from './remembered.ts'

const rememberedAtMost = 2_000

/** The same forms, where what was asked lately is not worked out again: one look-up asks the same form for each of a hundred synonyms. */
export const rememberForms = ({ analyse, lexemesOf }: Forms): Forms => ({
  analyse: remembered(analyse, rememberedAtMost),
  lexemesOf: remembered(lexemesOf, rememberedAtMost),
})
