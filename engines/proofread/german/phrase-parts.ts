import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import { readingsOf } from '../readings.ts'
import type { LintToken } from '../token.ts'
import { cases, contractions, determiners, type Case } from './determiners.ts'
import { fitPhrase, writeFit } from './fit-phrase.ts'
import { nounPhraseAt, type NounPhrase } from './noun-phrase.ts'

/** Words that open a phrase with a preposition. */
const openers =
  words(`in an auf aus bei mit nach von zu durch für gegen über unter vor um ohne seit zwischen hinter neben während wegen trotz gegenüber
  außer bis laut innerhalb außerhalb aufgrund statt anstatt per pro ab aufs fürs durchs übers ums unters vors hinters`)
const numerals = words('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend sehr ganz so besonders')

export const opensPreposition = (token: LintToken | undefined): boolean =>
  token?.kind === 'word' && (openers.has(token.lower) || contractions.has(token.lower))

const isCapital = (token: LintToken | undefined): boolean => token?.kind === 'word' && /^\p{Lu}/u.test(token.text)

/** Whether a word may stand between an article or a preposition and the noun. */
export const bends = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'number' ||
  (token?.kind === 'word' &&
    token.text === token.lower &&
    (numerals.has(token.lower) ||
      /^(?:viele|einige|mehrere|wenige|andere|beide|letzte|nächste|eigene|folgende|ander)[mnrs]?$/u.test(token.lower) ||
      readingsOf(token, known).some(
        ({ kind, tags }) => (kind === 'adjective' || tags.startsWith('ger.') || tags.startsWith('pp.')) && /(?:^|\.)e[mnrs]?$/.test(tags),
      )))

/** The place behind the nouns that a phrase with a preposition ends with; null where none begins. */
export function behindPreposition(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  if (!opensPreposition(tokens[at])) return null
  let next = at + 1
  if (determiners.has(tokens[next]?.lower ?? '')) next += 1
  while (bends(tokens[next], known) && next < at + 6) next += 1
  if (!isCapital(tokens[next])) return null
  while (isCapital(tokens[next])) next += 1
  return next
}

/** The place behind a phrase in the genitive that follows its noun: "der Untersuchung". */
export function behindGenitive(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  if (!/(?:er|es|en)$/u.test(tokens[at]?.lower ?? '')) return null
  const phrase = nounPhraseAt(tokens, at, known)
  if (phrase) return phrase.preposition === null && canBe(tokens, phrase, 'gen') ? phrase.noun + 1 : null
  if (!/^(?:de[rs]|dieser|dieses|(?:k?ein|mein|dein|sein|ihr|unser)e[rs]|aller|vieler)$/.test(tokens[at]?.lower ?? '')) return null
  let next = at + 1
  while (bends(tokens[next], known) && next < at + 4) next += 1
  return isCapital(tokens[next]) ? next + 1 : null
}

/** Whether a phrase as it is written may stand in a case. */
export const canBe = (tokens: readonly LintToken[], phrase: NounPhrase, one: Case): boolean =>
  phrase.cases.includes(one) && fitPhrase({ ...phrase, cases: [one] }, tokens)[0]?.cost === 0

/** A phrase put into a case with the fewest changes; null where it stands in it, or much would change. */
export function inCase(
  tokens: readonly LintToken[],
  phrase: NounPhrase,
  { one, most = 3 }: { readonly one: Case; readonly most?: number },
): string | null {
  // "das Semester" is one and "meine Freunde" are many, whatever the case.
  const asWritten = fitPhrase({ ...phrase, cases }, tokens).filter(({ cost }) => cost === 0)
  const numbers = new Set(asWritten.map(({ cell }) => cell.startsWith('pl.')))
  const fits = fitPhrase({ ...phrase, cases: [one] }, tokens)
  const best = fits.find(({ cell }) => numbers.has(cell.startsWith('pl.'))) ?? fits[0]
  return !best || best.cost === 0 || best.cost > most + 0.2 ? null : writeFit(best, tokens, phrase.at, phrase.noun + 1)
}

/** The number of a phrase as a subject; null where it may be either or none. */
export function numberOf({ determiners: own, nouns }: NounPhrase): 'sg' | 'pl' | null {
  const cells = nouns.flatMap((noun) => [...noun.cells].filter((cell) => cell.endsWith('.nom') && own.some((one) => one.cells.has(cell))))
  const isPlural = cells.map((cell) => cell.startsWith('pl.'))
  if (isPlural.length === 0 || new Set(isPlural).size > 1) return null
  return isPlural[0] ? 'pl' : 'sg'
}

const nominatives =
  words(`ich du er es sie wir ihr man wer was das dies niemand jemand jeder jede jedes keiner alle viele einer eine eins der die manche einige
  beide etwas nichts alles welche mehrere meiner dieser diese dieses`)

/** What is spoken and speaks of nothing. */
const languages = words('Deutsch Englisch Französisch Spanisch Italienisch Russisch Türkisch Arabisch Chinesisch Polnisch Latein')

/** Whether a word or phrase that may be the subject of a verb in this number stands from `from` to before `to`. */
export function hasSubject(
  tokens: readonly LintToken[],
  { from, to, number }: { readonly from: number; readonly to: number; readonly number: 'sg' | 'pl' },
  known: WordKnowledge,
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') continue
    const behind = behindPreposition(tokens, at, known)
    if (behind !== null) {
      at = (behindGenitive(tokens, behind, known) ?? behind) - 1
      continue
    }
    const phrase = nounPhraseAt(tokens, at, known)
    if (phrase && phrase.preposition === null) {
      const own = numberOf(phrase)
      if (canBe(tokens, phrase, 'nom') && (own === null || own === number)) return true
      at = (behindGenitive(tokens, phrase.noun + 1, known) ?? phrase.noun + 1) - 1
      continue
    }
    if (nominatives.has(token.lower) || (isCapital(token) && !languages.has(token.text))) return true
  }
  return false
}
