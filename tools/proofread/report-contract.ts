import { z } from 'zod'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { proofreadInput } from './contract.ts'

/** The report on style and consistency of a long text. Spans are half-open UTF-16 offsets into the text as sent. */

/** `POST /api/v1/proofread/report`. */
export const reportInput = z.strictObject({ text: z.string(), language: proofreadInput.shape.language })

/** Below this nothing is said of a text. */
export const reportWordsAtLeast = 100

/** By the headings that they stand under. */
export const reportSections = {
  terms: ['term-variants', 'case-variants', 'spelling-variants'],
  abbreviations: ['abbreviation-unused', 'abbreviation-early', 'abbreviation-twice', 'abbreviation-two-ways', 'abbreviation-undefined'],
  numbers: ['number-words', 'percent', 'decimal-mark', 'thousands-mark', 'dates', 'labels'],
  marks: ['quotation-marks', 'apostrophes'],
  sentences: ['sentence-lengths', 'long-sentences', 'openings-in-a-row', 'openings'],
  verbs: ['tense', 'passive'],
  words: ['repeated-nearby', 'frequent-words'],
} as const

export type ReportSection = keyof typeof reportSections
export type FactKind = (typeof reportSections)[ReportSection][number]

const kinds = Object.values(reportSections).flat()
const count = z.number().int().nonnegative()
const span = z.object({ start: count, end: count })

const factSchema = z.object({
  kind: z.enum(kinds),
  /** The abbreviation, word or section that it is about; '' where the groups say it. */
  about: z.string(),
  /** The ways in which it stands in the text. `name`: a piece of the text, or `past`, `present`, a tag such as `en-GB`. */
  groups: z.array(
    z.object({
      name: z.string(),
      count,
      /** The first fifty. */
      places: z.array(span),
    }),
  ),
  figures: z.record(z.string(), z.number()),
})

export const reportResult = z.object({
  language: z.enum(textLanguageCodes),
  words: count,
  sentences: count,
  /** False below a hundred words: then there are no facts. */
  isEnough: z.boolean(),
  facts: z.array(factSchema),
  /** What forms do not tell in this language. */
  untold: z.array(z.enum(['tense', 'passive'])),
})

export type ReportInput = z.output<typeof reportInput>
export type ReportResult = z.output<typeof reportResult>
export type ReportFact = z.output<typeof factSchema>
