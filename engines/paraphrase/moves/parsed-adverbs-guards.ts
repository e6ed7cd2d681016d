import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { ParsedClause } from './main-clause.ts'
import { wordSet } from './word-set.ts'

/** Whether the capital of the subject's first word says nothing sure of a name: "Longshore drift", "Flight and Holy War" (a title). */
export function hasUnsureName(sentence: Tokens, { subject }: ParsedClause): boolean {
  const [first, ...others] = sentence.slice(subject.start, subject.end)
  if (first === undefined) return false
  if (first.isName) return first.tag === 'NOUN' || (others[0]?.tag === 'NOUN' && !others[0].isName)
  return others.some(({ tag }) => tag === 'CCONJ') && others.some(({ isName }) => isName)
}

/** "is clearly a mistake" weighs the statement; "is clearly denser", "is clearly seen" says how. */
export const isOfDegree = (sentence: Tokens, { verbStart }: ParsedClause, name: string): boolean => {
  if (name !== 'clearly' && name !== 'evidently' && name !== 'obviously') return false
  const next = sentence.slice(verbStart + 1, verbStart + 3).find(({ lower }) => lower !== name)
  return next?.tag !== 'DET'
}

/** Verbs of opinion: "Now I think" only goes on, "I now think" has changed its mind. Sorted. */
const opinions = wordSet('believe feel guess hope suppose think want wonder')

/** "Now he put on his coat": in a story it opens the deed. */
const isToldDeed = (verb: Tokens[number] | undefined): boolean =>
  verb?.tag === 'VERB' && verb.form !== '3sg' && verb.form !== 'pl' && verb.form !== 'base'

/** Whether the link would halt or mean something else inside: "The staff, as a result, left", "She instead put the box away". */
export const isPoorInside = (sentence: Tokens, { subject, verbStart, head }: ParsedClause, name: string): boolean =>
  name === 'as a result' ||
  (name === 'now' && (opinions.has(sentence[head]?.lemma ?? '') || isToldDeed(sentence[verbStart]))) ||
  (name === 'instead' && sentence[verbStart]?.tag !== 'AUX' && subjectPronouns.has(sentence[subject.start]?.lower ?? ''))

/** Adverbs that tell when or how a thing is done, not when all of it holds: "was originally written in 1990". Sorted. */
const doing = wordSet('gradually initially originally previously')

/** Whether the adverb would mean something else in front: "I finally baked it", "Growers can then plan". */
export function isPoorFront(sentence: Tokens, { subject, verbStart, head }: ParsedClause, name: string): boolean {
  if (name === 'finally') return true
  const verb = sentence[verbStart]
  // "Then stones were sorted": before a bare noun the word stands too hard.
  if (name === 'then' && /^(?:ADJ|NOUN)$/.test(sentence[subject.start]?.tag ?? '')) return true
  if (name === 'then') return /^(?:can|could|may|might|should|will|would)$/.test(verb?.lower ?? '')
  return doing.has(name) && verb?.lemma === 'be' && verbStart < head
}

/** "The plan, however, was, in my view, weak": a second phrase between commas comes too soon. */
export const isCommaNear = (sentence: Tokens, at: number): boolean => sentence.slice(at, at + asideGap).some(isComma)

/** So many tokens between an aside and the next comma are too few. */
const asideGap = 3

/** "the cars being built now are", "the height of walls measured here is": what seems the verb belongs to the subject. */
export function isPartOfSubject(sentence: Tokens, { verbStart, head }: ParsedClause): boolean {
  const verb = sentence[verbStart]
  if (verb?.form === 'ing') return true
  if (verbStart !== head || verb?.tag !== 'VERB' || !/ed$/.test(verb.lower)) return false
  const behind = sentence.slice(head + 1)
  const next = behind.findIndex(({ tag, form }) => tag === 'AUX' && form !== 'base' && form !== 'ing')
  return next > 0 && !behind.slice(0, next).some(({ tag, lower }) => /^(?:CCONJ|PUNCT|SCONJ)$/.test(tag) || opensClause.has(lower))
}

/** Words between two verbs that show that the second has a clause of its own: "the walls they measured are". Sorted. */
const opensClause = wordSet('he how i it she that there they we what when where whether which while who whose why you')

/** "has in many cases been accompanied": the auxiliary stands alone, and is no main verb. */
export const isParted = (sentence: Tokens, { verbStart, head }: ParsedClause): boolean =>
  verbStart === head && sentence[verbStart]?.lemma === 'have' && sentence.slice(head + 1, head + 7).some(({ lower }) => lower === 'been')
