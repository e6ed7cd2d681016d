import type { PageKey } from '#locales/messages.ts'
import type { KeyPlace } from './shortcut-rows.ts'

const placeOfPage: Partial<Readonly<Record<PageKey, KeyPlace>>> = {
  home: 'rephrase',
  paraphraser: 'rephrase',
  proofreader: 'proofread',
  detector: 'detect',
  plagiarism: 'check',
  citation: 'cite',
  sourceFinder: 'find',
  thesaurus: 'thesaurus',
  library: 'library',
}

/** Which screen's keys work on a page; null on pages that have none of their own. */
export function keyPlaceOf(page: PageKey | null, search: string): KeyPlace | null {
  if (page === 'citation' && new URLSearchParams(search).get('view') === 'check') return 'doctor'
  return page === null ? null : (placeOfPage[page] ?? null)
}
