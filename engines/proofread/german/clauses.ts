import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { finitesOf, fits, isInfinitive, isParticiple, personsOfPronoun } from './verbs.ts'

/** Words that open a subordinate clause and are nothing else. */
export const subjunctions = words('dass weil obwohl nachdem bevor falls sobald sofern sodass obgleich wenngleich wenn ob')

const ends = /^[.,!?;:()„“”"»«–—…\]]$/u

/** Where the part between marks ends that begins at a place: the place of the mark, or behind the last token. */
export function partEnd(tokens: readonly LintToken[], at: number): number {
  const found = tokens.findIndex(({ text }, i) => i >= at && ends.test(text))
  return found < 0 ? tokens.length : found
}

/** Where the part between marks begins in which a token stands. */
export function partStart(tokens: readonly LintToken[], at: number): number {
  for (let i = at - 1; i >= 0; i -= 1) if (ends.test(tokens[i]?.text ?? '')) return i + 1
  return 0
}

/** Whether a word of the text is in small letters, or in such as the first of a sentence has. */
export const isSmall = (tokens: readonly LintToken[], at: number): boolean => {
  const token = tokens[at]
  return token?.kind === 'word' && (token.text === token.lower || at === 0)
}

/** Whether a finite verb stands at a place, whatever else the word may be. */
export const isFiniteAt = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  isSmall(tokens, at) && finitesOf(tokens[at], known).length > 0

/** Whether the word at a place is a finite verb, and neither an infinitive nor a participle. */
export const isOnlyFiniteAt = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  isFiniteAt(tokens, at, known) && !isInfinitive(tokens[at], known) && !isParticiple(tokens[at], known)

/** Places from `from` to before `to` at which a finite verb may stand. */
export const finitePlaces = (tokens: readonly LintToken[], from: number, to: number, known: WordKnowledge): readonly number[] =>
  tokens.slice(from, to).flatMap((_, i) => (isFiniteAt(tokens, from + i, known) ? [from + i] : []))

/** The text of tokens from `from` to before `to` as it is written. */
export const written = (tokens: readonly LintToken[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text, space }, i) => (i > 0 ? space : '') + text)
    .join('')

/** Whether the verb at a place carries its clause: it is finite and nothing else, or its subject stands beside it. */
export function carriesAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  if (!isFiniteAt(tokens, at, known)) return false
  if (isOnlyFiniteAt(tokens, at, known)) return true
  const own = finitesOf(tokens[at], known)
  return [tokens[at - 1], tokens[at + 1]].some((beside) => fits(own, personsOfPronoun(beside)))
}

/** Verbs that stand behind the infinitive or participle that they need. */
const helping = new Set([
  'sein',
  'haben',
  'werden',
  'können',
  'müssen',
  'wollen',
  'sollen',
  'dürfen',
  'mögen',
  'lassen',
  'sehen',
  'hören',
  'bleiben',
  'gehen',
])

/** Whether the verb at a place is one that others need behind them. */
export const isHelpingAt = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  finitesOf(tokens[at], known).some(({ lemma }) => helping.has(lemma))
