import type { LintClassKey } from './classes.ts'
import { lintAt } from './lint-at.ts'
import type { Lint } from './lint.ts'

/** What a checker calls a finding, as far as it matters here. */
export type CheckerKind = 'spelling' | 'grammar' | 'punctuation' | 'typography' | 'style'

/** A finding of a checker that the operator has added. `start` and `end` count UTF-16 units of the text it was given. */
export type CheckerFinding = {
  readonly by: 'languagetool' | 'grammalecte'
  readonly rule: string
  readonly kind: CheckerKind
  readonly start: number
  readonly end: number
  /** What it says of the place, in its own words. */
  readonly said: string
  readonly suggestions: readonly string[]
}

/** Spelling and typesetting are ours: two dictionaries would contradict each other. */
const classOfKind: Partial<Readonly<Record<CheckerKind, LintClassKey>>> = {
  grammar: 'checker-grammar',
  punctuation: 'checker-punctuation',
  style: 'checker-style',
}

/** A checker's findings as ours, with its own words for what is wrong. */
export function fromChecker(findings: readonly CheckerFinding[], text: string): readonly Lint[] {
  return findings.flatMap(({ by, rule, kind, start, end, said, suggestions }): readonly Lint[] => {
    const key = classOfKind[kind]
    if (!key || end > text.length || start >= end) return []
    const word = text.slice(start, end)
    const better = [...new Set(suggestions)].filter((one) => one !== word).slice(0, 5)
    const facts = { word, right: better[0] ?? '', said: said.slice(0, 500) }
    return [lintAt({ rule: `${by}/${rule.slice(0, 80)}`, class: key, span: { start, end }, suggestions: better, facts })]
  })
}
