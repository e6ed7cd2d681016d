import type { SpellingHelp } from '../spelling-help.ts'

/** Hungarian: nothing yet. */
export const spelling: SpellingHelp = {}
