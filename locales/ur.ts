import { premium } from './ur/premium.ts'
import { problems } from './ur/problems.ts'
import { proofread } from './ur/proofread.ts'
import { rephrase } from './ur/rephrase.ts'
import { shell } from './ur/shell.ts'
import { slugs } from './ur/slugs.ts'
import type { Messages } from './messages.ts'

export const ur: Messages = { slugs, shell, problems, premium, rephrase, proofread }
