import { writtenLanguages } from '../languages/written.gen.ts'
import { wordClasses } from './classes.ts'
import { families, sharedFamilies, vectorOf, vectorOfRuns } from './features.ts'
import type { Family, Vector } from './features.ts'
import { patternOf, rhythmOf } from './patterns.ts'
import { countWords } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What is known of a stretch before it is judged: vectors of the families that its language is read by. `wordLength` is the mean number of letters. */
export type Stretch = { readonly vectors: Readonly<Partial<Record<Family, Vector>>>; readonly wordLength: number }

/** How a language is read: by classes of its own, or by what every language has. */
export type Reader = {
  readonly families: readonly Family[]
  /** Words of one stretch: models learn from such, and longer texts are judged by the mean of theirs, so that length says nothing. */
  readonly wordsPerStretch: number
  readonly vectorsOf: (tokens: readonly Token[]) => Stretch['vectors']
}

const readers = new Map<string, Reader>()

/** The reader of a language. A model has the families of its language's reader. */
export function readerOf(language: string): Reader {
  const reader = readers.get(language) ?? makeReader(language)
  readers.set(language, reader)
  return reader
}

function makeReader(language: string): Reader {
  const classes = wordClasses[language]
  if (classes) {
    const vectorsOf: Reader['vectorsOf'] = (tokens) => ({
      delexical: vectorOf(tokens, 'delexical', classes),
      word: vectorOf(tokens, 'word', classes),
    })
    return { families, wordsPerStretch: 300, vectorsOf }
  }
  return sharedReaderOf(language)
}

/** The reader for what every language has. */
export function sharedReaderOf(language: string): Reader {
  const { functionWords } = Object.values(writtenLanguages).find(({ code }) => code === language) ?? { functionWords: new Set<string>() }
  const vectorsOf: Reader['vectorsOf'] = (tokens) => ({
    pattern: vectorOfRuns(patternOf(tokens, functionWords), 5),
    rhythm: vectorOfRuns(rhythmOf(tokens), 4),
  })
  return { families: sharedFamilies, wordsPerStretch: 150, vectorsOf }
}

/** Cuts tokens into stretches of about equal length, near `words` words; at least one. */
export function stretchesOf(tokens: readonly Token[], words: number): readonly (readonly Token[])[] {
  const count = Math.max(1, Math.round(countWords(tokens) / words))
  const placeOf = (i: number): number => Math.floor((tokens.length * i) / count)
  return Array.from({ length: count }, (_, i) => tokens.slice(placeOf(i), placeOf(i + 1)))
}

/** The features of a stretch of tokens. */
export function readStretch(tokens: readonly Token[], reader: Reader): Stretch {
  let [letters, words] = [0, 0]
  for (const { isWord, lower } of tokens) {
    if (!isWord) continue
    letters += lower.length
    words++
  }
  return { vectors: reader.vectorsOf(tokens), wordLength: words === 0 ? 0 : letters / words }
}
