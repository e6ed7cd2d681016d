import { premium } from './es/premium.ts'
import { problems } from './es/problems.ts'
import { proofread } from './es/proofread.ts'
import { rephrase } from './es/rephrase.ts'
import { shell } from './es/shell.ts'
import { slugs } from './es/slugs.ts'
import type { Messages } from './messages.ts'

export const es: Messages = { slugs, shell, problems, premium, rephrase, proofread }
