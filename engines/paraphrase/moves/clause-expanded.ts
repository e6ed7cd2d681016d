import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
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

/** "She sang while working." to "She sang while she was working." */
export const expandClause: Structure['apply'] = rearrange((sentence, end) => {
  if (!sentence.some(({ lower }) => lower === 'while')) return null
  const lead = leadEnd(sentence)
  const pronoun = sentence[lead]?.lower ?? ''
  const be = forms[pronoun]
  const at = sentence.findIndex(({ lower, form }, i) => i > lead + 1 && lower === 'while' && form === null && isDoing(sentence, i + 1))
  if (be === undefined || at < 0 || at >= end - 1) return null
  const clause = clauseAt(sentence, lead, at)
  const verb = clause && sentence[clause.verb.start]
  // Another subject between the two would do the second thing as well.
  if (!clause || !verb || clause.subjectEnd !== lead + 1 || clause.verb.hasModal || hasOther(sentence, clause.verb.end, at)) return null
  const isPast = verb.form === 'past' || /^(was|were|had|did)$/.test(verb.lower)
  if (!isPast && verb.form !== 'pl' && verb.form !== '3sg' && verb.tag !== 'AUX') return null
  const subject = word(pronoun === 'i' ? 'I' : pronoun, 'PRON')
  return [
    compose(
      sentence.slice(0, at + 1),
      [subject, word(isPast ? be.past : be.present, 'AUX', isPast ? 'past' : 'pl', 'be')],
      sentence.slice(at + 1),
    ),
  ]
})

const isDoing = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.tag === 'VERB' && tokens[at]?.form === 'ing' && !states.test(tokens[at]?.lemma ?? '')

const hasOther = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower, tag }) => tag === 'SCONJ' || tag === 'PUNCT' || tag === 'AUX' || /^(that|which|who|i|he|she|we|they)$/.test(lower))
