import { z } from 'zod'
import { topics } from '../content/contract.ts'
import { units } from '../quality/contract.ts'
import { modes } from '../rephrase/contract.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { tierIds } from '../tiers.ts'
import { sampleKeys } from './samples.ts'

/**
 * Live parts of a text: `::pricing`, `::tool{...}` in Markdown. The server writes each as plain text into the page, and the browser asks
 * `GET /api/islands/<key>.json?...` for what stands behind it when it comes near the view. Parameters come as they stand in an address.
 */
export const islandKeys = ['figure', 'posts', 'pricing', 'tool'] as const
export type IslandKey = (typeof islandKeys)[number]

/** Tools that can stand inside a text, by the keys of their pages. */
export const embeddedTools = ['paraphraser'] as const

const locale = z.string().max(10).default('en')
const amount = z.number().int().nonnegative()

/** Plans that are compared, as on the page of plans. */
const planIds = tierIds.filter((id) => id !== 'visitor')

export const pricingQuery = z.strictObject({ locale })
export const pricingResult = z.object({
  /** Null where nothing is sold. */
  currency: z.string().nullable(),
  includeTax: z.boolean(),
  plans: z.array(
    z.object({
      id: z.enum(planIds),
      /** Hundredths a month; null: no price is set. The free plan has 0. */
      price: amount.nullable(),
      charactersMonthly: amount,
      levels: amount,
      checks: amount,
    }),
  ),
  /** Address of the page of plans; null: there is none. */
  path: z.string().nullable(),
})

export const toolQuery = z.strictObject({ locale, tool: z.enum(embeddedTools), sample: z.enum(sampleKeys) })
export const toolResult = z.object({
  tool: z.enum(embeddedTools),
  /** The two modes that it has. */
  modes: z.tuple([z.enum(modes), z.enum(modes)]),
  sample: z.object({
    language: z.enum(textLanguageCodes),
    text: z.string(),
    /** What the engine makes of it in `mode`; pieces that were reworded are marked. */
    mode: z.enum(modes),
    becomes: z.array(z.object({ text: z.string(), isReworded: z.boolean() })),
    similarity: z.number().min(0).max(1),
  }),
  path: z.string().nullable(),
})

/** `key` as the tables of quality have it: `table/row/column`. */
export const figureQuery = z.strictObject({
  locale,
  key: z.string().regex(/^[a-z0-9-]{1,60}(?:\/[A-Za-z0-9-]{1,60}){2}$/, 'must be table/row/column'),
})
export const figureResult = z.object({
  key: z.string(),
  value: z.number(),
  unit: z.enum(units),
  n: amount.nullable(),
  date: z.iso.date(),
})

export const postsQuery = z.strictObject({
  locale,
  topic: z.enum(topics).optional(),
  limit: z.coerce.number().int().min(1).max(6).default(3),
})
export const postsResult = z.object({
  posts: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      path: z.string(),
      date: z.iso.date(),
      locale: z.string(),
      topic: z.enum(topics),
    }),
  ),
})

export type PricingIsland = z.output<typeof pricingResult>
export type ToolIsland = z.output<typeof toolResult>
export type FigureIsland = z.output<typeof figureResult>
export type PostsIsland = z.output<typeof postsResult>

/** What an island is made of, by its key. */
export type IslandAnswers = {
  readonly figure: FigureIsland
  readonly posts: PostsIsland
  readonly pricing: PricingIsland
  readonly tool: ToolIsland
}
