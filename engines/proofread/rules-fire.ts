import { runCheck } from './check.ts'
import { lintAt } from './lint-at.ts'
import type { Lint } from './lint.ts'
import { findMatches, searchedOf, wrongPart, type Match, type Searched } from './match.ts'
import type { LintSentence } from './paragraph.ts'
import type { CompiledLint, RuleBook } from './rule-book.ts'
import type { Known } from './pattern.ts'
import { fillTemplate } from './suggest.ts'

export type Firing = {
  readonly text: string
  /** The variant the text is written in. */
  readonly dialect: string
  readonly words: Known
}

/** What the rows and checks of a language find in a sentence. */
export function fireRules({ tokens }: LintSentence, book: RuleBook, firing: Firing): readonly Lint[] {
  const rows = new Set(book.always)
  for (const { lower, lemma } of tokens) {
    for (const row of book.byWord.get(lower) ?? []) rows.add(row)
    for (const row of (lemma && book.byLemma.get(lemma)) || []) rows.add(row)
  }
  const reading = { ...firing, ...searchedOf(tokens, firing.words) }
  const fired = [...rows].flatMap((compiled) => fireRow(compiled, reading))
  return [...fired, ...book.checks.flatMap((check) => runCheck(check, tokens, { code: book.code, text: firing.text, words: firing.words }))]
}

type Reading = Firing & Searched

function fireRow(compiled: CompiledLint, reading: Reading): readonly Lint[] {
  const { row, pattern, unless } = compiled
  if (row.dialects && !row.dialects.includes(reading.dialect)) return []
  const matches = findMatches(reading, pattern)
  if (matches.length === 0 || unless.some((one) => findMatches(reading, one).length > 0)) return []
  return matches.flatMap((match) => {
    const lint = lintOf(compiled, match, reading)
    return lint ? [lint] : []
  })
}

function lintOf({ rule, row, pattern }: CompiledLint, match: Match, { tokens, text, dialect, words }: Reading): Lint | null {
  const [from, to] = wrongPart(match, pattern)
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || tokens.slice(from, to).some(({ isLocked }) => isLocked)) return null
  const isEmpty = row.to.includes('')
  const word = text.slice(first.span.start, last.span.end)
  const filled = row.to.flatMap((template) => {
    const one = template === '' ? '' : fillTemplate(template, { match, tokens, words, wrong: [from, to], language: dialect })
    return one === null || !isMadeOfWords(template, one, { word, words }) ? [] : [one]
  })
  // Words that are taken away take the space before them along.
  const start = isEmpty && from > 0 ? first.span.start - first.space.length : first.span.start
  const span = { start, end: last.span.end }
  const suggestions = [...new Set(filled)].filter((one) => one !== text.slice(span.start, span.end))
  if (suggestions.length === 0) return null
  return lintAt({
    rule,
    class: row.class,
    span,
    suggestions,
    facts: { word, right: suggestions[0] ?? '' },
    ...(row.picky ? { isPicky: true } : {}),
  })
}

/** A word that a template has put together or bent by letters stands only where the dictionary has it, if there is one. */
function isMadeOfWords(template: string, filled: string, { word, words }: { readonly word: string; readonly words: Known }): boolean {
  if (!words || !/\$\d(?:\/|\$)/.test(template)) return true
  const written = new Set(word.match(/\p{L}+/gu))
  return (filled.match(/\p{L}+/gu) ?? []).every((one) => written.has(one) || words.isKnown(one))
}
