import { clauseAt, isFinite, skipAdverbs, subjectNumber, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun, isPerson, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { takesWho } from './behind-noun.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** "be" with the pronoun that is taken up. */
const forms: ReadonlyMap<string, { readonly past: string; readonly present: string }> = new Map([
  ['he', { past: 'was', present: 'is' }],
  ['i', { past: 'was', present: 'am' }],
  ['it', { past: 'was', present: 'is' }],
  ['she', { past: 'was', present: 'is' }],
  ['they', { past: 'were', present: 'are' }],
  ['we', { past: 'were', present: 'are' }],
  ['you', { past: 'were', present: 'are' }],
])

/** Verbs that tell a state, so that they do not stand after "be" with -ing. Sorted. */
const states = wordSet('be believe belong consider contain have know like need own prefer seem understand want')
/** Verbs whose object, not subject, does the second thing: "help him while working". Sorted. */
const others = wordSet(
  `advise allow ask catch enable encourage find force get have hear help keep leave let make notice order remind require see show
  stop suggest teach tell urge want warn watch`,
)

/** "She sang while working." to "She sang while she was working."; "Before leaving, he ate." to "Before he left, he ate." */
export const expandClause: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  for (let at = lead; at < end - 1; at++) {
    if (!opens(sentence, at, end)) continue
    const clause = at === lead ? clauseAfter(sentence, at, end) : clauseBefore(sentence, at)
    if (clause === null || (at !== lead && goesOn(sentence, at + 2, end))) continue
    const subject = subjectAgain(sentence, clause, at)
    const time = timeOf(sentence, clause, sentence[at]?.lower ?? '')
    if (subject !== null && time !== null) return [withSubject(sentence, { at, subject, time })]
  }
  return null
})

/** "after eating", "while waiting": not "before closing time", "before counting began". */
function opens(tokens: Tokens, at: number, end: number): boolean {
  const [conjunction, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!/^(?:after|before|when|while)$/.test(conjunction?.lower ?? '') || verb?.tag !== 'VERB' || verb.form !== 'ing' || verb.isLocked)
    return false
  const isName = /^(?:date|day|hours?|school|season|time)$/.test(next?.lower ?? '') || /^[-–]$/.test(next?.text ?? '')
  return !states.has(verb.lemma) && !isName && !(at + 2 < end && isFinite(tokens, at + 2)) && !isPaired(tokens, at + 2, end)
}

/** "while eating and talking": one verb of two would keep its -ing. */
const isPaired = (tokens: Tokens, from: number, end: number): boolean => {
  const close = tokens.findIndex((token, i) => i >= from && isComma(token))
  return tokens
    .slice(from, close < 0 ? end : close)
    .some(({ tag, form }, i) => tag === 'VERB' && form === 'ing' && /^(?:and|or|but|,)$/.test(tokens[from + i - 1]?.lower ?? ''))
}

/** "rated it when lying still but was reluctant": what follows would belong to the clause that is made. */
const goesOn = (tokens: Tokens, from: number, end: number): boolean =>
  tokens.slice(from, end).some(({ lower }, i) => /^(?:and|but|or)$/.test(lower) && isFinite(tokens, skipAdverbs(tokens, from + i + 1, end)))

type Doing = { readonly at: number; readonly subject: string; readonly time: 'past' | 'present' }

function withSubject(sentence: Tokens, { at, subject, time }: Doing): Tokens {
  const verb = sentence[at + 1]
  const pronoun = word(subject === 'i' ? 'I' : subject, 'PRON')
  if (sentence[at]?.lower === 'while' || verb === undefined) {
    const be = word(forms.get(subject)?.[time] ?? 'were', 'AUX', time === 'past' ? 'past' : 'pl', 'be')
    return compose(sentence.slice(0, at + 1), [pronoun, be], sentence.slice(at + 1))
  }
  const form = time === 'past' ? 'past' : /^(?:he|it|she)$/.test(subject) ? '3sg' : 'pl'
  return compose(sentence.slice(0, at + 1), [pronoun, inflected(verb, form)], sentence.slice(at + 2))
}

/** "Before leaving, he ate": the clause behind the comma, with a subject that was there to do it. */
function clauseAfter(tokens: Tokens, at: number, end: number): Clause | null {
  const close = tokens.findIndex((token, i) => i > at + 1 && isComma(token))
  if (close < 0 || tokens.slice(at + 2, close).some((_, i) => isFinite(tokens, at + 2 + i))) return null
  const clause = clauseAt(tokens, close + 1, end)
  if (clause === null) return null
  const first = tokens[clause.start]?.lower ?? ''
  // "After asking, it is clear": nobody in particular.
  const isSomebody = forms.has(first) && first !== 'it'
  const arePeople = !clause.verb.isPassive && isPerson(tokens, clause.start, clause.subjectEnd) === true
  return isSomebody || arePeople ? clause : null
}

/** The clause that ends where the phrase begins, the nearest one. */
function clauseBefore(tokens: Tokens, at: number): Clause | null {
  // "I passed the bottle and, after finishing it, they left": it belongs to what follows.
  if (isComma(tokens[at - 1]) && tokens[at - 2]?.tag === 'CCONJ') return null
  const to = isComma(tokens[at - 1]) && /^(?:after|before)$/.test(tokens[at]?.lower ?? '') ? at - 1 : at
  for (let k = at - 2; k >= 0; k--) {
    const before = tokens[k - 1]
    const mayOpen =
      k === leadEnd(tokens) ||
      isComma(before) ||
      before?.tag === 'CCONJ' ||
      before?.tag === 'SCONJ' ||
      before?.lower === 'why' ||
      subordinators.has(before?.lower ?? '')
    const clause = mayOpen ? clauseAt(tokens, k, to) : null
    if (clause === null) continue
    return hasOther(tokens, clause, to) ? null : clause
  }
  return null
}

/** The subject as a pronoun; of several people or things only where no others are named in between. */
function subjectAgain(tokens: Tokens, clause: Clause, at: number): string | null {
  const first = tokens[clause.start]?.lower ?? ''
  const isOne = clause.subjectEnd === clause.start + 1
  if (isOne && forms.has(first)) return first === 'it' ? null : first
  if (isOne && /^(?:every|any|some)(?:one|body)$/.test(first)) return 'they'
  const hasMany = tokens.slice(clause.verb.end, at).some((token) => isNoun(token) && takesWho(token) && token.lower !== token.lemma)
  if (!clause.isSimpleSubject || clause.verb.isPassive || hasMany || first === 'there') return null
  return subjectNumber(tokens, clause) === 'plural' && isPerson(tokens, clause.start, clause.subjectEnd) === true ? 'they' : null
}

function timeOf(tokens: Tokens, { start, verb }: Clause, conjunction: string): 'past' | 'present' | null {
  const finite = tokens[verb.start]
  if (!finite) return null
  // "We should rest before going on": whenever that may be.
  const isAdvice = verb.isNegative || tokens[start]?.lower === 'you'
  if (verb.hasModal && conjunction === 'while' && !isAdvice) return null
  if (verb.hasModal) return /^(?:can|may|must|shall|should|will)$/.test(finite.lower) ? 'present' : null
  if (finite.form === 'past' || /^(?:was|were|had|did)$/.test(finite.lower)) return 'past'
  if (finite.lemma === 'have' && finite.tag === 'AUX') return null
  // "I'm writing this after going there": what came before is past.
  if (conjunction === 'after') return finite.tag === 'VERB' && /^(?:pl|3sg)$/.test(finite.form ?? '') ? 'present' : null
  return finite.form === 'pl' || finite.form === '3sg' || finite.tag === 'AUX' ? 'present' : null
}

/** The possessive of a pronoun; of a noun it is "their". */
const possessiveOf: ReadonlyMap<string, string> = new Map([
  ['he', 'his'],
  ['i', 'my'],
  ['she', 'her'],
  ['they', 'their'],
  ['we', 'our'],
  ['you', 'your'],
])

/** Somebody else between the verb and the phrase, who may do the second thing. */
function hasOther(tokens: Tokens, clause: Clause, to: number): boolean {
  const between = tokens.slice(clause.verb.end, to)
  const subject = tokens[clause.start]?.lower ?? ''
  const main = tokens[clause.verb.main]
  const hasObject = nounPhraseEnd(tokens, clause.verb.end) > 0
  const own = possessiveOf.get(subject) ?? 'their'
  return (
    (hasObject && others.has(main?.lemma ?? '')) ||
    between.some(
      ({ lower, tag, form }, i) =>
        tag === 'SCONJ' ||
        tag === 'PUNCT' ||
        tag === 'AUX' ||
        (tag === 'VERB' && form === 'ing' && i > 0) ||
        /^(?:that|which|who|i|he|she|we|they|not)$/.test(lower) ||
        (/^(?:my|your|our|his|her|their)$/.test(lower) && lower !== own),
    )
  )
}
