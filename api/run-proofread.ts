import type { ProofreadFindings, ProofreadInput } from '#tools/proofread/contract.ts'
import { withCheckers, withHarper } from '#tools/proofread/run-combined.ts'
import type { House } from './house.ts'

type Proofreaders = Pick<House, 'engines' | 'harper' | 'checkers'>

/** Our findings, those of harper.js for English, and those of the checkers that the operator has added. */
export async function runProofread(input: ProofreadInput, house: Proofreaders, signal: AbortSignal): Promise<ProofreadFindings> {
  const ours = await withHarperBeside(input, house, signal)
  const { language, dialect } = ours
  return withCheckers(ours, await house.checkers.check({ text: input.text, language, dialect }, signal), input)
}

/** Beside each other where the language and its variant are known, else one after the other. */
async function withHarperBeside(input: ProofreadInput, { engines, harper }: Proofreaders, signal: AbortSignal): Promise<ProofreadFindings> {
  const { text, language, dialect } = input
  const beside = harper && language === 'en' && dialect ? harper.lint(text, dialect) : null
  const ours = await engines.proofread(input, { signal })
  if (!harper || ours.language !== 'en') return ours
  return withHarper(ours, beside && ours.dialect === dialect ? await beside : await harper.lint(text, ours.dialect), input)
}
