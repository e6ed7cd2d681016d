import { findParagraphs } from './paragraphs.ts'
import { findSentences } from './sentences.ts'
import type { SentenceData } from './sentences.ts'
import { textAt } from './span.ts'
import { findWords } from './words.ts'

/** How a text reads. `ease` is Flesch's reading ease, 0 to 100, higher is plainer. */
export type Reading = { readonly sentences: number; readonly words: number; readonly wordsPerSentence: number; readonly ease: number }

/** A language that can be measured. The weights are those of its own reading-ease formula. */
export type ReadingData = SentenceData & {
  readonly countSyllables: (word: string) => number
  readonly ease: { readonly base: number; readonly perWord: number; readonly perSyllable: number }
}

/** Measures a text; one without words has ease 100 and no sentences. Headings and code are not counted as sentences. */
export function measureReading(text: string, language: ReadingData): Reading {
  let sentences = 0
  let words = 0
  let syllables = 0
  for (const { kind, span } of findParagraphs(text)) {
    if (kind === 'code' || kind === 'heading') continue
    for (const sentence of findSentences(text, span, language)) {
      const body = textAt(text, sentence)
      const found = findWords(body)
      if (found.length === 0) continue
      sentences++
      words += found.length
      for (const word of found) syllables += language.countSyllables(textAt(body, word))
    }
  }
  if (words === 0) return { sentences: 0, words: 0, wordsPerSentence: 0, ease: 100 }
  const { base, perWord, perSyllable } = language.ease
  const ease = base - (perWord * words) / sentences - (perSyllable * syllables) / words
  return { sentences, words, wordsPerSentence: words / sentences, ease: Math.min(100, Math.max(0, ease)) }
}
