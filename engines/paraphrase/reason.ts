import { hasContraction } from './contractions.ts'
import type { CompiledRow } from './pattern.ts'
import type { AlternativeNote, ChangeKind, Mode, Reason } from './rewrite.ts'
import type { Mark } from './row.ts'

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Why a row's change was made, for the reader. */
export function reasonOf({ rowClass, row, pattern }: CompiledRow, target: string, mode: Mode): Reason {
  if (target === '') return 'filler-removed'
  if (hasContraction(row.from) && !hasContraction(target)) return 'contraction-expanded'
  if (rowClass === 'connective') return 'connective'
  if (isImpersonal(row.from, target)) return 'impersonal'
  const hasVerb = pattern.some((word) => 'verb' in word)
  const after = wordsIn(target)
  if (hasVerb && pattern.length >= 3 && after === 1) return 'verb-for-phrase'
  if (hasVerb && pattern.length === 1 && after >= 3) return 'phrase-for-verb'
  if (row.mark === 'plain') return 'plainer'
  if (row.mark === 'formal') return 'more-formal'
  if (mode === 'simplify') return 'plainer'
  if (mode === 'shorten' && target.length < row.from.length) return 'shorter'
  if (mode === 'extend' && target.length > row.from.length) return 'fuller'
  return 'same-meaning'
}

const isImpersonal = (from: string, target: string): boolean =>
  /\b(?:i|we|my|our)\b/.test(from.replaceAll('~', '')) && !/\b(?:I|we|my|our|us|me)\b/i.test(target)

/** A row of one place is a word, any other a phrase. */
export const kindOf = ({ pattern, rowClass }: CompiledRow, target: string): ChangeKind =>
  pattern.length === 1 && rowClass !== 'connective' && wordsIn(target) === 1 ? 'word' : 'phrase'

const notes: Readonly<Record<Mark, AlternativeNote>> = {
  formal: 'formal',
  plain: 'plain',
  informal: 'informal',
  'stronger-claim': 'stronger-claim',
  'weaker-claim': 'weaker-claim',
  rare: 'rare',
}
export const noteOf = (mark: Mark | undefined): AlternativeNote | undefined => (mark ? notes[mark] : undefined)
