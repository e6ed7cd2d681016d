import { isFinite, skipAdverbs, verbGroup } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isPerson, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

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
    if (thatNouns.has(sentence[at - 1]?.lemma ?? '') || !leavesGap(sentence, at + 1, end)) continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

/** Nouns that take a clause as their content, not a relative: "the fact that we know". Sorted. */
const thatNouns = new Set(
  `admission agreement answer allegation argument assumption assurance belief certainty complaint confession consensus contention
  conviction decision expectation implication indication insight knowledge lesson message objection observation perception point
  prediction principle proposal realisation realization recognition rule signal suspicion understanding worry chance claim conclusion
  conclusive condition doubt evidence extent fact fear feeling finding hope hypothesis idea impression likelihood news notion opinion
  possibility probability proof promise reason reminder report risk rumour sense sign statement suggestion theory thought time truth
  view warning way`.split(/\s+/),
)

/** The verb after the pronoun has no object of its own, so that the noun before is its object. */
function leavesGap(tokens: Tokens, subject: number, end: number): boolean {
  const at = skipAdverbs(tokens, subject + 1, end)
  if (!isFinite(tokens, at)) return false
  let verb = verbGroup(tokens, at).main
  while (tokens[verb + 1]?.lower === 'to' && isVerb(tokens[verb + 2])) verb += 2
  const main = tokens[verb]
  const next = tokens[verb + 1]
  if (main === undefined || main.tag === 'AUX' || next === undefined || formsOfBe.has(main.lower)) return false
  return (
    next.tag === 'PUNCT' ||
    isFinite(tokens, verb + 1) ||
    (/^(in|on|for|at|during|from|to|with|as|before|after|when)$/.test(next.lower) && !intransitive.has(main.lemma))
  )
}
const intransitive = new Set(
  'arrive be come exist fall go happen live look move occur rise sit sleep stand stay travel wait walk work'.split(' '),
)

/** "the methods we used" to "the methods that we used". */
export const insertObjectThat: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 1; at++) {
    const subject = sentence[at]
    if (
      subject === undefined ||
      !/^(i|we|they|he|she|you)$/.test(subject.lower) ||
      sentence[at - 1]?.tag !== 'NOUN' ||
      sentence[at - 1]?.isLocked
    )
      continue
    if (isPerson(sentence, at - 1, at) === true) continue
    if (
      /^(way|time|day|moment|year|reason|week|month|night|minute|second|hour|morning|afternoon|evening|weekend|summer|winter|today|tomorrow|tonight)$/.test(
        sentence[at - 1]?.lemma ?? '',
      ) ||
      !leavesGap(sentence, at, end)
    )
      continue
    if (sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => /^(how|which|whichever|what|whatever|whose)$/.test(lower))) continue
    // "the idea that the strain that we used": one "that" after another.
    if (sentence.slice(Math.max(0, at - 8), at).some(({ lower }) => lower === 'that') || sentence[at + 2]?.lower === 'that') continue
    const before = sentence[at - 2]
    // "by agreements they never wanted": many of a kind need no article.
    const isBareMany = before?.tag === 'ADP' && at > 4 && sentence[at - 1]?.lower !== sentence[at - 1]?.lemma
    if ((!isBareMany && !/^(DET|ADJ|NUM|NOUN|PRON)$/.test(before?.tag ?? '')) || opensWithPhrase(sentence, at)) continue
    if (endsClauseBefore(sentence, at)) continue
    // "a hard game I would say": said of the whole.
    if (/^(believe|guess|imagine|say|suppose|think)$/.test(sentence.slice(at, at + 4).find(({ tag }) => tag === 'VERB')?.lemma ?? ''))
      continue
    return [compose(sentence.slice(0, at), [word('that', 'PRON')], sentence.slice(at))]
  }
  return null
})

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
