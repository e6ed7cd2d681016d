import type { Forms } from '../forms.ts'
import { withWestSlavicPrefixes } from '../west-slavic-forms.ts'
import { slovakAspect } from './aspects.ts'

/** Slovak forms: those of the compiled table, with negation, superlative and aspect, which the table leaves out. */
export const slovakForms = (table: Forms): Forms => withWestSlavicPrefixes(table, { aspectOf: slovakAspect, superlative: 'naj' })
