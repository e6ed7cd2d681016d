import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import { lintKinds as kinds } from '#engines/text/lint-kinds.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { defineTool } from '../tool.ts'

export const lintKinds = kinds

/** The languages that are proofread. */
export const proofreadLanguages = textLanguageCodes

/** The most that one run can hold, whatever the tier. */
export const charactersAtMost = 100_000

const span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })

export const proofreadInput = z.object({
  text: z.string(),
  /** `detect` finds the language out. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
  /** The variant of the language, as a BCP 47 tag (`en-GB`); left out: the language's first, or the one that fits the text better. */
  dialect: z.string().max(20).optional(),
  /** Variants that the writer prefers, the first of the text's language is taken where `dialect` says nothing. */
  variants: z.array(z.string().max(20)).max(50).optional(),
  /** Also what is worth a look rather than wrong. */
  picky: z.boolean().default(false),
  /** Words of the writer's own that are right. */
  own: z.array(z.string().trim().min(1).max(100)).max(5_000).default([]),
  /** Rules or classes of findings that are switched off. */
  off: z.array(z.string().min(1).max(100)).max(500).default([]),
})

/** `POST /api/v1/proofread`: the input, and whether the run goes into the history of whoever asks. */
export const proofreadRequest = proofreadInput.extend({
  /** Only runs that the person asked for; not those that happen by themselves as they type. */
  keep: z.boolean().default(false),
})

/** What the engine finds; the words that explain it follow by its class and facts. */
export const findingSchema = z.object({
  /** The rule, for switching it off: `en/agreement/he-dont`. */
  rule: z.string(),
  /** Key of the words that explain it. */
  class: z.string(),
  kind: z.enum(lintKinds),
  /** In the text as sent, UTF-16, half open. */
  span,
  /** What may stand there instead, best first; '' takes it away. */
  suggestions: z.array(z.string()),
  isPicky: z.boolean(),
  /** Words that the explanation names. */
  facts: z.record(z.string(), z.string()),
})

export const lintSchema = findingSchema.omit({ facts: true }).extend({
  id: z.string(),
  /** In the language of the request. */
  title: z.string(),
  message: z.string(),
  reason: z.string(),
})

const measured = {
  language: z.enum(textLanguageCodes),
  dialect: z.string(),
  /** Parts in another language, left unread. */
  skipped: z.array(z.object({ span, language: z.string() })),
  counts: z.object({ sentences: z.number().int(), words: z.number().int(), characters: z.number().int() }),
  /** Words of each sentence in order, for the strip of sentence lengths. */
  sentenceLengths: z.array(z.number().int()),
}

/** What a thread answers: findings without words. */
export const proofreadFindings = z.object({ ...measured, findings: z.array(findingSchema) })

export const proofreadResult = z.object({ engine: z.enum(['embedded', 'llm']), ...measured, lints: z.array(lintSchema) })

export const proofread = defineTool({
  id: 'proofread',
  slug: 'proofreader',
  ready: true,
  input: proofreadInput,
  result: proofreadResult,
  meter: ({ text }) => ({ unit: 'characters', amount: countCharacters(text) }),
})

export type ProofreadInput = z.output<typeof proofreadInput>
export type ProofreadResult = z.output<typeof proofreadResult>
export type ProofreadFindings = z.output<typeof proofreadFindings>
export type LintKind = Finding['kind']
export type Finding = z.output<typeof findingSchema>
