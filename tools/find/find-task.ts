import { z } from 'zod'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { keyWordsAtMost, type FindInput, type FindIndex, type WorkKind } from './contract.ts'

/** What an engine thread is given of a search, and makes of it. */
export type FindWordsTask = Pick<FindInput, 'text' | 'mode' | 'language' | 'keyWords'>
export const foundWords = z.object({ language: z.enum(textLanguageCodes), keyWords: z.array(z.string()).max(keyWordsAtMost) })
export type FoundWords = z.output<typeof foundWords>

/** A work as an index gave it, before works are merged. Only what the index said stands in it. */
export type FoundWork = {
  /** CSL-JSON with the abstract as plain text; it has a title. Its id means nothing. */
  readonly item: Readonly<Record<string, unknown>>
  readonly kind: WorkKind
  /** Subjects that the index names; of the own library, key words that an attached file holds. */
  readonly subjects: readonly string[]
  readonly openAccessUrl: string | null
  readonly url: string | null
  readonly citations: number | null
  readonly isRetracted: boolean
  readonly keptId: string | null
}

/** What one index gave, best first. */
export type IndexAnswer = { readonly index: FindIndex; readonly works: readonly FoundWork[] }
