import { textAt } from '../text/span.ts'
import type { Span } from '../text/span.ts'
import type { Change, SentencePair } from './rewrite.ts'
import type { SentenceResult } from './sentence.ts'

/** A stretch of the source with what becomes of it. `result` null: kept as it is. */
export type Unit = { readonly source: Span; readonly result: SentenceResult | null; readonly isDropped: boolean }

export type Composed = { readonly text: string; readonly changes: readonly Change[]; readonly sentences: readonly SentencePair[] }

/** Puts the units back into the text: everything between them is copied; a dropped one takes the white space beside it along. */
export function composeText(source: string, units: readonly Unit[]): Composed {
  let text = ''
  let from = 0
  const changes: Change[] = []
  const sentences: SentencePair[] = []
  for (const [i, unit] of units.entries()) {
    const gap = source.slice(from, unit.source.start)
    const isAfterDropped = units[i - 1]?.isDropped === true && !/[\n\r]/.test(gap)
    text += isAfterDropped && /^\s+$/.test(gap) ? '' : gap
    if (unit.isDropped && units[i + 1] === undefined) text = text.replace(/[^\S\n\r]+$/, '')
    const start = text.length
    if (!unit.isDropped) text += unit.result?.text ?? textAt(source, unit.source)
    const output = { start, end: text.length }
    const written = changesOf(source, unit, start, changes.length)
    changes.push(...written)
    sentences.push({
      source: unit.source,
      output,
      isChanged: !unit.isDropped && text.slice(start) !== textAt(source, unit.source),
      isDropped: unit.isDropped,
    })
    from = unit.source.end
  }
  return { text: text + source.slice(from), changes, sentences }
}

function changesOf(source: string, unit: Unit, at: number, count: number): readonly Change[] {
  const from = textAt(source, unit.source)
  const id = (k: number): string => `c${count + k + 1}`
  if (unit.isDropped) {
    return [
      {
        id: id(0),
        rule: 'en/paragraph/drop',
        kind: 'drop',
        reason: 'sentence-dropped',
        source: unit.source,
        output: { start: at, end: at },
        from,
        to: '',
        alternatives: [],
      },
    ]
  }
  const { result } = unit
  if (!result || result.text === from) return []
  const whole = { start: at, end: at + result.text.length }
  const structural = result.applied.map((applied, k): Change => ({
    id: id(k),
    ...applied,
    source: unit.source,
    output: whole,
    from,
    to: result.text,
    alternatives: [],
  }))
  const base = unit.source.start
  // A word that one rule changed and another changed back is no change.
  const real = result.edits.filter(({ source: { start, end }, to }) => to !== textAt(source, { start: start + base, end: end + base }))
  const edits = real.map((edit, k): Change => {
    const span = { start: edit.source.start + base, end: edit.source.end + base }
    return {
      id: id(structural.length + k),
      rule: edit.rule,
      kind: edit.kind,
      reason: edit.reason,
      source: span,
      output: { start: edit.output.start + at, end: edit.output.end + at },
      from: textAt(source, span),
      to: edit.to,
      alternatives: edit.alternatives,
    }
  })
  return [...structural, ...edits]
}
