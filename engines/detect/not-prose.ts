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

/** Statements whose end is the line's: blocks that a colon opens, members that are set or called, bare words, comments, docstrings. */
const plainCodeLine: readonly RegExp[] = [
  /^\s*(?:async )?for [\w, ()]+ in \S.*:$/,
  /^\s*(?:async )?with \S.* as \w+:$/,
  /^\s*(?:if|elif|while) (?:not )?[\w.()[\]]+(?: (?:[<>]=?|in|is|not in|is not|and|or) .+)?:$/,
  /^\s*(?:else|try|finally|except(?: [\w., ()]+)?(?: as \w+)?):$/,
  /^\s*(?:return|yield|raise)(?: [\w.()[\]]+(?: ?[-+*/%,] ?[\w.()[\]]+)*)?$/,
  /^\s*(?:pass|break|continue)$/,
  /^\s*(?:import [\w.]+(?: as \w+)?|from [\w.]+ import [\w, *]+)$/,
  /^\s*[\w.]+(?:\[[^\]]*\])?(?:: ?[\w.[\], ]+)? ?[-+*/]?= ?\S/,
  /^\s*[\w.]+(?:\[[^\]]*\])?(?:\.\w+)*\(.*\)?$/,
  /^\s*(?:"""|#|@\w)|"""$/,
  /^\s*[\])]+[,:]?$/,
]
/** A longer line is no statement. */
const statementAtMost = 300

const isCodeLine = (line: string): boolean =>
  codeLine.test(line) || (line.length <= statementAtMost && plainCodeLine.some((pattern) => pattern.test(line)))

/** Most lines are statements of a programming language. */
export const looksLikeCode = (part: string): boolean => {
  const lines = linesOf(part)
  return shareOf(lines, isCodeLine) >= 0.6 && (lines.length > 1 || countOf(part, /[{}();=<>[\]]/g) * 8 > part.length)
}

/** One line in which signs of mathematics outweigh words; statements have semicolons, quotation marks or calls. */
export function looksLikeFormula(part: string): boolean {
  if (part.length > 400 || /[;"]|\w\(/.test(part)) return false
  // Asterisks alone stand for a name that is not told.
  if (!/[=\d\\±×÷∑∏∫√∞≈≠≤≥∂∇]/.test(part)) return false
  const signs = countOf(part, /[=<>±×÷∑∏∫√∞≈≠≤≥∂∇^_\\{}+*/|]/g)
  return signs >= 2 && signs >= countOf(part, /\p{L}{3,}/gu)
}

/** Lines at least that tell anything, and units that a line of verse has at most. */
const [linesAtLeast, lineAtMost] = [4, 65]
/** A block of so many lines speaks for itself; shorter ones are judged with their neighbours, as stanzas are. */
export const linesForOneself = 6
/** Words that a line of a list without bullets, and a message, have in the mean at most. */
const [wordsOfItem, wordsOfMessage] = [4.5, 10]

const messageLine = /^(?:\[?\d{1,2}[:.]\d{2}\]?\s+)?\p{Lu}[\p{L} ]{0,20}:\s/u

/**
 * What blocks of short lines are whose breaks are the writer's own. A break is when the first word of the next line would have fitted
 * into the longest of the lines: who wraps prose leaves no such room. Lines that all begin with capitals need not leave it.
 */
export function shapeOfLines(blocks: readonly string[]): 'verse' | 'list' | null {
  const broken = blocks.map((block) => linesOf(block).map((line) => line.trim()))
  const lines = broken.flat()
  if (lines.length < linesAtLeast) return null
  // A list that has bullets is read item by item.
  if (shareOf(lines, (line) => /^(?:[-*+•–|>]|\(?\w{1,3}[.)])\s/.test(line)) > 0.2) return null
  const words = countOf(lines.join('\n'), /\S+/g) / lines.length
  if (words <= wordsOfMessage && shareOf(lines, (line) => messageLine.test(line)) >= 0.6) return 'list'
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  if (longest > lineAtMost || shareOf(lines, (line) => /[.!?:]["')]*$/.test(line)) > 0.65) return null
  const isCapital = shareOf(lines, (line) => /^["'–]?\s?\p{Lu}/u.test(line)) >= 0.8
  if (!isCapital && shareOfOwnBreaks(broken, longest) < 0.5) return null
  const isOpen = shareOf(lines, (line) => /\p{P}$/u.test(line)) <= 0.1
  return isOpen && words <= wordsOfItem ? 'list' : 'verse'
}

function shareOfOwnBreaks(blocks: readonly (readonly string[])[], longest: number): number {
  let [own, all] = [0, 0]
  for (const lines of blocks) {
    for (const [i, line] of lines.slice(1).entries()) {
      const [word = ''] = line.split(' ', 1)
      if ((lines[i]?.length ?? 0) + 1 + word.length <= longest) own++
      all++
    }
  }
  return all === 0 ? 0 : own / all
}

/** Whether more than half of the letters are not Latin, which those of every language that is judged are. */
export function isOtherScript(text: string): boolean {
  const latin = countOf(text, /\p{Script=Latin}/gu)
  return countOf(text, /\p{L}/gu) > latin * 2
}
