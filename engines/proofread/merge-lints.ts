import { overlaps } from '../text/span.ts'
import type { LintKind } from '../text/lint-kinds.ts'
import type { Lint } from './lint.ts'

/** What stays when two findings overlap: what says most about the words comes first. */
const rank: Readonly<Record<LintKind, number>> = {
  grammar: 0,
  repetition: 1,
  punctuation: 2,
  spelling: 3,
  consistency: 4,
  typography: 5,
  register: 6,
  style: 7,
}
const rankOf = ({ kind, isPicky, rule }: Lint): number =>
  rank[kind] + (isPicky ? 20 : 0) + (rule === 'any/spelling' ? 3.5 : 0) + (/^(?:harper|languagetool|grammalecte)\//.test(rule) ? 2 : 0)

/**
 * Findings in the order of the text. Of two that overlap the better one stays; a finding on a whole sentence or
 * quotation stands beside what is found inside it.
 */
export function mergeLints(lints: readonly Lint[]): readonly Lint[] {
  const ofWholes = makeLane()
  const ofParts = makeLane()
  for (const lint of lints.toSorted((a, b) => rankOf(a) - rankOf(b) || a.span.start - b.span.start || a.span.end - b.span.end)) {
    const [own, others] = isWhole(lint) ? [ofWholes, ofParts] : [ofParts, ofWholes]
    const isFree = own.across(lint).length === 0 && others.across(lint).every((other) => isAround(other, lint) || isAround(lint, other))
    if (isFree) own.put(lint)
  }
  return [...ofWholes.kept(), ...ofParts.kept()].toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}

const wholes: ReadonlySet<string> = new Set(['long-sentence', 'quotes'])
const isWhole = ({ class: key }: Lint): boolean => wholes.has(key)
const isAround = (whole: Lint, part: Lint): boolean =>
  isWhole(whole) && !isWhole(part) && whole.span.start <= part.span.start && whole.span.end >= part.span.end

type Lane = {
  /** The kept findings that overlap another. */
  readonly across: (lint: Lint) => readonly Lint[]
  readonly put: (lint: Lint) => void
  readonly kept: () => readonly Lint[]
}

/** Findings apart from each other in the order of the text: a text of 100,000 brackets has as many, so each is looked up by halves. */
function makeLane(): Lane {
  const kept: Lint[] = []
  const firstAfter = (place: number): number => {
    let [low, high] = [0, kept.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((kept[middle]?.span.end ?? 0) > place) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    across: ({ span }) => {
      const first = firstAfter(span.start)
      let last = first
      while (kept[last] && overlaps(kept[last]?.span ?? span, span)) last++
      return kept.slice(first, last)
    },
    put: (lint) => void kept.splice(firstAfter(lint.span.start), 0, lint),
    kept: () => kept,
  }
}
