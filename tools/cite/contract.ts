import { z } from 'zod'
import { defineTool } from '../tool.ts'

/** Citations: works in CSL-JSON, formatted by a style in a locale. Works and texts of one request at most: */
export const itemsAtMost = 5_000
export const readCharactersAtMost = 100_000
/** Rows of one text that registries are asked for. */
export const rowsOnlineAtMost = 50

/** Interface locales, which are the locales that citations can be written in. */
export const citeLocales = ['en', 'hu', 'ro', 'sk', 'de', 'it', 'es', 'fr', 'ur', 'tr'] as const
export type CiteLocale = (typeof citeLocales)[number]

const short = z.string().max(4_000)
const long = z.string().max(100_000)

/** An item as the page and the API send it; what is not CSL is refused by `readItem` of `run.ts`, which names the field. */
export const itemSchema = z.record(z.string().max(64), z.unknown())

/** A place within a work that a citation names. */
export const locatorLabels = [
  'page',
  'paragraph',
  'chapter',
  'section',
  'timestamp',
  'figure',
  'table',
  'slide',
  'verse',
  'line',
  'volume',
  'act',
] as const
export type LocatorLabel = (typeof locatorLabels)[number]

/** One work in a citation in the text. */
export const citeSchema = z.strictObject({
  id: short,
  locator: z.strictObject({ label: z.enum(locatorLabels), value: short }).optional(),
  /** "see", "cf." before it; "emphasis added" after it. */
  prefix: short.optional(),
  suffix: short.optional(),
})

/** A citation in the text, in the order of the text: what stands between one pair of parentheses, or a narrative one. */
export const citationSchema = z.strictObject({
  works: z.array(citeSchema).min(1).max(50),
  form: z.enum(['parenthetical', 'narrative']).default('parenthetical'),
})

/** Formatted text: plain, and HTML with no other marks than `<i>`, `<b>`, `<sup>`, `<sub>` and `<a href>`. */
export const formattedSchema = z.object({ text: z.string(), html: z.string() })

/** What APA asks for and the item lacks. `effect` names what the entry does without it; the words are the page's. */
export const gapSchema = z.object({ field: z.string(), effect: z.string() })

/** A line of the reference list; `citation` is of this work alone, both ways. */
export const entrySchema = z.object({
  id: z.string(),
  entry: formattedSchema,
  parenthetical: formattedSchema,
  narrative: formattedSchema,
  gaps: z.array(gapSchema),
  /** Personal communications are cited in the text only, and stand in no list. */
  isListed: z.boolean(),
})

/** `POST /api/v1/cite`. */
export const citeInput = z.strictObject({
  items: z.array(itemSchema).max(itemsAtMost),
  citations: z.array(citationSchema).max(itemsAtMost).default([]),
  /** Id of a style: `apa`, or one that the operator added. */
  style: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('apa'),
  locale: z.enum(citeLocales).default('en'),
})

/** Entries in the order of the list, and the citations in the order of the request. */
export const citeResult = z.object({
  style: z.string(),
  locale: z.enum(citeLocales),
  entries: z.array(entrySchema),
  citations: z.array(formattedSchema),
})

/** `GET /api/v1/cite/styles`. */
export const citeStyles = z.object({ styles: z.array(z.object({ id: z.string(), title: z.string() })) })

export const cite = defineTool({
  id: 'cite',
  slug: 'citation',
  ready: true,
  input: citeInput,
  result: citeResult,
  meter: () => ({ unit: 'characters', amount: 0 }),
})

/** What a line of the one box is. */
export const identifierKinds = ['doi', 'isbn', 'pmid', 'pmcid', 'arxiv', 'url', 'reference', 'title'] as const

/** `POST /api/v1/cite/read`: answered by server-sent events, a `read` a row as it comes, then `end`. */
export const readInput = z.strictObject({
  text: z.string().min(1).max(readCharactersAtMost),
  /** Whether outside registries may be asked for what the text names. */
  online: z.boolean().default(true),
})

/** Where an item's fields come from: a registry by its name, the text alone, or nowhere. */
export const readRowSchema = z.object({
  /** In the order of the text, from 0. */
  row: z.number().int().nonnegative(),
  /** What stood in the text, as it stood. */
  said: long,
  kind: z.enum(identifierKinds),
  item: itemSchema.nullable(),
  /** Name of the registry that knew it; null: read from the text. */
  origin: z.string().nullable(),
  /** Fields that were guessed and want a look. */
  unsure: z.array(z.string()),
  /**
   * Why a registry gave nothing; the item is then what the text gave. `not-asked`: the text has more rows than are asked for in
   * one request, and this one stands behind them; sent again by itself, it is asked for.
   */
  trouble: z.enum(['offline', 'unreachable', 'unknown', 'refused', 'not-a-work', 'not-asked']).nullable(),
  /** Other works that a title may mean, best first. */
  others: z.array(itemSchema),
})
export const readEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opened'), rows: z.number().int().nonnegative() }),
  z.object({ type: z.literal('read'), read: readRowSchema }),
  z.object({ type: z.literal('end') }),
])

export const importFormats = ['bibtex', 'ris', 'csl-json', 'endnote-xml'] as const
export type ImportFormat = (typeof importFormats)[number]

/** `POST /api/v1/cite/import`: the file's text; the format is found out where it is not said. */
export const importInput = z.strictObject({
  text: z.string().min(1).max(20_000_000),
  format: z.enum(importFormats).optional(),
})
/**
 * What is worth a look in a file: an entry that cannot be read, or one that was read and says less than it should. `authors-left-out`: ends
 * with "and others"; `braces-unbalanced`: a brace is missing, and its field was read to the end of its line; `key-twice`: two entries have one
 * name; `macro-unknown`: an abbreviation that the file does not explain; `too-many`: it and what follows was left out; `type-unknown`: taken
 * for a document of no special kind.
 */
export const importTroubles = [
  'authors-left-out',
  'braces-unbalanced',
  'entry-unreadable',
  'key-twice',
  'macro-unknown',
  'too-many',
  'type-unknown',
  'xml-broken',
] as const
export type ImportTrouble = (typeof importTroubles)[number]

export const importResult = z.object({
  format: z.enum(importFormats),
  items: z.array(itemSchema),
  /** `line` (from 1) is where the entry begins; `said` is what stands there: its key, its type, an abbreviation. */
  problems: z.array(z.object({ line: z.number().int().positive(), code: z.enum(importTroubles), said: z.string() })),
})

export const exportFormats = [...importFormats, 'docx', 'html', 'text'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** `POST /api/v1/cite/export`: answered by the file. `title` heads a document; left out: the locale's word for references. */
export const exportInput = z.strictObject({
  items: z.array(itemSchema).min(1).max(itemsAtMost),
  format: z.enum(exportFormats),
  style: citeInput.shape.style,
  locale: citeInput.shape.locale,
  title: short.optional(),
})

export type CiteInput = z.output<typeof citeInput>
export type CiteResult = z.output<typeof citeResult>
export type Entry = z.output<typeof entrySchema>
export type Formatted = z.output<typeof formattedSchema>
export type Citation = z.output<typeof citationSchema>
export type Gap = z.output<typeof gapSchema>
export type ReadRow = z.output<typeof readRowSchema>
export type ReadEvent = z.output<typeof readEvent>
export type ImportResult = z.output<typeof importResult>
export type ExportInput = z.output<typeof exportInput>
