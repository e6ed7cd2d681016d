import {
  eitherNumber,
  personNouns,
  pluralDeterminers,
  possessives,
  quantityNouns,
  singularInS,
} from '../../languages/en/grammar/grammar-words.ts'
import { isKnownWord } from '../../languages/en/grammar/tag.ts'
import { isPluralNoun, nounSingular } from '../../languages/en/nouns.ts'
import type { GrammarNumber, Sentence } from './verbs.ts'

/** A noun phrase: tokens `start` to before `end`; `number` null where the words do not tell it. */
export type Phrase = {
  readonly start: number
  readonly end: number
  /** Index of the head noun or pronoun. */
  readonly head: number
  readonly number: GrammarNumber | null
  readonly kind: 'noun' | 'pronoun' | 'quantity'
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const singularPronouns = set('everyone everybody someone somebody anyone anybody nobody everything something anything nothing he she it')
const otherPronouns = set('i we you they these those this others ours mine theirs hers yours')
const determiners = set(
  `a an the this that these those my your his her its our their every each some any no another either neither many few several much more most all both
  various enough which what whose other certain numerous countless`,
)
const openers = set('all both half almost nearly about only even just roughly such')
const singularOf = set('one each either')
const pluralOf = set('many few several both')
const openOf = set('some most all any more half lots plenty lot')

/** Nouns for many or for amounts, whose number the speaker chooses. */
const groups = set(
  `army array assortment audience board choir club congress council department enemy firm jury league management nation orchestra parliament press squad tribe union university band batch bulk bunch class cluster collection combination committee company congregation couple crew crowd deal dozen family fleet flock flood
  gang generation faculty group herd host hundred kind lack lot majority management million minority mix mixture multitude number pair panel part party percent percentage
  plethora plenty police portion population proportion public quarter range remainder rest row selection series set slew society sort staff string style succession swarm team third
  thousand ton tonne total trio type variety wealth whole youth`,
)
/** Plural nouns in plural form that may take a singular verb, for amounts and titles. */
const amounts = set(
  `billions cents centimetres days decades degrees dollars euros feet gallons grams hours hundreds inches kilograms kilometers kilometres kilos
  litres metres meters miles millions minutes months percent pounds quarters halves seconds steps thirds times thousands tons tonnes weeks years yards`,
)
const doubtfulHeads = set(
  `acoustics arent athens cant charles chris dallas didnt doesnt dont id ill im illinois isnt james kansas mars naples paris texas thomas u ur venus wales wont barracks blind can chinese dead deaf disabled elderly english former french good bad evil means future homeless injured latter living may might must old poor rich sick strong unemployed weak wealthy will wounded young bellows billiards cards checkers chips clothes contents crossroads data deer dominoes draughts dynamics electronics ethics genetics kinetics logistics optics politics semantics series species statistics tactics earnings fish following gallows graphics hundreds
  least less little majority matter media mechanics more most much odds offspring opposite other others pants people's pros remains salmon savings sheep
  something sports swine thousands trousers uk us usa whereabouts works bison carp cod crayfish elk herring moose shrimp squid trout tuna`,
)
const pluralFirst = set('sports sales customs arms clothes goods savings human communications women men women’s news')
const endsNumber = /^(?:one|1)$/

const isNounTag = (tag: string | null | undefined): boolean => tag === 'NOUN' || tag === 'PROPN'
const isHyphen = (tokens: Sentence, k: number): boolean => /^[-‐‑/]$/.test(tokens[k]?.text ?? '')
const isGenitive = (tokens: Sentence, k: number): boolean => {
  const token = tokens[k]
  return token !== undefined && (token.lower === "'s" || token.lower === "'") && token.tag === 'PART' && k > 0
}

/** The pronoun at `start` as a phrase. */
function pronounAt(tokens: Sentence, start: number): Phrase | null {
  const lower = tokens[start]?.lower ?? ''
  const as = (number: GrammarNumber | null): Phrase => ({ start, end: start + 1, head: start, number, kind: 'pronoun' })
  if (singularPronouns.has(lower)) return as('singular')
  if (!otherPronouns.has(lower)) return null
  if (/^(?:this|these|those)$/.test(lower) && continuesPhrase(tokens, start + 1)) return null
  // "others minds": an apostrophe is missing.
  if (lower === 'others' && continuesPhrase(tokens, start + 1)) return as(null)
  if (lower === 'this') return as('singular')
  return as(/^(?:we|they|you|these|those|others)$/.test(lower) ? 'plural' : null)
}

/** Whether the token may be inside a phrase, before its noun. */
function continuesPhrase(tokens: Sentence, k: number): boolean {
  const token = tokens[k]
  if (!token) return false
  if (isNounTag(token.tag) || token.tag === 'ADJ' || token.tag === 'NUM') return true
  return isPremodifier(tokens, k)
}

/** "growing", "used" and "very" before a noun. */
function isPremodifier(tokens: Sentence, k: number): boolean {
  const token = tokens[k]
  const next = tokens[k + 1]
  if (!token || !next) return false
  if (token.tag === 'ADV') return next.tag === 'ADJ' || next.tag === 'NUM' || (next.tag === 'VERB' && isPremodifier(tokens, k + 1))
  if (token.tag !== 'VERB' || !(token.form === 'ing' || token.form === 'participle' || token.form === 'past')) return false
  return isNounTag(next.tag) || (next.tag === 'ADJ' && isNounTag(tokens[k + 2]?.tag))
}

/** The noun phrase that begins at `start`, without what follows its noun; null when none does. */
export function phraseAt(tokens: Sentence, start: number): Phrase | null {
  return quantityAt(tokens, start) ?? pronounAt(tokens, start) ?? nounPhraseAt(tokens, start)
}

/** "one of the boys", "most of the water", "a number of shops". */
function quantityAt(tokens: Sentence, start: number): Phrase | null {
  let k = start
  if (/^(?:a|the|every|only|not|at)$/.test(tokens[k]?.lower ?? '')) k++
  const word = tokens[k]
  if (!word || tokens[k + 1]?.lower !== 'of') return null
  const { lower } = word
  const isKnown =
    singularOf.has(lower) || pluralOf.has(lower) || openOf.has(lower) || lower === 'number' || /^(?:none|neither)$/.test(lower)
  if (!isKnown) return null
  const inner = phraseAt(tokens, k + 2) ?? objectPronoun(tokens, k + 2)
  if (!inner) return null
  const as = (number: GrammarNumber | null): Phrase => ({ start, end: inner.end, head: k, number, kind: 'quantity' })
  if (lower === 'number') return as(tokens[start]?.lower === 'the' ? 'singular' : tokens[start]?.lower === 'a' ? 'plural' : null)
  if (singularOf.has(lower) && inner.kind === 'noun' && inner.number !== 'plural') return as(null)
  if (singularOf.has(lower))
    return as(start === k || tokens[start]?.lower === 'every' || tokens[start]?.lower === 'only' ? 'singular' : null)
  if (pluralOf.has(lower)) return as('plural')
  if (/^(?:none|neither|any|more)$/.test(lower)) return as(null)
  return as(inner.kind === 'pronoun' ? null : inner.number)
}

const objectPronoun = (tokens: Sentence, k: number): Phrase | null =>
  /^(?:them|us|you|it|these|those|this|that)$/.test(tokens[k]?.lower ?? '')
    ? { start: k, end: k + 1, head: k, number: null, kind: 'pronoun' }
    : null

type Scan = { readonly end: number; readonly head: number; readonly isDoubtful: boolean; readonly from: number }

function nounPhraseAt(tokens: Sentence, start: number): Phrase | null {
  const scan = scanNouns(tokens, start)
  if (!scan) return null
  const { end, head, from } = scan
  return { start, end, head, number: scan.isDoubtful ? null : headNumber(tokens, from, head), kind: 'noun' }
}

/** Reads determiners, modifiers and nouns; after a genitive it begins again. */
function scanNouns(tokens: Sentence, start: number): Scan | null {
  let k = start
  let from = start
  let head = -1
  let isDoubtful = false
  if (openers.has(tokens[k]?.lower ?? '') && (determiners.has(tokens[k + 1]?.lower ?? '') || tokens[k + 1]?.tag === 'NUM')) from = ++k
  for (let token = tokens[k]; token; token = tokens[k]) {
    const before = tokens[k - 1]
    if (isNounTag(token.tag)) {
      if (head === k - 1 && head >= 0 && isPluralNoun(before?.lower ?? '') && !pluralFirst.has(before?.lower ?? '')) isDoubtful = true
      head = k++
    } else if (head >= 0 && isGenitive(tokens, k)) {
      from = ++k
      head = -1
    } else if (isHyphen(tokens, k) && k > start && tokens[k + 1]?.space === '') {
      k += 2
      head = isNounTag(tokens[k - 1]?.tag) ? k - 1 : -1
    } else if (head >= 0) break
    else if (isWithin(tokens, k, start)) k++
    else break
  }
  return head < 0 ? null : { end: head + 1, head, isDoubtful, from }
}

function isWithin(tokens: Sentence, k: number, start: number): boolean {
  const token = tokens[k]
  if (!token) return false
  const before = tokens[k - 1]
  if (determiners.has(token.lower) && token.tag !== 'AUX')
    return (
      (k === start &&
        !(/^(?:that|this)$/.test(token.lower) && (tokens[k + 1]?.tag === 'DET' || possessives.has(tokens[k + 1]?.lower ?? '')))) ||
      determiners.has(before?.lower ?? '') ||
      openers.has(before?.lower ?? '') ||
      token.tag === 'ADJ'
    )
  if (possessives.has(token.lower)) return k === start
  if (token.tag === 'ADJ' || token.tag === 'NUM' || isPremodifier(tokens, k)) return true
  const isJoint = /^(?:and|or|,)$/.test(token.lower) && k > start
  return isJoint && before?.tag === 'ADJ' && tokens[k + 1]?.tag === 'ADJ' && isNounTag(tokens[k + 2]?.tag)
}

function headNumber(tokens: Sentence, from: number, head: number): GrammarNumber | null {
  const noun = tokens[head]
  const first = tokens[from]
  if (!noun || !first) return null
  const { lower } = noun
  const before = tokens.slice(from, head).map((token) => token.lower)
  const hasOf = tokens[head + 1]?.lower === 'of'
  if (!determiners.has(first.lower) && !possessives.has(first.lower) && before.some((word) => /ing$/.test(word))) return null
  if (!isKnownWord(lower) && noun.tag !== 'PROPN' && !isKnownWord(nounSingular(lower))) return null
  if (before.includes('than') || doubtfulHeads.has(lower)) return null
  if (amounts.has(lower) && tokens.slice(from, head).some(({ tag }) => tag === 'NUM')) return null
  const isMany = before.some((word) => pluralDeterminers.has(word) || word === 'many') || isPluralNumeral(tokens, from, head)
  if (isMany) return isPluralNoun(lower) && lower !== 'data' ? 'plural' : null
  if (groups.has(lower) || eitherNumber.has(lower) || quantityNouns.has(lower))
    return /^(?:police|people)$/.test(lower)
      ? 'plural'
      : !hasOf && /^(?:a|every|each|this)$/.test(first.lower) && lower !== 'lot'
        ? 'singular'
        : null
  const isPlural = isPluralNoun(lower) && !singularInS.has(lower)
  if (isSingularDeterminer(first.lower)) return isPlural && !/^(?:the)$/.test(first.lower) ? null : 'singular'
  if (noun.tag === 'PROPN' || (/^\p{Lu}/u.test(noun.text) && head > 0)) return nameNumber(tokens, from, head)
  return isPlural ? 'plural' : /s$/.test(lower) && !singularInS.has(lower) && !/(?:ss|ics|us|is|news)$/.test(lower) ? null : 'singular'
}

const isSingularDeterminer = (lower: string): boolean => /^(?:a|an|another|each|either|every|neither|this|one)$/.test(lower)

const isPluralNumeral = (tokens: Sentence, from: number, head: number): boolean =>
  tokens.slice(from, head).some(({ tag, lower }) => tag === 'NUM' && !endsNumber.test(lower) && /^(?:\p{L}+|\d{1,3})$/u.test(lower))

/** "My neighbour Jim": a name after the noun that says who it is; of other names the number is open. */
function nameNumber(tokens: Sentence, from: number, head: number): GrammarNumber | null {
  const before = tokens[head - 1]
  const isPerson = before?.tag === 'NOUN' && personNouns.has(before.lower) && possessives.has(tokens[from]?.lower ?? '')
  return isPerson ? 'singular' : null
}

/** Whether the noun is one for many: a family, a tribe. */
export const isGroup = (lower: string): boolean => groups.has(lower) || eitherNumber.has(lower)

/** Whether the phrase may stand alone as one of two: it has a determiner or is a pronoun or name. */
export const isDetermined = (tokens: Sentence, { start, kind }: Phrase): boolean =>
  kind !== 'noun' || determiners.has(tokens[start]?.lower ?? '') || possessives.has(tokens[start]?.lower ?? '')

/** Whether the head may be something that happens or is said at a time: "last year", "this morning". */
export const isTime = (tokens: Sentence, { head }: Phrase): boolean =>
  /^(?:time|day|days|week|weeks|month|months|year|years|morning|afternoon|evening|night|moment|way|today|yesterday|tomorrow|summer|winter|spring|autumn|weekend|minute|hour|reason)$/.test(
    tokens[head]?.lower ?? '',
  )
