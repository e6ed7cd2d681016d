import { premium } from './de/premium.ts'
import { problems } from './de/problems.ts'
import { proofread } from './de/proofread.ts'
import { rephrase } from './de/rephrase.ts'
import { shell } from './de/shell.ts'
import { slugs } from './de/slugs.ts'
import type { Messages } from './messages.ts'

export const de: Messages = { slugs, shell, problems, premium, rephrase, proofread }
