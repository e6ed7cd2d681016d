import { clauseAt, subjectNumber, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

const forms: Readonly<Record<string, { readonly past: string; readonly present: string }>> = {
  he: { past: 'was', present: 'is' },
  i: { past: 'was', present: 'am' },
  she: { past: 'was', present: 'is' },
  they: { past: 'were', present: 'are' },
  we: { past: 'were', present: 'are' },
  you: { past: 'were', present: 'are' },
}

/** Verbs that tell a state, so that they do not stand after "be" with -ing. Sorted. */
const states = /^(be|believe|belong|consider|contain|have|know|like|need|own|prefer|seem|understand|want)$/

/** "She sang while working." to "She sang while she was working."; "We rest before going on." to "We rest before we go on." */
export const expandClause: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(({ lower, form }, i) => form === null && /^(?:after|before|while)$/.test(lower) && isDoing(sentence, i + 1))
  const lead = leadEnd(sentence)
  const verb = sentence[at + 1]
  if (at <= lead + 1 || at >= end - 1 || !verb) return null
  const clause = clauseAt(sentence, lead, at)
  // Another subject between the two would do the second thing as well.
  if (!clause || hasOther(sentence, clause.verb.end, at)) return null
  const isWhile = sentence[at]?.lower === 'while'
  const subject = subjectAgain(sentence, clause, at)
  const time = timeOf(sentence, clause, sentence[at]?.lower ?? '')
  if (subject === null || time === null) return null
  const pronoun = word(subject === 'i' ? 'I' : subject, 'PRON')
  if (isWhile) {
    const be = word(forms[subject]?.[time] ?? 'were', 'AUX', time === 'past' ? 'past' : 'pl', 'be')
    return [compose(sentence.slice(0, at + 1), [pronoun, be], sentence.slice(at + 1))]
  }
  const form = time === 'past' ? 'past' : /^(?:he|she)$/.test(subject) ? '3sg' : 'pl'
  return [compose(sentence.slice(0, at + 1), [pronoun, withText(verb, inflectVerb(verb.lemma, form), { form })], sentence.slice(at + 2))]
})

/** The subject as a pronoun; of several people or things only where no others are named in between. */
function subjectAgain(tokens: Tokens, clause: Clause, at: number): string | null {
  const first = tokens[clause.start]?.lower ?? ''
  if (clause.subjectEnd === clause.start + 1 && forms[first] !== undefined) return first
  const hasMany = tokens.slice(clause.verb.end, at).some((token) => isNoun(token) && token.lower !== token.lemma)
  return clause.isSimpleSubject && !clause.verb.isPassive && !hasMany && subjectNumber(tokens, clause) === 'plural' ? 'they' : null
}

function timeOf(tokens: Tokens, { verb }: Clause, conjunction: string): 'past' | 'present' | null {
  const finite = tokens[verb.start]
  if (!finite) return null
  // "We should rest before going on": whenever that may be.
  if (verb.hasModal) return conjunction !== 'while' && /^(?:can|may|must|shall|should|will)$/.test(finite.lower) ? 'present' : null
  if (finite.form === 'past' || /^(?:was|were|had|did)$/.test(finite.lower)) return 'past'
  // "I'm writing this after going there": what came before is past.
  if (conjunction === 'after') return finite.tag === 'VERB' && /^(?:pl|3sg)$/.test(finite.form ?? '') ? 'present' : null
  return finite.form === 'pl' || finite.form === '3sg' || finite.tag === 'AUX' ? 'present' : null
}

const isDoing = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.tag === 'VERB' && tokens[at]?.form === 'ing' && !states.test(tokens[at]?.lemma ?? '')

const hasOther = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower, tag }) => tag === 'SCONJ' || tag === 'PUNCT' || tag === 'AUX' || /^(that|which|who|i|he|she|we|they)$/.test(lower))
