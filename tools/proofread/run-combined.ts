import { fromHarper, type HarperFinding } from '#engines/proofread/harper-lints.ts'
import { fromChecker, type CheckerFinding } from '#engines/proofread/checker-lints.ts'
import type { Lint } from '#engines/proofread/lint.ts'
import { mergeLints } from '#engines/proofread/merge-lints.ts'
import { findParagraphs } from '#engines/text/paragraphs.ts'
import { overlaps } from '#engines/text/span.ts'
import type { ProofreadFindings, ProofreadInput } from './contract.ts'

export type { HarperFinding }

/** Our findings with those of harper.js that neither repeat nor overlap them. */
export const withHarper = (ours: ProofreadFindings, harper: readonly HarperFinding[], input: Switches): ProofreadFindings =>
  withOthers(ours, fromHarper(harper, input.text), input)

/** The same with those of the checkers that the operator has added. */
export const withCheckers = (ours: ProofreadFindings, found: readonly CheckerFinding[], input: Switches): ProofreadFindings =>
  withOthers(ours, fromChecker(found, input.text), input)

type Switches = Pick<ProofreadInput, 'text' | 'off' | 'own'>

/** The writer's switches hold for all, and nobody looks at code or at other languages. */
function withOthers(ours: ProofreadFindings, others: readonly Lint[], { text, off, own }: Switches): ProofreadFindings {
  if (others.length === 0) return ours
  const words = new Set(own.map((word) => word.toLowerCase()))
  const code = findParagraphs(text).filter(({ kind }) => kind === 'code')
  const unread = [...ours.skipped, ...code].map(({ span }) => span)
  const theirs = others.filter(
    (lint) =>
      !off.includes(lint.rule) &&
      !off.includes(lint.class) &&
      !words.has(text.slice(lint.span.start, lint.span.end).toLowerCase()) &&
      !unread.some((span) => overlaps(span, lint.span)),
  )
  const findings = mergeLints([...ours.findings, ...theirs]).map((one) => ({ ...one, suggestions: [...one.suggestions] }))
  return { ...ours, findings }
}
