import { z } from 'zod'

/** What was measured of the engines, as the quality page and its .csv files show it. All of it is made from the documents of `docs/quality`. */

/** Parts of the page, in its order. */
export const sections = [
  'detector',
  'proofreader',
  'plagiarism',
  'paraphraser',
  'citations',
  'finder',
  'thesaurus',
  'languages',
  'speed',
] as const

/**
 * `share`: 0 to 1; `count`: a whole number; `of`: so many of `n`; `number`: a plain figure; `ms`: milliseconds of CPU; `MB`: megabytes.
 */
export const units = ['share', 'count', 'of', 'number', 'ms', 'MB'] as const

const count = z.number().int().nonnegative()

/** One cell. `value` null: not measured. `low` and `high`: its 95 % interval (Wilson 1927), where it is a share of `n` separate things. */
export const measuredSchema = z.object({
  value: z.number().nullable(),
  n: count.nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

export const columnSchema = z.object({
  key: z.string(),
  unit: z.enum(units),
  /** Where the bar of its range begins and ends; null: it is shown as a figure alone. */
  scale: z.object({ from: z.number(), to: z.number() }).nullable(),
})

/** How a row is called: by a language of texts, by a name that is the same everywhere, or by words of the interface. */
export const rowKinds = ['language', 'name', 'words'] as const

export const tableSchema = z.object({
  key: z.string(),
  section: z.enum(sections),
  rowKind: z.enum(rowKinds),
  measuredOn: z.iso.date(),
  /** What measures it again. */
  command: z.string(),
  columns: z.array(columnSchema).min(1),
  /** `name`: what the row is called everywhere; null where a language or words name it. */
  rows: z.array(z.object({ key: z.string(), name: z.string().nullable(), cells: z.array(measuredSchema) })).min(1),
})

/** So many of so many. */
const partSchema = z.object({ count, of: count.positive() })

/** What stands first on the page; counted from the tables. */
export const findingsSchema = z.object({
  /** People's texts with signs; the group of writers that was misjudged most; texts of the newest generator that were found. */
  detector: partSchema.extend({ worst: partSchema.extend({ row: z.string() }), newest: partSchema }),
  /** Right sentences underlined, in all languages; of 100 slips so many are found. */
  proofreader: partSchema.extend({ found: partSchema }),
  /** Of 100 copied characters so many are found; the same where nearly half of the words were replaced. */
  plagiarism: partSchema.extend({ reworded: partSchema }),
})

/** `GET /api/v1/quality`. `from` and `to`: the first and the last day of measuring. */
export const qualityResult = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  findings: findingsSchema,
  tables: z.array(tableSchema),
})

/** The last part of `GET /api/v1/quality/detector-people.csv`; `all.csv` is every table, a line a figure. */
export const qualityFile = z.object({ file: z.string().regex(/^[a-z0-9-]{1,60}\.csv$/) })

export type Unit = (typeof units)[number]
export type Measured = z.output<typeof measuredSchema>
export type QualityColumn = z.output<typeof columnSchema>
export type QualityTable = z.output<typeof tableSchema>
export type Findings = z.output<typeof findingsSchema>
export type QualityReport = z.output<typeof qualityResult>
