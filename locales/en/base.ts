import { problems } from './problems.ts'
import { rephrase } from './rephrase.ts'
import { shell } from './shell.ts'
import { slugs } from './slugs.ts'

/** Words of every page. */
export const base = { problems, rephrase, shell, slugs }
