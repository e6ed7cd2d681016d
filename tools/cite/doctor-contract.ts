import { z } from 'zod'
import { retractionSchema } from '../library/contract.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { itemSchema } from './contract.ts'

/** The reference-list doctor: a paper's citations beside its list of works, and the list beside APA 7. Spans are half-open UTF-16 offsets. */

/** The longest paper: a thesis. */
export const doctorCharactersAtMost = 1_000_000

const count = z.number().int().nonnegative()
const span = z.object({ start: count, end: count })

/** `POST /api/v1/cite/doctor`. */
export const doctorInput = z.strictObject({
  text: z.string().min(1).max(doctorCharactersAtMost),
  /** `detect` finds the language out; the list is sorted by it, and written by it where references can be. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
})

/** What APA writes otherwise in an entry; the rules are the engine's. */
export const apaFaults = [
  'author-names',
  'conjunction',
  'doi-address',
  'end',
  'list-et-al',
  'page-hyphen',
  'page-label',
  'place',
  'retrieved',
  'title-capitals',
  'title-quotes',
  'volume-label',
  'year-parentheses',
] as const

/** A finding's words for its place, where they are sure enough to be offered; null where not. */
const at = { span, replacement: z.string().nullable() }

export const doctorFinding = z.discriminatedUnion('kind', [
  /** `span` is the citation. */
  z.object({ kind: z.literal('cited-not-listed'), ...at, cited: z.string() }),
  /** `span` is the entry. */
  z.object({ kind: z.literal('listed-not-cited'), ...at }),
  /** `span` is the year in the text, `other` the entry; `years` are the entry's. */
  z.object({ kind: z.literal('year-differs'), ...at, other: span, years: z.array(z.string()) }),
  /** `span` is the name in the text, `other` the entry. */
  z.object({ kind: z.literal('spelling-differs'), ...at, other: span, cited: z.string(), listed: z.string() }),
  /** `span` is the entry, which belongs before `other`, or at the end where that is null. */
  z.object({ kind: z.literal('out-of-order'), ...at, other: span.nullable() }),
  /** `span` is the later entry, `other` the one before it. */
  z.object({ kind: z.literal('duplicate'), ...at, other: span, by: z.enum(['doi', 'title']) }),
  /** A proposal is to be read before it is taken. */
  z.object({ kind: z.literal('apa'), ...at, fault: z.enum(apaFaults), isProposal: z.boolean() }),
  /** What APA does without a field that the entry lacks: the effects of `cite`'s gaps. */
  z.object({ kind: z.literal('gap'), ...at, effect: z.string() }),
  /** Retracted, corrected, doubted since. */
  z.object({ kind: z.literal('notice'), ...at, notice: retractionSchema }),
])

/** `system`: by names and years, or by numbers in square brackets; footnotes are neither. */
export const doctorResult = z.object({
  language: z.enum(textLanguageCodes),
  system: z.enum(['author-date', 'numeric', 'none']),
  /** The list without its title; null where none was found, and then nothing can be said of citations. */
  list: span.nullable(),
  /** Whether the list is written in APA's manner; where not, what APA asks for is told apart and folded. */
  isApaList: z.boolean(),
  /** The text has marks of footnotes, which are not followed. */
  hasNoteMarks: z.boolean(),
  citations: count,
  entries: z.array(
    z.object({
      span,
      /** The work as the entry gives it; nothing that it does not say. */
      item: itemSchema,
      /** The entry as APA has it, without italics; null where something about it was guessed. */
      ours: z.string().nullable(),
      timesCited: count,
    }),
  ),
  /** Day of the list of retractions that entries were compared with; null: the operator has loaded none. */
  retractionsAsOf: z.iso.date().nullable(),
  /** By place. */
  findings: z.array(doctorFinding),
})

export type DoctorInput = z.output<typeof doctorInput>
export type ApaFault = (typeof apaFaults)[number]
export type DoctorResult = z.output<typeof doctorResult>
export type DoctorFinding = z.output<typeof doctorFinding>
