import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { fitPhrase, type Fit } from './fit-phrase.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import type { Romance } from './paradigm.ts'

/** More than this is no slip: the words belong together in another way. */
const costAtMost = 2.7
/** Ways that take about as much are offered beside each other. */
const aboutAsMuch = 0.2

/** The noun phrases of a sentence whose words do not agree, and how they would. */
export function findDisagreement(tokens: readonly LintToken[], romance: Romance, known: WordKnowledge | null): readonly CheckFinding[] {
  if (!known) return []
  const findings: CheckFinding[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = nounPhraseAt({ tokens, romance, known }, at)
    if (!phrase) continue
    const fits = fitPhrase(phrase, tokens, romance)
    const least = fits[0]?.cost ?? 0
    if (least > 0 && least <= costAtMost) {
      const finding = findingOf(
        fits.filter(({ cost }) => cost <= least + aboutAsMuch),
        tokens,
        phrase.noun,
      )
      if ((findings.at(-1)?.to ?? 0) <= finding.from) findings.push(finding)
    }
    at = phrase.noun
  }
  return findings
}

/** A determiner that changes its number is shown with its noun, so that no other rule changes that instead. */
function nounBehind(changes: Fit['changes'], tokens: readonly LintToken[], noun: number): readonly number[] {
  const form = changes.get(noun - 1)
  return form !== undefined && form.endsWith('s') !== tokens[noun - 1]?.lower.endsWith('s') ? [noun] : []
}

function findingOf(fits: readonly Fit[], tokens: readonly LintToken[], noun: number): CheckFinding {
  const changed = fits.flatMap(({ changes }) => [...changes.keys(), ...nounBehind(changes, tokens, noun)])
  const from = Math.min(...changed)
  // What loses or gets an apostrophe takes the word behind it along.
  const to = Math.max(...changed.map((at) => at + (fits.some((fit) => hasApostrophe(fit, tokens, at)) ? 2 : 1)))
  return { from, to, suggestions: [...new Set(fits.map((fit) => written(fit, tokens, from, to)))] }
}

const hasApostrophe = ({ changes }: Fit, tokens: readonly LintToken[], at: number): boolean =>
  /['’]$/u.test(changes.get(at) ?? '') || /['’]$/u.test(tokens[at]?.text ?? '')

function written({ changes }: Fit, tokens: readonly LintToken[], from: number, to: number): string {
  let text = ''
  for (const [index, token] of tokens.slice(from, to).entries()) {
    const form = changes.get(from + index)
    const space = /['’]$/u.test(text) ? '' : token.space || ' '
    text += (index > 0 ? space : '') + (form === undefined ? token.text : inCaseOf(form, token.text))
  }
  return text
}

const inCaseOf = (word: string, old: string): string => (/^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word)
