import { takesAn } from '../../languages/en/articles.ts'
import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, withText, word, words } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

const risesAndFalls: Readonly<Record<string, string>> = {
  decline: 'decline',
  decrease: 'decrease',
  drop: 'drop',
  fall: 'fall',
  increase: 'increase',
  rise: 'rise',
}
const adjectives: Readonly<Record<string, string>> = {
  considerably: 'considerable',
  dramatically: 'dramatic',
  gradually: 'gradual',
  markedly: 'marked',
  rapidly: 'rapid',
  sharply: 'sharp',
  significantly: 'significant',
  slightly: 'slight',
  steadily: 'steady',
  steeply: 'steep',
  substantially: 'substantial',
}
/** What can be counted or measured, so that there is a rise in it. Sorted. */
const amounts =
  /^(amount|cost|crime|demand|emission|expense|export|income|interest|level|loss|number|output|pollution|population|price|production|profit|proportion|rate|rent|revenue|sale|sales|salary|share|spending|temperature|unemployment|use|wage)s?$/

/** "Prices rose sharply after the war." to "There was a sharp rise in prices after the war." */
export const riseNamed: Structure['apply'] = rearrange((sentence, end) => {
  if (!sentence.some(({ lemma, tag }) => tag === 'VERB' && risesAndFalls[lemma] !== undefined)) return null
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (
    clause === null ||
    !clause.isSimpleSubject ||
    clause.verb.isNegative ||
    clause.verb.isPassive ||
    clause.verb.start !== clause.subjectEnd
  )
    return null
  const [first, main] = [sentence[clause.verb.start], sentence[clause.verb.main]]
  const noun = risesAndFalls[main?.lemma ?? '']
  const subject = sentence.slice(lead, clause.subjectEnd)
  if (!first || !main || noun === undefined || !amounts.test(sentence[headOf(sentence, lead, clause.subjectEnd)]?.lower ?? '')) return null
  const isPast = clause.verb.main === clause.verb.start && main.form === 'past'
  const isPerfect = clause.verb.main === clause.verb.start + 1 && /^(has|have)$/.test(first.lower)
  if (!(isPast || isPerfect) || numberOf(sentence, lead, clause.subjectEnd) === null) return null
  if (subject.some(({ tag, lower }) => tag === 'PUNCT' || /^(its|their|this|these|both|all)$/.test(lower))) return null
  const adjective = adjectives[sentence[clause.verb.end]?.lower ?? '']
  const after = clause.verb.end + (adjective === undefined ? 0 : 1)
  const next = sentence[after]?.lower ?? ''
  // "rose by 5%", "fell to 40", "rose more": how far is said otherwise.
  if (after !== end && !/^(after|before|between|during|in|over|since|throughout|when|because|,)$/.test(next)) return null
  const words2 =
    adjective === undefined
      ? [word(noun, 'NOUN')]
      : [withText(sentence[clause.verb.end] ?? main, adjective, { tag: 'ADJ' }), word(noun, 'NOUN')]
  const verb = isPast ? words('there was', 'PRON') : words('there has been', 'PRON')
  const article = word(takesAn(words2[0]?.text ?? '') ? 'an' : 'a', 'DET')
  const opening = lead === 0 ? [withText(verb[0] ?? main, 'There'), ...verb.slice(1)] : verb
  return [compose(sentence.slice(0, lead), opening, [article], words2, [word('in', 'ADP')], lowerFirst(subject), sentence.slice(after))]
})
