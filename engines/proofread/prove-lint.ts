import type { WrittenLanguage } from '../languages/language.ts'
import type { Analysis } from './language.ts'
import type { WordLists } from './pattern.ts'
import type { LintRow, LintTable } from './row.ts'
import { compileRow, type CompiledLint } from './rule-book.ts'
import { fireRules } from './rules-fire.ts'
import { tokensOf } from './tokens.ts'

export type LintProof = { readonly rule: string; readonly what: string; readonly got: string; readonly expected: string }

type Proving = { readonly language: WrittenLanguage; readonly analyse: Analysis | null; readonly lists: WordLists }

/** Runs a row on its own examples: it must mend the wrong sentence as written there and leave the right ones alone. */
export function proveLint(table: LintTable, row: LintRow, proving: Proving): readonly LintProof[] {
  const rule = `${proving.language.code}/${table.name}/${row.key}`
  let compiled: CompiledLint
  try {
    compiled = compileRow(proving.language.code, table.name, row, proving.lists)
  } catch (error) {
    return [{ rule, what: 'pattern', got: String(error), expected: 'a pattern that can be read' }]
  }
  const [wrong, mended] = row.wrong
  const checks: readonly (readonly [string, string, string])[] = [
    ['wrong', wrong, mended],
    ['mended', mended, mended],
    ['right', row.right, row.right],
  ]
  return checks.flatMap(([what, sentence, expected]) => {
    const got = mend(sentence, compiled, proving)
    return got === expected ? [] : [{ rule, what, got: got === sentence ? '(does not fire)' : got, expected }]
  })
}

/** The sentence with the first suggestion of every finding put in. */
function mend(sentence: string, compiled: CompiledLint, { language, analyse }: Proving): string {
  const tokens = analyse ? analyse(sentence, 0) : tokensOf(sentence, { start: 0, end: sentence.length }, language)
  const book = { byWord: new Map(), always: [compiled] }
  const dialect = compiled.row.dialects?.[0] ?? language.dialects[0]?.tag ?? language.tag
  const lints = fireRules({ span: { start: 0, end: sentence.length }, tokens }, book, sentence, dialect)
  return lints
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((text, { span, suggestions: [to = ''] }) => text.slice(0, span.start) + to + text.slice(span.end), sentence)
}
