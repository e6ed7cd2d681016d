import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { capitalFirst, compose, lowerFirst, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isPerson, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** What many say or think, so that it may be told of without them in front. Sorted. */
const saying = /^(argue|assert|assume|believe|claim|propose|suggest)$/
/** Those who are many without a noun. */
const many = /^(many|most|some|several)$/
/** So long a subject stands behind "by". */
const longestBy = 4

/** "Many people believe that", "critics have argued that": the clause up to "that", when its subject is a few words for several people. */
function claimAt(sentence: Tokens, end: number): Clause | null {
  if (!sentence.some(({ lemma }, i) => saying.test(lemma) && sentence[i + 1]?.lower === 'that')) return null
  const clause = clauseAt(sentence, leadEnd(sentence), end)
  const verb = clause && sentence[clause.verb.main]
  if (!clause || !verb || !saying.test(verb.lemma) || verb.isLocked || sentence[clause.verb.end]?.lower !== 'that') return null
  const subject = sentence.slice(clause.start, clause.subjectEnd)
  if (clause.verb.isNegative || clause.verb.isPassive || clause.verb.hasModal || clause.verb.start !== clause.subjectEnd) return null
  if (subject.length > longestBy || subject.some(({ isName, isLocked, tag }) => isName || isLocked || tag === 'PUNCT' || tag === 'CCONJ'))
    return null
  const isMany = subject.length === 1 && many.test(subject[0]?.lower ?? '')
  const isPeople =
    isPerson(sentence, clause.start, clause.subjectEnd) === true && numberOf(sentence, clause.start, clause.subjectEnd) === 'plural'
  if (!isMany && (!isPeople || /^(i|we|you|they|these|those|my|our|his|her|their|its|the)$/.test(subject[0]?.lower ?? ''))) return null
  // "some believe ..., while others": the two stand side by side.
  if (sentence.some(({ lower }) => lower === 'others')) return null
  return clauseAt(sentence, clause.verb.end + 1, end) === null ? null : clause
}

/** "is believed", "has been argued", "was said"; null for other groups. */
function passiveOf(sentence: Tokens, { verb }: Clause): Tokens | null {
  const [first, main] = [sentence[verb.start], sentence[verb.main]]
  if (!first || !main || first.space === '') return null
  const participle = withText(main, inflectVerb(main.lemma, 'participle'), { form: 'participle' })
  if (verb.start === verb.main) {
    const be = main.form === 'past' ? 'was' : main.form === 'pl' || main.form === 'base' ? 'is' : null
    return be && [word(be, 'AUX', be === 'was' ? 'past' : '3sg', 'be'), participle]
  }
  const between = sentence.slice(verb.start + 1, verb.main)
  if (first.lower !== 'have' || between.some(({ tag }) => tag !== 'ADV')) return null
  return compose([word('has', 'AUX', '3sg', 'have')], between, [word('been', 'AUX', 'participle', 'be'), participle])
}

/** "Many people believe that it works." to "It is believed by many people that it works." */
export const claimPassive: Structure['apply'] = rearrange((sentence, end) => {
  const clause = claimAt(sentence, end)
  const verbs = clause && passiveOf(sentence, clause)
  if (!clause || !verbs) return null
  const lead = sentence.slice(0, clause.start)
  const it = [word('it', 'PRON')]
  return [
    compose(
      lead,
      lead.length === 0 ? capitalFirst(it) : it,
      verbs,
      words('by', 'ADP'),
      lowerFirst(sentence.slice(clause.start, clause.subjectEnd)),
      sentence.slice(clause.verb.end),
    ),
  ]
})

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
