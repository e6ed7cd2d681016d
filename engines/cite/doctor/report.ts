import type { Span } from '#engines/text/span.ts'
import type { GapEffect } from '../gaps.ts'
import type { CslItem } from '../item.ts'
import type { ApaFaultId } from './apa-faults.ts'

/** How the text points to its list: by names and years, or by numbers in square brackets. Footnotes are neither. */
export type CitationSystem = 'author-date' | 'numeric' | 'none'

/** What holds of every finding: where it is, and the words for that place where they are sure enough to be offered. */
type At = { readonly span: Span; readonly replacement?: string }

export type Finding =
  /** `span` is the citation. */
  | (At & { readonly kind: 'cited-not-listed'; readonly cited: string })
  /** `span` is the entry. */
  | (At & { readonly kind: 'listed-not-cited' })
  /** `span` is the year in the text, `other` the entry; `years` are the entry's, and `replacement` stands where there is only one. */
  | (At & { readonly kind: 'year-differs'; readonly other: Span; readonly years: readonly string[] })
  /** `span` is the name in the text, `other` the entry, `replacement` the name as the entry has it. */
  | (At & { readonly kind: 'spelling-differs'; readonly other: Span; readonly cited: string; readonly listed: string })
  /** `span` is the entry, which belongs before `other`, or at the end where that is null. */
  | (At & { readonly kind: 'out-of-order'; readonly other: Span | null })
  /** `span` is the later entry, `other` the one before it. */
  | (At & { readonly kind: 'duplicate'; readonly other: Span; readonly by: 'doi' | 'title' })
  | (At & { readonly kind: 'apa'; readonly fault: ApaFaultId; readonly isProposal: boolean })
  | (At & { readonly kind: 'gap'; readonly effect: GapEffect })
  | (At & { readonly kind: 'notice'; readonly notice: Notice })

/** What a publisher has said of a work since; as the library has it. */
export type Notice = {
  readonly nature: 'retraction' | 'correction' | 'expression-of-concern' | 'reinstatement'
  readonly date: string | null
  readonly reasons: readonly string[]
  readonly noticeUrl: string | null
}

export type CheckedEntry = {
  readonly span: Span
  readonly item: CslItem
  /** The entry as APA has it, without italics; null where something about it was guessed. */
  readonly ours: string | null
  readonly timesCited: number
}

export type DoctorReport = {
  readonly system: CitationSystem
  /** The list without its title; null where none was found, and then nothing can be said of citations. */
  readonly list: Span | null
  /** Most dates stand in parentheses. Where not, the list keeps to another style, and what APA asks for is no fault of its. */
  readonly isApaList: boolean
  readonly entries: readonly CheckedEntry[]
  readonly citations: number
  /** The text has marks of footnotes, which are not followed. */
  readonly hasNoteMarks: boolean
  /** By place. */
  readonly findings: readonly Finding[]
}
