import type { PageKey } from '#locales/messages.ts'
import { useSite } from '#web/shell/site.ts'

/** The page on which documents are added; null while there is none. */
export const useCollectionsPage = (): PageKey | null => (useSite().ready.includes('collections') ? 'collections' : null)
