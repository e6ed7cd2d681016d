import { defineCheck, type CheckFinding } from '../../check.ts'
import { between, finiteReadings, mended } from '../../hungarian/words.ts'
import { readingsOf } from '../../readings.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What is done, the verbs that people put by analogy with other languages, and the verb that belongs to it. */
const rows: readonly (readonly [nouns: string, wrong: string, right: string])[] = [
  ['döntést döntéseket', 'csinál vesz tesz készít', 'hoz'],
  ['különbséget erőfeszítést erőfeszítéseket benyomást javaslatot ígéretet vallomást panaszt hatást kivételt', 'csinál vesz', 'tesz'],
  ['lépést lépéseket', 'csinál vesz', 'tesz'],
  ['fényképet fotót fényképeket fotókat', 'vesz', 'készít'],
  ['időt időmet idejét hétvégét szabadidőt', 'költ', 'tölt'],
  ['előadást', 'ad csinál', 'tart'],
  ['figyelmet', 'fizet', 'fordít'],
  ['látogatást', 'fizet csinál', 'tesz'],
  ['barátot barátokat ismerőst', 'csinál', 'szerez'],
  ['szerződést megállapodást', 'csinál', 'köt'],
  ['kutatást felmérést vizsgálatot kísérletet kísérleteket kutatásokat', 'csinál', 'végez'],
  ['vizsgát érettségit', 'vesz csinál', 'tesz'],
  ['kapcsolatot', 'csinál', 'teremt'],
  ['tanácsot', 'csinál tesz', 'ad'],
  ['részt', 'visz fog tart hoz', 'vesz'],
  ['figyelembe', 'tesz hoz tart', 'vesz'],
  ['segítséget', 'tesz csinál', 'nyújt'],
  ['bűncselekményt', 'csinál tesz', 'követ'],
]

const right = new Map(
  rows.flatMap(([nouns, wrong, verb]) => nouns.split(' ').map((noun) => [noun, { wrong: wrong.split(' '), verb }] as const)),
)

/** "döntést csinál", "időt költ": which verb goes with a noun. */
export default defineCheck({
  key: 'light-verb',
  class: 'confused-words',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Fontos döntést csináltunk tegnap.', 'Fontos döntést hoztunk tegnap.'],
    ['Sok időt költöttem a feladattal.', 'Sok időt töltöttem a feladattal.'],
    ['A tanár érdekes előadást adott.', 'A tanár érdekes előadást tartott.'],
    ['Nagy erőfeszítést csinálnak.', 'Nagy erőfeszítést tesznek.'],
    ['Szeretnék barátokat csinálni.', 'Szeretnék barátokat szerezni.'],
  ],
  right: [
    'Vacsorát csinált, és pénzt költött.',
    'Fontos döntést hoztunk.',
    'Részt veszek a versenyen.',
    'A könyvet és az időt veszi számba.',
    'Jó előadást láttam, jegyet vettem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const row = right.get(tokens[at]?.lower ?? '')
  if (!row || tokens[at]?.kind !== 'word') return null
  let behind = at + 1
  while (behind - at <= 2 && between.has(tokens[behind]?.lower ?? '')) behind += 1
  for (const place of [behind, at - 1]) {
    const made = otherForms(tokens[place], row, known)
    if (made.length > 0) return mended(tokens, place, made)
  }
  return null
}

type Row = { readonly wrong: readonly string[]; readonly verb: string }

/** The form of the right verb that a form of a wrong one has. */
function otherForms(token: LintToken | undefined, { wrong, verb }: Row, known: WordKnowledge): readonly string[] {
  if (token?.kind !== 'word' || !wrong.some((one) => token.lower.startsWith(one.slice(0, 2)))) return []
  const infinitive = readingsOf(token, known).filter(({ kind, tags }) => kind === 'verb' && tags.startsWith('inf'))
  const own = [...finiteReadings(token, known), ...infinitive].filter(({ lemma }) => wrong.includes(lemma))
  const lexeme = known.forms?.lexemesOf(verb).find(({ kind }) => kind === 'verb')
  return [...new Set(own.flatMap(({ tags }) => lexeme?.formWith(tags) ?? []))].slice(0, 2)
}
