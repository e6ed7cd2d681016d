import type { Analysis } from '../../../languages/forms.ts'
import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** Prepositions by the cases that they take, the likelier first. "se" is left out: it is a pronoun far more often. */
const casesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ...listed('do od u bez kolem během podle vedle kromě uprostřed', ['gen']),
  ...listed('z ze', ['gen']),
  ...listed('k ke proti kvůli díky', ['dat']),
  ...listed('při', ['loc']),
  ...listed('v ve na o po', ['loc', 'acc']),
  ...listed('pro přes skrz', ['acc']),
  ...listed('s', ['ins']),
  ...listed('mezi nad pod před', ['ins', 'acc']),
])

function listed(list: string, of: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return list.split(' ').map((word) => [word, of])
}

/** Prepositions of the genitive that stand for others of the instrumental. */
const mistakenFor: ReadonlyMap<string, string> = new Map([
  ['z', 's'],
  ['ze', 'se'],
])

/** Numerals, old duals and set phrases, whose forms are not those of nouns. */
const left =
  words(`dva dvě dvou dvěma tři tří třem třech třemi čtyři čtyř obou oběma oba obě jeden jedna jedno mnoho mnoha kolik kolika málo mála několik několika
  víc více méně nohou nohama rukou rukama očí očima uší ušima ramenou prsou kolenou malička mala doma příště jindy dneška zítřka včerejška sucho teplo
  dost moc tolik půl pár celkem vlastně dobře místo let náručí nimi`)

const adjectivesAtMost = 2

/** A noun behind a preposition stands in a case that the preposition takes, and its adjectives in the same. */
export default defineCheck({
  key: 'preposition-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Bydlíme v domácností.', 'Bydlíme v domácnosti.'],
    ['Jedu do Německo.', 'Jedu do Německa.'],
    ['Piju kávu s mléko.', 'Piju kávu s mlékem.'],
    ['Mluvím s kamarád.', 'Mluvím s kamarádem.'],
    ['To je dárek pro turistů.', 'To je dárek pro turisty.'],
    ['Vrátil se z hospodě.', 'Vrátil se z hospody.'],
    ['Jdu do kina z kamarádkou.', 'Jdu do kina s kamarádkou.'],
  ],
  right: [
    'Jdu na hrad a do města.',
    'Držel ji v rukou.',
    'Pracuje od rána do večera.',
    'Jedeme na Vyšehrad.',
    'Byl tam s mnoha lidmi.',
    'Mluvil o hudbě a o knihách.',
    'Stojí před domem a dívá se před dům.',
    'Žije bez práce u kamaráda.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const cases = casesOf.get(tokens[at]?.lower ?? '')
  if (!cases) return null
  let next = at + 1
  while (next - at <= adjectivesAtMost && isAdjective(tokens[next], cases, known)) next += 1
  const noun = tokens[next]
  const readings = nounReadings(noun, known)
  if (!noun || readings.length === 0 || goesOn(tokens[next + 1])) return null
  if (readings.some(({ tags }) => cases.some((one) => has(tags, one)))) return null
  // Of names nobody knows whether they live ("na Vyšehrad") or are many ("z Vinohrad"); "v lesu" is old, not wrong.
  if (
    /^\p{Lu}/u.test(noun.text) &&
    (cases.includes('acc') || cases.includes('gen')) &&
    readings.some(({ kind, tags }) => /\.m/.test(kind) && has(tags, 'nom'))
  )
    return null
  if (cases.includes('loc') && readings.some(({ kind, tags }) => kind === 'noun.mi' && tags === 'sg.dat')) return null
  const preposition = tokens[at]?.lower ?? ''
  // "z fyzikou": what is heard alike is written for the other. "s hory" is old, not wrong.
  const other = mistakenFor.get(preposition)
  if (other && readings.some(({ tags }) => has(tags, 'ins'))) return { from: at, to: at + 1, suggestions: [other] }
  if (preposition === 's' && readings.some(({ tags }) => has(tags, 'gen'))) return null
  const suggestions = cases.flatMap((one) => readings.flatMap((reading) => inCase(reading, one, known) ?? []))
  const written = [...new Set(suggestions)].filter((one) => one !== noun.text && known.isKnown(one)).slice(0, 4)
  return written.length === 0 ? null : { from: next, to: next + 1, suggestions: written }
}

/** Only what nothing but a noun can be, of a word that the dictionary finds behind it as well. */
function nounReadings(token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] {
  if (token?.kind !== 'word' || left.has(token.lower) || token.text.length < 3) return []
  const readings = readingsOf(token, known).filter(({ lemma }) => known.isKnown(lemma))
  if (readings.length === 0 || !readings.every(({ kind }) => kind.startsWith('noun'))) return []
  const stems = [token.text, token.lower].flatMap((one) => known.stems?.(one) ?? [])
  return stems.every((stem) => readings.some(({ lemma }) => lemma === stem)) ? readings : []
}

/** An adjective in a case of the preposition, which says nothing against it. */
function isAdjective(token: LintToken | undefined, cases: readonly string[], known: WordKnowledge): boolean {
  if (token?.kind !== 'word' || token.text !== token.lower) return false
  const readings = readingsOf(token, known)
  return (
    readings.length > 0 &&
    readings.every(({ kind }) => kind === 'adjective') &&
    readings.some(({ tags }) => cases.some((one) => has(tags, one)))
  )
}

/** A hyphen or a bracket: the word may be a part of something else. */
const goesOn = (after: LintToken | undefined): boolean => after !== undefined && after.space === '' && /^[-–(/]/u.test(after.text)

const has = (tags: string, one: string): boolean => tags.split('.').includes(one)

function inCase({ lemma, kind, tags }: Analysis, wanted: string, { forms }: WordKnowledge): string | null {
  const number = has(tags, 'pl') ? 'pl' : 'sg'
  const lexeme = forms?.lexemesOf(lemma).find((one) => one.kind === kind)
  return lexeme?.formWith(`${number}.${wanted}`) ?? null
}
