import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Finding as Lint } from '../../tools/proofread/contract.ts'

const Slip = z.strictObject({ why: z.string().min(1), findings: z.array(z.string().min(1)).min(1) })

/** Published sentences, by id, all of whose findings are true: why, and the findings that were judged (`judgedAs`). */
export type PublishedSlips = Readonly<Record<string, z.output<typeof Slip>>>

/** Reads `published-slips.json`. Throws where it has another shape. */
export const readSlips = (content: string): PublishedSlips => z.record(z.string(), Slip).parse(JSON.parse(content))

/** What a finding was judged as: its rule, and for a misspelling the word, as a hash, for the sentences are not ours to keep. */
export function judgedAs(text: string, { rule, kind, span }: Lint): string {
  if (kind !== 'spelling') return rule
  const word = text.slice(span.start, span.end)
  return `${rule} ${createHash('sha256').update(word).digest('hex').slice(0, 8)}`
}

/** Whether every finding of a sentence is one that was judged to be true; a finding more than was judged is not. */
export function isExcused(
  slips: PublishedSlips,
  { id, text }: { readonly id: string; readonly text: string },
  lints: readonly Lint[],
): boolean {
  const judged = slips[id]?.findings ?? []
  const found = Map.groupBy(lints, (lint) => judgedAs(text, lint))
  return [...found].every(([finding, { length }]) => length <= judged.filter((one) => one === finding).length)
}
