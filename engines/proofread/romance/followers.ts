import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import type { Agreeing, Cell, Count, NounReading, Romance } from './paradigm.ts'

export type Reading = { readonly tokens: readonly LintToken[]; readonly romance: Romance; readonly known: WordKnowledge }

/** A phrase without what follows its noun. `isBare`: it has no determiner, and an adjective is not its own as surely. */
export type Core = { readonly at: number; readonly noun: number; readonly nouns: readonly NounReading[]; readonly isBare: boolean }
export type Placed = Agreeing & { readonly at: number }

const followersAtMost = 2
/** How far back another noun may stand that an adjective belongs to. */
const wordsBack = 9

/** The adjectives behind a noun that can be nothing but its own. */
export function followers(reading: Reading, core: Core): readonly Placed[] {
  const found: Placed[] = []
  let next = core.noun + 1
  while (found.length < followersAtMost) {
    while (reading.romance.degrees.has(reading.tokens[next]?.lower ?? '')) next += 1
    const adjective = followerAt(reading, core, next)
    if (!adjective) break
    found.push(adjective)
    next += 1
  }
  return found
}

function followerAt(reading: Reading, core: Core, at: number): Placed | null {
  const { tokens, romance, known } = reading
  const token = tokens[at]
  if (!token || token.kind !== 'word' || token.text !== token.lower || token.isLocked) return null
  if (romance.participle.test(token.lower) && romance.times.has(tokens[core.noun]?.lower ?? '')) return null
  // "índices cada vez maiores".
  if (romance.times.has(tokens[core.noun]?.lower ?? '') && /^(?:cada|ogni)$/u.test(tokens[core.noun - 1]?.lower ?? '')) return null
  if (romance.adverbial.has(token.lower) || romance.functionWords.has(token.lower)) return null
  const adjective = romance.adjective(token.lower, 'after', known)
  if (!adjective || (!romance.participle.test(token.lower) && romance.mayBeVerb(token.lower, known))) return null
  if (isOfNext(reading, at, adjective) || isOfSeveral(reading, core, at, adjective) || isOfEarlier(reading, core, token, adjective))
    return null
  return { ...adjective, at }
}

/** "a la gente nuevas oportunidades", "verde oscuro": what follows is a noun of the adjective, or says more about it. */
function isOfNext({ tokens, romance, known }: Reading, at: number, adjective: Agreeing): boolean {
  const next = tokens[at + 1]
  if (next?.kind !== 'word' || romance.functionWords.has(next.lower)) return false
  if (next.text !== next.lower) return true
  const nouns = romance.nouns(next.lower, known)
  if (nouns.length === 0 && romance.mayBeVerb(next.lower, known)) return false
  if (nouns.length > 0) return nouns.some((noun) => cellsOf(noun, next.lower).some((cell) => adjective.own.has(cell)))
  return romance.cellsByEnding(next.lower).some((cell) => adjective.own.has(cell))
}

/** "la casa y el jardín bonitos", "las lenguas española y francesa". */
function isOfSeveral({ tokens, romance }: Reading, { at, noun, nouns }: Core, place: number, { own }: Agreeing): boolean {
  const isJoined = (index: number): boolean => romance.conjunctions.has(tokens[index]?.lower ?? '') || tokens[index]?.text === ','
  const counts = new Set(nouns.flatMap((one) => cellsOf(one, tokens[noun]?.lower ?? '').map(countOf)))
  const isPlural = [...own].every((cell) => countOf(cell) === 'pl')
  const isSingular = [...own].every((cell) => countOf(cell) === 'sg')
  if (isPlural && isJoined(at - 1)) return true
  if (isPlural && counts.has('sg') && tokens.slice(0, at).some((_, index) => isJoined(index))) return true
  return isSingular && counts.has('pl') && isJoined(place + 1)
}

/** "una camisa de algodón blanca", "Llegó a la ciudad cansado": a word further back that the adjective agrees with. */
function isOfEarlier({ tokens, romance, known }: Reading, { at, noun, isBare }: Core, token: LintToken, { own }: Agreeing): boolean {
  if (at === 0) return false
  const before = tokens[at - 1]
  if (romance.isState(token.lower) && !(before && romance.openers.has(before.lower))) return true
  if (
    !isBare &&
    before &&
    !romance.prepositions.has(before.lower) &&
    !romance.conjunctions.has(before.lower) &&
    !romance.contractions.has(tokens[at]?.lower ?? '')
  )
    return false
  const start = Math.max(0, at - wordsBack)
  return tokens.slice(start, at).some(({ kind, text, lower }, index) => {
    if (kind !== 'word' || romance.functionWords.has(lower) || lower === tokens[noun]?.lower) return false
    const previous = tokens[start + index - 1]?.lower ?? ''
    if (romance.participle.test(lower) && romance.auxiliaries.has(previous)) return false
    const isBehindDeterminer = romance.determiner(previous) !== null
    const nouns = romance.nouns(lower, known)
    const isFirst = start + index === 0
    if (!isBehindDeterminer && (isFirst || nouns.length === 0) && romance.mayBeVerb(lower, known)) return false
    if (text !== lower && !isFirst) return true
    const possible = nouns.length > 0 ? nouns.flatMap((one) => cellsOf(one, lower)) : romance.cellsByEnding(lower)
    return possible.some((cell) => own.has(cell))
  })
}

/** The cells of a noun as it is written. */
export function cellsOf({ genders, sg, pl }: NounReading, word: string): readonly Cell[] {
  return genders.flatMap((gender): readonly Cell[] => [
    ...(word === sg ? [`${gender}.sg` as const] : []),
    ...(word === pl ? [`${gender}.pl` as const] : []),
  ])
}

export const countOf = (cell: Cell): Count => (cell.endsWith('sg') ? 'sg' : 'pl')
