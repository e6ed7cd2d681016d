import { z } from 'zod'
import { itemSchema } from '../cite/contract.ts'
import { retractionSchema } from '../library/contract.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { defineTool } from '../tool.ts'

/** The source finder: key words of a sentence or topic, asked of a library and of indexes. Spans are half-open UTF-16 offsets. */

/** The most that one search can hold: a chapter. */
export const charactersAtMost = 50_000
/** Key words that are taken from a text, best first, and sent to indexes; the text itself never is. */
export const keyWordsAtMost = 8
/** Hits that an answer holds after doubles are merged. */
export const hitsAtMost = 100
/** Seconds after which a slow index is left behind. */
export const patienceSeconds = 4

/** Whom the finder can ask; `library` is the person's own and needs no network. */
export const findIndexes = ['library', 'openalex', 'crossref', 'semantic-scholar', 'arxiv', 'doaj', 'pubmed'] as const
export type FindIndex = (typeof findIndexes)[number]

/** `sentence`: a claim that wants a source, or a passage of any length; `topic`: key words as they are. */
export const findModes = ['sentence', 'topic'] as const

/** Kinds of works as people tell them apart; `other` is what no index named. */
export const workKinds = ['article', 'review', 'book', 'chapter', 'conference', 'thesis', 'preprint', 'report', 'dataset', 'other'] as const
export type WorkKind = (typeof workKinds)[number]

const count = z.number().int().nonnegative()
const span = z.object({ start: count, end: count })
const words = z.string().min(1).max(100)
const year = z.number().int().min(1000).max(2999)

/** `POST /api/v1/find`: answered by server-sent events, see `findEvent`. */
export const findInput = z
  .strictObject({
    text: z.string().trim().min(1).max(charactersAtMost),
    mode: z.enum(findModes).default('sentence'),
    /** `detect` finds the language out. */
    language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
    /** Key words that the person chose instead of those that are taken from the text. */
    keyWords: z.array(words).min(1).max(keyWordsAtMost).optional(),
    /** Also asked for, for a text that is not in English: English key words that the person gave. */
    englishWords: z.array(words).max(keyWordsAtMost).default([]),
    /** Left out: all that the operator has switched on. */
    indexes: z.array(z.enum(findIndexes)).min(1).max(findIndexes.length).optional(),
    from: year.optional(),
    to: year.optional(),
    openAccessOnly: z.boolean().default(false),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'Lies before "from".' })

/** Where a word of the search stands in a title or passage. */
const matchSchema = z.object({
  /** The key word as it was searched for. */
  word: z.string(),
  span,
})

export const hitSchema = z.object({
  /** Stays the same while hits are merged; unknown to anybody else. */
  id: z.string(),
  item: itemSchema,
  kind: z.enum(workKinds),
  year: z.number().int().nullable(),
  /** Language that an index said it is in, as BCP 47; null where none did. */
  language: z.string().nullable(),
  /** Sentence of its abstract (or of the kept file) that fits best, word for word; null without an abstract. */
  passage: z.string().nullable(),
  titleMatches: z.array(matchSchema),
  passageMatches: z.array(matchSchema),
  /** Key words that its title, abstract or key words hold, in the order of the search. */
  matched: z.array(z.string()),
  /** From 0 to 1; the list is in this order. */
  rank: z.number().min(0).max(1),
  /** Who knows it. */
  indexes: z.array(z.enum(findIndexes)),
  /** Where its whole text may be read for nothing, as an index says; null where none says so. */
  openAccessUrl: z.string().nullable(),
  /** A page about it. */
  url: z.string().nullable(),
  retraction: retractionSchema.nullable(),
  /** Its id in the library of whoever asks; null when it is not there. Always null for visitors, whose library lies in the browser. */
  keptId: z.string().nullable(),
})

/**
 * How it stands with an index. `left-behind`: it took longer than `patienceSeconds`; `busy`: it or the operator's limits want fewer
 * requests; `offline`: the operator has not switched it on.
 */
export const indexStates = ['asking', 'answered', 'left-behind', 'busy', 'unreachable', 'refused', 'offline'] as const
export const indexReport = z.object({
  index: z.enum(findIndexes),
  state: z.enum(indexStates),
  /** Works it gave, before doubles are merged. */
  hits: count,
  /** Milliseconds until it answered; null while it is asked and where it was not asked. */
  took: count.nullable(),
})

/**
 * `opened` comes first, an `index` each time that the state of one changes, `hits` whenever an answer changed the list (the whole list,
 * best first), and `end`.
 */
export const findEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    language: z.enum(textLanguageCodes),
    /** What is sent to the indexes, and nothing else of the text. */
    keyWords: z.array(z.string()),
    englishWords: z.array(z.string()),
    indexes: z.array(indexReport),
  }),
  z.object({ type: z.literal('index'), report: indexReport }),
  z.object({ type: z.literal('hits'), hits: z.array(hitSchema), found: count }),
  z.object({ type: z.literal('end'), found: count }),
])

/** `GET /api/v1/find/indexes`: whom this site asks. */
export const findIndexesResult = z.object({
  indexes: z.array(z.object({ index: z.enum(findIndexes), name: z.string(), isOn: z.boolean() })),
})

export const find = defineTool({
  id: 'find',
  slug: 'sourceFinder',
  ready: true,
  input: findInput,
  result: findEvent,
  meter: () => ({ unit: 'characters', amount: 0 }),
})

export type FindInput = z.output<typeof findInput>
export type FindEvent = z.output<typeof findEvent>
export type FindMode = (typeof findModes)[number]
export type Hit = z.output<typeof hitSchema>
export type IndexReport = z.output<typeof indexReport>
export type FindIndexesResult = z.output<typeof findIndexesResult>
