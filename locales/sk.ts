import { base } from './sk/base.ts'
import { late } from './sk/late.ts'
import type { Messages } from './messages.ts'

export const sk: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
