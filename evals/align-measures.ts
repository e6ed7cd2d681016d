import type { Span } from '../engines/text/span.ts'

/** A passage in both texts: planted, or found. */
export type Case = { readonly inChecked: Span; readonly inSource: Span }

/** What a set of pairs comes to; shares are 0 to 1. */
export type Figures = { readonly precision: number; readonly recall: number; readonly granularity: number; readonly plagdet: number }

/** What one pair adds to the figures. */
export type Tally = { recall: number; cases: number; precision: number; found: number; parts: number; met: number }

export const makeTally = (): Tally => ({ recall: 0, cases: 0, precision: 0, found: 0, parts: 0, met: 0 })

const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
const meets = (a: Case, b: Case): boolean => shared(a.inChecked, b.inChecked) > 0 && shared(a.inSource, b.inSource) > 0

/** Share of the characters of a case, in both texts, that lie in those of `others` which meet it. */
function covered(one: Case, others: readonly Case[]): number {
  const met = others.filter((other) => meets(one, other))
  const union = (of: (from: Case) => Span): number => {
    let total = 0
    let reached = of(one).start
    for (const { start, end } of met.map(of).sort((a, b) => a.start - b.start)) {
      const to = Math.min(end, of(one).end)
      total += Math.max(0, to - Math.max(start, reached))
      reached = Math.max(reached, to)
    }
    return total
  }
  const length = one.inChecked.end - one.inChecked.start + one.inSource.end - one.inSource.start
  return (union(({ inChecked }) => inChecked) + union(({ inSource }) => inSource)) / length
}

/** Adds a pair's planted cases and detections. */
export function addPair(tally: Tally, cases: readonly Case[], found: readonly Case[]): void {
  for (const one of cases) {
    tally.recall += covered(one, found)
    const parts = found.filter((detection) => meets(one, detection)).length
    tally.parts += parts
    if (parts > 0) tally.met++
  }
  for (const detection of found) tally.precision += covered(detection, cases)
  tally.cases += cases.length
  tally.found += found.length
}

/**
 * Precision, recall and granularity by characters, each case and each detection counting once, and their one figure: Potthast,
 * Stein, Barrón-Cedeño and Rosso, "An evaluation framework for plagiarism detection" (COLING 2010).
 */
export function figuresOf({ recall, cases, precision, found, parts, met }: Tally): Figures {
  const p = found === 0 ? 0 : precision / found
  const r = cases === 0 ? 0 : recall / cases
  const granularity = met === 0 ? 1 : parts / met
  const f = p + r === 0 ? 0 : (2 * p * r) / (p + r)
  return { precision: p, recall: r, granularity, plagdet: f / Math.log2(1 + granularity) }
}
