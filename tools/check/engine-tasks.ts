import { z } from 'zod'
import type { Span } from '#engines/text/span.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { matchSchema, partSchema, reportSchema } from './contract.ts'

/** What goes to an engine thread for a check, and what comes back: every task can be done by any thread, on any node. */

const count = z.number().int().nonnegative()

export type ReadInput = { readonly text: string; readonly language: TextLanguage | 'detect' }
/** Before a check is put in the line: the language of the text, and its words. */
export const readSchema = z.object({ language: z.enum(textLanguageCodes), words: count })
export type CheckedRead = z.output<typeof readSchema>

export type PrepareInput = { readonly text: string; readonly language: TextLanguage }
const floats = z.custom<Float64Array>((value) => value instanceof Float64Array)
const wholes = z.custom<Uint32Array>((value) => value instanceof Uint32Array)

/** What is known of a text by itself. `query` is all its fingerprints, distinct and ascending, with their places. */
export const preparedSchema = z.object({
  engineVersion: count,
  words: count,
  query: z.object({ hashes: floats, places: wholes, starts: wholes, ends: wholes }),
  quotations: z.array(partSchema),
  bibliography: z.array(partSchema),
  evasion: reportSchema.shape.evasion,
})
export type CheckedPrepared = z.output<typeof preparedSchema>

/** What an index keeps of a text: its fingerprints, winnowed, and how many words it has. */
export const indexedSchema = z.object({ words: count, hashes: floats })
export type CheckedIndexed = z.output<typeof indexedSchema>

export type CompareInput = PrepareInput & {
  readonly sources: readonly {
    readonly id: string
    readonly text: string
    readonly language: TextLanguage
    /** Where in the checked text an index found fingerprints of this source; left out: it is looked for everywhere. */
    readonly near?: readonly Span[] | undefined
  }[]
  /** Fingerprints that stand in many documents, ascending: they tell common text. */
  readonly commonHashes: Float64Array
}
/** Passages by source, in the order of the sources; `isCommon`: most of the passage stands in many documents. */
export const comparedSchema = z.object({
  sources: z.array(
    z.object({
      id: z.string(),
      matches: z.array(
        matchSchema
          .omit({ id: true, source: true, documents: true })
          .extend({ excerpt: matchSchema.shape.excerpt.unwrap(), isCommon: z.boolean() }),
      ),
    }),
  ),
})
export type CheckedCompared = z.output<typeof comparedSchema>
export type FoundMatch = CheckedCompared['sources'][number]['matches'][number]

/** Words of a text, such as the result of rewriting, that stand in sources; sources that hold all of `except` are left out. */
export type MeasureInput = CompareInput & { readonly except: string }
export const measuredSchema = z.object({ words: count, matched: count })
export type CheckedMeasured = z.output<typeof measuredSchema>
