import { clauseAt, isFinite, mayBeParticiple, mayBePast, verbGroup } from '../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { leadEnd } from './clause-order.ts'
import { wordSet } from './word-set.ts'

/** A noun phrase from `start` to `at`, where what is said of it begins: "the tools | used by"; `end` closes the sentence. */
export type Said = { readonly start: number; readonly at: number; readonly end: number }

/** Verbs whose object takes what follows as its predicate: "see people living in tents", "have the car washed". Sorted. */
const spoilers = wordSet(
  `allow avoid become begin call catch consider declare deem depict discover expect feel fill find get hate have hear imagine include
  involve keep leave like love make mean mind name need notice observe order paint photograph picture prefer prevent prove record
  remain remember render save see seem show spend start stop think use want watch`,
)

/** The same verbs, which yet may have a plain object with words of its own: "use a tool made by", "include work done by". Sorted. */
const plainToo = wordSet('call include involve observe record remember show start use')

/** After these the noun most likely begins a clause: "I think the book". Sorted. */
const opinionVerbs = wordSet('argue assume believe claim feel guess hope know mean say suppose suspect tell think wish')

/** Verbs that always have an object, so that in -ed without one they are participles. Sorted. */
const transitive = wordSet(
  `caused collected created described designed developed employed examined generated identified induced introduced invented made needed
  obtained offered owned placed produced proposed provided raised reported required selected sent surveyed tested used`,
)

/** "would lie": what is only thought of may be told in the present or in the past. */
export const isConditional = ({ lower }: Token): boolean => /^(?:could|might|ought|would)$/.test(lower)

/** "was", "took"; not "should", a past in form alone. */
export const isToldInPast = ({ form, lower }: Token): boolean => form === 'past' && lower !== 'should'

/** The finite verb that tells the time of what is said of the phrase; null where the words may be read otherwise. */
export function tellingVerb(tokens: Tokens, said: Said): Token | null {
  // "There are even stations dedicated to": the adverb belongs to neither.
  const start = /^(?:also|even|just|mainly|mostly|only)$/.test(tokens[said.start - 1]?.lower ?? '') ? said.start - 1 : said.start
  const before = tokens[start - 1]
  const isObject = before !== undefined && (before.tag === 'ADP' || before.lower === 'than' || isVerb(before))
  if (!isObject) return ofSubject(tokens, { ...said, start })
  if (isVerb(before) && spoilers.has(before.lemma) && !plainToo.has(before.lemma)) return null
  // "with the door locked": so it was then; but "funded with money stolen from".
  if (/^(?:with|without)$/.test(before.lower) && tokens[start - 2]?.tag !== 'VERB') return null
  return ofObject(tokens, { ...said, start })
}

function ofObject(tokens: Tokens, { start, at, end }: Said): Token | null {
  for (let k = start - 1; k >= 0; k--) {
    const token = tokens[k]
    if (token === undefined || closes(tokens, k)) return ofSubject(tokens, { start: k + 1, at, end })
    if (!isFinite(tokens, k) || isModifier(tokens, k)) continue
    const group = verbGroup(tokens, k)
    const main = tokens[group.main]
    if (main === undefined || group.end > start) return null
    // "have each part of the car controlled by"
    if (tokens[start - 1]?.lower === 'of' && token.tag === 'VERB' && /^(?:have|get|keep|leave|make|find|want)$/.test(main.lemma))
      return null
    return group.end >= start - 1 && tokens[start - 1]?.tag !== 'ADP' && mayOpenClause(tokens, main, at) ? null : token
  }
  return isFrontedPhrase(tokens) ? verbAfterComma(tokens, at, end) : ofSubject(tokens, { start: leadEnd(tokens), at, end })
}

/** "of potentially diminished capacities": no verb of a clause. */
const isModifier = (tokens: Tokens, k: number): boolean => {
  const [before, token, next] = [tokens[k - 1], tokens[k], tokens[k + 1]]
  const isBeforeNoun = isNoun(next) || (next?.tag === 'ADJ' && isNoun(tokens[k + 2]))
  return token?.tag === 'VERB' && mayBeParticiple(token) && isBeforeNoun && /^(?:ADJ|ADP|ADV|DET)$/.test(before?.tag ?? '')
}

/** "I think the company moved to": the phrase may be the subject of a clause; not in "describe a plan proposed by". */
const mayOpenClause = (tokens: Tokens, main: Token, at: number): boolean => {
  const participle = tokens[at]
  const isSure = participle !== undefined && (!mayBePast(participle) || tokens[at + 1]?.lower === 'by' || transitive.has(participle.lower))
  return clauseVerbs.has(main.lemma) && (opinionVerbs.has(main.lemma) || !isSure)
}

/** A mark or a word beyond which another clause stands. */
function closes(tokens: Tokens, k: number): boolean {
  const token = tokens[k]
  const next = tokens[k + 1]
  if (token === undefined || /^[;:(–—"“]$/.test(token.text)) return true
  const goesOn = next?.tag === 'ADP' || (next?.tag === 'VERB' && next.form === 'ing')
  if (isComma(token)) return !goesOn
  if (token.tag === 'CCONJ') return !(goesOn || next?.tag === 'VERB' || isNoun(tokens[k - 1]))
  return (token.tag === 'SCONJ' || subordinators.has(token.lower) || relatives.has(token.lower)) && !goesOn
}

/** "In a survey conducted by", "To reduce the damage caused by": the main clause follows. */
const isFrontedPhrase = (tokens: Tokens): boolean => {
  const first = tokens[leadEnd(tokens)]
  const second = tokens[leadEnd(tokens) + 1]
  return (
    first !== undefined &&
    (first.tag === 'ADP' || (first.lower === 'to' && second?.tag === 'VERB') || (first.tag === 'VERB' && first.form === 'ing'))
  )
}

function verbAfterComma(tokens: Tokens, at: number, end: number): Token | null {
  const close = tokens.findIndex((token, i) => i > at && isComma(token))
  if (
    close < 0 ||
    close >= end - 2 ||
    tokens.slice(at + 1, close).some((_, i) => isFinite(tokens, at + 1 + i) && !mayBeReduced(tokens, at + 1 + i))
  )
    return null
  const clause = clauseAt(tokens, close + 1, end)
  return clause === null ? null : (tokens[clause.verb.start] ?? null)
}

const mayBeReduced = (tokens: Tokens, at: number): boolean => {
  const token = tokens[at]
  return token !== undefined && token.tag === 'VERB' && mayBeParticiple(token)
}

/** The verb of the clause that the phrase begins: "because the damage caused by storms is high". */
function ofSubject(tokens: Tokens, { start, at, end }: Said): Token | null {
  const before = tokens[start - 1]
  const opens =
    before === undefined ||
    start === leadEnd(tokens) ||
    isComma(before) ||
    (before.tag === 'CCONJ' && (isComma(tokens[start - 2]) || before.lower === 'but')) ||
    subordinators.has(before.lower) ||
    (before.lower === 'that' && before.tag === 'SCONJ')
  const clause = opens ? clauseAt(tokens, start, end) : null
  const verb = clause === null ? undefined : tokens[clause.verb.start]
  if (clause === null || verb === undefined || at >= clause.verb.start) return null
  if (tokens.slice(at, clause.verb.start).some(({ tag }) => tag === 'CCONJ' || tag === 'PUNCT')) return null
  const participle = tokens[at]
  // "the survey focused on schools funded by the state": which of the two is the verb?
  const isSure =
    verb.tag === 'AUX' ||
    !mayBeParticiple(verb) ||
    (participle !== undefined && (!mayBePast(participle) || transitive.has(participle.lower)))
  return isSure ? verb : null
}
