import { edge, type Known, type Pattern } from './pattern.ts'
import type { LintToken } from './token.ts'

/** Where a pattern fits: for every atom the tokens it took, as [from, to) in the sentence. */
export type Match = { readonly taken: readonly (readonly [number, number])[]; readonly start: number; readonly end: number }

/** Where each word of a sentence stands, from left to right, by its lower case. */
export type Places = ReadonlyMap<string, readonly number[]>

function placesOf(tokens: readonly LintToken[]): Places {
  const places = new Map<string, number[]>()
  for (const [i, { lower }] of tokens.entries()) {
    const known = places.get(lower)
    if (known) known.push(i)
    else places.set(lower, [i])
  }
  return places
}

/** A sentence with what patterns ask of it; `words` answers what they ask of the dictionary. Thousands ask for the places, so they are made once. */
export type Searched = { readonly tokens: readonly LintToken[]; readonly places: Places; readonly words: Known }

/** A sentence made ready to be searched for patterns. */
export const searchedOf = (tokens: readonly LintToken[], words: Known = null): Searched => ({ tokens, places: placesOf(tokens), words })

/** Every place of a sentence where the pattern fits, from left to right and apart from each other. */
export function findMatches({ tokens, places, words }: Searched, pattern: Pattern): readonly Match[] {
  const found: Match[] = []
  const opening = pattern.isAtStart ? tokens.findIndex(({ kind }) => kind !== 'mark') : 0
  if (opening < 0) return []
  const last = pattern.isAtStart ? opening : tokens.length - 1
  let next = opening
  for (const start of startsOf(tokens, places, pattern)) {
    if (start < next || start > last) continue
    const taken = matchFrom({ tokens, pattern, words }, start, 0)
    if (!taken) continue
    const end = taken.at(-1)?.[1] ?? start
    found.push({ taken, start, end })
    next = Math.max(start + 1, end)
  }
  return found
}

/** Places where the pattern may begin, from left to right: with an anchor those alone that have one of its words at its distance. */
function startsOf(tokens: readonly LintToken[], places: Places, { anchor }: Pattern): Iterable<number> {
  if (!anchor) return tokens.keys()
  const starts: number[] = []
  for (const word of anchor.words) for (const place of places.get(word) ?? []) starts.push(place - anchor.at)
  return starts.length < 2 || anchor.words.length === 1 ? starts : starts.sort((a, b) => a - b)
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
