import { premium } from './hu/premium.ts'
import { problems } from './hu/problems.ts'
import { proofread } from './hu/proofread.ts'
import { rephrase } from './hu/rephrase.ts'
import { shell } from './hu/shell.ts'
import { slugs } from './hu/slugs.ts'
import type { Messages } from './messages.ts'

export const hu: Messages = { slugs, shell, problems, premium, rephrase, proofread }
