/** Words by how sure the writer is; a rewrite keeps the number of words of each kind. Sorted, lemmas. */
const hedges = new Set([
  'apparently', 'assume', 'believe', 'conceivable', 'conceivably', 'guess', 'hypothesise', 'hypothesize', 'imply', 'likely', 'may', 'maybe', 'might', 'perhaps', 'possible', 'possibly', 'possibility',
  'potentially', 'presumably', 'probable', 'probably', 'seem', 'seemingly', 'speculate', 'suggest', 'suppose', 'suspect', 'think',
])
const boosters = new Set([
  'absolutely', 'certain', 'certainly', 'clearly', 'definitely', 'doubtless', 'doubtlessly', 'establish', 'evidently', 'guarantee', 'indisputable', 'obviously', 'prove', 'proof', 'surely', 'undeniable',
  'undeniably', 'undoubtedly', 'unquestionably',
])
const negations = new Set(['not', "n't", 'n’t', 'no', 'never', 'cannot', 'without', 'neither', 'nor', 'none', 'nobody', 'nothing', 'nowhere', 'hardly', 'scarcely', 'barely', 'lack', 'unable', 'fail'])

export type Claim = { readonly hedges: number; readonly boosters: number; readonly negations: number }

type Word = { readonly lower: string; readonly lemma: string }

const count = (words: readonly Word[], set: ReadonlySet<string>): number => words.reduce((sum, { lower, lemma }) => sum + (set.has(lower) || set.has(lemma) ? 1 : 0), 0)

/** How sure and how negative a row of words is. */
export const claimOf = (words: readonly Word[]): Claim => ({ hedges: count(words, hedges), boosters: count(words, boosters), negations: count(words, negations) })

export const isSameClaim = (a: Claim, b: Claim): boolean => a.hedges === b.hedges && a.boosters === b.boosters && a.negations === b.negations
