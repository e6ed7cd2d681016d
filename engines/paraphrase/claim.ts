/** Words by how sure the writer is; a rewrite keeps the number of words of each kind. Sorted, lemmas. */
const hedges = new Set([
  'apparently',
  'conceivable',
  'conceivably',
  'likely',
  'may',
  'maybe',
  'might',
  'perhaps',
  'possibility',
  'possible',
  'possibly',
  'potentially',
  'presumably',
  'probable',
  'probably',
  'seemingly',
])
/** Verbs that hedge when a clause depends on them, and only then: "suggests that", not "suggests a way". */
const hedgingVerbs = new Set([
  'appear',
  'assume',
  'believe',
  'guess',
  'hypothesise',
  'hypothesize',
  'imply',
  'seem',
  'speculate',
  'suggest',
  'suppose',
  'suspect',
  'think',
])
const boosters = new Set([
  'absolutely',
  'certainly',
  'clearly',
  'definitely',
  'doubtless',
  'doubtlessly',
  'evidently',
  'guarantee',
  'indisputable',
  'obviously',
  'prove',
  'proof',
  'surely',
  'undeniable',
  'undeniably',
  'undoubtedly',
  'unquestionably',
])
const negations = new Set([
  'not',
  "n't",
  'n’t',
  'no',
  'never',
  'cannot',
  'without',
  'neither',
  'nor',
  'none',
  'nobody',
  'nothing',
  'nowhere',
  'hardly',
  'scarcely',
  'barely',
  'lack',
  'unable',
  'fail',
])

export type Claim = { readonly hedges: number; readonly boosters: number; readonly negations: number }

type Word = { readonly lower: string; readonly lemma: string }

const count = (words: readonly Word[], set: ReadonlySet<string>): number =>
  words.reduce((sum, { lower, lemma }) => sum + (set.has(lower) || set.has(lemma) ? 1 : 0), 0)

/** How sure and how negative words are. `hasClause`: whether a clause depends on them, so that "think" and its like hedge. */
export const claimOf = (words: readonly Word[], hasClause = true): Claim => ({
  hedges: count(words, hedges) + (hasClause ? count(words, hedgingVerbs) : 0),
  boosters: count(words, boosters),
  negations: count(words, negations),
})

export const isSameClaim = (a: Claim, b: Claim): boolean =>
  a.hedges === b.hedges && a.boosters === b.boosters && a.negations === b.negations
