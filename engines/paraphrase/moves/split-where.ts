import { isFinite, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, fullStop, sentenceOf, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { hasMark, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { mainClause } from './result-verbs.ts'
import { wordSet } from './word-set.ts'

/** Nouns that name a place one can be in; of a concept or a trade "There" would say nothing. Sorted. */
const placeNouns = wordSet(
  `area bay camp campus capital castle church city clinic college country county court desert district factory farm forest garden harbour
  hospital hotel house island kitchen laboratory lake library mountain museum office park port prison province region restaurant river
  school shop slope square state station street studio suburb theatre town university valley village warehouse`,
)

/** Fewer tokens than this on either side make a stump. */
const shortestHalf = 6

/** "X in Lisbon, where Y." to "X in Lisbon. There, Y." */
export const splitWhere: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex(({ lower }, i) => i > shortestHalf && lower === 'where' && isComma(sentence[i - 1]))
  if (at < 0 || end - at <= shortestHalf || hasMark(sentence, at, end)) return null
  const main = mainClause(sentence, at - 1)
  const next = sentence[at + 1]
  if (
    main === null ||
    next === undefined ||
    /^(?:ADP|SCONJ|AUX|VERB)$/.test(next.tag) ||
    !sentence.some((_, i) => i > at + 1 && isFinite(sentence, i))
  )
    return null
  // "We found that stations lie in the village, where": the place belongs to what is found.
  if (opensClause(sentence, main.start, at - 1) || sentence[0]?.tag === 'SCONJ' || main.verb.isNegative || !endsInPlace(sentence, at - 1))
    return null
  if (isBackground(sentence, main, next)) return null
  return [sentenceOf(sentence.slice(0, at - 1), [fullStop()]), sentenceOf([word('There', 'ADV'), comma()], sentence.slice(at + 1))]
})

/** What a writer calls the text at hand. Sorted. */
const texts = wordSet('article chapter dissertation essay paper report study survey thesis')

/** "This report looks into delays at the port, where", "I am a student at Leeds, where I": the text goes on with what comes first. */
function isBackground(tokens: Tokens, { start, subjectEnd, verb }: Clause, next: Token): boolean {
  const isText = tokens.slice(start, subjectEnd).some(({ lemma }) => texts.has(lemma))
  return isText || (tokens[verb.main]?.lemma === 'be' && subjectPronouns.has(next.lower))
}

/** "at the second school", "to Lisbon": one place, named or pointed out, behind its preposition. */
function endsInPlace(tokens: Tokens, end: number): boolean {
  const head = tokens[end - 1]
  if (head === undefined || !(head.isName || (head.tag === 'NOUN' && placeNouns.has(head.lower)))) return false
  for (let k = Math.max(1, end - 6); k < end; k++) {
    if (nounPhraseEnd(tokens, k, { join: false }) !== end) continue
    const isPlain = !tokens.slice(k, end).some(({ lower }) => /^(?:and|or|both)$/.test(lower))
    return isPlain && /^(?:at|in|near|on|to)$/.test(tokens[k - 1]?.lower ?? '')
  }
  return false
}
