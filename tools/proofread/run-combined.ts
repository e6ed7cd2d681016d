import { fromHarper, type HarperFinding } from '#engines/proofread/harper-lints.ts'
import { mergeLints } from '#engines/proofread/merge-lints.ts'
import { findParagraphs } from '#engines/text/paragraphs.ts'
import { overlaps } from '#engines/text/span.ts'
import type { ProofreadFindings, ProofreadInput } from './contract.ts'

export type { HarperFinding }

/**
 * Our findings with those of harper.js that neither repeat nor overlap them; the writer's switches hold for both, and neither
 * looks at code or at other languages.
 */
export function withHarper(
  ours: ProofreadFindings,
  harper: readonly HarperFinding[],
  { text, off, own }: ProofreadInput,
): ProofreadFindings {
  if (harper.length === 0) return ours
  const words = new Set(own.map((word) => word.toLowerCase()))
  const code = findParagraphs(text).filter(({ kind }) => kind === 'code')
  const unread = [...ours.skipped, ...code].map(({ span }) => span)
  const theirs = fromHarper(harper, text).filter(
    (lint) =>
      !off.includes(lint.rule) &&
      !off.includes(lint.class) &&
      !words.has(text.slice(lint.span.start, lint.span.end).toLowerCase()) &&
      !unread.some((span) => overlaps(span, lint.span)),
  )
  const findings = mergeLints([...ours.findings, ...theirs]).map((one) => ({ ...one, suggestions: [...one.suggestions] }))
  return { ...ours, findings }
}
