import { base } from './ro/base.ts'
import { late } from './ro/late.ts'
import type { Messages } from './messages.ts'

export const ro: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
