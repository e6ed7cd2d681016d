import { clauseAt } from '../languages/en/grammar/clause.ts'
import type { Tokens } from '../languages/en/grammar/grammar-tokens.ts'
import { demonstratives, possessives } from '../languages/en/grammar/grammar-words.ts'
import { headOf, isNoun, isVerb, nounPhraseEnd, numberOf } from '../languages/en/grammar/noun-phrase.ts'
import { describedHead, frameOf, nounAfterOf, objectEnd, objectHeads, subjectHead, useOf } from './place.ts'
import type { Place } from './place.ts'
import { comparableOf } from './pattern.ts'
import type { Guard, RowClass } from './row.ts'
import type { Token } from '../languages/en/grammar/token.ts'
import { massNouns, toVerbs } from '../languages/en/grammar/word-lists.ts'
import { isPluralNoun } from '../languages/en/nouns.ts'

type Field = keyof Guard
type Check = (place: Place, guard: Guard, rowClass: RowClass) => boolean

/** What each field of a guard asks of a place; called only for fields that are given. */
const checks: Readonly<Record<Field, Check>> = {
  form: ({ tokens, focus }, { form = [] }) => form.some((one) => one === tokens[focus]?.form),
  position: ({ tokens, start }, { position }) => (firstWord(tokens) === start) === (position === 'initial'),
  next: ({ tokens, end }, { next = [] }) => next.some((one) => isNext(tokens, end, one)),
  afterObject: (place, { afterObject = [] }) => {
    const at = afterObjectOf(place)
    return at >= 0 && afterObject.some((one) => isNext(place.tokens, at, one))
  },
  prev: ({ tokens, start }, { prev = [] }) => prev.some((one) => isBefore(tokens, start, one)),
  sentence: ({ tokens, start, end }, { sentence = [] }) => {
    const isOutside = (i: number, length: number): boolean => i + length <= start || i >= end
    if (tokens.some((token, i) => isOutside(i, 1) && (sentence.includes(token.lemma) || sentence.includes(token.lower)))) return true
    return phrasesOf(sentence).some((phrase) =>
      tokens.some((_, i) => isOutside(i, phrase.length) && phrase.every((word, k) => isNext(tokens, i + k, word))),
    )
  },
  use: (place, { use }) => useOf(place) === use,
  number: (place, { number }, rowClass) => numberAt(place, rowClass) === number,
  head: (place, { head = [] }, rowClass) =>
    isListed(rowClass === 'noun' ? nounAfterOf(place) : rowClass === 'adverb' ? modified(place) : describedHead(place), head),
  frame: (place, { frame = [] }) => hasFrame(place, frame),
  object: (place, { object = [] }) => objectHeads(place).some((token) => isListed(token, object)),
  subject: (place, { subject = [] }) => isListed(subjectHead(place), subject),
}
/** Cheap questions first. */
const fields: readonly Field[] = [
  'form',
  'position',
  'next',
  'prev',
  'sentence',
  'use',
  'number',
  'head',
  'frame',
  'afterObject',
  'object',
  'subject',
]

/** Whether all that `when` asks holds and nothing that `unless` names does. */
export function allows(place: Place, rowClass: RowClass, { when, unless }: { readonly when?: Guard; readonly unless?: Guard }): boolean {
  for (const field of fields) {
    if (when?.[field] !== undefined && !checks[field](place, when, rowClass)) return false
    if (unless?.[field] !== undefined && checks[field](place, unless, rowClass)) return false
  }
  return true
}

const firstWord = (tokens: Tokens): number => tokens.findIndex((token) => token.tag !== 'PUNCT' && token.tag !== 'SYM')

const isListed = (token: Token | null, list: readonly string[]): boolean =>
  token !== null && (list.includes(token.lemma) || list.includes(token.lower) || (token.isName && list.includes('<name>')))

function hasFrame(place: Place, frames: NonNullable<Guard['frame']>): boolean {
  const frame = frameOf(place)
  if (frame === 'passive') return frames.includes('passive') || frames.includes('np')
  if (frame === 'adp') return frames.includes('adp') || frames.includes('none')
  if (frame === 'to' && !toVerbs.has(place.tokens[place.focus]?.lemma ?? '')) return frames.includes('to') || frames.includes('none')
  return frames.includes(frame)
}

/** Where the words after the direct object begin, in the passive those after the verb; -1 where the verb has no object. */
const afterObjectOf = (place: Place): number => (frameOf(place) === 'passive' ? place.end : objectEnd(place))

/** What an adverb belongs to: the adjective, adverb or verb after it, else the verb before it. */
function modified({ tokens, start, end }: Place): Token | null {
  const next = tokens[end]
  if (next && (next.tag === 'ADJ' || next.tag === 'ADV' || isVerb(next))) return next
  for (let k = start - 1; k >= 0; k--) if (tokens[k]?.tag === 'VERB') return tokens[k] ?? null
  return null
}

function numberAt({ tokens, start, end, focus }: Place, rowClass: RowClass): 'singular' | 'plural' | null {
  const token = tokens[focus]
  if (rowClass === 'noun') return token && isPluralNoun(token.lower) ? 'plural' : 'singular'
  if (token && isVerb(token)) {
    const subject = subjectHead({ tokens, start, end, focus })
    return subject ? (isPluralNoun(subject.lower) || /^(?:we|they|these|those|people)$/.test(subject.lower) ? 'plural' : 'singular') : null
  }
  const stop = nounPhraseEnd(tokens, end)
  return stop < 0 ? null : numberOf(tokens, end, stop)
}

const isDeterminer = (token: Token): boolean => token.tag === 'DET' || possessives.has(token.lower) || demonstratives.has(token.lower)
const isWord = (token: Token, word: string): boolean => token.lower === word || token.lemma === word || comparableOf(token) === word

const classOfToken: Readonly<Record<string, (token: Token) => boolean>> = {
  '<adj>': (token) => token.tag === 'ADJ',
  '<adv>': (token) => token.tag === 'ADV',
  '<verb>': (token) => isVerb(token),
  '<noun>': (token) => isNoun(token),
  '<name>': (token) => token.isName,
  '<num>': (token) => token.tag === 'NUM' || /^\d/.test(token.text),
  '<adp>': (token) => token.tag === 'ADP',
  '<det>': isDeterminer,
  '<punct>': (token) => token.tag === 'PUNCT',
  '<base>': (token) => token.tag === 'VERB' && token.lower === token.lemma,
  '<ing>': (token) => token.tag === 'VERB' && token.form === 'ing',
}

/** The entries of a list that are several words, each as its words; worked out once for a list. */
const phrasesByList = new WeakMap<readonly string[], readonly (readonly string[])[]>()
function phrasesOf(list: readonly string[]): readonly (readonly string[])[] {
  const known = phrasesByList.get(list)
  if (known) return known
  const phrases = list.filter((entry) => entry.includes(' ')).map((entry) => entry.split(' '))
  phrasesByList.set(list, phrases)
  return phrases
}

function isNext(tokens: Tokens, at: number, asked: string): boolean {
  if (asked.includes(' ')) return asked.split(' ').every((word, k) => isNext(tokens, at + k, word))
  const token = tokens[at]
  if (asked === '<end>') return token === undefined || /^[.!?]$/.test(token.text)
  if (token === undefined) return false
  if (!asked.startsWith('<')) return isWord(token, asked)
  if (asked === '<clause>') return isPlainClause(tokens, at)
  if (asked === '<np>') return nounPhraseEnd(tokens, at) >= 0
  if (asked === '<plural>') return phraseNumber(tokens, at) === 'plural'
  if (asked === '<mass>') return isMassPhrase(tokens, at)
  return classOfToken[asked]?.(token) ?? false
}

/** A subject and its verb with no comma between: not the phrase of "After lunch, Sally left". */
function isPlainClause(tokens: Tokens, at: number): boolean {
  const clause = clauseAt(tokens, at, tokens.length)
  return clause !== null && !tokens.slice(at, clause.verb.start).some(({ text }) => text === ',')
}

function phraseNumber(tokens: Tokens, at: number): 'singular' | 'plural' | null {
  const stop = nounPhraseEnd(tokens, at, { of: false, join: false })
  return stop < 0 ? null : numberOf(tokens, at, stop)
}

/** A singular noun that is not counted: "a lot of research", "a great deal of time". */
function isMassPhrase(tokens: Tokens, at: number): boolean {
  const stop = nounPhraseEnd(tokens, at, { of: false, join: false })
  if (stop < 0 || tokens[at]?.lower === 'a' || tokens[at]?.lower === 'an') return false
  const head = tokens[headOf(tokens, at, stop)]
  return (
    head !== undefined && isNoun(head) && (massNouns.has(head.lemma) || (!isPluralNoun(head.lower) && !isDeterminer(tokens[at] ?? head)))
  )
}

function isBefore(tokens: Tokens, start: number, asked: string): boolean {
  if (asked.includes(' ')) {
    return asked
      .split(' ')
      .toReversed()
      .every((word, k) => isBefore(tokens, start - k, word))
  }
  const token = tokens[start - 1]
  if (asked === '<end>') return token === undefined
  if (token === undefined) return false
  if (!asked.startsWith('<')) return isWord(token, asked)
  if (asked === '<clause>') return tokens.slice(0, start).some((one, k) => isVerb(one) && tokens[k - 1]?.lower !== 'to')
  if (asked === '<np>') return isNoun(token) || token.tag === 'PRON'
  if (asked === '<plural>') return isNoun(token) && isPluralNoun(token.lower)
  if (asked === '<mass>') return isNoun(token) && massNouns.has(token.lemma)
  return classOfToken[asked]?.(token) ?? false
}
