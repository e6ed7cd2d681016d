import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import type { AlternativeNote, ChangeKind, Mode, Reason, Strength } from '#engines/paraphrase/rewrite.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { defineTool, type Cost } from '../tool.ts'

export const modes = ['shorten', 'synonyms', 'extend', 'simplify', 'academic'] as const satisfies readonly Mode[]
export const strengths = ['mild', 'normal', 'aggressive'] as const satisfies readonly Strength[]
export const changeKinds = ['word', 'phrase', 'clause', 'split', 'merge', 'drop'] as const satisfies readonly ChangeKind[]
export const reasons = [
  'same-meaning',
  'plainer',
  'more-formal',
  'shorter',
  'fuller',
  'verb-for-phrase',
  'phrase-for-verb',
  'connective',
  'contraction-expanded',
  'impersonal',
  'clause-order',
  'sentence-split',
  'sentences-joined',
  'active-voice',
  'passive-voice',
  'relative-shortened',
  'relative-expanded',
  'direct-subject',
  'adverb-moved',
  'pair-turned',
  'reference-named',
  'filler-removed',
  'aside-removed',
  'sentence-dropped',
] as const satisfies readonly Reason[]
export const alternativeNotes = [
  'formal',
  'informal',
  'plain',
  'stronger-claim',
  'weaker-claim',
  'rare',
  'check-meaning',
] as const satisfies readonly AlternativeNote[]

/** The languages that the embedded engine rewrites; a text in another gets `language-not-supported`. */
export const rephraseLanguages = ['en'] as const satisfies readonly TextLanguage[]

/** The most that one run can hold, whatever the tier. */
export const charactersAtMost = 100_000

const span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })

const shared = {
  text: z.string(),
  strength: z.enum(strengths).default('mild'),
  /** `detect` finds the language out. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
  /** Words and phrases of the user's that must stay as they are; matched whole, without regard to case. */
  keep: z.array(z.string().trim().min(1).max(200)).max(200).default([]),
  /** Same seed, same text. "Generate again" is the next seed. */
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(1),
}
const options = { ...shared, mode: z.enum(modes).default('synonyms') }

/** `avoid`: texts already shown for this input; the result differs from all of them or says that there is no other. */
export const rephraseInput = z.object({ ...options, avoid: z.array(z.string()).max(20).default([]) })

export const changeSchema = z.object({
  id: z.string(),
  rule: z.string(),
  kind: z.enum(changeKinds),
  reason: z.enum(reasons),
  source: span,
  output: span,
  from: z.string(),
  to: z.string(),
  alternatives: z.array(z.object({ text: z.string(), note: z.enum(alternativeNotes).optional() })),
})

export const sentencePairSchema = z.object({ source: span, output: span, isChanged: z.boolean(), isDropped: z.boolean() })

/** What the result box shows. Shares are 0 to 1. */
export const figuresSchema = z.object({
  /** Share of the result's words that stand in runs taken over from the input. */
  similarity: z.number().min(0).max(1),
  /** `nothing-to-compare`: no document is there; `not-measured`: it would have taken too long, or failed. `score` is the share of words in passages that count. */
  plagiarism: z.discriminatedUnion('state', [
    z.object({ state: z.literal('nothing-to-compare') }),
    z.object({ state: z.literal('not-measured') }),
    z.object({ state: z.literal('measured'), score: z.number().min(0).max(1), documents: z.number().int() }),
  ]),
  characters: z.object({ before: z.number().int(), after: z.number().int() }),
  reading: z.object({
    sentences: z.number().int(),
    words: z.number().int(),
    wordsPerSentence: z.number(),
    /** Flesch reading ease, clamped to 0..100 (higher is plainer). */
    ease: z.number(),
    level: z.enum(['school', 'secondary', 'university', 'specialist']),
  }),
})

export const rephraseResult = z.object({
  engine: z.enum(['embedded', 'llm']),
  language: z.enum(textLanguageCodes),
  mode: z.enum(modes),
  strength: z.enum(strengths),
  seed: z.number().int(),
  text: z.string(),
  changes: z.array(changeSchema),
  sentences: z.array(sentencePairSchema),
  locked: z.array(span),
  /** False when `avoid` was given and no other wording was found: the text is then the nearest repeat. */
  isNew: z.boolean(),
  figures: figuresSchema,
})

/** The steps of a run, in the specification's order; each is real work, announced when it begins. */
export const steps = ['optimizing', 'analyzing', 'checking', 'finalizing'] as const
export type Step = (typeof steps)[number]

/**
 * Server-sent events of `POST /api/v1/rephrase` with `Accept: text/event-stream`; the event's name is `type`.
 * Without that header the answer is the result as JSON.
 */
export const rephraseEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), step: z.enum(steps), done: z.number().int().optional(), of: z.number().int().optional() }),
  z.object({ type: z.literal('result'), result: rephraseResult }),
  z.object({ type: z.literal('problem'), problem: z.looseObject({ code: z.string(), status: z.number().int() }) }),
])

/**
 * Other wordings of one sentence: `POST /api/v1/rephrase/variants`. `sentence` is a span of `text`. They cost nothing for a
 * text that was rephrased in this month's window, up to five times its characters (`freeWordingsFactor`); else they
 * cost the characters of the sentence.
 */
export const variantsInput = z.object({ ...options, sentence: span, count: z.number().int().min(1).max(8).default(4) })
export const variantsResult = z.object({
  variants: z.array(z.object({ text: z.string(), changes: z.array(changeSchema) })),
})

export const rephrase = defineTool({
  id: 'rephrase',
  slug: 'paraphraser',
  ready: true,
  input: rephraseInput,
  result: rephraseResult,
  meter: ({ text }) => ({ unit: 'characters', amount: countCharacters(text) }),
})

/**
 * One text in all modes: `POST /api/v1/rephrase/compare`. It costs what one run costs, and nothing for a text that was rephrased in
 * this month's window, up to five times its characters (`freeWordingsFactor`).
 */
export const compareInput = z.object(shared)
/** One result a mode, in the order of `modes`. */
export const compareResult = z.object({ results: z.array(rephraseResult) })

/** What other wordings of a sentence cost, where the text was not paid for. */
export const meterVariants = ({ text, sentence }: Pick<VariantsInput, 'text' | 'sentence'>): Cost => ({
  unit: 'characters',
  amount: countCharacters(text.slice(sentence.start, sentence.end)),
})

export type RephraseInput = z.output<typeof rephraseInput>
export type RephraseResult = z.output<typeof rephraseResult>
export type RephraseEvent = z.output<typeof rephraseEvent>
export type VariantsInput = z.output<typeof variantsInput>
export type VariantsResult = z.output<typeof variantsResult>
export type CompareInput = z.output<typeof compareInput>
export type CompareResult = z.output<typeof compareResult>
export type Figures = z.output<typeof figuresSchema>
export type { AlternativeNote, Mode, Reason, Strength }
