import { z } from 'zod'

/** What a run of tests came to. Names are "file > suite > test"; a failed one is followed by the first line of its error. */
export type Tally = z.infer<typeof Tally>
export const Tally = z.object({ passed: z.number(), failed: z.array(z.string()), toldTwice: z.array(z.string()) })
