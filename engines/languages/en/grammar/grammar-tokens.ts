import { alwaysCapital } from './grammar-words.ts'
import type { Tag, Token, VerbForm } from './token.ts'

export type Tokens = readonly Token[]

const noSpaceBefore = new Set([
  ',',
  '.',
  ';',
  ':',
  '!',
  '?',
  ')',
  ']',
  '}',
  '”',
  '’',
  '%',
  ...["n't", "'s", "'re", "'ve", "'m", "'ll", "'d"].flatMap((mark) => [mark, mark.replace("'", '’')]),
])
const noSpaceAfter = new Set(['(', '[', '{', '“', '‘'])

/** A token that a rule puts in: it has no origin, and its space is set where it is composed. */
export const word = (text: string, tag: Tag, form: VerbForm | null = null, lemma?: string): Token => {
  const lower = text.toLowerCase()
  return {
    text,
    lower,
    lemma: lemma ?? lower,
    tag,
    form,
    space: noSpaceBefore.has(text) ? '' : ' ',
    origin: null,
    isLocked: false,
    isName: false,
  }
}

/** Several words of one tag class: `words('as a result', 'ADV')`. */
export const words = (text: string, tag: Tag): Tokens => text.split(' ').map((part) => word(part, tag))

export const comma = (): Token => word(',', 'PUNCT')
export const fullStop = (): Token => word('.', 'PUNCT')

/** The same place in the source, in another form or by another word: the origin stays. */
export const withText = (token: Token, text: string, change: Partial<Pick<Token, 'tag' | 'form' | 'lemma'>> = {}): Token => ({
  ...token,
  ...change,
  text,
  lower: text.toLowerCase(),
})

const hasFixedCapital = (token: Token): boolean =>
  token.isName || alwaysCapital.has(token.lower) || /^.+\p{Lu}/u.test(token.text) || (token.isLocked && token.tag === 'PROPN')

const withFirstLetter = (token: Token, change: (letter: string) => string): Token => {
  const letter = token.text.match(/^\p{L}/u)?.[0]
  if (letter === undefined) return token
  const text = change(letter) + token.text.slice(letter.length)
  return text === token.text ? token : { ...token, text }
}

/** Whether the first word may lose its capital or never had one; false for `I`, names, acronyms. */
const firstWord = (tokens: Tokens): number => tokens.findIndex((token) => /[\p{L}\p{N}]/u.test(token.text))

/** "Mark Twain", "Rose Smith": a word before a name that may be part of it; not "Studying Economics". */
const beginsName = (token: Token, next: Token | undefined): boolean =>
  (token.tag === 'NOUN' || (token.tag === 'VERB' && token.form !== 'ing') || token.tag === 'INTJ' || token.tag === 'PROPN') &&
  next?.tag === 'PROPN' &&
  next.isName

/** "Route 66", "Group B", "Chapter IV": a thing with a number or a letter for its name. */
const isNumbered = (token: Token, next: Token | undefined): boolean =>
  (token.tag === 'NOUN' || token.tag === 'PROPN') &&
  token.lower === token.lemma &&
  /^(?:\d[\d.]*[a-z]?|[A-HJ-Z]|[IVX]{2,})$/.test(next?.text ?? '')

/** The phrase as it is written inside a sentence: names, acronyms and `I` keep their capital. */
export function lowerFirst(tokens: Tokens): Tokens {
  const at = firstWord(tokens)
  const token = tokens[at]
  if (token === undefined || hasFixedCapital(token) || beginsName(token, tokens[at + 1]) || isNumbered(token, tokens[at + 1])) return tokens
  return tokens.with(
    at,
    withFirstLetter(token, (letter) => letter.toLowerCase()),
  )
}

/** The phrase as it is written at the start of a sentence. */
export function capitalFirst(tokens: Tokens): Tokens {
  const at = firstWord(tokens)
  const token = tokens[at]
  if (token === undefined) return tokens
  return tokens.with(
    at,
    withFirstLetter(token, (letter) => letter.toUpperCase()),
  )
}

/**
 * Puts parts side by side: where two parts meet the space is made new (none before a comma, none after an
 * opening bracket), inside a part it stays as it was. The first token of the whole has no space.
 */
export function compose(...parts: readonly Tokens[]): Tokens {
  const joined: Token[] = []
  for (const part of parts) {
    part.forEach((token, i) => {
      const before = joined.at(-1)
      const isJoint = i === 0 || (token.space === '' && before !== undefined && !isNeighbour(before, token))
      const space = before === undefined ? '' : isJoint ? jointSpace(before, token) : token.space
      joined.push(space === token.space ? token : { ...token, space })
    })
  }
  return joined
}

/** Whether both stood side by side in the source, so that the missing space is theirs. */
const isNeighbour = (before: Token, token: Token): boolean => before.origin !== null && before.origin.end === token.origin?.start

function jointSpace(before: Token, token: Token): string {
  if (noSpaceAfter.has(before.text)) return ''
  if (noSpaceBefore.has(token.text)) return ''
  return ' '
}

/** Parts as one sentence: composed, with a capital, and each part after the first as it is given. */
export const sentenceOf = (...parts: readonly Tokens[]): Tokens => capitalFirst(compose(...parts))

/** The sentence as text, without the space before its first token. */
export const textOf = (tokens: Tokens): string => tokens.map((token, i) => (i === 0 ? '' : token.space) + token.text).join('')
