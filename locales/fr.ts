import { base } from './fr/base.ts'
import { late } from './fr/late.ts'
import type { Messages } from './messages.ts'

export const fr: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
