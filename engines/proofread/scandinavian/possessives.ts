import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { nounCells } from './nouns.ts'
import { words } from '../../languages/words.ts'

/** What often follows a subject whose possessive stands last, and is nothing but a verb. */
const verbs =
  words(`heter het bor bodde liker likte kommer kom jobber jobbet går gikk sier sa får fikk står stod sto ligger lå sitter satt synes syntes vet visste
    tror trodde ble vil ville skulle kunne måtte hadde gjør gjorde ser dør døde reiste reiser elsker elsket studerer arbeider flyttet kostet koster`)

/** Possessives that do not agree with the definite noun before them: "huset min". Only for languages that put them there. */
export function findPossessives(tokens: readonly LintToken[], language: PhraseLanguage, known: Known): readonly CheckFinding[] {
  return tokens.flatMap((token, at) => {
    const groups = language.determiners.get(token.lower)?.filter(({ mayFollowNoun }) => mayFollowNoun) ?? []
    const noun = tokens[at - 1]
    if (!known || groups.length === 0 || noun?.kind !== 'word' || token.text !== token.lower || !isEnd(tokens, at, language)) return []
    const slots = language.nouns(noun.lower, known.isKnown).flatMap((one) =>
      nounCells
        .filter((cell) => one.formsAt(cell).includes(noun.lower))
        // A form that is no definite one, or of many things, may be followed by a phrase of its own.
        .map((cell) => (cell.endsWith('def') ? (cell.startsWith('pl') ? 'pl' : one.gender) : null)),
    )
    const right = slots.flatMap((slot) => (slot ? groups.flatMap(({ forms }) => forms[slot] ?? []) : []))
    if (slots.length === 0 || slots.includes(null) || right.includes(token.lower)) return []
    return [{ from: at, to: at + 1, suggestions: [...new Set(right)] }]
  })
}

/** What follows shows that the possessive has no noun behind it. */
const isEnd = (tokens: readonly LintToken[], at: number, { copulas, behind }: PhraseLanguage): boolean => {
  const next = tokens[at + 1]
  return !next || copulas.has(next.lower) || behind.has(next.lower) || /^[,:)]$/u.test(next.text) || verbs.has(next.lower)
}
