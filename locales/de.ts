import { premium } from './en/premium.ts'
import { problems } from './en/problems.ts'
import { rephrase } from './en/rephrase.ts'
import { shell } from './en/shell.ts'
import { slugs } from './de/slugs.ts'
import type { Messages } from './messages.ts'

export const de: Messages = { slugs, shell, problems, premium, rephrase }
