import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { capitalFirst, compose, lowerFirst, withText, word } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** "The festival is said to attract thousands." to "It is said that the festival attracts thousands." */
export const saidLowered: Structure['apply'] = rearrange((sentence, end) => {
  if (!sentence.some(({ lower }) => /^(believed|said|thought)$/.test(lower))) return null
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || clause.verb.start !== clause.subjectEnd || clause.verb.isNegative || !clause.isSimpleSubject) return null
  const [be, said, to, verb] = sentence.slice(clause.verb.start, clause.verb.start + 4)
  if (!be || !said || !/^(is|are)$/.test(be.lower) || !/^(believed|said|thought)$/.test(said.lower) || to?.lower !== 'to') return null
  if (verb?.form !== 'base' || verb.isLocked || verb.lemma === 'have') return null
  if (/^(he|she|they|it|i|we|you|there|this|that|these|those)$/.test(sentence[lead]?.lower ?? '')) return null
  const form = be.lower === 'is' ? '3sg' : 'pl'
  const finite = verb.lemma === 'be' ? be.lower : inflectVerb(verb.lemma, form)
  const it = [word('it', 'PRON'), word('is', 'AUX', '3sg', 'be'), said, word('that', 'SCONJ')]
  return [
    compose(
      sentence.slice(0, lead),
      lead === 0 ? capitalFirst(it) : it,
      lowerFirst(sentence.slice(lead, clause.subjectEnd)),
      [withText(verb, finite, { form })],
      sentence.slice(clause.verb.start + 4),
    ),
  ]
})
