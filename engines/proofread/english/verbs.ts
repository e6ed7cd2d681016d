import { midAdverbs, modals, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { nounVerbs } from '../../languages/en/grammar/homographs.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isKnownWord } from '../../languages/en/grammar/tag.ts'
import { verbBase, verbForms } from '../../languages/en/verbs.ts'
import type { LintToken } from '../token.ts'

/** The tokens of one sentence. */
export type Sentence = readonly LintToken[]
export type GrammarNumber = 'singular' | 'plural'

const fixedNumbers: Readonly<Record<string, GrammarNumber>> = {
  is: 'singular',
  was: 'singular',
  has: 'singular',
  does: 'singular',
  are: 'plural',
  were: 'plural',
  have: 'plural',
  do: 'plural',
}

/** Bases that are adjectives or prepositions as well: after a noun they may belong to it. Sorted. */
const doubtfulBases = new Set(
  `alternate appropriate blind calm clean clear close complete cool correct direct double dry duplicate empty equal excess fit free further
  given home individual last lay lead level light like live lower mean moderate near need open own overcome past perfect present quiet ready right run secure separate set
  short slow smooth sound subject total upset warm welcome work worth wound`.split(/\s+/),
)

/** Forms that are the past of another verb, or an auxiliary. */
const neverPresent =
  /^(?:lay|found|saw|fell|bore|wound|left|bound|felt|ground|let|till|may|might|further|first|last|own|lower|wet|knit|rid|fit|wed)$/
/** Bases that are nouns too, but hardly ever right after another noun. */
const mostlyVerbs = /^(?:make|want|love|show|help|know|try|go|give|move|live|speak|call|ask|learn|buy|work|look|drink|take|start|affect)$/
/** Adverbs after which only a verb follows. */
const frequencies = /^(?:never|always|often|usually|sometimes|rarely)$/
/** Words that are a verb only where nothing else can stand. */
const seldomPresent = /^(?:like|need|dare)$/

/** Words after which an object or an adverbial of the verb begins. */
const opensComplement = (token: LintToken | undefined): boolean =>
  token !== undefined &&
  (/^(?:DET|PRON)$/.test(token.tag ?? '') ||
    /^(?:to|in|with|at|from|on|that|not|about|for|next|near|into|here|there|their|his|her|my|your|our|its)$/.test(token.lower))

export const isVerbTag = ({ tag }: Pick<LintToken, 'tag'>): boolean => tag === 'VERB' || tag === 'AUX'

/**
 * The number that a present (or a form of be) asks of its subject; null for any other word. `isOnly` where only a verb can stand;
 * elsewhere a word that is a noun too counts only with what follows a verb.
 */
export function numberOfVerb(tokens: Sentence, i: number, isOnly = false): GrammarNumber | null {
  const token = tokens[i]
  const isSure = isOnly || frequencies.test(tokens[i - 1]?.lower ?? '')
  if (!token) return null
  const fixed = fixedNumbers[token.lower]
  if (fixed && isVerbTag(token)) return fixed
  if (token.tag !== 'VERB' || token.lemma === null || token.lemma === 'be') return null
  const forms = verbForms(token.lemma)
  const next = tokens[skipAdverbs(tokens, i + 1)]
  if (!isSure && next && isVerbTag(next) && next.form !== 'ing') return null
  if (token.lower === forms.thirdPerson && token.lower !== forms.base)
    return !isSure && nounVerbs.has(token.lemma) && (next?.kind !== 'word' || next.tag === 'CCONJ') ? null : 'singular'
  if (token.lower !== forms.base || token.lower === forms.past || !isKnownWord(forms.thirdPerson)) return null
  if (
    neverPresent.test(token.lower) ||
    (seldomPresent.test(token.lower) &&
      ((!isSure && !(token.lower === 'need' && /^(?:DET|PRON)$/.test(next?.tag ?? ''))) ||
        /^(?:not|n't)$/.test(tokens[i + 1]?.lower ?? '')))
  )
    return null
  const isOpen = doubtfulBases.has(token.lower) || nounVerbs.has(token.lower)
  const isLikely = mostlyVerbs.test(token.lower) && next?.kind === 'word' && next.tag !== 'CCONJ'
  const isLinked = /^(?:stay|look|sound|smell|taste)$/.test(token.lower) && next?.tag === 'ADJ'
  return isOpen && !isSure && !isLinked && !isLikely && !opensComplement(next) ? null : 'plural'
}

/** The verb in the form that a subject of the number asks for, with the case of the word. */
export function agreeing(token: LintToken, number: GrammarNumber): string {
  const isSingular = number === 'singular'
  if (/^(?:was|were)$/.test(token.lower)) return withCase(token, isSingular ? 'was' : 'were')
  if (/^(?:is|are|am)$/.test(token.lower)) return withCase(token, isSingular ? 'is' : 'are')
  return withCase(token, inflectVerb(token.lemma ?? token.lower, isSingular ? '3sg' : 'base'))
}

/** `word` with a capital when the token has one. */
export const withCase = (token: LintToken, word: string): string =>
  /^\p{Lu}/u.test(token.text) && token.lower !== 'i' ? word.charAt(0).toUpperCase() + word.slice(1) : word

const notSkipped = /^(?:more|most|less|least|much|well|enough|too|so|very|as|than|out|up|off|down|away|not|n't|no)$/

/** Past the adverbs that may stand between a subject and its verb. */
export function skipAdverbs(tokens: Sentence, from: number): number {
  let k = from
  for (let token = tokens[k]; token && isMidAdverb(token); token = tokens[k]) k++
  return k
}

/** Whether the word is an adverb that may stand between a subject and its verb. */
export const isMidAdverb = (token: LintToken): boolean =>
  ((token.tag === 'ADV' && isKnownWord(token.lower)) || midAdverbs.has(token.lower)) &&
  !subordinators.has(token.lower) &&
  !notSkipped.test(token.lower) &&
  token.kind === 'word'

export const isModal = (token: LintToken | undefined): boolean => token !== undefined && token.tag === 'AUX' && modals.has(token.lower)

/** Whether the word is surely a verb that carries tense. */
export function isFiniteAt(tokens: Sentence, i: number): boolean {
  const token = tokens[i]
  if (!token || !isVerbTag(token)) return false
  if (isModal(token) || /^(?:is|are|was|were|am|has|have|had|does|do|did)$/.test(token.lower)) return true
  if (token.tag !== 'VERB' || token.form === 'ing' || token.form === 'participle') return false
  const before = tokens[i - 1]
  return !(before && (before.lower === 'to' || before.tag === 'AUX')) && token.form !== 'base'
}

/** The base of a verb that the word is when its place asks for one, though it is tagged a noun; null for a word that is no verb. */
export function baseOfNoun(token: LintToken): string | null {
  const base = verbBase(token.lower, isKnownWord)
  return nounVerbs.has(base) ? base : null
}
