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

/** The rows of a language, by a word that must stand in the sentence for them to fire. */
export type RuleBook = { readonly byWord: ReadonlyMap<string, readonly CompiledLint[]>; readonly always: readonly CompiledLint[] }

export function compileRow(language: string, table: string, row: LintRow, lists: WordLists): CompiledLint {
  const unless = row.unless ? row.unless.split(' ').map((atom) => compilePattern(atom, lists)) : []
  return { rule: `${language}/${table}/${row.key}`, row, pattern: compilePattern(row.pattern, lists), unless }
}

/** Compiles every row of the tables. Throws for a row that cannot be read. */
export function makeRuleBook(language: string, tables: readonly LintTable[], lists: WordLists): RuleBook {
  const byWord = new Map<string, CompiledLint[]>()
  const always: CompiledLint[] = []
  for (const table of tables) {
    for (const row of table.rows) {
      const compiled = compileRow(language, table.name, row, lists)
      const words = compiled.pattern.needs
      if (!words) always.push(compiled)
      for (const word of words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), compiled])
    }
  }
  return { byWord, always }
}
