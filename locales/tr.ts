import { base } from './tr/base.ts'
import { late } from './tr/late.ts'
import type { Messages } from './messages.ts'

export const tr: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
