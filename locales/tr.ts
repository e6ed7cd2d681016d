import { premium } from './tr/premium.ts'
import { problems } from './tr/problems.ts'
import { proofread } from './tr/proofread.ts'
import { rephrase } from './tr/rephrase.ts'
import { shell } from './tr/shell.ts'
import { slugs } from './tr/slugs.ts'
import type { Messages } from './messages.ts'

export const tr: Messages = { slugs, shell, problems, premium, rephrase, proofread }
