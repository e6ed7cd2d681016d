import type { CheckFinding } from '../check.ts'
import { findMatches, searchedOf, wrongPart } from '../match.ts'
import { compilePattern, type WordLists } from '../pattern.ts'
import { fillTemplate } from '../suggest.ts'
import type { Sentence } from './verbs.ts'
import { upperFirst } from './words.ts'

/** A pattern of words (as in a row) and what its wrong part becomes. */
export type Frame = readonly [pattern: string, ...to: readonly string[]]

/** A search of sentences for frames, which leaves out a finding on words that an earlier one has. */
export function findFrames(frames: readonly Frame[], lists: WordLists = {}): (tokens: Sentence) => readonly CheckFinding[] {
  const compiled = frames.map(([source, ...to]) => ({ pattern: compilePattern(source, lists), to }))
  return (tokens) => {
    const found: CheckFinding[] = []
    const searched = searchedOf(tokens)
    for (const { pattern, to: templates } of compiled) {
      for (const match of findMatches(searched, pattern)) {
        const [from, to] = wrongPart(match, pattern)
        if (found.some((one) => one.from < to && from < one.to)) continue
        const next = tokens[to]
        // What then begins the sentence takes the capital.
        if (from === 0 && templates.includes('') && next) {
          found.push({ from, to: to + 1, suggestions: [upperFirst(next.text)] })
          continue
        }
        const suggestions = templates.flatMap((template) =>
          template === '' ? [''] : (fillTemplate(template, { match, tokens, wrong: [from, to], language: 'en' }) ?? []),
        )
        if (suggestions.length > 0) found.push({ from, to, suggestions })
      }
    }
    return found.toSorted((a, b) => a.from - b.from)
  }
}
