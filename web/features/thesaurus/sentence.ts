import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { candidateOf, type Candidate } from '#web/workbench/synonyms/candidate.ts'
import { piecesOf } from '#web/workbench/synonyms/pieces.ts'

/** The place in the sentence that is worked on, and what the reader wrote there. */
export type Target = { readonly span: Span; readonly form: string }

type Version = { readonly text: string; readonly target: Target | null }

export type SentenceState = Version & {
  /** What stood there before each replacement, the last one last. */
  readonly past: readonly Version[]
}

export type SentenceAction =
  | { readonly type: 'wrote'; readonly text: string }
  | { readonly type: 'aimed'; readonly target: Target }
  | { readonly type: 'replaced'; readonly word: string }
  | { readonly type: 'undone' }

export const noSentence: SentenceState = { text: '', target: null, past: [] }

/** What happens to the reader's sentence. */
export function sentenceReducer(state: SentenceState, action: SentenceAction): SentenceState {
  const { text, target, past } = state
  switch (action.type) {
    case 'wrote':
      return action.text === text ? state : { text: action.text, target: null, past: [] }
    case 'aimed':
      return { ...state, target: action.target }
    case 'replaced': {
      if (!target || text.slice(target.span.start, target.span.end) === action.word) return state
      const { start, end } = target.span
      return {
        text: text.slice(0, start) + action.word + text.slice(end),
        target: { ...target, span: { start, end: start + action.word.length } },
        past: [...past, { text, target }],
      }
    }
    case 'undone': {
      const before = past.at(-1)
      return before ? { ...before, past: past.slice(0, -1) } : state
    }
  }
}

const folded = (word: string, language: TextLanguage): string => word.normalize('NFC').toLocaleLowerCase(language)

/** Where one of the words stands in a sentence, the earlier of them first; null where none does. */
export function placeIn(text: string, words: readonly string[], language: TextLanguage): Target | null {
  const pieces = piecesOf(text, language).filter(({ isWord }) => isWord)
  const found = words
    .map((word) => folded(word, language))
    .flatMap((word) => pieces.filter((piece) => folded(piece.text, language) === word).slice(0, 1))[0]
  return found ? { span: found.span, form: found.text } : null
}

const shortestStem = 3
const stemShare = 0.6
const triedAtMost = 3

/** Words of a sentence that may be forms of a word, since they begin like it; the likeliest first. */
export function likelyForms(text: string, lemma: string, language: TextLanguage): readonly Target[] {
  const wanted = folded(lemma, language)
  const needed = Math.max(shortestStem, Math.ceil(wanted.length * stemShare))
  return piecesOf(text, language)
    .filter(({ isWord }) => isWord)
    .map(({ text: form, span }) => ({ form, span, shared: sharedStart(folded(form, language), wanted) }))
    .filter(({ shared }) => shared >= needed)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, triedAtMost)
    .map(({ form, span }) => ({ form, span }))
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Small words that are written by the sound of the next one. */
const soundBound: { readonly [Language in TextLanguage]?: readonly string[] } = {
  en: ['a', 'an'],
  es: ['e', 'o', 'u', 'y'],
  fr: ['c', 'ce', 'cet', 'd', 'de', 'j', 'je', 'l', 'la', 'le', 'ma', 'me', 'mon', 'n', 'ne', 'qu', 'que', 's', 'sa', 'se', 'son'],
  hu: ['a', 'az'],
  it: ['dell', 'della', 'dello', 'del', 'gli', 'i', 'il', 'l', 'la', 'lo', 'nell', 'nella', 'un', 'una', 'uno'],
}

const startsOpen = (word: string): boolean => /^[aeiouhœæ]/u.test(word.toLowerCase().normalize('NFD'))

/** The small word before a replaced one, where the new one begins with another kind of sound; null where nothing hangs on that. */
export function unsureBefore({ text, target, past }: SentenceState, language: TextLanguage): string | null {
  if (!target || past.length === 0) return null
  const { span, form } = target
  if (startsOpen(text.slice(span.start, span.end)) === startsOpen(form)) return null
  const before = piecesOf(text.slice(0, span.start), language).findLast(({ isWord }) => isWord)
  const isNext = before !== undefined && /^[\s'’]*$/u.test(text.slice(before.span.end, span.start))
  return isNext && soundBound[language]?.includes(folded(before.text, language)) ? before.text : null
}

/** What may take the target's place; of the entry that is being read first, each word once. */
export function candidatesOf(
  result: ThesaurusResult,
  { form, lemma, isAcademicOnly }: { readonly form: string; readonly lemma: string | null; readonly isAcademicOnly: boolean },
): readonly Candidate[] {
  const read = result.entries.filter(({ word }) => word === lemma)
  const words = (read.length > 0 ? read : result.entries)
    .flatMap(({ senses }) => senses.flatMap(({ synonyms }) => synonyms))
    .filter(({ register }) => !isAcademicOnly || register === 'academic')
  return words
    .filter(({ word }, at) => words.findIndex((other) => other.word === word) === at)
    .map((word) => candidateOf(word, form, result.language))
}
