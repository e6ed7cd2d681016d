import { premium } from './en/premium.ts'
import { problems } from './en/problems.ts'
import { rephrase } from './en/rephrase.ts'
import { shell } from './en/shell.ts'
import { slugs } from './ur/slugs.ts'
import type { Messages } from './messages.ts'

export const ur: Messages = { slugs, shell, problems, premium, rephrase }
