import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { contractions, determiners, type Case } from './determiners.ts'
import { fitPhrase, writeFit } from './fit-phrase.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import type { Governed } from './governed-table.ts'

/** Tokens to replace by a text. */
export type Put = { readonly from: number; readonly to: number; readonly text: string }

const pronouns: readonly (readonly [acc: string, dat: string])[] = [
  ['mich', 'mir'],
  ['dich', 'dir'],
  ['ihn', 'ihm'],
  ['uns', 'uns'],
  ['euch', 'euch'],
  ['sie', 'ihr'],
  ['Sie', 'Ihnen'],
]
/** Times, manners and set phrases, whose preposition is their own. */
const ownNouns =
  words(`hause beginn anfang ende beispiel schluss glück zeit fuß recht teil abend morgen weihnachten ostern tag tage tagen jahr jahre jahren
  stunde stunden minute minuten woche wochen monat monate monaten wochenende nacht mittag herzen weise deutsch englisch telefon kosten
  freude zufall grund hand hilfe bezug folge pause ferien sommer winter moment augenblick weg mal male fall rande eltern freunde
  freunden kollegen geburtstag montag dienstag mittwoch donnerstag freitag samstag sonntag`)

const caseOf: ReadonlyMap<string, Case> = new Map([
  ...['für', 'um', 'gegen', 'durch', 'ohne', 'über'].map((word) => [word, 'acc'] as const),
  ...['mit', 'von', 'bei', 'zu', 'aus', 'nach'].map((word) => [word, 'dat'] as const),
])
/** "von diesen Tag" is no time by itself. */
const pointing = /^(?:dies|mein|dein|sein|ihr|unser)/

/** The written preposition at a place, and the article in it: "im" is "in" and "dem". */
export const prepositionAt = (token: LintToken | undefined): readonly [preposition: string, article: string | null] | null => {
  const lower = token?.lower ?? ''
  const joined = contractions.get(lower)
  return joined ?? (token?.kind === 'word' ? [lower, null] : null)
}

const joinedText = (preposition: string, text: string): string => {
  const [first = '', ...rest] = text.split(' ')
  const found = [...contractions].find(([, [one, article]]) => one === preposition && article === first)
  return [found ? found[0] : `${preposition} ${first}`, ...rest].join(' ')
}

/** The phrase behind the preposition at a place with that preposition and case; null where nobody can tell, or it is a set phrase. */
export function putPreposition(
  tokens: readonly LintToken[],
  at: number,
  { to: { preposition, one }, known }: { readonly to: Pick<Governed, 'preposition' | 'one'>; readonly known: WordKnowledge },
): Put | null {
  const written = prepositionAt(tokens[at])
  const next = tokens[at + 1]
  if (!written || next?.kind !== 'word') return null
  const inCapital = (text: string): string =>
    /^\p{Lu}/u.test(tokens[at]?.text ?? '') ? text.charAt(0).toUpperCase() + text.slice(1) : text
  const pair = pronouns.find((both) => both.includes(next.text))
  if (written[1] === null && pair) return { from: at, to: at + 2, text: inCapital(`${preposition} ${pair[one === 'acc' ? 0 : 1]}`) }
  const found = nounPhraseAt(tokens, at + 1, known) ?? nounPhraseAt(tokens, at, known)
  if (found) {
    if (ownNouns.has(tokens[found.noun]?.lower ?? '') && !pointing.test(tokens[found.at]?.lower ?? '')) return null
    const phrase = { ...found, preposition, swallowed: null, cases: [one] }
    const [fit] = fitPhrase(phrase, tokens)
    if (!fit || fit.cost > 2.3) return null
    const isAtPreposition = found.at === at
    const article = written[1] === null ? null : (fit.changes.get(at) ?? written[1])
    const rest = writeFit(fit, tokens, isAtPreposition ? at + 1 : found.at, found.noun + 1)
    return { from: at, to: found.noun + 1, text: inCapital(joinedText(preposition, article === null ? rest : `${article} ${rest}`)) }
  }
  // "für die Party": another preposition of the same case needs no other article.
  const isAlike = written[1] === null && determiners.has(next.lower) && caseOf.get(written[0]) === one
  if (isAlike && /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '') && !ownNouns.has(tokens[at + 2]?.lower ?? ''))
    return { from: at, to: at + 1, text: inCapital(preposition) }
  // A name, or a noun without an article: nothing bends.
  const isBare = /^\p{Lu}\p{Ll}/u.test(next.text) && written[1] === null && !determiners.has(next.lower) && !ownNouns.has(next.lower)
  return isBare ? { from: at, to: at + 1, text: inCapital(preposition) } : null
}

/** Whether the phrase behind the preposition at a place stands in a case and in no other of the preposition's. */
export function standsIn(tokens: readonly LintToken[], at: number, one: Case, known: WordKnowledge): boolean {
  const written = prepositionAt(tokens[at])
  if (written?.[1]) return (written[1] === 'das' ? 'acc' : 'dat') === one
  const found = nounPhraseAt(tokens, at + 1, known)
  const own = (['acc', 'dat'] as const).filter((other) => found && fitPhrase({ ...found, cases: [other] }, tokens)[0]?.cost === 0)
  return own.length === 1 && own[0] === one
}
