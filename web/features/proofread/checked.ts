import { findSentences } from '#engines/text/sentences.ts'
import { findWords } from '#engines/text/words.ts'
import { textAt, type Span } from '#engines/text/span.ts'
import type { ProofreadResult } from '#tools/proofread/contract.ts'
import { passagesOf, type Parcel, type Passage } from './passages.ts'
import type { Lint, Note } from './notes.ts'

/** Text written over a span of the text as it was. */
export type Edit = { readonly span: Span; readonly text: string }

/** What is known of a paragraph, by its very words; spans count from its start. */
export type Found = {
  readonly lints: readonly Lint[]
  /** Words of each of its sentences. */
  readonly lengths: readonly number[]
  /** Languages of parts that were left unread. */
  readonly skipped: readonly string[]
}

/** The text on the sheet and what is known of it. A paragraph that is not `known` waits to be checked. */
export type Checked = {
  readonly text: string
  /** In the order of the text, for the text as it stands. */
  readonly notes: readonly Note[]
  readonly known: ReadonlyMap<string, Found>
  readonly nextId: number
}

export const nothingChecked: Checked = { text: '', notes: [], known: new Map(), nextId: 1 }

const growth = ({ span, text }: Edit): number => text.length - (span.end - span.start)

/** The one edit that makes `after` of `before`: what stands between their common start and common end. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let tail = 0
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { span: { start, end: before.length - tail }, text: after.slice(start, after.length - tail) }
}

const letter = /[\p{L}\p{N}]/u

/** Whether an edit changes what a finding speaks of: it reaches into it, or a letter is joined to one of its ends. */
function touches({ span: edit, text }: Edit, { span, words }: Pick<Note, 'span' | 'words'>): boolean {
  if (edit.start < span.end && edit.end > span.start) return true
  if (edit.end === span.start) return letter.test(text.at(-1) ?? '') && letter.test(words.charAt(0))
  return edit.start === span.end && letter.test(text.charAt(0)) && letter.test(words.at(-1) ?? '')
}

/** The findings after edits: those behind an edit move with their words, those that it touches go. */
export function shiftedNotes(notes: readonly Note[], edits: readonly Edit[]): readonly Note[] {
  const first = edits[0]
  if (!first || notes.length === 0) return notes
  return notes.flatMap((note) => {
    if (note.span.end < first.span.start) return [note]
    if (edits.some((edit) => touches(edit, note))) return []
    const by = edits.filter(({ span }) => span.end <= note.span.start).reduce((sum, edit) => sum + growth(edit), 0)
    return by === 0 ? [note] : [{ ...note, span: { start: note.span.start + by, end: note.span.end + by } }]
  })
}

/** The sheet after the reader or a suggestion changed the text. */
export const withEdits = (checked: Checked, text: string, edits: readonly Edit[]): Checked => ({
  ...checked,
  text,
  notes: shiftedNotes(checked.notes, edits),
})

/** The passages that nothing is known of. */
export const unknownOf = (checked: Checked, passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ text }) => !checked.known.has(text))

/** An answer taken apart by paragraph, so that each part of it holds wherever that paragraph stands now. */
export function foundIn(
  parcel: Parcel,
  result: Pick<ProofreadResult, 'lints' | 'sentenceLengths' | 'skipped'>,
): ReadonlyMap<string, Found> {
  const lengths = [...result.sentenceLengths]
  return new Map(
    parcel.passages.map(({ text, span }) => {
      const lints = result.lints
        .filter((lint) => lint.span.start >= span.start && lint.span.end <= span.end)
        .map((lint) => ({ ...lint, span: { start: lint.span.start - span.start, end: lint.span.end - span.start } }))
      const skipped = result.skipped.filter((part) => part.span.start < span.end && span.start < part.span.end)
      return [text, { lints, lengths: takeSentences(lengths, text), skipped: skipped.map(({ language }) => language) }]
    }),
  )
}

/** Takes a paragraph's sentences off the list: as many as make up its words. */
function takeSentences(lengths: number[], text: string): readonly number[] {
  const words = findWords(text).length
  const taken: number[] = []
  for (let sum = 0; sum < words && lengths.length > 0;) {
    const next = lengths[0] ?? 0
    // A list label may count as a word here and not there, or the other way about.
    if (sum + next > words && taken.length > 0) break
    lengths.shift()
    taken.push(next)
    sum += next
  }
  return taken
}

/** As many paragraphs as are remembered beside those on the sheet, so that undo needs no new check. */
const rememberedAtMost = 400

/** The sheet with an answer. Paragraphs that were changed since keep what they have until their own answer comes. */
export function withAnswer(checked: Checked, found: ReadonlyMap<string, Found>): Checked {
  return settled({ ...checked, known: new Map([...checked.known, ...found]) })
}

/** The sheet with the findings of every paragraph that is known as it stands: after an answer, an undo, a paste. */
export function settled(checked: Checked): Checked {
  const passages = passagesOf(checked.text)
  const here = new Map(checked.notes.map((note) => [keyOf(note.rule, note.span), note]))
  let { nextId } = checked
  const notes: Note[] = []
  for (const passage of passages) {
    const found = checked.known.get(passage.text)
    if (!found) {
      notes.push(...checked.notes.filter(({ span }) => span.start >= passage.span.start && span.end <= passage.span.end))
      continue
    }
    for (const lint of found.lints) {
      const span = { start: passage.span.start + lint.span.start, end: passage.span.start + lint.span.end }
      notes.push(here.get(keyOf(lint.rule, span)) ?? noteOf(lint, { id: `n${nextId++}`, span, text: checked.text }))
    }
  }
  return { ...checked, notes, nextId, known: pruned(checked.known, passages) }
}

const keyOf = (rule: string, { start, end }: Span): string => `${start} ${end} ${rule}`

const around = 16

type Place = { readonly id: string; readonly span: Span; readonly text: string }

function noteOf(lint: Lint, { id, span, text }: Place): Note {
  const words = textAt(text, span)
  const place = [lint.rule, text.slice(Math.max(0, span.start - around), span.start), words, text.slice(span.end, span.end + around)]
  return { ...lint, id, span, words, place: place.join('\u0001') }
}

function pruned(known: Checked['known'], passages: readonly Passage[]): Checked['known'] {
  if (known.size <= passages.length + rememberedAtMost) return known
  const here = new Set(passages.map(({ text }) => text))
  const others = [...known].filter(([text]) => !here.has(text)).slice(-rememberedAtMost)
  return new Map([...others, ...[...known].filter(([text]) => here.has(text))])
}

/** Forgets what is known, for a check by other settings; what is on the sheet stays until the answers come. */
export const withoutKnowledge = (checked: Checked): Checked => (checked.known.size === 0 ? checked : { ...checked, known: new Map() })

/** A sentence of the text: how many words, and where it stands. */
export type Sentence = { readonly words: number; readonly span: Span }

const noSentenceData = {
  abbreviations: new Set<string>(),
  closingAbbreviations: new Set<string>(),
  numberAbbreviations: new Set<string>(),
  functionWords: new Set<string>(),
}

/** Sentence lengths as they look without knowing the language, until the answer comes. */
const guessedLengths = (text: string): readonly number[] =>
  findSentences(text, { start: 0, end: text.length }, noSentenceData)
    .map((span) => findWords(textAt(text, span)).length)
    .filter((words) => words > 0)

/** The sentences of all paragraphs, in order. */
export function sentencesOf({ text, known }: Checked): readonly Sentence[] {
  return passagesOf(text).flatMap((passage) => {
    const words = findWords(passage.text)
    let at = 0
    return (known.get(passage.text)?.lengths ?? guessedLengths(passage.text)).flatMap((length) => {
      const first = words[at]
      const next = words[at + length]
      const last = words[at + length - 1]
      at += length
      if (!first || !last) return []
      const end = next ? passage.text.slice(0, next.start).trimEnd().length : passage.text.length
      return [{ words: length, span: { start: passage.span.start + first.start, end: passage.span.start + end } }]
    })
  })
}

/** The languages of parts that were left unread. */
export const skippedIn = ({ text, known }: Checked): readonly string[] => [
  ...new Set(passagesOf(text).flatMap((passage) => known.get(passage.text)?.skipped ?? [])),
]
