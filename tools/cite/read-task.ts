import { z } from 'zod'
import type { CslItem } from '#engines/cite/item.ts'
import { identifierKinds, readCharactersAtMost } from './contract.ts'

/** What is asked of registries: an id in the form that the engine gives it, an address, or words that a title or reference is made of. */
export const scholarQuery = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['doi', 'isbn', 'pmid', 'pmcid', 'arxiv', 'url']), id: z.string() }),
  z.object({
    is: z.literal('words'),
    /** What is searched for: a title, or a whole reference. */
    words: z.string(),
    /** The title alone, which a work must have to be taken. */
    title: z.string(),
    /** Family name of the first author and year, where the text said so; a work that has others is not taken. */
    family: z.string().nullable(),
    year: z.number().nullable(),
  }),
])
export type ScholarQuery = z.output<typeof scholarQuery>

/** What an engine thread is given, and makes of it: the rows of a text, before anybody is asked. */
export const readTextInput = z.object({ text: z.string().max(readCharactersAtMost) })
export const saidRow = z.object({
  row: z.number(),
  said: z.string(),
  kind: z.enum(identifierKinds),
  /** What the text alone gives. */
  item: z.custom<CslItem>((value) => typeof value === 'object' && value !== null).nullable(),
  unsure: z.array(z.string()),
  /** Null where there is nothing to ask for. */
  query: scholarQuery.nullable(),
})
export const saidRows = z.array(saidRow)

export type ReadTextInput = z.output<typeof readTextInput>
export type SaidRow = z.output<typeof saidRow>
