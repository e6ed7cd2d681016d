import type { LintKind } from '#engines/text/lint-kinds.ts'
import type { Span } from '#engines/text/span.ts'
import type { ProofreadResult } from '#tools/proofread/contract.ts'

export type Lint = ProofreadResult['lints'][number]

/** A finding in the text as it stands now, which moves with the text while the reader types. */
export type Note = Omit<Lint, 'id'> & {
  /** Stays the same as long as the finding does. */
  readonly id: string
  /** What stands in the text at `span`. */
  readonly words: string
  /** Names this finding at this place, for "dismiss": rule, words and what stands around them. */
  readonly place: string
}

/** How much a finding weighs: `fix` is wrong, `consider` may be, `style` is a matter of taste. */
export type Level = 'fix' | 'consider' | 'style'

export const levels = ['fix', 'consider', 'style'] as const satisfies readonly Level[]

/** In the order of the filter; agrees with the contract's own list by type and test. */
export const kinds = [
  'spelling',
  'grammar',
  'punctuation',
  'typography',
  'repetition',
  'consistency',
  'style',
  'register',
] as const satisfies readonly LintKind[]

/** Classes that are not wrong by themselves, though their kind mostly is. */
const doubtful = new Set(['comma-splice', 'repeated-phrase', 'dialect'])

/** The weight of a finding, which decides its colour and whether "accept all" takes it. */
export function levelOf({ kind, class: key, isPicky }: Pick<Note, 'kind' | 'class' | 'isPicky'>): Level {
  if (key === 'dialect') return 'consider'
  if (kind === 'style' || kind === 'register') return 'style'
  return isPicky || kind === 'consistency' || doubtful.has(key) ? 'consider' : 'fix'
}

/** What the writer has decided about findings. */
export type Decisions = {
  /** Words of the personal dictionary, in lower case. */
  readonly own: ReadonlySet<string>
  readonly off: ReadonlySet<string>
  /** Places of findings that were dismissed. */
  readonly dismissed: ReadonlySet<string>
  readonly isPicky: boolean
}

/** The findings that hold after the writer's decisions; the same value when that is all of them. */
export function decided(notes: readonly Note[], { own, off, dismissed, isPicky }: Decisions): readonly Note[] {
  const left = notes.filter(
    (note) =>
      (isPicky || !note.isPicky) &&
      !off.has(note.rule) &&
      !dismissed.has(note.place) &&
      !(note.kind === 'spelling' && own.has(note.words.toLowerCase())),
  )
  return left.length === notes.length ? notes : left
}

/** What is left out of sight for now. */
export type Filter = { readonly levels: ReadonlySet<Level>; readonly kinds: ReadonlySet<LintKind> }

export const noFilter: Filter = { levels: new Set(), kinds: new Set() }

/** The findings that a filter lets through; the same value when that is all of them. */
export function filtered(notes: readonly Note[], { levels: hiddenLevels, kinds: hiddenKinds }: Filter): readonly Note[] {
  if (hiddenLevels.size === 0 && hiddenKinds.size === 0) return notes
  const left = notes.filter((note) => !hiddenLevels.has(levelOf(note)) && !hiddenKinds.has(note.kind))
  return left.length === notes.length ? notes : left
}

/** A set with a value put in or taken out. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

export type Counts = Readonly<Record<Level, number>> & { readonly kinds: Readonly<Record<LintKind, number>> }

/** How many findings there are of each level and kind. */
export function countNotes(notes: readonly Note[]): Counts {
  const counts = { fix: 0, consider: 0, style: 0 }
  const byKind: Record<LintKind, number> = {
    spelling: 0,
    grammar: 0,
    punctuation: 0,
    typography: 0,
    style: 0,
    register: 0,
    consistency: 0,
    repetition: 0,
  }
  for (const note of notes) {
    counts[levelOf(note)]++
    byKind[note.kind]++
  }
  return { ...counts, kinds: byKind }
}

/** The finding at a place in the text, the shortest if several; null when there is none. */
export function noteAt(notes: readonly Note[], place: number): Note | null {
  const here = notes.filter(({ span }) => span.start <= place && place <= span.end)
  return here.toSorted((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start))[0] ?? null
}

/** The finding after (1) or before (-1) a place; round the end. */
export function noteFrom(notes: readonly Note[], place: Span, by: -1 | 1): Note | null {
  const found =
    by === 1
      ? notes.find(({ span }) => span.start > place.start || (span.start === place.start && span.end > place.end))
      : notes.findLast(({ span }) => span.start < place.start)
  return found ?? notes.at(by === 1 ? 0 : -1) ?? null
}

/** What a card shows: the words as they stand and as they would; `after` null means that nothing is put there. */
export type Shown = { readonly before: string; readonly after: string | null }

const hasWord = /[\p{L}\p{N}]/u

/**
 * A change in words that can be read. Where only marks or spaces change, the words on both sides are shown as well,
 * since a lone comma or two spaces say nothing.
 */
export function shownChange(text: string, { span, words }: Pick<Note, 'span' | 'words'>, suggestion: string | undefined): Shown {
  if (suggestion === undefined) return { before: words, after: '' }
  if (hasWord.test(words)) return { before: shortened(words), after: suggestion === '' ? null : shortened(suggestion) }
  const lead = /(?:\S{1,16})?\s?$/u.exec(text.slice(Math.max(0, span.start - 18), span.start))?.[0].replaceAll('\n', '') ?? ''
  const next = /^\s?(?:\S{1,16})?/u.exec(text.slice(span.end, span.end + 18))?.[0].replaceAll('\n', '') ?? ''
  // A mark that follows a word is told by that word alone.
  const tail = hasWord.test(lead) && words.trim() !== '' && /^\s/u.test(next) ? '' : next
  return { before: `${lead}${words}${tail}`, after: `${lead}${suggestion}${tail}` }
}

const shownAtMost = 80
const shortened = (given: string): string => {
  const words = given.trim()
  return words.length > shownAtMost ? `${words.slice(0, shownAtMost - 1).trimEnd()}…` : words
}
