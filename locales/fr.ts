import { premium } from './fr/premium.ts'
import { problems } from './fr/problems.ts'
import { proofread } from './fr/proofread.ts'
import { rephrase } from './fr/rephrase.ts'
import { shell } from './fr/shell.ts'
import { slugs } from './fr/slugs.ts'
import type { Messages } from './messages.ts'

export const fr: Messages = { slugs, shell, problems, premium, rephrase, proofread }
