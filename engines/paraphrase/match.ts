import { allows } from './guard.ts'
import { patternEnd, rowsAt } from './pattern.ts'
import type { CompiledRow, RowIndex } from './pattern.ts'
import type { Place } from './place.ts'
import { isSafe } from './safety.ts'
import { targetTokens } from './target.ts'
import { breaksTerm, findTerms } from './terms.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** One wording that a row offers for its place: the words as tokens, none when the place is dropped. */
export type Wording = { readonly target: string; readonly tokens: readonly Token[] }

/** A row that may change tokens `start` to `end` (exclusive) of a sentence. Wordings best first, at least one. */
export type Proposal = {
  readonly start: number
  readonly end: number
  readonly compiled: CompiledRow
  readonly wordings: readonly Wording[]
}

/** Nouns (lemmas) that are terms of the whole document: no noun row touches them. */
export type DocumentTerms = ReadonlySet<string>
const noTerms: DocumentTerms = new Set()

/** What the rows offer for a sentence is asked again for every mode, strength and seed, so the answers are kept as long as the sentence is. */
const known = new WeakMap<readonly Token[], { readonly index: RowIndex; readonly found: readonly Proposal[] }>()

/** Every change that the rows offer for a sentence, in the order of their places; they may overlap. None breaks a fixed term. */
export function proposals(tokens: readonly Token[], index: RowIndex, documentTerms = noTerms): readonly Proposal[] {
  const before = known.get(tokens)
  const found = before?.index === index ? before.found : findProposals(tokens, index)
  if (before?.index !== index) known.set(tokens, { index, found })
  if (documentTerms.size === 0) return found
  return found.filter(({ start, compiled }) => compiled.rowClass !== 'noun' || !documentTerms.has(tokens[start]?.lemma ?? ''))
}

function findProposals(tokens: readonly Token[], index: RowIndex): readonly Proposal[] {
  const found: Proposal[] = []
  const terms = findTerms(tokens)
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start]
    if (!token) break
    for (const compiled of rowsAt(token, tokens[start + 1], index)) {
      const proposal = proposalAt(tokens, start, compiled)
      if (proposal && !breaksTerm(terms, start, proposal.end)) found.push(proposal)
    }
  }
  return found
}

/** Whether the row still offers the wording at `start` of a sentence whose other words have changed. */
export const stillOffers = (tokens: readonly Token[], start: number, compiled: CompiledRow, target: string): boolean =>
  proposalAt(tokens, start, compiled)?.wordings.some((wording) => wording.target === target) === true

function proposalAt(tokens: readonly Token[], start: number, compiled: CompiledRow): Proposal | null {
  const end = patternEnd(compiled, tokens, start)
  if (end < 0) return null
  const place: Place = { tokens, start, end, focus: start + compiled.focus }
  if (!allows(place, compiled.rowClass, compiled.row)) return null
  const wordings: Wording[] = []
  for (const target of compiled.row.to) {
    if (!isSafe(place, compiled, target)) continue
    const words = targetTokens(place, compiled, target)
    if (words && !isSame(words, tokens, start, end)) wordings.push({ target, tokens: words })
  }
  return wordings.length > 0 ? { start, end, compiled, wordings } : null
}

const isSame = (words: readonly Token[], tokens: readonly Token[], start: number, end: number): boolean =>
  words.length === end - start && words.every((word, i) => word.lower === tokens[start + i]?.lower)
