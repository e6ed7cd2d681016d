import { makeFormatter } from '#engines/cite/format.ts'
import type { CiteTask } from './cite-task.ts'
import type { CiteResult } from './contract.ts'

export type Citing = { readonly run: (task: CiteTask) => Promise<CiteResult> }

/** Formatting as a tool; one a thread, so that what was formatted once is remembered. `localeOf` gives a CSL locale's XML by its tag. */
export function makeCite({ localeOf }: { readonly localeOf: (tag: string) => string }): Citing {
  const { format } = makeFormatter({ localeOf })
  return {
    run: async ({ items, citations, locale, style }) => {
      const { entries, citations: made } = await format({ items, citations, locale, style: style.xml })
      return {
        style: style.id,
        locale,
        entries: entries.map((entry) => ({ ...entry, gaps: [...entry.gaps] })),
        citations: [...made],
      }
    },
  }
}
