import { nounSingular } from '../../languages/en/nouns.ts'
import { clauseAt, isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, withText, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, formsOfBe } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isPerson, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import type { Structure } from '../structure.ts'
import { hasMark, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Nouns of which one may be named without saying that there are others. Sorted. */
const countedThings = new Set(
  `advantage aim argument aspect benefit cause challenge concern consequence difference difficulty disadvantage downside drawback effect
  example explanation factor feature goal issue lesson limitation method objective problem purpose question reason result risk sign
  solution step strength theme threat way weakness`.split(/\s+/),
)
const rankAdjectives = /^(main|key|primary|major|central|chief|important|principal|common|obvious|clear|potential|possible|great)$/

/** "One of the main reasons is" to "One main reason is". */
export const oneThing: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end - 4; at++) {
    if (sentence[at]?.lower !== 'one' || sentence[at + 1]?.lower !== 'of' || sentence[at + 2]?.lower !== 'the') continue
    const hasRank = rankAdjectives.test(sentence[at + 3]?.lower ?? '')
    const head = at + (hasRank ? 4 : 3)
    const noun = sentence[head]
    const next = sentence[head + 1]
    if (noun === undefined || !countedThings.has(noun.lemma) || noun.isLocked || noun.tag !== 'NOUN') continue
    const singular = nounSingular(noun.lower)
    if (
      singular === noun.lower ||
      /^(that|which|who)$/.test(next?.lower ?? '') ||
      isNoun(next) ||
      (at > 0 && !formsOfBe.has(sentence[at - 1]?.lower ?? '') && !isComma(sentence[at - 1]))
    )
      continue
    return [compose(sentence.slice(0, at + 1), sentence.slice(at + 3, head), [withText(noun, singular)], sentence.slice(head + 1))]
  }
  return null
})

const strictBefore =
  /^(all|any|every|everything|only|same|first|last|next|best|worst|most|least|little|much|nothing|anything|something|it|no|few)$/

/** The place of a relative word that is the subject of its clause, after a thing. */
function relativeAt(tokens: Tokens, end: number, relative: string): number {
  for (let at = 2; at < end - 2; at++) {
    const noun = tokens[at - 1]
    if (tokens[at]?.lower !== relative || noun?.tag !== 'NOUN' || noun.isLocked) continue
    if (
      clauseVerbs.has(noun.lemma) ||
      isPerson(tokens, at - 1, at) !== false ||
      tokens[at + 1]?.lower === 'only' ||
      !isFinite(tokens, skipAdverbs(tokens, at + 1, end))
    )
      continue
    if (/^(time|way|reason|day|place|moment|year|one|people|man|woman|child)$/.test(noun.lemma)) continue
    const before = tokens.slice(Math.max(0, at - 6), at)
    if (before.some((token) => strictBefore.test(token.lower) || /est$/.test(token.lower) || /^(so|such)$/.test(token.lower))) continue
    if (before.some((token, i) => token.lower === 'it' || (isVerb(token) && clauseVerbs.has(token.lemma) && i === before.length - 1)))
      continue
    return at
  }
  return -1
}

/** Nouns that a clause with "that" says in full: "a reminder that", "the idea that". Sorted. */
const contentNouns =
  /^(?:admission|argument|assumption|assurance|belief|chance|claim|complaint|conclusion|danger|deal|doubt|evidence|expectation|fact|fear|feeling|finding|guarantee|hint|hope|hypothesis|idea|impression|indication|likelihood|message|news|notion|observation|opinion|possibility|prediction|promise|proof|proposal|realisation|realization|reminder|report|result|risk|rumour|sense|sign|signal|statement|suggestion|suspicion|theory|threat|view|warning|way)$/

/** Where "which" would be stiff, American readers would not have it, or it would seize on the wrong noun. */
function needsThat(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]
  const isContracted = next === undefined || next.space === '' || /^['’]/.test(next.text)
  // "a reminder that back pain should never": a whole clause follows.
  const isDirect = next?.tag === 'AUX' || next?.tag === 'VERB' || /ly$|^(?:also|always|never|often|once|still)$/.test(next?.lower ?? '')
  const isTalk = tokens.some(({ lower }) => /^(?:i|me|my|you|your|he|she|just|n['’]t|['’](?:re|ve|ll|m|d)|said|says)$/.test(lower))
  const isAmerican = tokens.some(({ lower }) =>
    /^\p{L}{3,}iz(?:e|es|ed|ing|ation)$|^(?:behavior|center|color|favor|labor|license|neighbor|program)/u.test(lower),
  )
  // "weakness in both legs that had developed": of which noun?
  let start = at - 1
  while (start > 0 && /^(?:ADJ|DET|NOUN|NUM|PRON)$/.test(tokens[start - 1]?.tag ?? '')) start--
  const isBehindPhrase = tokens[start - 1]?.tag === 'ADP' && isNoun(tokens[start - 2])
  // "the very tools that", "the rare book that", "the kind of lamp that": a set turn.
  const isSet = tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ lower }) => /^(?:each|exact|kind|lone|rare|single|sole|sort|type|very)$/.test(lower))
  return isSet || isContracted || !isDirect || isTalk || isAmerican || isBehindPhrase || contentNouns.test(tokens[at - 1]?.lemma ?? '')
}

/** "Over a long life that adds up to a mile": the word is the subject of a clause of its own. */
function isDemonstrative(sentence: Tokens, at: number): boolean {
  const { heads, relations, certainty } = treeOf(sentence)
  const verb = heads[at] ?? -1
  if (relations[at] !== 'subject' || verb < at) return false
  let start = at - 1
  while (start > 0 && /^(?:ADJ|DET|NOUN)$/.test(sentence[start]?.tag ?? '')) start--
  const opens = sentence[start]?.tag === 'ADP' && (start === 0 || /^(?:CCONJ|PUNCT)$/.test(sentence[start - 1]?.tag ?? ''))
  return relations[verb] === 'conjunct' || (heads[verb] ?? -1) < 0 || (opens && (certainty[verb] ?? 0) < sureRelative)
}

/** How sure it must be that the word opens a relative clause. */
const sureRelative = 0.6

/** One relative pronoun for another, where the sentence has none of them besides. */
const otherRelative = (from: string, to: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const at = relativeAt(sentence, end, from)
    const token = sentence[at]
    if (token !== undefined && to === 'which' && (needsThat(sentence, at) || isDemonstrative(sentence, at))) return null
    if (
      token === undefined ||
      sentence.filter(({ lower }) => lower === to).length > 0 ||
      sentence.filter(({ lower }) => lower === from).length > 1
    )
      return null
    // Without an origin, so that no row turns it back.
    return [compose(sentence.slice(0, at), [{ ...withText(token, to), origin: null }], sentence.slice(at + 1))]
  })

/** "a system that protects us" to "a system which protects us". */
export const thatToWhich = otherRelative('that', 'which')
/** "a system which protects us" to "a system that protects us". */
export const whichToThat = otherRelative('which', 'that')

/** Where "also" stands in the main clause of a sentence that begins with its subject, or -1. */
function alsoAt(tokens: Tokens, end: number): number {
  const at = tokens.findIndex((token) => token.lower === 'also')
  const before = tokens[at - 1]?.lower ?? ''
  if (at < 1 || at > end - 3 || /^(but|and|or|not|that|which|who)$/.test(before) || leadEnd(tokens) > 0) return -1
  const clause = clauseAt(tokens, 0, end)
  if (clause === null || at < clause.subjectEnd || at > clause.verb.end || /^(there|this|that)$/.test(tokens[0]?.lower ?? '')) return -1
  return clause.verb.isNegative || tokens.some((token) => token.lower === 'only') || tokens.slice(0, at).some((token) => token.text === ',')
    ? -1
    : at
}

/** "Moreover" argues, so it stands before what can, must or should be; what merely is or was so comes in addition. */
const addition = (tokens: Tokens): string => (tokens.some(({ lower }) => /^(?:can|must|should)$/.test(lower)) ? 'Moreover' : 'In addition')

/** "They also help us." to "In addition, they help us." */
export const alsoFront: Structure['apply'] = rearrange((sentence, end) => {
  const at = alsoAt(sentence, end)
  if (
    at < 0 ||
    sentence.some(({ lower }) =>
      /^(?:could|may|might|therefore|thus|hence|however|i|me|my|you|your|he|she|n['’]t|['’](?:re|ve|ll|m)|!)$/.test(lower),
    )
  )
    return null
  return [compose(words(addition(sentence), 'ADV'), [comma()], lowerFirst(sentence.slice(0, at)), sentence.slice(at + 1))]
})

/** "They also help us." to "They help us as well." */
export const alsoBack: Structure['apply'] = rearrange((sentence, end) => {
  const at = alsoAt(sentence, end)
  const rest = sentence.slice(at + 1, end)
  if (at < 0 || end > 14 || opensClause(sentence, 0, end) || hasMark(sentence, 0, end) || !isNoun(sentence[end - 1])) return null
  if (rest.some((token) => /^(and|or|but|than|as|to|never|hardly|,)$/.test(token.lower))) return null
  return [compose(sentence.slice(0, at), rest, words('as well', 'ADV'), sentence.slice(end))]
})
