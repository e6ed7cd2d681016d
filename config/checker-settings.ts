import { z } from 'zod'
import { httpUrl } from './parts.ts'

/** Checkers beside the proofreader's own rules; a part of `settings` in env.ts. */
export const checkerSettings = {
  LANGUAGETOOL_URL: httpUrl().optional().meta({
    description:
      'A LanguageTool server of yours: its address up to /v2. Every text that is proofread is sent to it, and its findings stand beside ours; pages name it. Unset: nothing is sent.',
    example: 'http://127.0.0.1:8081/v2',
  }),
  GRAMMALECTE_URL: httpUrl().optional().meta({
    description:
      'A Grammalecte server of yours, for French: the address of /gc_text/fr. French texts are sent to it. Unset: nothing is sent.',
    example: 'http://127.0.0.1:8080/gc_text/fr',
  }),
} as const

/** The settings of the checkers, and nothing else of the environment. */
export type CheckerSettings = Readonly<z.output<z.ZodObject<typeof checkerSettings>>>
