import { premium } from './ro/premium.ts'
import { problems } from './ro/problems.ts'
import { proofread } from './ro/proofread.ts'
import { rephrase } from './ro/rephrase.ts'
import { shell } from './ro/shell.ts'
import { slugs } from './ro/slugs.ts'
import type { Messages } from './messages.ts'

export const ro: Messages = { slugs, shell, problems, premium, rephrase, proofread }
