import type { LintToken } from '../token.ts'
import { followers, type Core, type Reading } from './followers.ts'
import { predicatesOf } from './predicates.ts'
import { paradigmOf, type Agreeing, type Romance } from './paradigm.ts'

/** A word of the phrase that agrees with the noun. */
export type Element = Agreeing & { readonly at: number }

export type NounPhrase = Core & {
  /** In the order of the text. */
  readonly before: readonly Element[]
  readonly after: readonly Element[]
}

const wordsBeforeNounAtMost = 4

/** The phrase whose first determiner is at a token; null where there is none, or where it may be something else. */
export function nounPhraseAt(reading: Reading, at: number): NounPhrase | null {
  const { tokens, romance, known } = reading
  const opening = openingAt(reading, at)
  if (!opening) return barePhraseAt(reading, at)
  const before = [...opening]
  let next = (before.at(-1)?.at ?? at) + 1
  const first = next
  for (; next < first + wordsBeforeNounAtMost; next += 1) {
    const token = tokens[next]
    if (!token || token.kind !== 'word' || token.text !== token.lower || token.isLocked) return null
    if (romance.numerals.has(token.lower)) {
      if (next > first) return null
      before.push(numeralAt(token.lower, next))
      continue
    }
    const nouns = romance.nouns(token.lower, known)
    const adjective = romance.adjective(token.lower, 'before', known)
    const isNoun = nouns.length > 0 && !(adjective && hasPlainNounAt(reading, next + 1))
    if (isNoun && next > first && romance.adverbNouns.has(token.lower)) return null
    if (isNoun) return isClitic(reading, before, next) ? null : phraseWith(reading, { at, noun: next, nouns, before, isBare: false })
    if (!adjective || goesOnAsClause(tokens[next + 1])) return null
    before.push({ ...adjective, at: next })
  }
  return null
}

/** "personas famoso": a noun without a determiner, where it can be nothing else, with an adjective. */
function barePhraseAt(reading: Reading, at: number): NounPhrase | null {
  const { tokens, romance, known } = reading
  const token = tokens[at]
  if (!token || token.kind !== 'word' || token.text !== token.lower || token.isLocked || romance.functionWords.has(token.lower)) return null
  if (romance.determiner(tokens[at - 1]?.lower ?? '') || romance.adverbNouns.has(token.lower) || romance.times.has(token.lower)) return null
  const nouns = romance.nouns(token.lower, known)
  const mayBeVerb = !romance.participle.test(token.lower) && romance.mayBeVerb(token.lower, known)
  if (nouns.length === 0 || mayBeVerb || romance.adjective(token.lower, 'after', known)) return null
  const phrase = phraseWith(reading, { at, noun: at, nouns, before: [], isBare: true })
  return phrase && phrase.after.length > 0 ? phrase : null
}

const numeralAt = (word: string, at: number): Element => ({
  paradigm: paradigmOf(`-/-/${word}/${word}`),
  own: new Set(['m.pl', 'f.pl']),
  at,
})

function phraseWith(reading: Reading, core: Omit<NounPhrase, 'after'>): NounPhrase | null {
  const joined = reading.tokens[core.noun + 1]
  if (joined && /^[-‐‑–/&]/u.test(joined.text) && joined.space === '') return null
  const after = followers(reading, core)
  const end = after.at(-1)?.at ?? core.noun
  return { ...core, after: [...after, ...predicatesOf(reading, core, end + 1)] }
}

const goesOnAsClause = (token: LintToken | undefined): boolean => token === undefined || token.kind !== 'word'

const hasPlainNounAt = ({ tokens, romance, known }: Reading, at: number): boolean => {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower || romance.adjective(token.lower, 'after', known)) return false
  return romance.nouns(token.lower, known).length > 0
}

/** The determiners that begin here, unless the one before belongs to them too. */
function openingAt({ tokens, romance, known }: Reading, at: number): readonly Element[] | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.isLocked) return null
  const before = tokens[at - 1]?.lower ?? ''
  const next = tokens[at + 1]
  const whole = romance.whole(token.lower)
  if (whole && next) {
    if (romance.beforeAdverb.has(before) || romance.determiner(before)) return null
    const behind = romance.determiner(next.lower)
    return behind && next.text === next.lower
      ? [
          { ...whole, at },
          { ...behind, at: at + 1 },
        ]
      : null
  }
  if (romance.numerals.has(token.lower)) return isCounting({ tokens, romance, known }, at) ? [numeralAt(token.lower, at)] : null
  const found = romance.determiner(token.lower)
  if (!found || romance.whole(before) || romance.determiner(before)) return null
  // "treinta y un años".
  if (romance.conjunctions.has(before) && isNumeral(tokens[at - 2]?.lower ?? '', romance)) return null
  if (next && romance.standAlone.has(token.lower) && romance.mayBeVerb(next.lower, known)) return null
  if (romance.quantities.has(token.lower) && isAdverb({ tokens, romance }, at)) return null
  return [{ ...found, at }]
}

const isNumeral = (word: string, { numerals }: Romance): boolean => numerals.has(word) || /nta$/u.test(word)

/** Not the number of something: "página dos", "a las dos". */
function isCounting({ tokens, romance, known }: Reading, at: number): boolean {
  const before = tokens[at - 1]
  if (!before) return true
  if (before.kind !== 'word' || romance.determiner(before.lower) || romance.numerals.has(before.lower)) return false
  return (
    !romance.conjunctions.has(before.lower) && romance.nouns(before.lower, known).length === 0 && (before.text === before.lower || at === 1)
  )
}

/** "un poco tarde", "tanto familia como amigos", "por mucho tiempo". */
function isAdverb({ tokens, romance }: Pick<Reading, 'tokens' | 'romance'>, at: number): boolean {
  const before = tokens[at - 1]?.lower ?? ''
  if (romance.prepositions.has(before) || romance.degrees.has(before)) return true
  return /^tant/u.test(tokens[at]?.lower ?? '') && tokens.slice(at).some(({ lower }) => /^(?:como|quanto)$/u.test(lower))
}

/** "la llama", "este cuenta": a pronoun before a verb. No pronoun stands between a preposition and a verb. */
function isClitic({ tokens, romance, known }: Reading, before: readonly Element[], noun: number): boolean {
  const [first] = before
  const last = before.at(-1)
  if (!first || !last || last.at !== noun - 1) return false
  const [word, behind] = [tokens[noun]?.lower ?? '', tokens[noun + 1]?.lower ?? '']
  if (romance.prepositions.has(tokens[first.at - 1]?.lower ?? '')) return false
  if (romance.copulas.sg.has(behind) || romance.copulas.pl.has(behind)) return false
  const determiner = tokens[last.at]?.lower ?? ''
  if (romance.subjects.has(determiner) && romance.oftenVerbs.has(word)) return true
  return romance.pronouns.has(determiner) && romance.mayBeVerb(word, known)
}
