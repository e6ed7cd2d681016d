import { wordAlone } from '#tools/thesaurus/contract.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** What is looked up, as it stands in the address: `?q=jelentős&lang=hu`. */
export type Place = { readonly word: string; readonly language: TextLanguage | 'detect' }

/** What an entry of the browser's history remembers beside its address. */
export type Steps = {
  /** The words that led here, the first one first; each is one entry of the history before this one. */
  readonly trail: readonly Place[]
  /** Whether the language of the address was found out, and not chosen. */
  readonly isFound: boolean
}

export const nowhere: Place = { word: '', language: 'detect' }
export const noSteps: Steps = { trail: [], isFound: false }

const languageOf = (code: unknown): Place['language'] => textLanguageCodes.find((known) => known === code) ?? 'detect'

export function placeOf(search: string): Place {
  const query = new URLSearchParams(search)
  return { word: wordAlone(query.get('q') ?? ''), language: languageOf(query.get('lang')) }
}

/** The query of a place, with its question mark; empty where there is nothing to say. */
export function searchOf({ word, language }: Place): string {
  const query = new URLSearchParams({ ...(word ? { q: word } : {}), ...(language === 'detect' ? {} : { lang: language }) })
  return query.size > 0 ? `?${query}` : ''
}

/** What this page has put into an entry of the history; null for an entry that it did not write. */
export function stepsOf(state: unknown): Steps | null {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return null
  const trail = state.trail.flatMap((place: unknown): readonly Place[] =>
    typeof place === 'object' && place !== null && 'word' in place && typeof place.word === 'string' && 'language' in place
      ? [{ word: place.word, language: languageOf(place.language) }]
      : [],
  )
  return { trail, isFound: 'isFound' in state && state.isFound === true }
}

/** How many words the way back shows: longer ones are cut at their beginning. */
const shownAtMost = 4

/** The end of a trail, each word with the number of steps that lead back to it. */
export const shownTrail = (trail: readonly Place[]): readonly { readonly place: Place; readonly back: number }[] =>
  trail.map((place, at) => ({ place, back: trail.length - at })).slice(-shownAtMost)
