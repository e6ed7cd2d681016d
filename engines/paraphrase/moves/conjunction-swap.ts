import { reorderSubFirst } from './antecedent.ts'
import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { hasMark, joinsClause, opensClause } from './clause-order.ts'
import { countCommas, frontedPair, isCataphoric, pairOf, type Pair } from './coordination.ts'
import { comma, compose, lowerFirst, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import type { Structure } from '../structure.ts'

/** Longer first clauses than this are hard to keep in mind until the main clause comes. */
const longestFirst = 22

/** "X, but Y." to "Although X, Y." */
export const toSubordinate = (conjunction: string, subordinator: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = pairOf(sentence, end, conjunction)
    if (pair === null || pair.mark - pair.lead > longestFirst || !isSimple(sentence, pair)) return null
    if (conjunction === 'but' && isNoConcession(sentence, pair)) return null
    if (isGiven(sentence, pair) || (conjunction === 'so' && isPurpose(sentence, pair))) return null
    // One reason inside another: "I can't drive because my car is broken, so we walk".
    if (
      sentence
        .slice(pair.lead, pair.mark)
        .some(({ lower }) => /^(because|since|as|although|though|if|when|while|therefore|thus|hence|consequently)$/.test(lower))
    )
      return null
    const opener = word(subordinator, 'SCONJ')
    return [
      compose(
        sentence.slice(0, pair.lead),
        [opener],
        lowerFirst(sentence.slice(pair.lead, pair.mark)),
        [comma()],
        sentence.slice(pair.second.start),
      ),
    ]
  })

/** No comma in either clause, no clause that the words could be shared with. */
function isSimple(tokens: Tokens, { lead, first, mark, second }: Pair): boolean {
  if (countCommas(tokens, lead, mark) > 0 || hasMark(tokens, second.start, second.end) || hasMark(tokens, lead, mark)) return false
  return !joinsClause(tokens, second) && !joinsClause(tokens, first)
}

/** Verbs of what was wished or tried and did not come about. Sorted. */
const unfulfilled = /^(?:expect|hope|intend|mean|plan|prefer|try|want|wish)$/

/** "I'd ring them, but": a wish or a condition that is not met; "but they also": an addition. */
const isNoConcession = (tokens: Tokens, { lead, first, mark, second }: Pair): boolean =>
  tokens
    .slice(second.start, second.end)
    .some(
      ({ lower }, i, rest) =>
        /^(?:too|instead|rather|even)$/.test(lower) ||
        (lower === 'also' && !second.verb.hasModal) ||
        (lower === 'well' && rest[i - 1]?.lower === 'as'),
    ) ||
  tokens.slice(lead, mark).some(({ lower }) => /^(?:would|['’]d)$/.test(lower)) ||
  (/^(?:could|should|might|ought)$/.test(tokens[first.verb.start]?.lower ?? '') && tokens[first.verb.start + 1]?.lower === 'have') ||
  unfulfilled.test(tokens[first.verb.main]?.lemma ?? '')

/** The second clause takes up what the first said as a whole: "but this", "so that", "but so", "but then". */
const isGiven = (tokens: Tokens, { lead, first, second }: Pair): boolean =>
  (/^(that|this|these|those|so|then|there|neither|nor)$/.test(tokens[second.start]?.lower ?? '') &&
    second.subjectEnd === second.start + 1 &&
    tokens[second.start]?.lower !== 'there') ||
  /^(let|please|yes|no|perhaps|maybe)$/.test(tokens[first.start]?.lower ?? '') ||
  (lead > 0 && tokens[0]?.tag === 'CCONJ') ||
  // "I'm sorry, but": an excuse, not one side of a contrast.
  tokens.slice(first.start, first.end).some(({ lower }) => lower === 'sorry') ||
  tokens
    .slice(first.start, first.end)
    .some((token, i) => token.lower === 'not' && /^(only|just|merely|simply)$/.test(tokens[first.start + i + 1]?.lower ?? ''))

/** "We closed early, so we could go home", "We may come again, so we'll see": what is aimed at, or a turn of speech. */
export const isPurpose = (tokens: Tokens, { second }: Pair): boolean =>
  (/^(can|could|may|might)$/.test(tokens[second.verb.start]?.lower ?? '') &&
    !second.verb.isNegative &&
    tokens[second.verb.start + 1]?.lower !== 'no') ||
  /^(guess|hope|know|realise|realize|see|suppose|think|understand|wonder)$/.test(tokens[second.verb.main]?.lemma ?? '') ||
  tokens.slice(second.verb.start, second.end).some((token, i, rest) => token.lower === 'going' && rest[i + 1]?.lower === 'for')

/** "Although X, Y." to "X, but Y." */
export const toCoordinate = (subordinators: readonly string[], conjunction: string): Structure['apply'] =>
  rearrange((sentence, end) => {
    const pair = frontedPair(sentence, end, subordinators)
    if (pair === null || hasMark(sentence, pair.second.start, end) || hasMark(sentence, pair.lead, pair.mark)) return null
    if (isCataphoric(sentence, pair.first, pair.second) || joinsClause(sentence, pair.second)) return null
    if (tokensOf(sentence, pair.second).some((token) => /^(nevertheless|still|yet|then)$/.test(token.lower)) && conjunction !== 'but')
      return null
    if (pair.lead > 0 && sentence[0]?.tag === 'CCONJ') return null
    return [
      compose(
        sentence.slice(0, pair.lead),
        lowerFirst(sentence.slice(pair.first.start, pair.mark)),
        [comma(), word(conjunction, 'CCONJ')],
        sentence.slice(pair.second.start),
      ),
    ]
  })

const tokensOf = (tokens: Tokens, { start, end }: { readonly start: number; readonly end: number }): Tokens => tokens.slice(start, end)

/** "The plan is good because", "It would help because": a reason for saying so, not a cause of what happens. */
const isJudgement = (tokens: Tokens, { verb, subjectEnd }: Clause): boolean =>
  /^(would|should|could|must|may|might)$/.test(tokens[verb.start]?.lower ?? '') ||
  (tokens[verb.main]?.lemma === 'be' && isNoun(tokens[subjectEnd - 1])) ||
  // "Your plan appeals to me because": whose feeling it is, not what follows from it.
  /^(appeal|attract|fascinate|impress|interest|like|love|matter|please|surprise)$/.test(tokens[verb.main]?.lemma ?? '')

/** "Y because X." to "X, so Y.", with names and pronouns exchanged. */
export const causeFirst: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 1 && token.lower === 'because')
  if (at < 0 || sentence[at + 1]?.lower === 'of' || hasMark(sentence, 0, end)) return null
  const before = sentence[at - 1]
  if (
    before === undefined ||
    isComma(before) ||
    before.tag === 'AUX' ||
    before.tag === 'CCONJ' ||
    before.tag === 'ADV' ||
    before.lower === 'not'
  )
    return null
  const main = clauseAt(sentence, 0, at)
  const sub = clauseAt(sentence, at + 1, end)
  if (
    main === null ||
    sub === null ||
    main.verb.isNegative ||
    sentence.slice(0, at).some(({ lower }) => lower === 'also') ||
    opensClause(sentence, 0, at) ||
    joinsClause(sentence, main) ||
    joinsClause(sentence, sub)
  )
    return null
  if (sub.end - sub.start > longestFirst || isJudgement(sentence, main)) return null
  const moved = reorderSubFirst(sentence, main, sub)
  if (moved === null || (isCataphoric(sentence, sub, main) && moved.sub[0]?.lower === sentence[at + 1]?.lower)) return null
  return [compose(moved.sub, [comma(), word('so', 'CCONJ')], lowerFirst(moved.main), sentence.slice(end))]
})
