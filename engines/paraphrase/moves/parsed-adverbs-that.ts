import { treeOf } from '../../languages/en/parse/english.ts'
import { childrenOf, spanOf } from '../../languages/en/parse/tree.ts'
import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives } from '../../languages/en/grammar/grammar-words.ts'
import { hasWord, wordSet } from './word-set.ts'

/** So sure it must be that a clause is what its verb asks for. */
const sureClause = 0.9

/** A clause that completes a word before it: "they know | (that) the plan works". */
type Completing = {
  readonly governor: number
  readonly that: number
  readonly start: number
  readonly head: number
  readonly subjectEnd: number
}

/** The completing clauses of a sentence that have a subject and open with it, or with "that" and it. */
function completingIn(sentence: Tokens): readonly Completing[] {
  const tree = treeOf(sentence)
  return tree.heads.flatMap((governor, head) => {
    if (tree.relations[head] !== 'clause' || governor < 0 || governor > head || (tree.certainty[head] ?? 0) < sureClause) return []
    const children = childrenOf(tree, head)
    const subject = children.find((i) => tree.relations[i] === 'subject')
    if (subject === undefined || subject > head || (tree.certainty[subject] ?? 0) < sureClause) return []
    const first = spanOf(tree, head).start
    const that = sentence[first]?.lower === 'that' && tree.relations[first] === 'core' && tree.heads[first] === head ? first : -1
    const start = that < 0 ? first : first + 1
    if (spanOf(tree, subject).start !== start) return []
    return [{ governor, that, start, head, subjectEnd: subject + 1 }]
  })
}

/** Words that leave a gap in what follows: "what he thinks it means", "than I thought it would". Sorted. */
const gapping = wordSet('as how than that what whatever where which who whoever whom whose why')

/** "what I think that": a word before the verb takes its object from the clause behind it. */
const hasGap = (sentence: Tokens, from: number, to: number): boolean => hasWord(sentence.slice(Math.max(0, from), to), gapping)

/** Verbs that lose "that" before any short subject: nobody takes it for their object. Sorted. */
const easy = wordSet('believe guess hope mean say suppose think')

/** Those whose object a noun would seem to be: "knew their fate"; they lose it before pronouns of subjects. Sorted. */
const easyBeforePronoun = wordSet('ensure feel know realise realize')

/** Openers of a noun that, behind "believe", seems to be believed itself: "believe their story". Sorted. */
const owned = wordSet('his its my our their these this those your')

/** Pronouns that are no objects: "we know they left". Sorted. */
const nominative = wordSet('he i she there they we')

/** Openers of a subject that show at once that a clause begins: "say the plan works". Sorted. */
const openers = wordSet(
  'a an he his i it its many most my no our people she some students the their there these they this those we you your',
)

/** A longer subject needs "that" to be seen as one. */
const longestBare = 3

/** A verb so many tokens on comes too late to show that a clause began. */
const farthestVerb = 7

/** "the king of Athens ruled", "the men who work": the verb must follow its subject at once, or behind an adverb. */
const isVerbal = (token: Tokens[number] | undefined): boolean => token !== undefined && /^(?:ADV|AUX|VERB)$/.test(token.tag)

/** "think that the lamp fails and the guard sleeps": a second clause beside the first hangs on "that". */
const hasTwin = (sentence: Tokens, head: number): boolean => {
  const tree = treeOf(sentence)
  return childrenOf(tree, head).some(
    (joined) =>
      joined > head && tree.relations[joined] === 'conjunct' && childrenOf(tree, joined).some((i) => tree.relations[i] === 'subject'),
  )
}

/** "I believe that the plan works" to "I believe the plan works". */
export function bareThat(sentence: Tokens): readonly Tokens[] | null {
  for (const { governor, that, start, subjectEnd, head } of completingIn(sentence)) {
    if (that !== governor + 1 || subjectEnd - start > longestBare || !isSpared(sentence, governor, start)) continue
    if (head - start > farthestVerb || !isVerbal(sentence[subjectEnd]) || hasTwin(sentence, head)) continue
    if (hasGap(sentence, governor - 6, governor) || isThatAgain(sentence, that)) continue
    return [compose(sentence.slice(0, that), sentence.slice(start))]
  }
  return null
}

/** "Some say that it is dear, others that it is cheap": two clauses of a kind keep their "that" alike. */
const isThatAgain = (sentence: Tokens, that: number): boolean =>
  sentence.some(
    ({ lower, tag }, i) =>
      i !== that && lower === 'that' && (tag === 'SCONJ' || (i > that && /^(?:and|but|or)$/.test(sentence[i - 1]?.lower ?? ''))),
  )

/** Whether the verb can do without "that" before the subject that opens at `start`. */
function isSpared(sentence: Tokens, governor: number, start: number): boolean {
  const verb = sentence[governor]
  const next = sentence[start]
  if (verb === undefined || next === undefined || verb.tag !== 'VERB' || verb.form === 'participle') return false
  // "It is too simple to say that the novel": what is weighed keeps its "that".
  if (verb.lemma === 'say' && sentence[governor - 1]?.lower === 'to') return false
  // "They say that this will help", "I do not know that I can": without "that" it would be said, or known, itself.
  if (verb.lemma === 'say' && demonstratives.has(next.lower)) return false
  if (
    verb.lemma === 'know' &&
    sentence.slice(Math.max(0, governor - 3), governor).some(({ lower }) => /^(?:n?['’]?t|not|never)$/.test(lower))
  )
    return false
  if (verb.lemma === 'believe' && owned.has(next.lower) && !isVerbal(sentence[start + 1])) return false
  if (easyBeforePronoun.has(verb.lemma)) return nominative.has(next.lower) || (next.lower === 'it' && sentence[start + 1]?.tag === 'AUX')
  return (
    easy.has(verb.lemma) &&
    !(verb.lemma === 'suppose' && next.lower === 'the') &&
    openers.has(next.lower) &&
    !(verb.lemma === 'mean' && /^(?:a|an|his|its|my|no|our|the|their|your)$/.test(next.lower))
  )
}
