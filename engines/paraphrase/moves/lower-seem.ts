import { clauseAt, mayBeParticiple, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isNoun, isVerb, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { joinsClause, leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** "be", "have", "work" as the verb of a clause of its own: "is", "has", "works"; of the past where "seemed" is. */
function finiteOf(verb: Tokens[number], isPast: boolean, isPlural: boolean): Tokens[number] {
  const form = isPast ? 'past' : isPlural ? 'pl' : '3sg'
  return inflected(verb, form, isPlural)
}

/** "Seven birds appear to be ill": the doubt is of each of them, not of the whole. Sorted. */
const amounts = wordSet('all any both each every few half many more most much no several some')

/** People who may be of the past: "she seems to have known". Sorted. */
const persons = wordSet('he she they')

/** "The plan seems to work." to "It seems that the plan works." */
export const lowerSeem: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || clause.verb.start !== clause.subjectEnd || clause.verb.main !== clause.verb.start) return null
  const seem = sentence[clause.verb.main]
  const infinitive = sentence[clause.verb.end + 1]
  const afterHave = sentence[skipAdverbs(sentence, clause.verb.end + 2, end)]
  if (seem === undefined || infinitive === undefined || !/^(?:appear|seem)(?:s|ed)?$/.test(seem.lower)) return null
  if (sentence[clause.verb.end]?.lower !== 'to' || !isVerb(infinitive) || infinitive.lower !== infinitive.lemma) return null
  const first = sentence[lead]?.lower ?? ''
  // "This seems to": what was just said stays in front.
  if (/^(?:it|that|there|these|this|those|which|who|what)$/.test(first) && !isNoun(sentence[lead + 1])) return null
  if (clause.subjectEnd - lead > 7 || joinsClause(sentence, clause) || hasSecondVerb(sentence, clause.verb.end + 2, end)) return null
  const isPast = seem.lower.endsWith('ed')
  const isPlural = /^(?:i|they|we|you)$/.test(first) || numberOf(sentence, lead, clause.subjectEnd) === 'plural'
  if (!isPast && isPlural !== /^(?:appear|seem)$/.test(seem.lower)) return null
  // "Nothing seems to hold", "the ink seemed to dance": no more than how it looks.
  if (/^(?:i|nobody|nothing)$/.test(first) || (isPast && !/^(?:be|have|know|want)$/.test(infinitive.lemma))) return null
  // "He seems to have thought of it as a joke": what he did once, which "has thought" would not say.
  if (infinitive.lower === 'have' && hasWord(sentence.slice(lead, clause.subjectEnd), persons) && isVerb(afterHave)) return null
  // "seems to have thought": "has thought" or "thought", which the infinitive leaves open.
  if (!isPast && isPerfect(sentence, clause.verb.end + 1, end)) return null
  if (sentence.slice(lead, clause.subjectEnd).some(({ lower, tag }) => lower === 'into' || tag === 'NUM' || amounts.has(lower))) return null
  const finite = finiteOf(infinitive, isPast, isPlural)
  const subject = lowerFirst(sentence.slice(lead, clause.subjectEnd))
  const said = withText(seem, isPast ? seem.lower : `${seem.lemma}s`, { form: isPast ? 'past' : '3sg' })
  return [
    compose(
      sentence.slice(0, lead),
      [word('it', 'PRON'), said, word('that', 'SCONJ')],
      subject,
      [finite],
      sentence.slice(clause.verb.end + 2),
    ),
  ]
})

/** "have (already) thought", from "have" on. */
const isPerfect = (tokens: Tokens, at: number, end: number): boolean => {
  const participle = tokens[skipAdverbs(tokens, at + 1, end)]
  if (tokens[at]?.lower !== 'have' || participle === undefined) return false
  return participle.lower === 'thought' || (/^(?:AUX|VERB)$/.test(participle.tag) && mayBeParticiple(participle))
}

/** "seems to grow and (to) fall": a second infinitive would keep its form. */
const hasSecondVerb = (tokens: Tokens, from: number, end: number): boolean =>
  tokens[from]?.tag === 'CCONJ' ||
  tokens.slice(from, end).some(({ tag, text, lower }, i) => {
    const next = tokens[skipAdverbs(tokens, from + i + 1, end)]
    return lower === 'that' || ((tag === 'CCONJ' || text === ',') && isVerb(next))
  })
