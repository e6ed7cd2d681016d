import type { BaseMessages } from '../messages.ts'
import { problems } from './problems.ts'
import { rephrase } from './rephrase.ts'
import { shell } from './shell.ts'
import { slugs } from './slugs.ts'

export const base: BaseMessages = { problems, rephrase, shell, slugs }
