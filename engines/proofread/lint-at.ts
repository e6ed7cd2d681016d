import type { Span } from '../text/span.ts'
import { lintClasses, type LintClass, type LintClassKey } from './classes.ts'
import type { Lint } from './lint.ts'

type Finding = {
  readonly rule: string
  readonly class: LintClassKey
  readonly span: Span
  readonly suggestions: readonly string[]
  readonly facts?: Readonly<Record<string, string>>
  readonly isPicky?: boolean
}

/** A finding of a class, with the kind of its class. */
export function lintAt({ rule, class: key, span, suggestions, facts = {}, isPicky }: Finding): Lint {
  const { kind, isPicky: isPickyClass = false }: LintClass = lintClasses[key]
  return { rule, class: key, kind, span, suggestions, isPicky: isPicky ?? isPickyClass, facts }
}
