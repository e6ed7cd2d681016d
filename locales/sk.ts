import { premium } from './sk/premium.ts'
import { problems } from './sk/problems.ts'
import { proofread } from './sk/proofread.ts'
import { rephrase } from './sk/rephrase.ts'
import { shell } from './sk/shell.ts'
import { slugs } from './sk/slugs.ts'
import type { Messages } from './messages.ts'

export const sk: Messages = { slugs, shell, problems, premium, rephrase, proofread }
