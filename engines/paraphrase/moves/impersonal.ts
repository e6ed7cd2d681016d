import { clauseAt, isFinite, skipAdverbs, verbGroup, type Clause } from '../../languages/en/grammar/clause.ts'
import { hasMark, joinsClause, leadEnd, opensClause } from './clause-order.ts'
import { possessives, quantityNouns } from '../../languages/en/grammar/grammar-words.ts'
import { comma, compose, lowerFirst, sentenceOf, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

const isForm = (text: string | undefined, forms: string): boolean => text !== undefined && forms.split(' ').includes(text)

/** "There are many people who say X." to "Many people say X." */
export const directSubject: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'there' || !isForm(sentence[lead + 1]?.lower, 'is are was were')) return null
  const from = lead + 2
  const phraseEnd = nounPhraseEnd(sentence, from)
  if (phraseEnd < 0 || !isNoun(sentence[phraseEnd - 1]) || isForm(sentence[from]?.lower, 'no not nothing nobody only once this that'))
    return null
  const relative = sentence[phraseEnd]
  const verb = skipAdverbs(sentence, phraseEnd + 1, end)
  if (
    !isForm(relative?.lower, 'who that which') ||
    !isFinite(sentence, verb) ||
    (sentence[verb]?.lower === 'is' && relative?.lower === 'that' && sentence[phraseEnd - 1]?.lemma === 'evidence')
  )
    return null
  const subject = withQuantity(sentence, from, phraseEnd)
  if (subject === null) return null
  return [compose(sentence.slice(0, lead), lead > 0 ? lowerFirst(subject) : subject, sentence.slice(phraseEnd + 1))]
})

/** "people" in "there are people who" is some people; null for a bare singular. */
function withQuantity(tokens: Tokens, from: number, to: number): Tokens | null {
  const first = tokens[from]
  if (first === undefined) return null
  const phrase = tokens.slice(from, to)
  const isCounted =
    first.tag === 'DET' ||
    first.tag === 'NUM' ||
    possessives.has(first.lower) ||
    isForm(first.lower, 'many several some few fewer less most more other various numerous countless enough two three four five') ||
    (quantityNouns.has(tokens[from + 1]?.lower ?? '') && first.lower === 'a')
  if (isCounted) return phrase
  // "lots of kids", "too many cars", "plenty of students" say how many already.
  if (isForm(first.lower, 'lots plenty loads tons too so such') || phrase.some(({ lower }) => quantityNouns.has(lower))) return null
  return numberOf(tokens, from, to) === 'plural' ? compose([word('some', 'DET')], lowerFirst(phrase)) : null
}

/** Adjectives that can be said of an action. Sorted. */
const actionAdjectives = new Set(
  `advisable beneficial better common crucial dangerous difficult easier easy essential hard harder harmful helpful impossible important
  interesting necessary normal possible risky safe sensible simple tempting unhealthy unnecessary unwise useful useless vital wise
  worthwhile wrong`.split(/\s+/),
)

type ItTo = { readonly lead: number; readonly be: number; readonly adjective: number; readonly verb: number }

/** "It is (very) hard to V": the places of its words. */
function itToAt(sentence: Tokens): ItTo | null {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'it') return null
  let be = lead + 1
  if (isForm(sentence[be]?.lower, 'can may might will would could') && sentence[be + 1]?.lower === 'be') be++
  else if (!isForm(sentence[be]?.lower, 'is was')) return null
  let adjective = be + 1
  while (sentence[adjective]?.tag === 'ADV' && !isForm(sentence[adjective]?.lower, 'not never too also only still thus therefore however'))
    adjective++
  const verb = adjective + 2
  if (
    adjective - be > 2 ||
    !actionAdjectives.has(sentence[adjective]?.lower ?? '') ||
    sentence[adjective + 1]?.lower !== 'to' ||
    sentence[verb]?.form !== 'base'
  )
    return null
  return { lead, be, adjective, verb }
}

/** "It is important to set clear limits." to "Setting clear limits is important." */
export const itToSubject: Structure['apply'] = rearrange((sentence, end) => {
  const it = itToAt(sentence)
  if (it === null || end - it.verb > 10 || end - it.verb < 2 || !isOnePhrase(sentence, it.verb + 1, end)) return null
  const verb = sentence[it.verb]
  if (verb === undefined || verb.tag !== 'VERB' || isForm(verb.lemma, 'be have note mention remember say see stress emphasise emphasize'))
    return null
  const subject = compose([inflected(verb, 'ing')], sentence.slice(it.verb + 1, end))
  return [
    compose(
      sentence.slice(0, it.lead),
      it.lead > 0 ? subject : sentenceOf(subject),
      sentence.slice(it.lead + 1, it.adjective + 1),
      sentence.slice(end),
    ),
  ]
})

/** Only noun phrases, prepositions and adverbs: nothing in which a second clause could hide. */
const isOnePhrase = (tokens: Tokens, from: number, to: number): boolean =>
  !hasMark(tokens, from, to) &&
  !opensClause(tokens, from, to) &&
  !tokens.slice(from, to).some((token) => isVerb(token) || isForm(token.lower, 'to that who which as than if')) &&
  (from === to || tokens[to - 1]?.tag === 'NOUN' || isForm(tokens[to - 1]?.lower, 'online alone together'))

/** "Setting clear limits is important." to "It is important to set clear limits." */
export const subjectToIt: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const verb = sentence[lead]
  if (verb?.tag !== 'VERB' || verb.form !== 'ing') return null
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || !isOnePhrase(sentence, lead + 1, clause.subjectEnd) || clause.subjectEnd - lead < 2) return null
  const adjective = end - 1
  const { start, main } = clause.verb
  const isBe =
    isForm(sentence[main]?.lower, 'is was be') && (main === start || isForm(sentence[start]?.lower, 'can may might will would could'))
  const isAdjective =
    actionAdjectives.has(sentence[adjective]?.lower ?? '') &&
    sentence.slice(main + 1, adjective).every((token) => token.tag === 'ADV' && token.lower !== 'not')
  if (!isBe || !isAdjective || adjective - main > 2 || clause.verb.isNegative || start !== clause.subjectEnd) return null
  const it = word('it', 'PRON')
  return [
    compose(
      sentence.slice(0, lead),
      [it],
      sentence.slice(start, end),
      [word('to', 'PART'), withText(verb, verb.lemma, { form: 'base' })],
      sentence.slice(lead + 1, clause.subjectEnd),
      sentence.slice(end),
    ),
  ]
})

/** How sure the writer is, as an adjective and as an adverb of the same strength. */
const certainties: Readonly<Record<string, string>> = {
  apparent: 'Apparently',
  certain: 'Certainly',
  clear: 'Clearly',
  evident: 'Evidently',
  fortunate: 'Fortunately',
  obvious: 'Obviously',
  possible: 'Possibly',
  probable: 'Probably',
  undeniable: 'Undeniably',
  unfortunate: 'Unfortunately',
}

/** "It is clear that S." to "Clearly, S." */
export const itThatToAdverb: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'it' || !isForm(sentence[1]?.lower, "is 's ’s") || sentence[3]?.lower !== 'that') return null
  const adjective = sentence[2]
  const adverb = certainties[adjective?.lower ?? '']
  const clause = clauseAt(sentence, 4, end)
  // "Possibly, the tube had cracked." opens no sentence well.
  if (/^(possible|probable)$/.test(adjective?.lower ?? '')) return null
  if (adjective === undefined || adverb === undefined || clause === null || hasCommaBefore(sentence, clause)) return null
  return [compose([withText(adjective, adverb, { tag: 'ADV', lemma: adverb.toLowerCase() }), comma()], sentence.slice(4))]
})

const hasCommaBefore = (tokens: Tokens, clause: Clause): boolean => tokens.slice(clause.start, clause.verb.start).some(isComma)

/** "Clearly, S." to "It is clear that S." */
export const adverbToItThat: Structure['apply'] = rearrange((sentence, end) => {
  const adjective = Object.keys(certainties).find((key) => certainties[key]?.toLowerCase() === sentence[0]?.lower)
  const adverb = sentence[0]
  if (adjective === undefined || adverb === undefined || adjective === 'apparent' || !isComma(sentence[1])) return null
  const clause = clauseAt(sentence, 2, end)
  if (clause === null || hasMark(sentence, 2, end) || joinsClause(sentence, clause)) return null
  return [
    compose(
      [word('It', 'PRON'), word('is', 'AUX'), withText(adverb, adjective, { tag: 'ADJ', lemma: adjective }), word('that', 'SCONJ')],
      sentence.slice(2),
    ),
  ]
})

/** "It was Napoleon who introduced the code." to "Napoleon introduced the code." */
export const uncleave: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'it' || !isForm(sentence[1]?.lower, 'is was')) return null
  const phraseEnd = nounPhraseEnd(sentence, 2, { join: false })
  const first = sentence[2]
  if (phraseEnd < 0 || first === undefined || !isForm(sentence[phraseEnd]?.lower, 'who that')) return null
  const isKnown = (first.tag === 'PROPN' && first.isName) || (isForm(first.lower, 'this these the') && sentence[phraseEnd]?.lower === 'who')
  const verb = skipAdverbs(sentence, phraseEnd + 1, end)
  if (!isKnown || !isFinite(sentence, verb) || isForm(sentence[phraseEnd - 1]?.lower, 'time way') || verbGroup(sentence, verb).end >= end)
    return null
  return [compose(sentence.slice(2, phraseEnd), sentence.slice(phraseEnd + 1))]
})

/** "It seems that the plan works." to "The plan seems to work." */
export const raiseSubject: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const verb = sentence[lead + 1]
  if (sentence[lead]?.lower !== 'it' || !isForm(verb?.lower, 'seems appears') || sentence[lead + 2]?.lower !== 'that') return null
  const clause = clauseAt(sentence, lead + 3, end)
  if (
    verb === undefined ||
    clause === null ||
    clause.verb.isNegative ||
    clause.verb.hasModal ||
    joinsClause(sentence, clause) ||
    sentence[lead + 3]?.lower === 'there'
  )
    return null
  const finite = sentence[clause.verb.start]
  if (finite === undefined || finite.form === 'past' || clause.verb.start !== clause.subjectEnd || finite.form === 'participle') return null
  const isPlural = finite.lower !== inflectVerb(finite.lemma, '3sg')
  const seem = inflected(verb, isPlural ? 'pl' : '3sg')
  const base = inflected(finite, 'base')
  const subject = sentence.slice(clause.start, clause.subjectEnd)
  return [compose(sentence.slice(0, lead), subject, [seem, word('to', 'PART'), base], sentence.slice(clause.verb.start + 1))]
})

/** "It is likely that this trend will continue." to "This trend is likely to continue." */
export const raiseLikely: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  if (sentence[lead]?.lower !== 'it' || sentence[lead + 1]?.lower !== 'is' || sentence[lead + 3]?.lower !== 'that') return null
  const likely = sentence[lead + 2]
  const clause = clauseAt(sentence, lead + 4, end)
  if (
    likely === undefined ||
    !isForm(likely.lower, 'likely unlikely') ||
    clause === null ||
    sentence[clause.verb.start]?.lower !== 'will' ||
    clause.verb.isNegative
  )
    return null
  const next = sentence[clause.verb.start + 1]
  const number = numberOf(sentence, clause.start, clause.subjectEnd)
  const pronoun = sentence[clause.start]?.lower
  const isPronoun = clause.subjectEnd === clause.start + 1 && isForm(pronoun, 'i you we they')
  if (
    next === undefined ||
    !isVerb(next) ||
    (number === null && !isPronoun) ||
    joinsClause(sentence, clause) ||
    pronoun === 'there' ||
    clause.verb.start !== clause.subjectEnd
  )
    return null
  const be = pronoun === 'i' && isPronoun ? 'am' : isPronoun || number === 'plural' ? 'are' : 'is'
  return [
    compose(
      sentence.slice(0, lead),
      sentence.slice(clause.start, clause.subjectEnd),
      [word(be, 'AUX', be === 'is' ? '3sg' : 'pl', 'be'), likely, word('to', 'PART')],
      sentence.slice(clause.verb.start + 1),
    ),
  ]
})

/** "This trend is likely to continue." to "It is likely that this trend will continue." */
export const lowerLikely: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (
    clause === null ||
    !isForm(sentence[clause.verb.start]?.lower, 'is are') ||
    clause.verb.start !== clause.subjectEnd ||
    clause.verb.end - clause.verb.start !== 1
  )
    return null
  const at = clause.verb.end
  const likely = sentence[at]
  if (
    likely === undefined ||
    !isForm(likely.lower, 'likely unlikely') ||
    sentence[at + 1]?.lower !== 'to' ||
    !isVerb(sentence[at + 2]) ||
    sentence[clause.start]?.lower === 'it'
  )
    return null
  // "advice that ignores this": one "that" after another.
  if (sentence.slice(clause.start, at).some(({ lower }) => lower === 'that')) return null
  if (hasMark(sentence, clause.start, end) || isForm(sentence[at + 2]?.lower, 'be have')) return null
  return [
    compose(
      sentence.slice(0, lead),
      words('It is', 'PRON'),
      [likely, word('that', 'SCONJ')],
      lowerFirst(sentence.slice(clause.start, clause.subjectEnd)),
      [word('will', 'AUX', 'pl')],
      sentence.slice(at + 2),
    ),
  ].map((made) => (lead > 0 ? compose(made.slice(0, lead), lowerFirst(made.slice(lead))) : made))
})

/** "The reason why S is that T." to "S because T." */
export const reasonToBecause: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'the' || sentence[1]?.lower !== 'reason' || !isForm(sentence[2]?.lower, 'why that')) return null
  for (let at = 5; at < end - 3; at++) {
    if (!isForm(sentence[at]?.lower, 'is was') || sentence[at + 1]?.lower !== 'that') continue
    const first = clauseAt(sentence, 3, at)
    const second = clauseAt(sentence, at + 2, end)
    if (first === null || second === null || hasMark(sentence, 0, at) || opensClause(sentence, 3, at)) return null
    return [compose(sentence.slice(3, at), [word('because', 'SCONJ')], sentence.slice(at + 2))]
  }
  return null
})
