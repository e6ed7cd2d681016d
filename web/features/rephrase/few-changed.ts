import { textAt } from '#engines/text/span.ts'
import type { RephraseResult } from '#tools/rephrase/contract.ts'

/** Of fewer sentences a reader sees at a glance what changed. */
const noticedFrom = 3

/** Greetings, names and headings end without one, and nobody expects them to change. */
const endsAsSentence = /[.!?\u2026\u06d4\u061f]["'\u201d\u2019\u00bb)\]]*$/

/**
 * How many sentences of a result changed or went, where that is less than half of them: said openly, with ways on. Null where enough did, or none.
 * `source` is the text that was rewritten.
 */
export function fewChangedOf(source: string, pairs: RephraseResult['sentences']): { readonly changed: number; readonly of: number } | null {
  const sentences = pairs.filter((pair) => endsAsSentence.test(textAt(source, pair.source).trimEnd()))
  const changed = sentences.filter(({ isChanged, isDropped }) => isChanged || isDropped).length
  return changed > 0 && sentences.length >= noticedFrom && changed * 2 < sentences.length ? { changed, of: sentences.length } : null
}
