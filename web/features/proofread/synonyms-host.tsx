import { onIntent } from '#web/workbench/on-intent.ts'
import { useSynonyms } from '#web/workbench/synonyms/use-synonyms.ts'
import type { Proofreading } from './use-proofread.ts'

/** Synonyms of single words, fetched with the first one that is asked for. */
const synonymsPart = onIntent(async () => ({ Synonyms: (await import('./synonyms.tsx')).Synonyms }))

/** Where synonyms of a word of the text come up. */
export function SynonymsHost({ desk }: { readonly desk: Proofreading }) {
  const { asked, close } = useSynonyms({ region: '.proof-doc', fetch: synonymsPart.isThere })
  const parts = synonymsPart.useLoaded()
  return parts && asked ? <parts.Synonyms key={asked.time} asked={asked} desk={desk} onClose={close} /> : null
}
