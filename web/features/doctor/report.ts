import type { Span } from '#engines/text/span.ts'
import type { DoctorFinding, DoctorResult } from '#tools/cite/doctor-contract.ts'

export type FindingKind = DoctorFinding['kind']

/** A finding on the sheet; `id` stays while the text around it changes. */
export type Note = { readonly id: string; readonly finding: DoctorFinding }

export type Entry = DoctorResult['entries'][number] & { readonly id: string }

/** A checked text, and what is left of its findings. Every span is one of `text`. */
export type Report = Omit<DoctorResult, 'findings' | 'entries' | 'list'> & {
  readonly text: string
  readonly hasList: boolean
  readonly entries: readonly Entry[]
  readonly notes: readonly Note[]
}

/** How much a finding weighs: `fix` is wrong, `consider` wants a look, `style` is a matter of APA. */
export type Level = 'fix' | 'consider' | 'style'

const levels: Readonly<Record<Exclude<FindingKind, 'notice'>, Level>> = {
  'cited-not-listed': 'fix',
  'listed-not-cited': 'consider',
  'year-differs': 'fix',
  'spelling-differs': 'fix',
  'out-of-order': 'consider',
  duplicate: 'fix',
  apa: 'style',
  gap: 'consider',
}

export const levelOf = (finding: DoctorFinding): Level =>
  finding.kind !== 'notice' ? levels[finding.kind] : finding.notice.nature === 'retraction' ? 'fix' : 'consider'

export const kinds: readonly FindingKind[] = [
  'notice',
  'cited-not-listed',
  'listed-not-cited',
  'year-differs',
  'spelling-differs',
  'duplicate',
  'out-of-order',
  'gap',
  'apa',
]

export function makeReport(text: string, { findings, entries, list, ...rest }: DoctorResult): Report {
  return {
    ...rest,
    text,
    hasList: list !== null,
    entries: entries.map((entry, at) => ({ ...entry, id: `entry-${at}` })),
    notes: findings.map((finding, at) => ({ id: `finding-${at}`, finding })),
  }
}

/** What APA asks for in a list that is written by another style. */
export const isFoldable = ({ finding: { kind } }: Note): boolean => kind === 'apa' || kind === 'gap'

/** What can be taken without a look at the work itself: the form, not what is said. */
export const isSafe = ({ finding }: Note): boolean => finding.kind === 'apa' && finding.replacement !== null && !finding.isProposal

type Edit = { readonly span: Span; readonly text: string }

/** The report with the replacement of a finding in its text; the same report where there is none. */
export function withAccepted(report: Report, id: string): Report {
  const note = report.notes.find((one) => one.id === id)
  if (!note || note.finding.replacement === null) return report
  const edit = { span: note.finding.span, text: note.finding.replacement }
  return {
    ...report,
    text: report.text.slice(0, edit.span.start) + edit.text + report.text.slice(edit.span.end),
    entries: report.entries.map((entry) => ({ ...entry, span: stretched(entry.span, edit) })),
    notes: report.notes.flatMap((one) => (one.id === id ? [] : afterEdit(one, edit))),
  }
}

/** Several of them, from the last to the first. */
export const withAllAccepted = (report: Report, ids: readonly string[]): Report => ids.toReversed().reduce(withAccepted, report)

export const withDismissed = (report: Report, id: string): Report => ({ ...report, notes: report.notes.filter((note) => note.id !== id) })

/** A finding whose own words were changed by another has nothing left to replace. */
function afterEdit({ id, finding }: Note, edit: Edit): readonly Note[] {
  const { span, replacement } = finding
  if (replacement !== null && edit.span.start < span.end && edit.span.end > span.start) return []
  const moved = { ...finding, span: replacement === null ? stretched(span, edit) : shifted(span, edit) }
  return [{ id, finding: 'other' in moved && moved.other !== null ? { ...moved, other: stretched(moved.other, edit) } : moved }]
}

const growth = ({ span, text }: Edit): number => text.length - (span.end - span.start)

/** A span that an edit does not touch. */
function shifted(span: Span, edit: Edit): Span {
  const by = edit.span.end <= span.start ? growth(edit) : 0
  return by === 0 ? span : { start: span.start + by, end: span.end + by }
}

/** A span that holds an edit, or follows one, or is followed by one; what is put right behind it belongs to it. */
function stretched(span: Span, edit: Edit): Span {
  const isBehind = edit.span.start > span.end || (edit.span.start === span.end && edit.span.end > edit.span.start)
  if (isBehind) return span
  if (edit.span.end <= span.start && edit.span.start < span.start) return shifted(span, edit)
  return { start: Math.min(span.start, edit.span.start), end: Math.max(span.end, edit.span.end) + growth(edit) }
}

/** An entry is known by its beginning; all of it marked would hide what is marked within. */
const beginning = /^[^()]{0,80}\([^()]{0,40}\)|^.{0,48}(?=\s|$)/u

/** The words of a finding that are marked in the text. */
export function markedSpan({ text }: Report, { finding: { kind, span } }: Note): Span {
  if (!aboutEntries.has(kind)) return span
  const [said = ''] = beginning.exec(text.slice(span.start, span.end)) ?? []
  return { start: span.start, end: said === '' ? span.end : span.start + said.length }
}
const aboutEntries: ReadonlySet<FindingKind> = new Set(['listed-not-cited', 'out-of-order', 'duplicate', 'gap', 'notice'])

/** The finding that is meant by a place of the text: the shortest that holds it. */
export function noteAt(notes: readonly Note[], place: number): Note | null {
  const holding = notes.filter(({ finding: { span } }) => span.start <= place && place <= span.end)
  return holding.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? null
}

const lengthOf = ({ finding: { span } }: Note): number => span.end - span.start
