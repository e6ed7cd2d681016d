import type { Span } from '#engines/text/span.ts'
import { stretchesOf, type Line } from './lines.ts'
import { levelOf, markedSpan, type Level, type Note, type Report } from './report.ts'

/** Names of the highlights in the style sheet; later ones lie above. */
const levels = ['style', 'consider', 'fix'] as const satisfies readonly Level[]
const names = [...levels.map((level) => `doctor-${level}`), 'doctor-on']

const elements = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.doctor-manuscript [data-line]')]

function rangesOf(drawn: readonly HTMLElement[], lines: readonly Line[], span: Span): readonly StaticRange[] {
  return stretchesOf(lines, span).flatMap(({ line, start, end }) => {
    const node = drawn[line]?.firstChild
    const length = node?.nodeValue?.length ?? 0
    return node && end <= length ? [new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end })] : []
  })
}

type Painting = { readonly report: Report; readonly lines: readonly Line[]; readonly notes: readonly Note[]; readonly active: Note | null }

/** Marks findings in the text on the sheet; without the browser's highlights the cards alone tell of them. */
export function paintNotes({ report, lines, notes, active }: Painting): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  const drawn = elements()
  for (const [priority, level] of levels.entries()) {
    const own = notes.filter(({ finding }) => levelOf(finding) === level)
    const highlight = new Highlight(...own.flatMap((note) => rangesOf(drawn, lines, markedSpan(report, note))))
    highlight.priority = priority
    CSS.highlights.set(`doctor-${level}`, highlight)
  }
  const on = new Highlight(...(active ? rangesOf(drawn, lines, active.finding.span) : []))
  on.priority = levels.length
  CSS.highlights.set('doctor-on', on)
}

/** Takes the marks away. */
export function unpaintNotes(): void {
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) for (const name of names) CSS.highlights.delete(name)
}

/**
 * Brings the words of a finding into sight after the next paint. Lines out of sight have no height of their own until they are near,
 * so the place is looked for twice.
 */
export function showNote(lines: readonly Line[], span: Span): void {
  const [stretch] = stretchesOf(lines, span)
  if (!stretch) return
  const bring = (): void => {
    const line = elements()[stretch.line]
    const node = line?.firstChild
    if (!line || !node) return
    const range = document.createRange()
    range.setStart(node, Math.min(stretch.start, node.nodeValue?.length ?? 0))
    const { top } = line.getClientRects().length > 0 ? range.getBoundingClientRect() : line.getBoundingClientRect()
    // A third of the window stays free above, and half of it below, where a phone has the card.
    if (top < innerHeight * 0.15 || top > innerHeight * 0.5) scrollBy({ top: top - innerHeight * 0.3 })
  }
  requestAnimationFrame(() => {
    bring()
    requestAnimationFrame(bring)
  })
}

/** The offset in the text under a point of the window; null where there is none. */
export function placeAt(x: number, y: number, lines: readonly Line[]): number | null {
  const position = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  const line = position?.offsetNode.parentElement?.closest<HTMLElement>('[data-line]')
  const start = lines[Number(line?.dataset['line'] ?? -1)]?.start
  return position === null || start === undefined ? null : start + position.offset
}
