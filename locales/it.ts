import { premium } from './it/premium.ts'
import { problems } from './it/problems.ts'
import { proofread } from './it/proofread.ts'
import { rephrase } from './it/rephrase.ts'
import { shell } from './it/shell.ts'
import { slugs } from './it/slugs.ts'
import type { Messages } from './messages.ts'

export const it: Messages = { slugs, shell, problems, premium, rephrase, proofread }
