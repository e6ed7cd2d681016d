import type { LintCheck } from './check.ts'
import { compilePattern, type Pattern, type WordLists } from './pattern.ts'
import type { LintRow, LintTable } from './row.ts'

/** A row ready for matching. */
export type CompiledLint = {
  /** `en/agreement/he-dont` */
  readonly rule: string
  readonly row: LintRow
  readonly pattern: Pattern
  readonly unless: readonly Pattern[]
}

/** The rules of a language as they are written. */
export type WrittenRules = { readonly tables: readonly LintTable[]; readonly lists: WordLists; readonly checks: readonly LintCheck[] }

/** The rules of a language ready to fire: rows by a word or lemma that must stand in the sentence for them, and checks of whole sentences. */
export type RuleBook = {
  /** Code of the language. */
  readonly code: string
  readonly byWord: ReadonlyMap<string, readonly CompiledLint[]>
  readonly byLemma: ReadonlyMap<string, readonly CompiledLint[]>
  readonly always: readonly CompiledLint[]
  readonly checks: readonly LintCheck[]
}

export function compileRow(language: string, table: string, row: LintRow, lists: WordLists): CompiledLint {
  const unless = row.unless ? row.unless.split(' ').map((atom) => compilePattern(atom, lists)) : []
  return { rule: `${language}/${table}/${row.key}`, row, pattern: compilePattern(row.pattern, lists), unless }
}

/** Compiles every row of the tables. Throws for a row that cannot be read. */
export function makeRuleBook(code: string, { tables, lists, checks }: WrittenRules): RuleBook {
  const byWord = new Map<string, CompiledLint[]>()
  const byLemma = new Map<string, CompiledLint[]>()
  const always: CompiledLint[] = []
  for (const table of tables) {
    for (const row of table.rows) {
      const compiled = compileRow(code, table.name, row, lists)
      const { needs } = compiled.pattern
      if (!needs) always.push(compiled)
      const index = needs?.of === 'lemma' ? byLemma : byWord
      for (const word of needs?.words ?? []) index.set(word, [...(index.get(word) ?? []), compiled])
    }
  }
  return { code, byWord, byLemma, always, checks }
}
