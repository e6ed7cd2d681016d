import { base } from './de/base.ts'
import { late } from './de/late.ts'
import type { Messages } from './messages.ts'

export const de: Messages = { ...base, ...late, problems: { ...base.problems, ...late.pageProblems } }
