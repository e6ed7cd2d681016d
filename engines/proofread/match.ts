import { edge, type Known, type Pattern } from './pattern.ts'
import type { LintToken } from './token.ts'

/** Where a pattern fits: for every atom the tokens it took, as [from, to) in the sentence. */
export type Match = { readonly taken: readonly (readonly [number, number])[]; readonly start: number; readonly end: number }

/** Every place of a sentence where the pattern fits, from left to right and apart from each other. `words` answers what it asks of the dictionary. */
export function findMatches(tokens: readonly LintToken[], pattern: Pattern, words: Known = null): readonly Match[] {
  const found: Match[] = []
  const opening = pattern.isAtStart ? tokens.findIndex(({ kind }) => kind !== 'mark') : 0
  if (opening < 0) return []
  const last = pattern.isAtStart ? opening : tokens.length - 1
  for (let start = opening; start <= last; start++) {
    if (!mayStart(tokens, pattern, start)) continue
    const taken = matchFrom({ tokens, pattern, words }, start, 0)
    if (!taken) continue
    const end = taken.at(-1)?.[1] ?? start
    found.push({ taken, start, end })
    start = Math.max(start, end - 1)
  }
  return found
}

function mayStart(tokens: readonly LintToken[], { anchor }: Pattern, start: number): boolean {
  if (!anchor) return true
  const token = tokens[start + anchor.at]
  return token !== undefined && anchor.words.includes(token.lower)
}

type Search = { readonly tokens: readonly LintToken[]; readonly pattern: Pattern; readonly words: Known }

/** The tokens each atom takes from `at` on, as few as may be for atoms that may take more; null when they do not fit. */
function matchFrom(search: Search, at: number, atomAt: number): (readonly [number, number])[] | null {
  const { tokens, pattern, words } = search
  const atom = pattern.atoms[atomAt]
  if (!atom) return pattern.isAtEnd && tokens.slice(at).some(({ kind }) => kind !== 'mark') ? null : []
  if (atom.look !== undefined && !atom.test(tokens[at + atom.look] ?? edge, words)) return null
  for (let count = 0; count <= atom.most; count++) {
    if (count > 0) {
      const token = tokens[at + count - 1]
      if (!token || token.isLocked || !atom.test(token, words)) return null
    }
    if (count < atom.least) continue
    const rest = matchFrom(search, at + count, atomAt + 1)
    if (rest) return [[at, at + count], ...rest]
  }
  return null
}

/** The tokens of the part that is wrong, as [from, to). */
export function wrongPart({ taken }: Match, { from, to }: Pattern): readonly [number, number] {
  const first = taken[from]
  const last = taken[to - 1]
  return [first?.[0] ?? 0, last?.[1] ?? first?.[0] ?? 0]
}
