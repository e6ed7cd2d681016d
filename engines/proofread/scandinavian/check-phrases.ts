import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { fitPhrase, type Fit } from './fit-phrase.ts'
import { oneOfAt } from './one-of.ts'
import { nounPhraseAt, type PhraseLanguage } from './noun-phrase.ts'

/** Phrases that need more changes than this are rather misread. */
const costAtMost = 2.6
/** The same where there is no adjective: "får en problemet" has a pronoun. */
const costAtMostBare = 2
/** Ways that take hardly more than the least are shown too. */
const alike = 0.6

/** Noun phrases of a sentence whose determiner, adjectives and noun do not agree. */
export function findPhrases(tokens: readonly LintToken[], language: PhraseLanguage, known: Known): readonly CheckFinding[] {
  return known ? tokens.flatMap((_, at) => findingAt(tokens, at, language, known) ?? oneOfAt(tokens, at, language, known) ?? []) : []
}

function findingAt(tokens: readonly LintToken[], at: number, language: PhraseLanguage, known: WordKnowledge): CheckFinding | null {
  const phrase = nounPhraseAt(tokens, at, language, known)
  if (!phrase || tokens.slice(at, phrase.noun + 1).some(({ isLocked }) => isLocked)) return null
  const fits = fitPhrase(phrase, tokens)
  const least = fits[0]?.cost ?? 0
  if (least === 0 || least > (phrase.adjectives.length > 0 || phrase.noun > at + 1 ? costAtMost : costAtMostBare)) return null
  const best = fits.filter(({ cost }) => cost <= least + alike)
  const changed = best.flatMap(({ changes }) => [...changes.keys()])
  const [from, to] = [Math.min(...changed), Math.max(...changed) + 1]
  return { from, to, suggestions: [...new Set(best.map((fit) => written(fit, tokens, from, to)))] }
}

function written({ changes }: Fit, tokens: readonly LintToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text, space }, i) => (i > 0 ? space : '') + inCaseOf(changes.get(from + i) ?? text, text))
    .join('')
}

const inCaseOf = (word: string, old: string): string => (/^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word)
