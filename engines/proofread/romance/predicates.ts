import { cellsOf, countOf, type Core, type Placed, type Reading } from './followers.ts'
import type { Count } from './paradigm.ts'

/** What a form of "to be" says of the noun, where the phrase that ends before `end` is the subject of a clause: adjectives or a participle. */
export function predicatesOf(reading: Reading, core: Core, end: number): readonly Placed[] {
  const { tokens, romance } = reading
  if (!maybeSubject(reading, core)) return []
  let next = end + (isOfSomething(reading, core, end) ? 2 : 0)
  if (romance.negations.has(tokens[next]?.lower ?? '')) next += 1
  const verb = tokens[next]?.lower ?? ''
  const counts = new Set(core.nouns.flatMap((one) => cellsOf(one, tokens[core.noun]?.lower ?? '').map(countOf)))
  const isOfVerb = (count: Count): boolean => romance.copulas[count].has(verb) && counts.has(count)
  if (!isOfVerb('sg') && !isOfVerb('pl')) return []
  const first = predicateAt(reading, next + 1)
  if (!first || !romance.conjunctions.has(tokens[first.at + 1]?.lower ?? '')) return first ? [first] : []
  const second = predicateAt(reading, first.at + 2)
  return second ? [first, second] : [first]
}

function maybeSubject({ tokens, romance }: Reading, { at, noun, isBare }: Core): boolean {
  const before = tokens[at - 1]
  if (isBare || (before && !romance.openers.has(before.lower))) return false
  return !romance.contractions.has(tokens[at]?.lower ?? '') && !romance.times.has(tokens[noun]?.lower ?? '')
}

/** "las clases de español": said of the classes, unless the noun only counts or names a sort. */
const isOfSomething = ({ tokens, romance }: Reading, { noun }: Core, end: number): boolean =>
  /^d[ei]$/u.test(tokens[end]?.lower ?? '') && tokens[end + 1]?.kind === 'word' && !romance.measures.has(tokens[noun]?.lower ?? '')

function predicateAt({ tokens, romance, known }: Reading, at: number): Placed | null {
  let next = at
  while (romance.degrees.has(tokens[next]?.lower ?? '')) next += 1
  const token = tokens[next]
  if (!token || token.kind !== 'word' || token.text !== token.lower || token.isLocked) return null
  if (romance.functionWords.has(token.lower) || romance.notPredicates.has(token.lower)) return null
  const behind = tokens[next + 1]
  const isClosed = !behind || behind.kind === 'mark' || romance.functionWords.has(behind.lower) || romance.conjunctions.has(behind.lower)
  const adjective = isClosed ? romance.adjective(token.lower, 'after', known) : null
  return adjective && { ...adjective, at: next }
}
