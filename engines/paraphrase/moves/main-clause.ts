import { treeOf } from '../../languages/en/parse/english.ts'
import { spanOf } from '../../languages/en/parse/tree.ts'
import type { Relation, Tree } from '../../languages/en/parse/tree.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isVerb } from '../../languages/en/grammar/noun-phrase.ts'

/** Tokens `start` to `end` (exclusive) that depend on one word, `head`; marks at the edges are left out. */
export type Phrase = {
  readonly start: number
  readonly end: number
  readonly head: number
  readonly relation: Relation
  /** How sure it is that the phrase belongs where it hangs and is what it is called, 0 to 1. */
  readonly certainty: number
}

/** A clause as the parser sees it. */
export type ParsedClause = {
  /** The main verb, which all phrases depend on. */
  readonly head: number
  /** The first word of the verb group behind the subject: an auxiliary or the main verb. */
  readonly verbStart: number
  readonly subject: Phrase
  /** Every phrase of more than one core word but the subject and the conjuncts, in order: objects, adverbials, clauses. */
  readonly phrases: readonly Phrase[]
  /** Further clauses or verbs joined to this one. */
  readonly conjuncts: readonly Phrase[]
}

/** The phrases that depend on the word `head`, in order; words of its core are none. */
export function phrasesOf(sentence: Tokens, head: number): readonly Phrase[] {
  const tree = treeOf(sentence)
  return tree.heads.flatMap((one, i) => (one === head && tree.relations[i] !== 'core' ? [phraseAt(tree, i)] : []))
}

const phraseAt = (tree: Tree, head: number): Phrase => ({
  ...spanOf(tree, head),
  head,
  relation: tree.relations[head] ?? 'core',
  certainty: tree.certainty[head] ?? 0,
})

/** How sure the parser is of every arc inside of the range that does not lead out of it. */
export function certaintyWithin(sentence: Tokens, start: number, end: number): number {
  const { heads, certainty } = treeOf(sentence)
  let least = 1
  for (let i = start; i < end; i++) {
    const head = heads[i] ?? -1
    if (head >= start && head < end) least = Math.min(least, certainty[i] ?? 0)
  }
  return least
}

const mainClauses = new WeakMap<Tokens, ParsedClause | null>()

/** The main clause of a statement; null where the sentence has no verb at its head, or no subject, or hangs together in no one tree. */
export function mainClauseOf(sentence: Tokens): ParsedClause | null {
  const known = mainClauses.get(sentence)
  if (known !== undefined) return known
  const clause = findMainClause(sentence)
  mainClauses.set(sentence, clause)
  return clause
}

function findMainClause(sentence: Tokens): ParsedClause | null {
  const roots = treeOf(sentence).heads.flatMap((head, i) => (head < 0 && sentence[i]?.tag !== 'PUNCT' ? [i] : []))
  const [root] = roots
  return roots.length === 1 && root !== undefined ? clauseOf(sentence, root) : null
}

/** The clause whose main verb stands at `head`; null where that is no verb or has no subject before it. */
export function clauseOf(sentence: Tokens, head: number): ParsedClause | null {
  if (!isVerb(sentence[head])) return null
  const tree = treeOf(sentence)
  const all = phrasesOf(sentence, head)
  const subjects = all.filter(({ relation, end }) => relation === 'subject' && end <= head)
  const [subject] = subjects
  if (!subject || subjects.length !== 1) return null
  const group = tree.heads.flatMap((one, i) => (one === head && i >= subject.end && i < head && isVerb(sentence[i]) ? [i] : []))
  return {
    head,
    verbStart: group[0] ?? head,
    subject,
    phrases: all.filter((phrase) => phrase !== subject && phrase.relation !== 'conjunct'),
    conjuncts: all.filter(({ relation }) => relation === 'conjunct'),
  }
}

/** "because I had to, and because I wanted to": the second clause has a conjunction of its own and is no sentence. */
export function isSubordinate(sentence: Tokens, { head, subject }: ParsedClause): boolean {
  const { heads, relations } = treeOf(sentence)
  return heads.some(
    (one, i) =>
      one === head &&
      i < subject.start &&
      relations[i] === 'core' &&
      (sentence[i]?.tag === 'SCONJ' || /^(?:because|if|that|unless|whether)$/.test(sentence[i]?.lower ?? '')),
  )
}
