import type { LintClassKey } from './classes.ts'
import { lintAt } from './lint-at.ts'
import type { Lint } from './lint.ts'

/** A finding of harper.js as plain data. `start` and `end` count UTF-16 units of the text it was given. */
export type HarperFinding = {
  readonly rule: string
  /** One of harper's kinds: `Agreement`, `Usage` ... */
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly suggestions: readonly string[]
}

/** What harper calls a kind is one of our classes; kinds that are not named are left to our own rules. */
const classOfKind: Readonly<Record<string, LintClassKey>> = {
  Agreement: 'subject-verb',
  BoundaryError: 'compound-split',
  Eggcorn: 'confused-words',
  Grammar: 'verb-form',
  Malapropism: 'confused-words',
  Nonstandard: 'confused-words',
  Usage: 'preposition',
  WordChoice: 'confused-words',
}

/** Rules that were seen to be wrong in published text, or that ours cover. Sorted. */
const leftOut = new Set([
  'AnA',
  'AvoidCurses',
  'CompoundNouns',
  'ExpandMemoryShorthands',
  'ExpandTimeShorthands',
  'HowTo',
  'MergeWords',
  'MissingTo',
  'NoFrenchSpaces',
  'OxfordComma',
  'PronounVerbAgreement',
  'RepeatedWords',
  'SimplePastToPastParticiple',
  'Spaces',
  'SplitWords',
  'UpdatePlaceNames',
])

const wordsOf = (text: string): number => text.trim().split(/\s+/).length

/** Harper's findings as ours; what is only taste or typesetting is left out. */
export function fromHarper(findings: readonly HarperFinding[], text: string): readonly Lint[] {
  return findings.flatMap(({ rule, kind, start, end, suggestions }): readonly Lint[] => {
    const key = classOfKind[kind]
    if (!key || leftOut.has(rule) || suggestions.length === 0 || end > text.length || start >= end) return []
    const word = text.slice(start, end)
    const better = suggestions.filter((one) => one !== word).slice(0, 5)
    const isApart = key === 'compound-split' && wordsOf(better[0] ?? '') > wordsOf(word)
    return better.length === 0
      ? []
      : [
          lintAt({
            rule: `harper/${rule}`,
            class: isApart ? 'compound-joined' : key,
            span: { start, end },
            suggestions: better,
            facts: { word, right: better[0] ?? '' },
          }),
        ]
  })
}
