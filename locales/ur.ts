import { base } from './ur/base.ts'
import { late } from './ur/late.ts'
import type { Messages } from './messages.ts'

export const ur: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
