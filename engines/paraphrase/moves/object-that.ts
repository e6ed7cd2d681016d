import { isFinite, skipAdverbs, verbGroup } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isPerson, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** "the methods that we used" to "the methods we used". */
export const dropObjectThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (
      sentence[at]?.lower !== 'that' ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      !/^(i|we|you|they|he|she)$/.test(sentence[at + 1]?.lower ?? '')
    )
      continue
    if (/^(is|was)$/.test(sentence[1]?.lower ?? '') && sentence[0]?.lower === 'it') continue
    if (thatNouns.has(sentence[at - 1]?.lemma ?? '') || !leavesGap(sentence, at + 2, end)) continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

/** Nouns that take a clause as their content, not a relative: "the fact that we know". Sorted. */
const thatNouns = new Set(
  `admission agreement allegation answer argument assumption assurance belief certainty chance claim complaint conclusion conclusive
  condition confession consensus contention conviction decision doubt evidence expectation extent fact fear feeling finding hope
  hypothesis idea implication impression indication insight knowledge lesson likelihood message news notion objection observation
  opinion perception point possibility prediction principle probability promise proof proposal realisation realization reason
  recognition reminder report risk rule rumour sense sign signal statement suggestion suspicion theory thought time truth understanding
  view warning way worry`.split(/\s+/),
)

/** The verb after the pronoun has no object of its own, so that the noun before is its object. */
function leavesGap(tokens: Tokens, subjectEnd: number, end: number): boolean {
  const at = skipAdverbs(tokens, subjectEnd, end)
  if (!isFinite(tokens, at)) return false
  let verb = verbGroup(tokens, at).main
  while (tokens[verb + 1]?.lower === 'to' && isVerb(tokens[verb + 2])) verb += 2
  const main = tokens[verb]
  const next = tokens[verb + 1]
  if (main === undefined || main.tag === 'AUX' || next === undefined || formsOfBe.has(main.lower) || main.lemma === 'become') return false
  return (
    next.tag === 'PUNCT' ||
    isFinite(tokens, verb + 1) ||
    isStranded(tokens, verb + 1) ||
    (/^(in|on|for|at|during|from|to|with|as|before|after|when|until|behind|through|throughout|over)$/.test(next.lower) &&
      !intransitive.has(main.lemma))
  )
}
const intransitive = new Set(
  'arrive be belong come exist fall go happen live look move occur participate rise sit sleep stand stay travel wait walk work'.split(' '),
)

/** "the people they live with.", "the songs we listened to were": the preposition has no noun of its own. */
const isStranded = (tokens: Tokens, at: number): boolean =>
  /^(?:about|at|behind|for|from|in|on|to|up|with)$/.test(tokens[at]?.lower ?? '') &&
  (tokens[at + 1]?.tag === 'PUNCT' || isFinite(tokens, at + 1))

/** Nouns that take a clause without any pronoun of their own, or tell a time. Sorted. */
const timeNouns = wordSet(
  `afternoon autumn day evening hour minute moment month morning night reason season second spring summer time today tomorrow tonight
  way week weekend winter year`,
)

/** "the methods we used" to "the methods that we used". */
export const insertObjectThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const noun = sentence[at - 1]
    const subjectEnd = subjectAt(sentence, at)
    if (noun === undefined || subjectEnd < 0 || noun.isLocked || !mayTakeThat(sentence, at)) continue
    if (timeNouns.has(noun.lemma) || !leavesGap(sentence, subjectEnd, end)) continue
    if (sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => /^(how|which|whichever|what|whatever|whose)$/.test(lower))) continue
    // "the idea that the strain that we used": one "that" after another.
    if (sentence.slice(Math.max(0, at - 8), at).some(({ lower }) => lower === 'that') || sentence[at + 2]?.lower === 'that') continue
    if (opensWithPhrase(sentence, at) || endsClauseBefore(sentence, at)) continue
    // "a hard game I would say": said of the whole.
    if (/^(believe|guess|imagine|say|suppose|think)$/.test(sentence.slice(at, at + 4).find(({ tag }) => tag === 'VERB')?.lemma ?? ''))
      continue
    if (!isTaken(sentence, subjectEnd, end) || hasLike(sentence, at) || !hasOtherVerb(sentence, at, subjectEnd)) continue
    // "the people that she works with": "whom" is stiff where its preposition is left behind.
    const isSomebody =
      !hasStranded(sentence, subjectEnd, end) &&
      isPerson(sentence, at - 1, at) === true &&
      !sentence.slice(Math.max(0, at - 4), at).some(({ lower }) => /est$|^only$/.test(lower))
    return [compose(sentence.slice(0, at), [word(isSomebody ? 'whom' : 'that', 'PRON')], sentence.slice(at))]
  }
  return null
})

/** "Table 2 shows the mean reaction times": without another finite verb the noun is the verb of the sentence. */
function hasOtherVerb(tokens: Tokens, at: number, subjectEnd: number): boolean {
  const last = verbGroup(tokens, skipAdverbs(tokens, subjectEnd, tokens.length)).main
  return tokens.some(
    ({ tag, form }, i) => (i < at || i > last) && (tag === 'AUX' || (tag === 'VERB' && /^(?:3sg|past|pl)$/.test(form ?? ''))),
  )
}

/** "the president he is elected": a passive leaves no gap, unless something is given or told. */
function isTaken(tokens: Tokens, subjectEnd: number, end: number): boolean {
  const group = verbGroup(tokens, skipAdverbs(tokens, subjectEnd, end))
  return (
    !group.isPassive ||
    /^['’]s$/.test(tokens[subjectEnd]?.lower ?? '') ||
    /^(?:ask|give|grant|hand|offer|pay|promise|sell|send|serve|show|teach|tell)$/.test(tokens[group.main]?.lemma ?? '')
  )
}

/** "the people she works with", "somebody they can talk to about it" */
const hasStranded = (tokens: Tokens, subjectEnd: number, end: number): boolean =>
  tokens.slice(subjectEnd, end).some((_, i) => isVerb(tokens[subjectEnd + i]) && isLeft(tokens, subjectEnd + i + 1))

// "the guides we spoke to rarely told us"
const isLeft = (tokens: Tokens, at: number): boolean =>
  isStranded(tokens, at) ||
  (/^(?:about|at|for|from|to|with)$/.test(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.tag === 'ADV' &&
    /^(?:3sg|past)$/.test(tokens[skipAdverbs(tokens, at + 1, tokens.length)]?.form ?? '')) ||
  (/^(?:about|at|for|to|with)$/.test(tokens[at]?.lower ?? '') && /^(?:ADP|SCONJ)$/.test(tokens[at + 1]?.tag ?? ''))

/** "the choices he had made, the path he had chosen": the two are worded alike. */
const hasLike = (tokens: Tokens, at: number): boolean =>
  tokens.some(
    ({ lower }, i) =>
      i !== at &&
      i > 1 &&
      lower === tokens[at]?.lower &&
      (/^(?:all|anything|everything|nothing|ones?|something)$/.test(tokens[i - 1]?.lower ?? '') ||
        (tokens[i - 1]?.tag === 'NOUN' &&
          !timeNouns.has(tokens[i - 1]?.lemma ?? '') &&
          /^(?:ADJ|DET|NOUN|NUM)$/.test(tokens[i - 2]?.tag ?? ''))) &&
      isFinite(tokens, skipAdverbs(tokens, i + 1, tokens.length)),
  )

/** Where the subject that begins at `at` ends: a pronoun, or "the team"; -1 when none does. */
function subjectAt(tokens: Tokens, at: number): number {
  const first = tokens[at]
  // "The longer one looks, the stranger the space becomes."
  const isRising = tokens
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ lower }, i, rest) => lower === 'the' && /^(?:more|less|fewer)$|er$/.test(rest[i + 1]?.lower ?? '') && rest[i + 1]?.tag !== 'NOUN',
    )
  if (isRising) return -1
  if (/^(?:i|we|they|he|she|you)$/.test(first?.lower ?? '')) return at + 1
  if (!/^(?:his|my|our|the|their)$/.test(first?.lower ?? '') || tokens[at - 1]?.tag !== 'NOUN') return -1
  const end = nounPhraseEnd(tokens, at, { of: false, join: false })
  const verb = tokens[skipAdverbs(tokens, end, tokens.length)]
  return end > at + 1 && end < at + 5 && verb !== undefined && isVerb(verb) && !formsOfBe.has(verb.lower) ? end : -1
}

/** A noun with an article or its like, or "everything", "all". */
function mayTakeThat(tokens: Tokens, at: number): boolean {
  const [before, noun] = [tokens[at - 2], tokens[at - 1]]
  if (/^(?:anything|everything|nothing|something)$/.test(noun?.lower ?? '')) return at > 1 || noun?.lower !== 'nothing'
  if (noun?.lower === 'all') return before === undefined || before.lemma === 'be' || (before.tag === 'VERB' && before.lower !== 'can')
  if (noun?.tag !== 'NOUN' || at < 2) return false
  // "vote for their president they": whose it is points him out already.
  if (tokens.slice(at - 3 < 0 ? 0 : at - 3, at - 1).some(({ lower }) => /^(?:her|his|its|my|our|their|your)$/.test(lower))) return false
  // "by agreements they never wanted": many of a kind need no article.
  const isBareMany = before?.tag === 'ADP' && at > 4 && noun.lower !== noun.lemma
  return isBareMany || /^(DET|ADJ|NUM|NOUN|PRON)$/.test(before?.tag ?? '')
}

/** "Though we were at the end we got a seat": the first clause ends here, and nobody has set the comma. */
function endsClauseBefore(tokens: Tokens, at: number): boolean {
  const since = tokens.findLastIndex(({ text }, i) => i < at && /^[,;:.]$/.test(text)) + 1
  const before = tokens.slice(since, at)
  return (
    before.some(({ lower }) => /^(?:after|although|as|because|before|if|once|since|though|unless|until|when|while)$/.test(lower)) &&
    before.some(isVerb)
  )
}

/** "In the evening we walked": a fronted phrase without a comma, not a noun with its relative clause. */
const opensWithPhrase = (tokens: Tokens, at: number): boolean => {
  if (tokens[at - 3]?.lower === 'as') return true
  // "Swooping above the roofs I saw", "One night after the report I slipped"
  const isTold = tokens.slice(0, at).some((_, i) => isFinite(tokens, i))
  if (!isTold && ((tokens[0]?.tag === 'VERB' && tokens[0].form === 'ing') || tokens.slice(0, at).some(({ lemma }) => timeNouns.has(lemma))))
    return true
  for (let k = at - 1; k > 0; k--) {
    const before = tokens[k - 2]
    if (
      nounPhraseEnd(tokens, k) === at &&
      tokens[k - 1]?.tag === 'ADP' &&
      (before === undefined || before.tag === 'PUNCT' || before.tag === 'CCONJ')
    )
      return true
  }
  const isFront = tokens[0]?.tag === 'ADP' || tokens[0]?.tag === 'SCONJ' || tokens[0]?.tag === 'ADV' || tokens[0]?.tag === 'PART'
  return (isFront && !tokens.slice(0, at).some((token) => isVerb(token))) || subjectPronouns.has(tokens[at - 1]?.lower ?? '')
}
