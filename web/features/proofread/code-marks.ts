import { RangeSetBuilder, StateEffect, StateField, type ChangeDesc, type Extension } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import type { Span } from '#engines/text/span.ts'
import type { Mark } from './editor-port.ts'
import { passagesOf } from './passages.ts'

type Drawn = { readonly marks: readonly Mark[]; readonly active: string | null }

export const drawMarks = StateEffect.define<Drawn>()
export const drawWash = StateEffect.define<Span | null>()

const drawnField = StateField.define<Drawn>({
  create: () => ({ marks: [], active: null }),
  update: (drawn, { changes, docChanged, effects }) => {
    const given = effects.findLast((effect) => effect.is(drawMarks))
    if (given) return given.value
    return docChanged ? { ...drawn, marks: moved(drawn.marks, changes) } : drawn
  },
})

/** The marks after a change, until the screen sends those that hold: what the change reached into is gone. */
function moved(marks: readonly Mark[], changes: ChangeDesc): readonly Mark[] {
  return marks.flatMap((mark) => {
    const { start, end } = mark.span
    if (changes.touchesRange(start, end) === 'cover') return []
    const span = { start: changes.mapPos(start, 1), end: changes.mapPos(end, -1) }
    return span.end > span.start || start === end ? [{ ...mark, span }] : []
  })
}

const washField = StateField.define<Span | null>({
  create: () => null,
  update: (wash, { effects, docChanged }) => {
    const given = effects.findLast((effect) => effect.is(drawWash))
    return given ? given.value : docChanged ? null : wash
  },
})

const invalidAs: Partial<Readonly<Record<Mark['kind'], string>>> = { spelling: 'spelling', grammar: 'grammar' }

const lookOf = ({ id, level, kind, label }: Mark, active: string | null): Decoration =>
  Decoration.mark({
    class: id === active ? `mark-${level} mark-on` : `mark-${level}`,
    attributes: {
      'data-note': id,
      'aria-description': label,
      ...(level === 'style' ? {} : { 'aria-invalid': invalidAs[kind] ?? 'true' }),
    },
  })

/** An empty finding (something is missing here) is drawn under the letter before it. */
const drawnSpan = ({ start, end }: Span, length: number): Span =>
  start < end ? { start, end } : start > 0 ? { start: start - 1, end: start } : { start, end: Math.min(1, length) }

/** Decorations for what is in sight and a little beyond, and nothing else: a long text stays light. */
function decorationsOf(view: EditorView): DecorationSet {
  const { marks, active } = view.state.field(drawnField)
  const length = view.state.doc.length
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges) {
    let last = from
    for (let i = firstEndingAfter(marks, from); i < marks.length; i++) {
      const mark = marks[i]
      if (!mark || mark.span.start > to) break
      const { start, end } = drawnSpan(mark.span, length)
      // Findings may overlap; a mark inside another begins where that one ends.
      const begin = Math.max(start, last)
      if (begin >= end || end > length) continue
      builder.add(begin, end, lookOf(mark, active))
      last = end
    }
  }
  return builder.finish()
}

/** Index of the first mark that ends after a place; the marks are in order. */
function firstEndingAfter(marks: readonly Mark[], place: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.span.end ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function washOf(view: EditorView): DecorationSet {
  const wash = view.state.field(washField)
  const end = Math.min(wash?.end ?? 0, view.state.doc.length)
  return wash && wash.start < end ? Decoration.set(Decoration.mark({ class: 'proof-wash' }).range(wash.start, end)) : Decoration.none
}

const numberOf = (n: number): Decoration => Decoration.line({ attributes: { 'data-paragraph': String(n) } })

/** The number of each paragraph, on its first line, for what is in sight. */
function numbersOf(view: EditorView, starts: readonly number[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges) {
    for (const [i, start] of starts.entries()) {
      if (start < from || start > to) continue
      builder.add(view.state.doc.lineAt(start).from, view.state.doc.lineAt(start).from, numberOf(i + 1))
    }
  }
  return builder.finish()
}

class Drawing {
  marks: DecorationSet
  wash: DecorationSet
  numbers: DecorationSet
  starts: readonly number[]

  constructor(view: EditorView) {
    this.starts = startsOf(view)
    this.marks = decorationsOf(view)
    this.wash = washOf(view)
    this.numbers = numbersOf(view, this.starts)
  }

  update(update: ViewUpdate): void {
    const { view, startState, state, docChanged, viewportChanged } = update
    if (docChanged) this.starts = startsOf(view)
    if (docChanged || viewportChanged) this.numbers = numbersOf(view, this.starts)
    if (docChanged || viewportChanged || startState.field(drawnField) !== state.field(drawnField)) this.marks = decorationsOf(view)
    if (docChanged || startState.field(washField) !== state.field(washField)) this.wash = washOf(view)
  }
}

const startsOf = (view: EditorView): readonly number[] => passagesOf(view.state.doc.toString()).map(({ span }) => span.start)

/** Everything that is drawn into the text: findings, the washed sentence, numbers of paragraphs. */
export const codeMarks: Extension = [
  drawnField,
  washField,
  ViewPlugin.fromClass(Drawing, {
    provide: (plugin) =>
      (['wash', 'marks', 'numbers'] as const).map((part) =>
        EditorView.decorations.of((view) => view.plugin(plugin)?.[part] ?? Decoration.none),
      ),
  }),
]
