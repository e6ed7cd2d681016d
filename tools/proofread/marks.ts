import { z } from 'zod'

/** Characters of one remark, and of what is put in at one place. */
const remarkAtMost = 2_000
const insertedAtMost = 20_000

const span = z
  .object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })
  .refine(({ start, end }) => start <= end, { error: 'A span ends before it starts.' })

/** What is to be marked in a document. */
export const documentMark = z
  .object({
    /** In the text as it was read from the file, UTF-16, half open. */
    span,
    /** What is to stand there instead; '' takes it away, null changes nothing. */
    to: z.string().max(insertedAtMost).nullable().default(null),
    /** What stands in the margin; null for nothing. */
    remark: z.string().max(remarkAtMost).nullable().default(null),
  })
  .refine(({ to, remark }) => to !== null || remark !== null, { error: 'A mark changes nothing and says nothing.' })

/** Marks in the order of the text, apart from each other. */
export const documentMarks = z
  .array(documentMark)
  .min(1)
  .max(10_000)
  .refine((marks) => marks.every(({ span: { start } }, i) => start >= (marks[i - 1]?.span.end ?? 0)), {
    error: 'Marks stand in the order of the text and do not overlap.',
  })

export type DocumentMarkInput = z.output<typeof documentMark>
