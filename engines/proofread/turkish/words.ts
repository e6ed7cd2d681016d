import type { Analysis } from '../../languages/forms.ts'
import { attach } from '../../languages/tr/sounds.ts'
import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'

const finite = /(?:^|\.)(?:pres|past|fut|narr|nec|prog|aor|noaor)\.p[123](?:sg|pl)(?:\.|$)/

/** What a word may be, as if it were written small: it may begin the sentence. */
export const readings = (token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] =>
  token?.kind === 'word' ? (known.forms?.analyse(token.lower) ?? []) : []

/** What a word is as a finite verb of its own; empty where it is none, or might as well be a noun made of a verb. */
export const finiteReadings = (token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] =>
  readings(token, known).filter(({ kind, tags }) => kind === 'verb' && finite.test(tags))

export const isVerbal = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  readings(token, known).some(({ kind, lemma }) => kind === 'verb' && lemma.length > 4)

/** The same verb with other tags, best first. */
export function verbWith(token: LintToken, change: (tags: string) => string | null, known: WordKnowledge): readonly string[] {
  const made = finiteReadings(token, known).flatMap(({ lemma, tags }) => {
    const wanted = change(tags)
    const verb = wanted === null ? undefined : known.forms?.lexemesOf(lemma).find(({ kind }) => kind === 'verb')
    const form = wanted === null ? null : (verb?.formWith(wanted) ?? null)
    return form === null || form === token.lower ? [] : [form]
  })
  return [...new Set(made)].slice(0, 3)
}

/** Readings of a noun under its endings, where it has any: "yağmurdan" is of "yağmur", though the dictionary lists it. Those with an owner first. */
const ofNoun = (token: LintToken, known: WordKnowledge): readonly Analysis[] => {
  const all = readings(token, known).filter(({ kind, lemma }) => kind === 'noun' && lemma.length > 1)
  const bent = all.filter(({ lemma, tags }) => lemma !== token.lower && tags !== 'nom')
  return (bent.length > 0 ? bent : all).toSorted((one, other) => Number(other.tags.includes('px3')) - Number(one.tags.includes('px3')))
}

/** The same noun with other tags. */
export function nounWith(token: LintToken, change: (tags: string) => string | null, known: WordKnowledge): readonly string[] {
  const made = ofNoun(token, known).flatMap(({ lemma, tags }) => {
    const wanted = change(tags)
    const form =
      wanted === null
        ? null
        : (known.forms
            ?.lexemesOf(lemma)
            .find((one) => one.kind === 'noun')
            ?.formWith(wanted) ?? null)
    return form === null || form === token.lower ? [] : [form]
  })
  return [...new Set(made)].slice(0, 3)
}

/** A row of endings put to a word as it stands. */
export const withEnding = (word: string, endings: string): string => attach({ hard: word, soft: word, isFront: false }, endings)

/** The word mended, with the capital that it begins the sentence with. */
export function mended(tokens: readonly LintToken[], at: number, suggestions: readonly string[]): CheckFinding | null {
  const isCapital = at === 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const written = isCapital ? suggestions.map((one) => one.charAt(0).toLocaleUpperCase('tr') + one.slice(1)) : suggestions
  return written.length === 0 ? null : { from: at, to: at + 1, suggestions: written }
}

/** Where the clause of a place ends: before the next mark, or at the end. */
export function clauseEnd(tokens: readonly LintToken[], at: number): number {
  let end = at
  while (end < tokens.length && tokens[end]?.kind !== 'mark') end += 1
  return end
}
