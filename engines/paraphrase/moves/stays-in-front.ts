import { clauseAt, terminalStart } from '../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { isYear, timeNouns, type Adjunct } from './adjunct.ts'
import { leadEnd } from './clause-order.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What an adjunct tells: a place, a time, or the setting of what follows. */
type AdjunctKind = 'place' | 'setting' | 'time'

/** Adverbs that a phrase of "many" or "some" must not fall under. Sorted. */
const limiting = wordSet("barely hardly n't n’t never not rarely scarcely seldom")
/** Amounts that would fall under them: "In some towns, prices hardly rose". Sorted. */
const quantifiers = wordSet('few many most several some')
/** Prepositions of a phrase that takes the next one for its own. Sorted. */
const placing = wordSet('across along around at between during for from in near on over through throughout under within')
/** Texts whose characters need the title first. Sorted. */
const texts = wordSet('act book chapter film novel play poem scene story tale')
/** Words that count on from the sentence before. Sorted. */
const ordinals = wordSet('fifth first fourth second third')

/** Guards an adjunct that opens the sentence and would read badly, or say something else, at its end. */
export const staysInFront =
  (adjunct: Adjunct, kind: AdjunctKind) =>
  (sentence: Tokens): boolean => {
    const lead = leadEnd(sentence)
    const close = adjunct(sentence, lead)
    if (close <= lead) return false
    const from = isComma(sentence[close]) ? close + 1 : close
    const mark = sentence.findIndex((token, i) => i > from && isComma(token))
    const end = mark < 0 ? terminalStart(sentence) : mark
    const clause = clauseAt(sentence, from, end)
    if (clause === null) return false
    const phrase = sentence.slice(lead, close)
    const body = sentence.slice(clause.subjectEnd, end)
    const rest = sentence.slice(clause.verb.end, end)
    if (isAnchor(phrase) || isSequence(phrase) || (hasWord(phrase, quantifiers) && hasWord(body, limiting))) return true
    return isCrowded(phrase, rest) || isOfNoun(phrase, rest, kind) || (phrase[0]?.lower === 'within' && !hasWord(body, had))
  }

/** "Within three years sales came from": a state that was reached, not how long it took; "had doubled" tells both. */
const had = wordSet('had has have')

/** Times that are no nouns of length. Sorted. */
const partsOfDay = wordSet('dawn dusk midday midnight noon sunrise sunset')
const isOfTime = (phrase: Tokens): boolean =>
  hasWord(phrase, partsOfDay) || phrase.some(({ text, lemma, lower }) => isYear(text) || timeNouns.has(lemma) || timeNouns.has(lower))

/** "At the beginning of Macbeth, the hero", "In Austen's Emma, windows": who or what is meant must be named first. */
const isAnchor = (phrase: Tokens): boolean => {
  const of = phrase.findIndex(({ lower }) => lower === 'of')
  const named = of < 0 ? [] : phrase.slice(of + 1)
  const isOwned = phrase.some(({ tag, lower }, i) => tag === 'PART' && /^['’]s?$/.test(lower) && phrase[i - 1]?.tag === 'PROPN')
  return isOwned || (named.some(({ tag, lemma }) => tag === 'PROPN' || texts.has(lemma)) && !isOfTime(named))
}

/** "In a second test", "In another town": it goes on with what was said just before. */
const isSequence = (phrase: Tokens): boolean =>
  phrase.some(({ lower }, i) => /^(?:another|next)$/.test(lower) || (/^an?$/.test(phrase[i - 1]?.lower ?? '') && ordinals.has(lower)))

/** "in the district in spring", "on Sundays at a museum for a year": one phrase too many. */
function isCrowded(phrase: Tokens, rest: Tokens): boolean {
  const first = phrase[0]?.lower ?? ''
  if (!placing.has(first)) return false
  const others = rest.filter(({ lower }) => placing.has(lower))
  // "met in Vienna in 1815"
  const isDate = phrase.some(({ text }) => isYear(text))
  return others.length > 1 || (others.some(({ lower }) => lower === first) && !isDate)
}

/** "calls about late deliveries over the past months", "a tool of working and reading in our time": the last noun or verb would take it. */
function isOfNoun(phrase: Tokens, rest: Tokens, kind: AdjunctKind): boolean {
  const last = rest.findLast(({ tag }) => tag === 'ADP')?.lower ?? ''
  const isJoined = rest.some(({ tag }, i) => tag === 'CCONJ' && (kind === 'place' || rest[i + 1]?.form === 'ing'))
  const isOfPlace = kind === 'setting' && !isOfTime(phrase) && rest.some(({ lower }) => placing.has(lower) || lower === 'with')
  return isJoined || isOfPlace || /^(?:about|concerning|regarding)$/.test(last)
}
