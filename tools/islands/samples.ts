import type { Mode, Strength } from '../rephrase/contract.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** A sentence to try a tool on, and what the tool makes of it: `samples.test.ts` asks the engine. */
export type Sample = {
  readonly language: TextLanguage
  readonly text: string
  readonly mode: Mode
  /** What was put differently stands between « and ». */
  readonly becomes: string
  /** With the sentence, 0 to 1, rounded to hundredths. */
  readonly similarity: number
}

export const sampleKeys = ['sleep'] as const
export type SampleKey = (typeof sampleKeys)[number]

// Sorted. Our own sentences, of a kind that students write; each short enough to be read at a glance.
export const samples: Readonly<Record<SampleKey, Sample>> = {
  sleep: {
    language: 'en',
    text: 'It is important to note that a lot of students don’t sleep enough, and this has an effect on their grades.',
    mode: 'academic',
    becomes: 'It is important to note that a lot of students «do not» sleep enough, and this «affects» their grades.',
    similarity: 0.74,
  },
}

/** Every sample is made with what a visitor may use. */
export const sampleStrength: Strength = 'mild'
export const sampleSeed = 1

/** The pieces of a marked sentence, in order. */
export const piecesOf = (marked: string): readonly { readonly text: string; readonly isReworded: boolean }[] =>
  marked
    .split(/(«[^»]*»)/)
    .filter(Boolean)
    .map((piece) => (piece.startsWith('«') ? { text: piece.slice(1, -1), isReworded: true } : { text: piece, isReworded: false }))
