import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { defineTool } from '../tool.ts'

/** The plagiarism checker. Spans are half-open UTF-16 offsets; `words` ranges are half-open indexes of the checked text's words. */

/** The most that one check can hold, whatever the tier. */
export const charactersAtMost = 400_000
/** Fewer words than this say nothing about where a text comes from. */
export const wordsAtLeast = 20

/** The steps of a check, in the specification's order; each is real work, announced when it begins. */
export const checkSteps = ['optimizing', 'analyzing', 'checking', 'finalizing'] as const
export type CheckStep = (typeof checkSteps)[number]

/**
 * `public`: the operator's open texts. `institution`: seen by its members only. `own`: one account's sources.
 * `drafts`: one account's own writing, never searched unless it is chosen.
 */
export const collectionKinds = ['public', 'institution', 'own', 'drafts'] as const
export type CollectionKind = (typeof collectionKinds)[number]

const count = z.number().int().nonnegative()
const range = z.object({ start: count, end: count })
const share = z.number().min(0).max(1)
const time = z.iso.datetime()
const language = z.enum(textLanguageCodes)

export const checkInput = z.object({
  text: z.string(),
  /** Shown at the head of the report; left out: the text's first words. */
  title: z.string().trim().max(200).optional(),
  /** `detect` finds the language out. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
  /** Ids of collections to search; left out: all that whoever asks may search, without drafts. */
  collections: z.array(z.string().min(1).max(64)).max(200).optional(),
  /** The person agrees that excerpts of the text are sent to the online services that the operator has set up. */
  online: z.boolean().default(false),
})

/** What was compared, named first in the report. */
export const searchedSchema = z.object({
  collections: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(collectionKinds), documents: count })),
  /** Documents of the collections together. */
  documents: count,
  /** Whether documents of other institutions were compared too; their texts are never shown. */
  otherInstitutions: z.boolean(),
  /** Null: no service is set up, or the person did not agree. */
  online: z
    .object({
      services: z.array(
        z.object({
          name: z.string(),
          queries: count,
          found: count,
          problem: z.enum(['unreachable', 'refused', 'budget-spent']).nullable(),
        }),
      ),
      pages: count,
    })
    .nullable(),
})

/** A document in which passages were found. */
export const sourceSchema = z.object({
  id: z.string(),
  /** `other-institution`: only that it exists may be told. `online`: found by a service. */
  kind: z.enum([...collectionKinds, 'other-institution', 'online']),
  title: z.string(),
  authors: z.string(),
  year: z.number().int().nullable(),
  url: z.string().nullable(),
  /** Name of the collection, of the institution or of the service. */
  within: z.string(),
  /** When a page of the web was read. */
  readAt: time.nullable(),
})

/** A passage that stands, word for word or reworded, in the text and in a source. */
export const matchSchema = z.object({
  id: z.string(),
  source: z.string(),
  /** In the checked text. */
  span: range,
  words: range,
  /** Words that both sides have in common. */
  common: count,
  /** In how many of the searched documents the passage stands: from 20 on it is common text. */
  documents: count,
  /** The passage in the source; null where it may not be shown. `at` is its offset in the source's text. */
  excerpt: z.object({ before: z.string(), text: z.string(), after: z.string(), at: count, words: count }).nullable(),
  /** Runs of words that both sides have in common: in the checked text, and in `excerpt.text`. */
  runs: z.array(z.object({ inChecked: range, inExcerpt: range })),
})

/** Parts of the checked text that may be left out, as spans and as ranges of words. */
export const partSchema = z.object({ span: range, words: range })

export const reportSchema = z.object({
  title: z.string(),
  language,
  engineVersion: count,
  checkedAt: time,
  text: z.string(),
  /** Words of the whole text. */
  words: count,
  searched: searchedSchema,
  /** Hidden and look-alike characters that were undone before comparing. */
  evasion: z.object({ invisible: count, lookAlikes: count, places: z.array(range) }),
  sources: z.array(sourceSchema),
  /** In the order of the text. */
  matches: z.array(matchSchema),
  quotations: z.array(partSchema),
  bibliography: z.array(partSchema),
})

/** What the reader of a report has chosen to leave out. */
export const exclusionsSchema = z.object({
  quotations: z.boolean().default(true),
  bibliography: z.boolean().default(true),
  /** Passages found in 20 or more documents. */
  commonText: z.boolean().default(true),
  /** Shorter passages are left out. */
  wordsAtLeast: z.number().int().min(1).max(100).default(9),
  /** Ids of sources that are switched off. */
  sources: z.array(z.string().max(64)).max(500).default([]),
  /** Ids of matches that the reader has marked as quotations. */
  quoted: z.array(z.string().max(64)).max(2_000).default([]),
})

/** How a check stands. `progress` is of the present step; null where it cannot be known. */
export const checkStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  step: z.enum(checkSteps).nullable(),
  progress: z.object({ done: count, of: count }).nullable(),
  createdAt: time,
  /** When report and text are deleted; null: kept until their owner deletes them. */
  deletedAt: time.nullable(),
  problem: z.looseObject({ code: z.string(), status: z.number().int() }).nullable(),
})

/** `GET /api/v1/check/{id}`: the state, and the report when it is done. */
export const checkAnswerSchema = checkStateSchema.extend({
  report: reportSchema.nullable(),
  exclusions: exclusionsSchema,
  /** Where the report can be read by whoever has the address; null: not shared. */
  share: z.object({ url: z.string(), expiresAt: time }).nullable(),
})

/** `GET /api/v1/check`: the checks of whoever asks, newest first, and what can be searched. */
export const checkListSchema = z.object({
  checks: z.array(checkStateSchema.extend({ words: count.nullable(), score: share.nullable() })),
})

/** `GET /api/v1/check/scope`: what whoever asks can search. */
export const checkScopeSchema = z.object({
  collections: z.array(
    z.object({ id: z.string(), name: z.string(), kind: z.enum(collectionKinds), documents: count, canAdd: z.boolean() }),
  ),
  /** Services that excerpts would be sent to; empty: the operator has set up none. */
  online: z.array(z.object({ name: z.string(), host: z.string() })),
})

/** Server-sent events of `GET /api/v1/check/{id}/events`; each has an id, so that a reader can go on where it stopped. */
export const checkEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: checkStateSchema }),
  z.object({ type: z.literal('end') }),
])

export const check = defineTool({
  id: 'check',
  slug: 'plagiarism',
  ready: true,
  input: checkInput,
  result: reportSchema,
  meter: () => ({ unit: 'checks', amount: 1 }),
})

/** Characters of a text as `charactersAtMost` counts them. */
export const checkedCharacters = (text: string): number => countCharacters(text)

export type CheckInput = z.output<typeof checkInput>
export type Report = z.output<typeof reportSchema>
export type ReportMatch = z.output<typeof matchSchema>
export type ReportSource = z.output<typeof sourceSchema>
export type ReportPart = z.output<typeof partSchema>
export type Searched = z.output<typeof searchedSchema>
export type Exclusions = z.output<typeof exclusionsSchema>
export type CheckState = z.output<typeof checkStateSchema>
export type CheckAnswer = z.output<typeof checkAnswerSchema>
export type CheckList = z.output<typeof checkListSchema>
export type CheckScope = z.output<typeof checkScopeSchema>
export type CheckEvent = z.output<typeof checkEvent>
/** Half-open range of word indexes. */
export type WordRange = z.output<typeof range>
