import { base } from './es/base.ts'
import { late } from './es/late.ts'
import type { Messages } from './messages.ts'

export const es: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
