/** Lines of a part that hold something. */
const linesOf = (part: string): readonly string[] => part.split('\n').filter((line) => line.trim() !== '')

const shareOf = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter(is).length / lines.length

const countOf = (part: string, pattern: RegExp): number => part.match(pattern)?.length ?? 0

/** Fewer numbers are a date. */
const numbersAtLeast = 5

/** Rows with at least two column marks, or more numbers than words. */
export function looksLikeTable(part: string): boolean {
  const lines = linesOf(part)
  if (shareOf(lines, (line) => countOf(line, /[|\t]/g) >= 2) >= 0.6) return true
  const numbers = countOf(part, /\p{N}+(?:[.,:/]\p{N}+)*/gu)
  return numbers >= numbersAtLeast && numbers > countOf(part, /\p{L}{2,}/gu)
}

const codeLine =
  /[{};]\s*$|^\s*(?:def|function|class|import|from|#include|const|let|var|public|private|return|elif|else:|print)\b.*[(){}=:;"]|^\s*(?:if|for|while)\s*\(.*\)|=>|[!=]==?|\+\+|^\s*\w+\s*=\s*\S|^\s*\w+(?:\.\w+)*\(.*\)\s*;?$|^\s*<\/?\w+[^>]*>|^\s*(?:\/\/|#!|\$ )/

/** Most lines are statements of a programming language. */
export const looksLikeCode = (part: string): boolean => {
  const lines = linesOf(part)
  return shareOf(lines, (line) => codeLine.test(line)) >= 0.6 && (lines.length > 1 || countOf(part, /[{}();=<>[\]]/g) * 8 > part.length)
}

/** One line in which signs of mathematics outweigh words; statements have semicolons, quotation marks or calls. */
export function looksLikeFormula(part: string): boolean {
  if (part.length > 400 || /[;"]|\w\(/.test(part)) return false
  const signs = countOf(part, /[=<>±×÷∑∏∫√∞≈≠≤≥∂∇^_\\{}+*/|]/g)
  return signs >= 2 && signs >= countOf(part, /\p{L}{3,}/gu)
}

/** Lines at least that a verse has, and units that its lines have at most. */
const [linesAtLeast, lineAtMost, shortLine] = [4, 65, 45]

/** A block of short lines broken on purpose: few end like sentences, and they begin with capitals or are all short. */
export function looksLikeVerse(block: string): boolean {
  const lines = linesOf(block).map((line) => line.trim())
  if (lines.length < linesAtLeast) return false
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  if (longest > lineAtMost || shareOf(lines, (line) => /[.!?:]["')]*$/.test(line)) > 0.5) return false
  if (shareOf(lines, (line) => /^(?:[-*+•–|>]|\(?\w{1,3}[.)])\s/.test(line)) > 0.2) return false
  // Single words below one another are a list, not a verse.
  if (shareOf(lines, (line) => /\s\S+\s/.test(line)) < 0.6) return false
  return longest <= shortLine || shareOf(lines, (line) => /^["'–]?\s?\p{Lu}/u.test(line)) >= 0.6
}
