import { fetchLateMessages } from '#web/i18n/load-messages.ts'
import { localeOfPath } from '#web/i18n/locales.ts'
import { onIntent } from '#web/workbench/on-intent.ts'
import { useSynonyms } from '#web/workbench/synonyms/use-synonyms.ts'
import type { SynonymsDesk } from './synonyms.tsx'

/** Synonyms of single words, fetched with the first one that is asked for. */
const synonymsPart = onIntent(async () => {
  const [{ Synonyms }] = await Promise.all([import('./synonyms.tsx'), fetchLateMessages(localeOfPath(location.pathname).code)])
  return { Synonyms }
})

/** Where synonyms of a word of either text come up. */
export function SynonymsHost(desk: SynonymsDesk) {
  const { asked, close } = useSynonyms({ region: '.bench-text', fetch: synonymsPart.isThere })
  const parts = synonymsPart.useLoaded()
  return parts && asked ? <parts.Synonyms key={asked.time} asked={asked} desk={desk} onClose={close} /> : null
}
