import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe, formsOfHave, modals } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { frontedPair, type Pair } from './coordination.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** The main clause says already that it is against expectation, denies, or adds. Sorted. */
const marked = wordSet(
  `actually also although anyway but even few hardly however instead just little maybe n't n’t never nevertheless no nobody none nonetheless not
  nothing now only others perhaps rather still though too yet`,
)

/** "However, although A, B": a contrast with the sentence before is enough. Sorted. */
const contrasts = wordSet('but however nevertheless nonetheless still yet')

/** What somebody grants. Sorted. */
const granting = wordSet('accept acknowledge admit agree appreciate believe offer provide recognise recognize see understand')

/** What somebody does who has a view. Sorted. */
const thinking = wordSet('agree believe feel prefer support think')

/** "Although A, B": both clauses, or the main clause behind "Despite the cost,". */
function mainOf(tokens: Tokens, end: number): Clause | null {
  const pair = frontedPair(tokens, end, ['even though', 'although', 'though', 'while'])
  // "A, but B" that another rule has turned: a contrast need not be a concession.
  if (pair !== null && tokens[pair.lead]?.origin === null) return null
  if (pair !== null) return tokens[pair.lead]?.lower === 'while' && !isGranted(tokens, pair) ? null : pair.second
  const lead = leadEnd(tokens)
  const isDespite = tokens[lead]?.lower === 'despite' || (tokens[lead]?.lower === 'in' && tokens[lead + 1]?.lower === 'spite')
  const close = tokens.findIndex((token, i) => i > lead && isComma(token))
  return isDespite && close > lead + 1 ? clauseAt(tokens, close + 1, end) : null
}

/** "While A, B" grants A: it says what may be so or how the same thing is; it tells no time and sets no two things side by side. */
function isGranted(tokens: Tokens, { first, second }: Pair): boolean {
  const verb = tokens[first.verb.main]
  const opener = tokens[second.start]?.lower ?? ''
  const isSame = second.subjectEnd === second.start + 1 && /^(?:he|i|it|she|they|we)$/.test(opener)
  const isState =
    /^(?:can|may|might)$/.test(tokens[first.verb.start]?.lower ?? '') || verb?.lemma === 'be' || granting.has(verb?.lemma ?? '')
  // "while it is true that", "while some argue A, I believe": granted, whatever the subjects.
  const isOpinion = opener === 'i' && thinking.has(tokens[second.verb.main]?.lemma ?? '') && isOfPresent(tokens, second)
  const isTrue = tokens[first.start]?.lower === 'it' && tokens[first.verb.end]?.lower === 'true'
  // "While they may be dear, scandals are": one thing, the pronoun first.
  const isAhead = first.subjectEnd === first.start + 1 && /^(?:it|they)$/.test(tokens[first.start]?.lower ?? '') && !isTrue
  return isOpinion || isTrue || ((isSame || isAhead) && isState && verb?.form !== 'ing')
}

const isOfPresent = (tokens: Tokens, { verb }: Clause): boolean =>
  verb.start === verb.main && !/^(?:past|participle|ing)$/.test(tokens[verb.main]?.form ?? '')

/** "it is the artist who": the word that is brought out stands close to "is". */
const isCleft = (tokens: Tokens, { start, end, verb }: Clause): boolean =>
  /^(?:it|that|this)$/.test(tokens[start]?.lower ?? '') &&
  tokens[verb.main]?.lemma === 'be' &&
  tokens.slice(verb.end, end).some(({ lower }) => /^(?:that|which|who)$/.test(lower)) &&
  tokens.slice(verb.end, verb.end + 3).some(({ tag }) => tag === 'DET' || tag === 'ADP')

/** "Although it was small, the sample showed" to "the sample nevertheless showed"; behind an auxiliary or "be". */
export const nevertheless: Structure['apply'] = rearrange((tokens, end) => {
  const main = mainOf(tokens, end)
  if (main === null || main.verb.isNegative || !main.isSimpleSubject || hasWord(tokens.slice(main.start, end), marked)) return null
  const verb = tokens[main.verb.start]
  const next = tokens[main.verb.start + 1]
  if (verb === undefined || verb.isLocked || verb.space === '' || next?.space === '' || isCleft(tokens, main)) return null
  if (hasWord(tokens.slice(0, main.start), contrasts)) return null
  const isAuxiliary =
    formsOfBe.has(verb.lower) || modals.has(verb.lower) || (formsOfHave.has(verb.lower) && main.verb.main > main.verb.start)
  const at = isAuxiliary ? main.verb.start + 1 : main.subjectEnd
  // "I nevertheless personally believe", "problems nevertheless soon arose": two adverbs in a row.
  if (tokens[at]?.tag === 'ADV') return null
  return [compose(tokens.slice(0, at), [word('nevertheless', 'ADV')], tokens.slice(at))]
})
