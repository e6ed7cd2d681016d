import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isFixedPair } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'
import { clauseStart } from './subject-again.ts'
import { wordSet } from './word-set.ts'

/** What two do together, or to each other. Sorted. */
const together = wordSet(
  `agree alternate argue arrive blend clash coexist collaborate collide combine come compete complement connect consist constitute cooperate correlate correspond differ disagree discuss
  exchange fight form gather interact intersect join link make marry match meet merge mix overlap play quarrel relate reveal separate share talk unite vary work`,
)
/** Words that set the two beside each other, deny, or mark them already. Sorted. */
const beside = wordSet(
  "alike alone also although apart both different distinct each either equal equally identical interchangeable just linked n’t n't neither never no not only opposite other others related respectively same separate similar together too",
)

/** "Farmers and drivers complain" to "Both farmers and drivers complain": each of the two does it. */
export const bothSubjects: Structure['apply'] = rearrange((tokens, end) => {
  const start = clauseStart(tokens)
  const clause = clauseAt(tokens, start, end)
  if (clause === null || !clause.isSimpleSubject || clause.subjectEnd - start > 9) return null
  const and = nounPhraseEnd(tokens, start, { join: false })
  if (tokens[and]?.lower !== 'and' || nounPhraseEnd(tokens, and + 1, { join: false }) !== clause.subjectEnd) return null
  if (!areAlike(tokens, { start, and, close: clause.subjectEnd }) || !isPlainVerb(tokens, clause.verb.start, clause.verb.main)) return null
  // "Cooking and cleaning are tasks that": what the two are is said of them as one.
  if (tokens[clause.verb.main]?.lemma === 'be' && !/^(?:ADJ|ADP|ADV)$/.test(tokens[clause.verb.end]?.tag ?? '')) return null
  if (tokens.slice(start, end).some(({ lower }) => beside.has(lower))) return null
  return [compose(tokens.slice(0, start), [word('both', 'DET')], lowerFirst(tokens.slice(start)))]
})

const isPlainVerb = (tokens: Tokens, from: number, main: number): boolean => {
  const [first, verb] = [tokens[from], tokens[main]]
  return (
    first !== undefined && verb !== undefined && !together.has(verb.lemma) && !/^(?:has|is|was)$/.test(first.lower) && first.form !== '3sg'
  )
}

type Two = { readonly start: number; readonly and: number; readonly close: number }

/** Of one build, each with its own determiner; no name, number or fixed pair. */
function areAlike(tokens: Tokens, { start, and, close }: Two): boolean {
  const [one, other] = [tokens.slice(start, and), tokens.slice(and + 1, close)]
  const [head, second] = [one.at(-1), other.at(-1)]
  if (!head || !second || head.tag !== 'NOUN' || second.tag !== 'NOUN' || head.lemma === second.lemma) return false
  if (isFixedPair(head, second)) return false
  if (
    [...one, ...other].some(
      (token) => token.isLocked || token.isName || !/^(?:ADJ|DET|NOUN|PRON)$/.test(token.tag) || counting.has(token.lower),
    )
  )
    return false
  const [determiner, determiner2] = [one[0], other[0]].map((token) => (token && /^(?:DET|PRON)$/.test(token.tag) ? token.lower : ''))
  if (determiner !== determiner2 || /ing$/.test(one[0]?.lower ?? '')) return false
  // "Both streets and rivers are": at first these are two streets.
  return determiner !== ''
}
/** Words that point or count, so that the phrase is no plain one. Sorted. */
const counting = wordSet(
  `all any each every few it many more most no other others same several some such these they this those various we you`,
)
