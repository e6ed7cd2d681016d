import { base } from './it/base.ts'
import { late } from './it/late.ts'
import type { Messages } from './messages.ts'

export const it: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
