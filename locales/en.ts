import { base } from './en/base.ts'
import { late } from './en/late.ts'

/** English is the source: its shape is the type of every other locale. */
export const en = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
