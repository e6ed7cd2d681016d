import type { WrittenLanguage } from '../languages/language.ts'
import type { LintCheck } from './check.ts'
import type { Analysis } from './language.ts'
import type { Known, WordLists } from './pattern.ts'
import type { LintRow, LintTable } from './row.ts'
import { compileRow, type CompiledLint, type RuleBook } from './rule-book.ts'
import { fireRules } from './rules-fire.ts'
import { tokensOf } from './tokens.ts'

export type LintProof = { readonly rule: string; readonly what: string; readonly got: string; readonly expected: string }

type Proving = { readonly language: WrittenLanguage; readonly analyse: Analysis | null; readonly lists: WordLists; readonly words: Known }

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
    const got = mendByRow(sentence, compiled, proving)
    return got === expected ? [] : [{ rule, what, got: got === sentence ? '(does not fire)' : got, expected }]
  })
}

/** Runs a check on its own examples. */
export function proveCheck(check: LintCheck, { language, analyse, words }: Proving): readonly LintProof[] {
  const rule = `${language.code}/check/${check.key}`
  const book = { code: language.code, byWord: new Map(), byLemma: new Map(), always: [], checks: [check] }
  const expected = [
    ...check.wrong.flatMap(([wrong, mended]) => [[wrong, mended] as const, [mended, mended] as const]),
    ...check.right.map((one) => [one, one] as const),
  ]
  const isFew = check.wrong.length < 4 || check.right.length < 4
  return expected
    .flatMap(([sentence, wanted]) => {
      const got = mend(sentence, book, { language, analyse, words })
      return got === wanted ? [] : [{ rule, what: sentence, got, expected: wanted }]
    })
    .concat(isFew ? [{ rule, what: 'examples', got: 'fewer than four', expected: 'four wrong and four right ones' }] : [])
}

function mendByRow(sentence: string, compiled: CompiledLint, { language, analyse, words }: Proving): string {
  const book = { code: language.code, byWord: new Map(), byLemma: new Map(), always: [compiled], checks: [] }
  const dialect = compiled.row.dialects?.[0] ?? language.dialects[0]?.tag ?? language.tag
  return mend(sentence, book, { language, analyse, words, dialect })
}

type Mending = Pick<Proving, 'language' | 'analyse' | 'words'> & { readonly dialect?: string }

/** The sentence with the first suggestion of every finding put in. */
function mend(sentence: string, book: RuleBook, { language, analyse, words, dialect = language.tag }: Mending): string {
  const span = { start: 0, end: sentence.length }
  const tokens = analyse ? analyse(sentence, 0) : tokensOf(sentence, span, language)
  return fireRules({ span, tokens }, book, { text: sentence, dialect, words })
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((text, { span: at, suggestions: [to = ''] }) => text.slice(0, at.start) + to + text.slice(at.end), sentence)
}
