import { inflectVerb } from './inflect.ts'
import { formsOfBe, formsOfHave, midAdverbs, modals, prepositions, relatives, subjectPronouns, subordinators } from './grammar-words.ts'
import type { Tokens } from './grammar-tokens.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd, numberOf, type Number } from './noun-phrase.ts'
import type { Token } from './token.ts'

/** Where the closing marks of the sentence begin: the full stop, with quotes or brackets around it. */
export function terminalStart(tokens: Tokens): number {
  let end = tokens.length
  while (end > 0 && /^(?:[.!?…]+|["”’'»)\]])$/.test(tokens[end - 1]?.text ?? '')) end--
  const closing = tokens.slice(end)
  const firstStop = closing.findIndex((token) => /^[.!?…]+$/.test(token.text))
  return firstStop < 0 ? tokens.length : end + firstStop
}

/** A statement that ends in one full stop: the only kind that rules rearrange. */
export function isStatement(tokens: Tokens): boolean {
  const end = terminalStart(tokens)
  return end < tokens.length && tokens.length - end === 1 && tokens[end]?.text === '.' && isBalanced(tokens, 0, end)
}

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '”': '“' }

/** Whether brackets and quotation marks opened in the range are closed in it. */
export function isBalanced(tokens: Tokens, from: number, to: number): boolean {
  const open: string[] = []
  let straight = 0
  for (const token of tokens.slice(from, to)) {
    if (token.text === '"') straight++
    else if (/^[([{“]$/.test(token.text)) open.push(token.text)
    else if (openers[token.text] !== undefined && open.pop() !== openers[token.text]) return false
  }
  return open.length === 0 && straight % 2 === 0
}

const isAdverb = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'ADV' || midAdverbs.has(token.lower)) && !subordinators.has(token.lower)
const isNot = (token: Token | undefined): boolean => token?.lower === 'not' || token?.lower === "n't" || token?.lower === 'n’t'

/** Skips adverbs and negations. */
export function skipAdverbs(tokens: Tokens, from: number, to: number): number {
  let k = from
  while (k < to && (isAdverb(tokens[k]) || isNot(tokens[k]))) k++
  return k
}

const wordBefore = (tokens: Tokens, i: number): Token | undefined => {
  let k = i - 1
  while (k >= 0 && (isAdverb(tokens[k]) || isNot(tokens[k]))) k--
  return tokens[k]
}

export const mayBePast = (token: Token): boolean =>
  token.form === 'past' || (token.form === 'participle' && inflectVerb(token.lemma, 'past') === token.lower)
export const mayBeParticiple = (token: Token): boolean =>
  token.form === 'participle' ||
  (token.form === 'past' && (inflectVerb(token.lemma, 'participle') === token.lower || token.lower.endsWith('ed')))

/** Whether the verb at `i` carries tense: not after `to` or an auxiliary, no -ing, no bare participle. */
export function isFinite(tokens: Tokens, i: number): boolean {
  const token = tokens[i]
  if (token === undefined || !isVerb(token)) return false
  if (/^(be|been|being|having|doing)$/.test(token.lower)) return false
  const before = wordBefore(tokens, i)
  if (before !== undefined && (before.tag === 'AUX' || (before.lower === 'to' && before.tag !== 'ADP') || before.lower === 'to'))
    return false
  if (token.tag === 'AUX' || modals.has(token.lower) || formsOfBe.has(token.lower) || formsOfHave.has(token.lower)) return true
  if (token.form === 'ing') return false
  if (token.form === 'participle') return mayBePast(token)
  if (token.form === 'base' || token.form === 'pl') return !isBareInfinitive(tokens, i)
  return true
}

/** "helps students learn", "makes people think". */
function isBareInfinitive(tokens: Tokens, i: number): boolean {
  let k = i - 1
  let steps = 0
  while (k >= 0 && steps < 6 && !isVerb(tokens[k]) && tokens[k]?.tag !== 'PUNCT') {
    k--
    steps++
  }
  const verb = tokens[k]
  return (
    verb !== undefined &&
    steps > 0 &&
    /^(help|let|make|see|hear|watch)$/.test(verb.lemma) &&
    nounPhraseEnd(tokens, k + 1, { of: false }) === i
  )
}

/** A chain of auxiliaries and a verb: "has not been widely studied". Offsets are token indexes, `end` is out. */
export type VerbGroup = {
  readonly start: number
  readonly end: number
  /** The last verb of the group, which carries the meaning. */
  readonly main: number
  readonly isNegative: boolean
  readonly isPassive: boolean
  readonly hasModal: boolean
}

/** The verb group that begins with the finite verb at `start`. */
export function verbGroup(tokens: Tokens, start: number): VerbGroup {
  let main = start
  let k = start
  while (isVerb(tokens[k])) {
    main = k
    const isAuxiliary = tokens[k]?.tag === 'AUX' || formsOfBe.has(tokens[k]?.lower ?? '') || modals.has(tokens[k]?.lower ?? '')
    if (!isAuxiliary && !formsOfHave.has(tokens[k]?.lower ?? '')) break
    const next = skipAdverbs(tokens, k + 1, tokens.length)
    if (!isVerb(tokens[next]) || !continuesGroup(tokens, k, next)) break
    k = next
  }
  const verb = tokens[main]
  const before = main > start ? wordBefore(tokens, main) : undefined
  const isPassive =
    verb !== undefined && verb.tag === 'VERB' && mayBeParticiple(verb) && before !== undefined && formsOfBe.has(before.lower)
  const negatives = tokens.slice(start, main + 2)
  return {
    start,
    main,
    end: main + 1,
    isPassive,
    isNegative: negatives.some((token, i) => isNot(token) || (i <= main - start && /^(never|no|hardly|rarely|seldom)$/.test(token.lower))),
    hasModal: modals.has(tokens[start]?.lower ?? ''),
  }
}

/** "is used", "has been", "can help", but not "is [a story] used". */
function continuesGroup(tokens: Tokens, auxiliary: number, next: number): boolean {
  const token = tokens[auxiliary]
  const verb = tokens[next]
  if (token === undefined || verb === undefined) return false
  if (formsOfBe.has(token.lower)) return verb.form === 'ing' || mayBeParticiple(verb) || verb.lower === 'being'
  if (formsOfHave.has(token.lower)) return mayBeParticiple(verb) || verb.lower === 'been'
  return (
    verb.form === 'base' ||
    verb.form === 'pl' ||
    inflectVerb(verb.lemma, 'base') === verb.lower ||
    verb.lower === 'be' ||
    verb.lower === 'have'
  )
}

/** A clause that begins with its subject. `end` is where the range that was asked about ends. */
export type Clause = {
  readonly start: number
  readonly subjectEnd: number
  readonly verb: VerbGroup
  readonly end: number
  readonly isSimpleSubject: boolean
}

/**
 * The clause in `from` to `to`, when it begins with a subject that a finite verb follows; null when the words
 * do not show one plainly. The subject may hold prepositional phrases, a relative clause or a participle.
 */
export function clauseAt(tokens: Tokens, from: number, to: number): Clause | null {
  const subject = subjectAt(tokens, from, to)
  if (
    subject === null ||
    (subject.end === from + 1 && /^(her|him|them|me|us|(?:my|her|him|it|your|our|them)sel(?:f|ves))$/.test(tokens[from]?.lower ?? ''))
  )
    return null
  const verbAt = skipInsertion(tokens, subject.end, to)
  if (verbAt >= to || !isFinite(tokens, verbAt) || subject.end === from) return null
  const verb = verbGroup(tokens, verbAt)
  return verb.end > to ? null : { start: from, subjectEnd: subject.end, verb, end: to, isSimpleSubject: subject.isSimple }
}

/** Skips adverbs, and ", however," between subject and verb. */
function skipInsertion(tokens: Tokens, from: number, to: number): number {
  if (isComma(tokens[from])) {
    const close = tokens.findIndex((token, i) => i > from && isComma(token))
    if (
      close > 0 &&
      close - from <= 4 &&
      tokens.slice(from + 1, close).every((token) => token.tag === 'ADV' || token.tag === 'ADP' || token.tag === 'NOUN')
    )
      return skipAdverbs(tokens, close + 1, to)
    return from
  }
  return skipAdverbs(tokens, from, to)
}

type Subject = { readonly end: number; readonly isSimple: boolean }

function subjectAt(tokens: Tokens, from: number, to: number): Subject | null {
  if (tokens[from]?.tag === 'VERB' && tokens[from]?.form === 'ing') return longSubject(tokens, from, from + 1, to)
  let end = nounPhraseEnd(tokens, from)
  if (end < 0 || end > to) return null
  end = listEnd(tokens, end)
  if (subjectPronouns.has(tokens[from]?.lower ?? '')) return { end, isSimple: true }
  end = prepositionalEnd(tokens, end)
  const verb = skipInsertion(tokens, end, to)
  if (isFinite(tokens, verb) && !isReduced(tokens, verb, to)) return { end, isSimple: true }
  const next = tokens[verb]
  if (next === undefined || verb >= to) return null
  const opens =
    isVerb(next) || next.lower === 'to' || next.lower === 'who' || next.lower === 'which' || next.lower === 'that' || next.lower === 'whose'
  if (opens) return longSubject(tokens, end, verb, to)
  if (isComma(next) && (tokens[verb + 1]?.lower === 'which' || tokens[verb + 1]?.lower === 'who'))
    return bracketedRelative(tokens, verb, to)
  return null
}

/** "Teachers, parents and pupils": the end of a list that begins with the phrase ending at `end`. */
function listEnd(tokens: Tokens, end: number): number {
  let k = end
  let items = 1
  while (isComma(tokens[k])) {
    const isLast = tokens[k + 1]?.lower === 'and' || tokens[k + 1]?.lower === 'or'
    const next = nounPhraseEnd(tokens, isLast ? k + 2 : k + 1)
    if (next < 0) return end
    items++
    k = next
    if (isLast || tokens.slice(k - 4, k).some((token) => token.lower === 'and' || token.lower === 'or')) return items > 1 ? k : end
  }
  return items > 2 ? end : end
}

/** Prepositional phrases after a noun phrase: "the effect of heat on cells in the dark". */
export function prepositionalEnd(tokens: Tokens, from: number): number {
  let end = from
  for (;;) {
    end = bracketEnd(tokens, end)
    const token = tokens[end]
    if (token === undefined || !(prepositions.has(token.lower) || token.lower === 'as') || isVerb(token)) return end
    const isGerund = tokens[end + 1]?.form === 'ing' && tokens[end + 1]?.tag === 'VERB'
    const next = nounPhraseEnd(tokens, isGerund ? end + 2 : end + 1)
    if (next < 0) return isGerund ? end + 2 : end
    end = next
  }
}

/** Past a bracket that opens at `from`, when it closes soon. */
function bracketEnd(tokens: Tokens, from: number): number {
  if (tokens[from]?.text !== '(' && tokens[from]?.text !== '[') return from
  const close = tokens.findIndex((token, i) => i > from && (token.text === ')' || token.text === ']'))
  return close > 0 && close - from < 16 ? close + 1 : from
}

/** Whether the -ed word at `i` is a participle after its noun, as another finite verb of the clause follows. */
export function isReduced(tokens: Tokens, i: number, to: number): boolean {
  const token = tokens[i]
  if (token === undefined || token.tag !== 'VERB' || !mayBeParticiple(token)) return false
  const next = skipAdverbs(tokens, i + 1, to)
  const after = tokens[next]
  if (after === undefined || !(prepositions.has(after.lower) || after.lower === 'to' || after.lower === 'as' || isVerb(after))) return false
  const verb = nextPlainVerb(tokens, i + 1, to)
  return verb > 0
}

/** The next finite verb that only phrases separate from `from`: no comma, conjunction or pronoun subject. */
function nextPlainVerb(tokens: Tokens, from: number, to: number): number {
  for (let k = from; k < to; k++) {
    const token = tokens[k]
    if (token === undefined || (token.tag === 'PUNCT' && !/^[-()[\]/]$/.test(token.text))) return -1
    if (subordinators.has(token.lower) && token.lower !== 'as') return -1
    if (relatives.has(token.lower) && !isNoun(tokens[k + 1])) return -1
    if (isFinite(tokens, k)) {
      const before = wordBefore(tokens, k)
      const isOwn =
        before !== undefined &&
        (before.lower === 'and' || before.lower === 'or' || before.lower === 'but' || subjectPronouns.has(before.lower))
      return isOwn ? -1 : k
    }
  }
  return -1
}

/** A subject with a relative clause, a participle or an infinitive after its noun; ends before the main verb. */
function longSubject(tokens: Tokens, headEnd: number, opener: number, to: number): Subject | null {
  const isRelative = relatives.has(tokens[opener]?.lower ?? '')
  let from = opener + 1
  if (isRelative) {
    const own = ownVerb(tokens, opener + 1, to)
    if (own < 0) return null
    from = verbGroup(tokens, own).end
    const object = clauseVerbAt(tokens, own)
    if (object) return null
  }
  let verb = nextPlainVerb(tokens, from, to)
  if (verb < 0) return null
  if (isReduced(tokens, verb, to)) verb = nextPlainVerb(tokens, verb + 1, to)
  const end = backOverAdverbs(tokens, verb)
  return verb < 0 || end <= headEnd ? null : { end, isSimple: false }
}

/** "who think they are": the verb of the relative clause may have a clause as its object. */
const clauseVerbAt = (tokens: Tokens, verb: number): boolean => {
  const group = verbGroup(tokens, verb)
  const next = tokens[group.end]
  return next !== undefined && (next.lower === 'that' || (subjectPronouns.has(next.lower) && next.lower !== 'it' && next.lower !== 'you'))
}

function ownVerb(tokens: Tokens, from: number, to: number): number {
  const direct = skipAdverbs(tokens, from, to)
  if (isFinite(tokens, direct)) return direct
  const subject = nounPhraseEnd(tokens, from)
  if (subject < 0) return -1
  const verb = skipAdverbs(tokens, subject, to)
  return verb < to && isFinite(tokens, verb) ? verb : -1
}

function bracketedRelative(tokens: Tokens, open: number, to: number): Subject | null {
  const own = ownVerb(tokens, open + 2, to)
  if (own < 0) return null
  const close = tokens.findIndex((token, i) => i > own && isComma(token))
  if (close < 0 || close >= to - 1) return null
  const verb = skipAdverbs(tokens, close + 1, to)
  return isFinite(tokens, verb) ? { end: close + 1, isSimple: false } : null
}

function backOverAdverbs(tokens: Tokens, verb: number): number {
  let end = verb
  while (end > 0 && isAdverb(tokens[end - 1]) && tokens[end - 1]?.tag === 'ADV') end--
  return end
}

/** The number of a clause's subject: the verb tells it if it can, else the noun phrase. */
export function subjectNumber(tokens: Tokens, clause: Clause): Number | null {
  const verb = tokens[clause.verb.start]
  if (verb !== undefined) {
    if (/^(is|was|has|does|'s)$/.test(verb.lower)) return 'singular'
    if (/^(are|were|'re)$/.test(verb.lower)) return 'plural'
    if (verb.form === '3sg') return 'singular'
    if (verb.tag === 'VERB' && (verb.form === 'pl' || verb.form === 'base') && verb.lower === inflectVerb(verb.lemma, 'base'))
      return 'plural'
    if (verb.lower === 'have' || verb.lower === 'do') return 'plural'
  }
  return numberOf(tokens, clause.start, clause.subjectEnd)
}
