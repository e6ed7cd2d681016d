import type { LintClassKey } from '#engines/proofread/classes.ts'

/** What a reader sees of a finding: its name, what is wrong here, and why. */
export type LintWords = { readonly title: string; readonly message: string; readonly reason: string }

/** Facts of a finding that its message may name: the words found (`word`), the first suggestion (`right`), an amount (`count`). */
export type LintFacts = Readonly<Record<string, string>>

/** The words of every class; a message may name the facts. */
export type LintMessages = Readonly<
  Record<LintClassKey, { readonly title: string; readonly message: string | ((facts: LintFacts) => string); readonly reason: string }>
>
