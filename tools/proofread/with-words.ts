import type { ProofreadFindings, ProofreadResult } from './contract.ts'

type Words = { readonly title: string; readonly message: string; readonly reason: string }

/** Findings as a person gets them: `wordsOf` explains a class of findings with the facts of the case. */
export const withWords = (
  { findings, ...measured }: ProofreadFindings,
  wordsOf: (key: string, facts: Readonly<Record<string, string>>) => Words,
): ProofreadResult => ({
  engine: 'embedded',
  ...measured,
  lints: findings.map(({ facts, ...finding }, i) => ({ id: String(i), ...finding, ...wordsOf(finding.class, facts) })),
})
