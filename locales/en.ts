import { premium } from './en/premium.ts'
import { problems } from './en/problems.ts'
import { proofread } from './en/proofread.ts'
import { rephrase } from './en/rephrase.ts'
import { shell } from './en/shell.ts'
import { slugs } from './en/slugs.ts'

/** English is the source: its shape is the type of every other locale. */
export const en = { slugs, shell, problems, premium, rephrase, proofread }
