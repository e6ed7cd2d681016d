import { base } from './hu/base.ts'
import { late } from './hu/late.ts'
import type { Messages } from './messages.ts'

export const hu: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
