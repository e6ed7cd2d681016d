import type { RephraseResult } from '#tools/rephrase/contract.ts'

/** Of fewer sentences a reader sees at a glance what changed. */
const noticedFrom = 3

/** How many sentences of a result changed or went, where that is less than half of them: said openly, with ways on. Null where enough did, or none. */
export function fewChangedOf(sentences: RephraseResult['sentences']): { readonly changed: number; readonly of: number } | null {
  const changed = sentences.filter(({ isChanged, isDropped }) => isChanged || isDropped).length
  return changed > 0 && sentences.length >= noticedFrom && changed * 2 < sentences.length ? { changed, of: sentences.length } : null
}
