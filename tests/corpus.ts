import { findWords } from '#engines/similarity/normalize.ts'
import { queryOf } from '#engines/similarity/fingerprint.ts'
import type { CorpusQuery, NewDocument, Viewer } from '#services/corpus/corpus.ts'

export const operator: Viewer = { accountId: null, isOperator: true }
export const stranger: Viewer = { accountId: null }

/** Words that look like English nouns, so that no stop list knows them; numbers from 0. */
export const wordOf = (number: number): string => {
  const parts = ['bar', 'cel', 'dom', 'fen', 'gor', 'hul', 'jat', 'kem', 'lop', 'mun', 'nev', 'pir', 'qua', 'rus', 'sil', 'tev']
  const part = (place: number): string => parts[Math.floor(number / parts.length ** place) % parts.length] ?? ''
  return `${part(0)}${part(1)}${part(2)}${part(3)}`
}

/** A text of `words` words that no other seed shares a run with. */
export const textOf = (seed: number, words = 60): string =>
  Array.from({ length: words }, (_, i) => wordOf((seed * 7919 + i * i * 31 + i * 1009 + seed * i * 13) % 65_536)).join(' ')

export const documentOf = (text: string, rest: Partial<NewDocument> = {}): NewDocument => ({
  title: 'A text',
  language: 'en',
  text,
  ...rest,
})

type Rest = Partial<CorpusQuery> & { readonly withPlaces?: boolean }

/** What asks for the documents that share something with `text`. */
export const queryFor = (text: string, viewer: Viewer, { withPlaces = false, ...rest }: Rest = {}): CorpusQuery => {
  const words = findWords(text, 'en')
  const places = queryOf(words, 'en')
  return { viewer, language: 'en', hashes: places.hashes, words: words.count, ...(withPlaces ? { places } : {}), ...rest }
}
