import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { defineTool } from '../tool.ts'
import { batchAtMost, oddCharactersAtMost } from './limits.ts'

/** The AI-text detector. Spans are half-open UTF-16 offsets of the text as sent. */

const count = z.number().int().nonnegative()
const span = z.object({ start: count, end: count })
const share = z.number().min(0).max(1)

export const detectInput = z.object({
  text: z.string(),
  /** `detect` finds the language out. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
})

/** `POST /api/v1/detect`: the input, and whether the run goes into the history of whoever asks. */
export const detectRequest = detectInput.extend({ keep: z.boolean().default(false) })

/** `POST /api/v1/detect/report`: for those entitled to print. Answered with a page in the language of the request; nothing is kept. */
export const detectReportInput = detectInput.extend({
  /** Stands at the head of the page; empty: the page names the tool alone. */
  title: z.string().trim().max(300).default(''),
})

/** `signs`: signs of AI writing; `mixed`: some passages have them and others do not; `none`: no signs found. */
export const verdicts = ['signs', 'mixed', 'none', 'cannot-tell'] as const

/**
 * Why there is no verdict. `too-short`: under `wordsForVerdict` words of prose; `between`: texts of people and of models both look
 * like this; `not-measured`: in this language the bar for verdicts is not met, so there are indicators only; `not-prose`: lists,
 * tables, verse, code; `mixed-languages`: too little in one language.
 */
export const cannotTellReasons = ['too-short', 'between', 'not-measured', 'not-prose', 'mixed-languages'] as const

/** What was not judged. */
export const leftOutKinds = ['quotation', 'bibliography', 'code', 'formula', 'heading', 'list', 'table', 'verse', 'other-language'] as const

/** `zero-width`, `direction`, `soft-hyphen`, `control`: cannot be seen; `look-alike`: a letter of another script that looks like ours. */
export const oddCharacterKinds = ['zero-width', 'direction', 'soft-hyphen', 'control', 'look-alike'] as const

/** How a passage reads: windows of four to six sentences, never a sentence alone. */
export const passageReadings = ['human', 'unclear', 'generated'] as const

/**
 * Indications in words; none of them decides. `rhythm`: how much sentences differ in length; `connectives`: sentences that open with
 * one; `stock-phrases`: worn phrases; `openers`: sentences that open with the same word; `variety`: different words in a stretch;
 * `detail`: numbers, names and dates; `triads`: lists of three; `paragraphs`: how much paragraphs differ in length; `dashes`;
 * `person`: sentences that speak of the writer.
 */
export const signalIds = [
  'rhythm',
  'connectives',
  'stock-phrases',
  'openers',
  'variety',
  'detail',
  'triads',
  'paragraphs',
  'dashes',
  'person',
] as const

export const signalSchema = z.object({
  id: z.enum(signalIds),
  /** The measured number, in the unit of the signal. */
  value: z.number(),
  /** What the words name: `count` of `of` (17 of 22 sentences), or `value` again in the unit people read. */
  facts: z.record(z.string(), z.number()),
  /** Where the value stands between what is usual for people (0) and for models (1) in the texts it was measured on. */
  position: share,
  leaning: z.enum(['people', 'unclear', 'models']),
  /** The person's own text as evidence, at most twenty places. */
  places: z.array(span).max(20),
})

/** How often it was wrong in this language, from the model card: for the line beside the verdict. */
export const reliabilitySchema = z.object({
  /** Whether verdicts are given in this language. */
  isMeasured: z.boolean(),
  /** Texts of people that were called `signs`, in the worst group of writers that the model had not seen; null where not measured. */
  worstFalseAlarms: share.nullable(),
  meanFalseAlarms: share.nullable(),
  /** The same for people who write in a language they learned; null where no such texts were at hand. */
  learnersFalseAlarms: share.nullable(),
  /** Share of texts of models that were called `signs`. */
  found: share.nullable(),
  /** Share of all texts about which it said that it cannot tell. */
  cannotTell: share.nullable(),
  /** Whether all texts of models that it was measured on are of one model: of others nothing is known. */
  oneModel: z.boolean().default(false),
  /** Day of the measurement. */
  measuredOn: z.iso.date().nullable(),
})

/** How predictable the text is for a language model of the operator: one more signal, measured apart, which no verdict rests on. */
const modelReadingSchema = z.object({
  /** Name of the model. */
  model: z.string(),
  /** `isUsual`: within the bound of people's texts. `moreEvenThan`: the share of them that was less predictable. Null: the model did not answer. */
  finding: z.object({ isUsual: z.boolean(), moreEvenThan: share }).nullable(),
  /** What the bound rests on: texts at hand, shares of people's and of machines' texts beyond it, the area under the curve and its 95 % interval. */
  measured: z.object({
    people: count,
    machine: count,
    wrongly: share,
    found: share,
    auroc: share,
    interval: z.object({ low: share, high: share }),
    measuredOn: z.iso.date(),
  }),
})

export const detectResult = z.object({
  engine: z.enum(['embedded', 'llm']),
  /** Version of the model of this language; the same text and version give the same answer. */
  version: z.string(),
  language: z.enum(textLanguageCodes),
  /** Words that were judged, and all. */
  words: z.object({ judged: count, all: count }),
  verdict: z.enum(verdicts),
  /** Null exactly when there is a verdict. */
  cannotTell: z.enum(cannotTellReasons).nullable(),
  /** The calibration's interval for texts like this one, in the texts it was measured on; null without a verdict. */
  range: z.object({ low: share, high: share }).nullable(),
  /** In order, apart; empty for texts under `wordsForPassages` words and without a measured model. */
  passages: z.array(z.object({ span, reading: z.enum(passageReadings) })),
  /** Most telling first. */
  signals: z.array(signalSchema),
  oddCharacters: z.array(z.object({ kind: z.enum(oddCharacterKinds), span })).max(oddCharactersAtMost),
  leftOut: z.array(z.object({ kind: z.enum(leftOutKinds), span })),
  reliability: reliabilitySchema,
  /** Null where no model is asked: none is set or calibrated in the language, the text is too short, or the way has none (several files, the command line). */
  model: modelReadingSchema.nullable(),
})

/** `POST /api/v1/detect/batch`: for those entitled to several files at once. Server-sent events: a `read` a text as it is done, then `end`. */
export const batchInput = z.strictObject({
  texts: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(300), text: z.string() }))
    .min(1)
    .max(batchAtMost),
  language: detectInput.shape.language,
})
export const batchEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('read'),
    row: count,
    name: z.string(),
    /** Null where this text could not be read. */
    result: detectResult.nullable(),
    /** What is wrong with this text, with the facts that its words need; null where nothing is. */
    problem: z.object({ code: z.string(), facts: z.record(z.string(), z.unknown()) }).nullable(),
  }),
  z.object({ type: z.literal('end') }),
])

/** A population of writers that error was measured on, none of its texts seen in training. */
export const cardGroupSchema = z.object({
  id: z.string(),
  genre: z.string(),
  native: z.boolean().nullable(),
  texts: count,
  falseAlarms: share,
  /** 95 % interval of `falseAlarms` (Wilson). */
  interval: z.object({ low: share, high: share }),
  licence: z.string(),
  /** Whether its texts trained the weights; else they were measured only. */
  isTrainedOn: z.boolean(),
})

/** "How reliable is this?", one of each language; written by the training, never by hand. */
export const cardSchema = z.object({
  language: z.enum(textLanguageCodes),
  version: z.string(),
  measuredOn: z.iso.date(),
  isMeasured: z.boolean(),
  /** Why there are no verdicts; empty where there are. */
  missing: z.array(
    z.enum(['groups-too-few', 'texts-too-few', 'generators-too-few', 'false-alarms', 'genres-differ', 'learners-misjudged']),
  ),
  human: z.array(cardGroupSchema),
  machine: z.array(z.object({ model: z.string(), genre: z.string(), texts: count, found: share })),
  reliability: reliabilitySchema,
  aurocInDomain: share.nullable(),
  aurocUnseenGenre: share.nullable(),
})
/** `GET /api/v1/detect/card?language=en`. */
export const cardQuery = z.object({ language: z.enum(textLanguageCodes) })

export const detect = defineTool({
  id: 'detect',
  slug: 'detector',
  ready: true,
  input: detectInput,
  result: detectResult,
  meter: ({ text }) => ({ unit: 'characters', amount: countCharacters(text) }),
})

export type DetectInput = z.output<typeof detectInput>
export type DetectResult = z.output<typeof detectResult>
export type Signal = z.output<typeof signalSchema>
export type ModelReading = z.output<typeof modelReadingSchema>
export type Reliability = z.output<typeof reliabilitySchema>
export type ModelCard = z.output<typeof cardSchema>
export type BatchEvent = z.output<typeof batchEvent>
