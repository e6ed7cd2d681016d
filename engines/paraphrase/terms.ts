import { fixedTerms } from '../languages/en/fixed-terms.ts'
import { isNoun } from '../languages/en/grammar/noun-phrase.ts'
import { comparableOf } from './pattern.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** Tokens `start` to `end` (exclusive) that make one term: a rule may take the whole, never a part. */
export type TermRange = { readonly start: number; readonly end: number }

const index = new Map<string, (readonly string[])[]>()
for (const term of fixedTerms) {
  const words = term.split(' ')
  const key = (words[0] ?? '').replace('~', '')
  const rows = index.get(key)
  if (rows) rows.push(words)
  else index.set(key, [words])
}
for (const rows of index.values()) rows.sort((a, b) => b.length - a.length)

/** Fixed terms of a sentence and names of several words, in order; the longest at each place. */
export function findTerms(tokens: readonly Token[]): readonly TermRange[] {
  const found: TermRange[] = []
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start]
    if (!token) break
    const end = Math.max(
      termEnd(tokens, start, token.lower),
      token.lemma === token.lower ? -1 : termEnd(tokens, start, token.lemma),
      nameEnd(tokens, start),
    )
    if (end > start) found.push({ start, end })
  }
  return found
}

function termEnd(tokens: readonly Token[], start: number, key: string): number {
  for (const words of index.get(key) ?? []) {
    const isThere = words.every((word, k) => {
      const token = tokens[start + k]
      if (!token) return false
      if (word.startsWith('~')) return token.lemma === word.slice(1) && (token.tag === 'VERB' || token.tag === 'AUX')
      const isLast = k === words.length - 1
      return comparableOf(token) === word || (isLast && token.lemma === word && isNoun(token))
    })
    if (isThere) return start + words.length
  }
  return -1
}

/** "University of Oxford", "Mary Shelley": names that stand together. */
function nameEnd(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.tag !== 'PROPN') return -1
  let end = start + 1
  for (;;) {
    if (tokens[end]?.tag === 'PROPN') end++
    else if (
      /^(?:of|de|von|van|for|the|du|da|di|and)$/.test(tokens[end]?.lower ?? '') &&
      tokens[end + 1]?.tag === 'PROPN' &&
      tokens[end]?.lower !== 'and'
    )
      end += 2
    else break
  }
  return end > start + 1 ? end : -1
}

/** Whether a change of tokens `start` to `end` would break a term: touch it without taking it whole. */
export const breaksTerm = (terms: readonly TermRange[], start: number, end: number): boolean =>
  terms.some((term) => term.start < end && start < term.end && !(start <= term.start && end >= term.end))
