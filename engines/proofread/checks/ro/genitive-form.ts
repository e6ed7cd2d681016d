import { defineCheck, type CheckFinding } from '../../check.ts'
import { genitiveOne, mensNames, nouns, womensNames } from '../../romanian/book.ts'
import type { LintToken } from '../../token.ts'

/** "mașinei" of "mașină", whose genitive is made of its plural. */
const mends: ReadonlyMap<string, string> = new Map(
  nouns.flatMap((noun) => {
    if (noun.gender !== 'f' || !/[ăe]$/.test(noun.one) || noun.one.endsWith('ie')) return []
    const right = genitiveOne(noun)
    const wrong = noun.one.endsWith('ă')
      ? [`${noun.one.slice(0, -1)}ei`, `${noun.one.slice(0, -1)}ii`, `${noun.many.slice(0, -1)}ei`]
      : [`${noun.one}i`, `${noun.one}ii`, `${noun.many.slice(0, -1)}ei`]
    return wrong.filter((one) => one !== right && one !== `${noun.many}i` && one !== noun.many).map((one) => [one, right] as const)
  }),
)

/** The genitive of a woman's name. */
const ofName = (name: string): string | null => {
  if (/[cg]a$/.test(name)) return `${name.slice(0, -1)}ăi`
  if (/ea$/.test(name)) return `${name.slice(0, -1)}i`
  return name.endsWith('a') ? `${name.slice(0, -1)}ei` : null
}

/** "Culoarea mașinei", "părinții lui Ana": the genitive of feminine nouns and names. */
export default defineCheck({
  key: 'genitive-form',
  class: 'case',
  find: (tokens, known) => tokens.flatMap((_, at) => findingAt(tokens, at, (word) => known?.isKnown(word) ?? false) ?? []),
  wrong: [
    ['Culoarea mașinei este roșie.', 'Culoarea mașinii este roșie.'],
    ['Începutul lecției inimei.', 'Începutul lecției inimii.'],
    ['Părinții lui Ana sunt profesori.', 'Părinții Anei sunt profesori.'],
    ['Marginea străzei este murdară.', 'Marginea străzii este murdară.'],
    ['Cartea este a lui Andreea.', 'Cartea este a Andreei.'],
    ['I-am dat cartea lui Monica.', 'I-am dat cartea Monicăi.'],
  ],
  right: ['Culoarea mașinii este roșie.', 'Părinții lui Mihai și casa lui Toma.', 'Părinții Anei.', 'Marginea pieței.', 'Casa lui Carmen.'],
})

function findingAt(tokens: readonly LintToken[], at: number, isKnown: (word: string) => boolean): CheckFinding | null {
  const [word, name] = [tokens[at], tokens[at + 1]]
  if (!word) return null
  const right = word.text === word.lower ? mends.get(word.lower) : undefined
  if (right !== undefined && (!isKnown(word.lower) || word.lower.endsWith('ei'))) return { from: at, to: at + 1, suggestions: [right] }
  if (word.lower !== 'lui' || !name || mensNames.has(name.lower) || !womensNames.has(name.lower) || !/^\p{Lu}\p{Ll}+$/u.test(name.text))
    return null
  if (/^\p{Lu}/u.test(tokens[at + 2]?.text ?? '')) return null
  const made = ofName(name.text)
  return made === null ? null : { from: at, to: at + 2, suggestions: [made] }
}
