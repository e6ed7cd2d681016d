import {
  demonstratives,
  eitherNumber,
  indefinitePronouns,
  personNouns,
  pluralDeterminers,
  pluralWithoutS,
  possessives,
  quantityNouns,
  relatives,
  singularDeterminers,
  singularInS,
  subjectPronouns,
  subordinators,
} from './grammar-words.ts'
import type { Tokens } from './grammar-tokens.ts'
import type { Token } from './token.ts'

/** Pronouns that take a singular verb. Sorted. */
const singularPronouns = new Set(
  `another anyone anything each either everybody everyone everything he her herself him himself it itself neither nobody nothing one
  she someone something that this`.split(/\s+/),
)

/** Adjectives and adverbs that stand for a noun after "the". Sorted. */
const nominalAdjectives = new Set(
  `blind dead deaf east elderly former future homeless inside latter north old opposite outside past poor present public rich sick
  south unemployed west young`.split(/\s+/),
)

export type Number = 'singular' | 'plural'

export const isNoun = (token: Token | undefined): boolean => token !== undefined && (token.tag === 'NOUN' || token.tag === 'PROPN')
export const isVerb = (token: Token | undefined): boolean => token !== undefined && (token.tag === 'VERB' || token.tag === 'AUX')
export const isComma = (token: Token | undefined): boolean => token?.text === ','

const isPossessiveMark = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.lower === "'s" || token.lower === '’s' || token.lower === "'" || token.lower === '’') &&
  token.tag !== 'AUX' &&
  token.tag !== 'VERB' &&
  token.lemma !== 'us'

const isHyphen = (token: Token | undefined): boolean => token !== undefined && /^[-‐‑/]$/.test(token.text) && token.space === ''

const objectPronouns = new Set([
  'me',
  'him',
  'her',
  'us',
  'them',
  'himself',
  'herself',
  'itself',
  'themselves',
  'myself',
  'ourselves',
  'yourself',
])

/** Whether a noun phrase may go on with this token: an adjective, a noun, a number, a participle before a noun. */
function isInside(tokens: Tokens, i: number): boolean {
  const token = tokens[i]
  if (token === undefined) return false
  if (token.tag === 'ADJ' || token.tag === 'NUM' || isNoun(token) || token.tag === 'SYM') return true
  if (token.tag === 'ADV') return isInside(tokens, i + 1) && !isNoun(tokens[i + 1])
  return isPremodifier(tokens, i)
}

function isPremodifier(tokens: Tokens, i: number): boolean {
  const token = tokens[i]
  if (token?.tag !== 'VERB' || !(token.form === 'ing' || token.form === 'participle' || token.form === 'past')) return false
  const next = tokens[i + 1]
  return isNoun(next) || (next?.tag === 'ADJ' && isNoun(tokens[i + 2]))
}

const isDeterminer = (token: Token): boolean =>
  token.tag === 'DET' ||
  possessives.has(token.lower) ||
  demonstratives.has(token.lower) ||
  pluralDeterminers.has(token.lower) ||
  indefinitePronouns.has(token.lower) ||
  token.lower === 'such'

function pronounEnd(tokens: Tokens, start: number): number {
  const token = tokens[start]
  if (token === undefined) return -1
  const { lower } = token
  if (subordinators.has(lower) || lower === 'who' || lower === 'which' || lower === 'whom' || lower === 'what') return -1
  if (lower === 'her' || lower === 'his') return isInside(tokens, start + 1) ? -1 : start + 1
  if (lower === 'that' && !isInside(tokens, start + 1)) {
    const before = tokens[start - 1]
    return token.tag !== 'SCONJ' && (before === undefined || before.tag === 'PUNCT' || before.tag === 'CCONJ') ? start + 1 : -1
  }
  if (lower === 'one' && isInside(tokens, start + 1)) return -1
  if (subjectPronouns.has(lower) || objectPronouns.has(lower)) return start + 1
  const mayStandAlone = demonstratives.has(lower) || indefinitePronouns.has(lower)
  return mayStandAlone &&
    !isInside(tokens, start + 1) &&
    tokens[start + 1]?.tag !== 'DET' &&
    !possessives.has(tokens[start + 1]?.lower ?? '')
    ? start + 1
    : -1
}

/** One noun phrase without "of" and without "and": determiners, modifiers, compound, genitive. */
function plainEnd(tokens: Tokens, start: number): number {
  const pronoun = pronounEnd(tokens, start)
  if (pronoun >= 0) return pronoun
  let end = -1
  let k = start
  for (let token = tokens[k]; token !== undefined; token = tokens[k]) {
    const before = tokens[k - 1]
    if (relatives.has(token.lower) && !(demonstratives.has(token.lower) && k === start)) break
    if (isNoun(token)) {
      end = k + 1
      k++
    } else if (end < 0 && isDeterminer(token)) k++
    else if (end >= 0 && isPossessiveMark(token)) {
      end = -1
      k++
    } else if (isHyphen(token) && k > start && tokens[k + 1]?.space === '') k++
    else if (k > start && isHyphen(before)) {
      if (end >= 0 || isNoun(token)) end = token.tag === 'NUM' || isNoun(token) ? k + 1 : end
      k++
    } else if (token.tag === 'NUM' || token.tag === 'SYM') {
      end = k + 1
      k++
    } else if (end < 0 && (token.tag === 'ADJ' || (token.tag === 'ADV' && isInside(tokens, k)) || (k > start && isPremodifier(tokens, k))))
      k++
    else if (end >= 0 && token.tag === 'ADJ' && token.isName && isNoun(tokens[k + 1])) k++
    else if (end < 0 && k > start && isAdjectiveJoint(tokens, k)) k++
    else if (
      k === start &&
      /^(only|even|almost|nearly|about|just|roughly)$/.test(token.lower) &&
      (tokens[k + 1]?.tag === 'DET' || tokens[k + 1]?.tag === 'NUM' || indefinitePronouns.has(tokens[k + 1]?.lower ?? ''))
    )
      k++
    else break
  }
  return end < 0 ? nominalAdjectiveEnd(tokens, start) : end
}

/** "the public stayed", "the rich are": an adjective or adverb that stands for a noun, before a verb or a comma. */
function nominalAdjectiveEnd(tokens: Tokens, start: number): number {
  const isThe = tokens[start]?.lower === 'the'
  const word = tokens[start + 1]
  const next = tokens[start + 2]
  const isHead = word !== undefined && (word.tag === 'ADJ' || word.tag === 'ADV') && nominalAdjectives.has(word.lower)
  return isThe && isHead && !isNoun(next) && next?.tag !== 'ADJ' ? start + 2 : -1
}

/** "social and economic", "a small, dark": and, or, a comma between two adjectives. */
function isAdjectiveJoint(tokens: Tokens, k: number): boolean {
  const token = tokens[k]
  const isJoint = token?.lower === 'and' || token?.lower === 'or' || token?.lower === 'but' || isComma(token)
  const before = tokens[k - 1]
  const after = tokens[k + 1]
  return isJoint && before?.tag === 'ADJ' && (after?.tag === 'ADJ' || (after?.tag === 'ADV' && tokens[k + 2]?.tag === 'ADJ'))
}

/** `of`: take "of ..." with it; `join`: take "and ..." with it. Both are the rule. */
export type PhraseOptions = { readonly of?: boolean; readonly join?: boolean }

/** The end (exclusive) of the noun phrase that starts at `start`, or -1 when none does. */
export function nounPhraseEnd(tokens: Tokens, start: number, options: PhraseOptions = {}): number {
  let end = plainEnd(tokens, start)
  if (end < 0) return -1
  if (options.of !== false) end = withOf(tokens, end)
  if (options.join === false) return end
  for (;;) {
    const token = tokens[end]
    if (token?.lower !== 'and' && token?.lower !== 'or' && token?.lower !== '&') return end
    const next = plainEnd(tokens, end + 1)
    if (next < 0 || subjectPronouns.has(tokens[end + 1]?.lower ?? '')) return end
    end = options.of === false ? next : withOf(tokens, next)
  }
}

function withOf(tokens: Tokens, from: number): number {
  let end = from
  while (tokens[end]?.lower === 'of') {
    const next = plainEnd(tokens, end + 1)
    if (next < 0) return end
    end = next
  }
  return end
}

/** Index of the head of the noun phrase `start` to `end`, or -1: "the effect of heat on cells" -> effect. */
export function headOf(tokens: Tokens, start: number, end: number): number {
  let head = -1
  for (let i = start; i < end; i++) {
    const token = tokens[i]
    if (token === undefined) break
    if (
      head >= 0 &&
      (token.tag === 'ADP' ||
        token.tag === 'CCONJ' ||
        relatives.has(token.lower) ||
        (token.tag === 'PUNCT' && !isHyphen(token)) ||
        (token.tag === 'PART' && !isPossessiveMark(token)))
    )
      break
    if (isNoun(token) || (token.tag === 'PRON' && !possessives.has(token.lower)) || (token.tag === 'NUM' && head < 0)) head = i
    else if (head < 0 && (demonstratives.has(token.lower) || indefinitePronouns.has(token.lower)) && i + 1 === end) head = i
  }
  return head
}

/** Singular or plural, or null where the words do not tell ("the data", "you"). */
export function numberOf(tokens: Tokens, start: number, end: number): Number | null {
  if (hasTopLevelAnd(tokens, start, end)) return 'plural'
  const at = headOf(tokens, start, end)
  const head = tokens[at]
  const first = tokens[start]
  if (head === undefined || first === undefined) return null
  if (quantityNouns.has(head.lower) && tokens[at + 1]?.lower === 'of') {
    if (head.lower === 'number' && first.lower === 'the') return 'singular'
    if (head.lower === 'variety' || head.lower === 'range' || head.lower === 'proportion') return null
    return numberOf(tokens, at + 2, end)
  }
  if (head.tag === 'PRON') return pronounNumber(head.lower)
  if (pluralDeterminers.has(first.lower)) return 'plural'
  if (eitherNumber.has(head.lower)) return first.lower === 'a' || first.lower === 'this' ? 'singular' : null
  if (singularDeterminers.has(first.lower)) return 'singular'
  if (pluralWithoutS.has(head.lower)) return 'plural'
  if (head.tag === 'NUM') return null
  if (head.tag === 'PROPN' && head.isName && first.lower !== 'the') return 'singular'
  return hasPluralForm(head)
    ? 'plural'
    : head.lower.endsWith('s') && head.lemma !== head.lower && !singularInS.has(head.lower)
      ? 'plural'
      : 'singular'
}

function hasPluralForm(head: Token): boolean {
  const { lower } = head
  return lower.endsWith('s') && !singularInS.has(lower) && !/(ss|ics|ness|us|is)$/.test(lower)
}

function pronounNumber(lower: string): Number | null {
  if (singularPronouns.has(lower)) return 'singular'
  if (/^(they|we|them|us|these|those|both|many|few|several|others|themselves)$/.test(lower)) return 'plural'
  return null
}

function hasTopLevelAnd(tokens: Tokens, start: number, end: number): boolean {
  for (let i = start + 1; i < end - 1; i++) {
    const token = tokens[i]
    if (token?.tag === 'ADP' && token.lower !== 'of') return false
    if (token?.lower === 'of') {
      // "the size and shape of X and Y": what follows "of" belongs to the noun before it.
      return false
    }
    if (token?.lower === 'and' && tokens[i - 1]?.tag !== 'ADJ' && tokens[i - 1]?.tag !== 'NUM') return true
  }
  return false
}

/** Whether the phrase speaks of people; null where the head is a name or a pronoun that may be either. */
export function isPerson(tokens: Tokens, start: number, end: number): boolean | null {
  const head = tokens[headOf(tokens, start, end)]
  if (head === undefined) return null
  if (head.tag === 'PRON') return /^(i|we|you|he|she|who|everyone|someone|nobody|anyone)$/.test(head.lower) ? true : null
  if (head.tag === 'PROPN' && head.isName) return null
  return personNouns.has(head.lemma) || pluralPeople.has(head.lower)
}

const pluralPeople = new Set(['children', 'men', 'people', 'women'])
