import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { afterAdjectives, isAdjective, isOwned, isPlainNoun, mended, nounReadings, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const pronouns: ReadonlyMap<string, string> = new Map([
  ['én', 'p1sg'],
  ['te', 'p2sg'],
  ['ő', 'p3sg'],
  ['mi', 'p1pl'],
  ['ti', 'p2pl'],
])
const datives: ReadonlyMap<string, string> = new Map([
  ['nekem', 'p1sg'],
  ['neked', 'p2sg'],
  ['neki', 'p3sg'],
  ['nekünk', 'p1pl'],
  ['nektek', 'p2pl'],
  ['nekik', 'p3pl'],
])
const being = words('van nincs volt lesz lenne nincsen')
const counting = words('egy két három négy sok kevés néhány')
/** What one has, with no word before it: "nekem nincs autó". What there is for somebody has no owner ("nekem nincs idő"). */
const things = words(`autó kutya macska testvér nővér bátya öcs húg gyerek gyermek barát barátnő lakás ház telefon számítógép laptop bicikli
  feleség férj család nagymama nagyapa unokatestvér szülő ötlet kérdés`)

/** "az én ház", "nekem van egy kutya": what has an owner says so. */
export default defineCheck({
  key: 'owner',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Az én szomszéd hangosan énekel.', 'Az én szomszédom hangosan énekel.'],
    ['A mi piros autó nagyon gyors.', 'A mi piros autónk nagyon gyors.'],
    ['Nekem van egy macska.', 'Nekem van egy macskám.'],
    ['Van neked két bátor testvér?', 'Van neked két bátor testvéred?'],
    ['A mi tanár kedves.', 'A mi tanárunk kedves.'],
    ['Neki nincs autó.', 'Neki nincs autója.'],
  ],
  right: [
    'Az én szomszédom kedves.',
    'A te dolgod, hogy mi lesz.',
    'Nekem nincs idő erre.',
    'Az én kép mögött áll.',
    'Nekem van a legjobb ötletem.',
    'Az ő idejében más volt.',
    'A mi diploma nélküli orvosunk jó.',
  ],
})

const owned =
  (person: string) =>
  (tags: string): string | null =>
    tags === 'sg.nom' ? `sg.${person}.nom` : null

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  if (/^az?$/.test(word)) return ofPronoun(tokens, at, known)
  return datives.has(word) ? ofDative(tokens, at, known) : null
}

/** "az én ház", and no owned noun behind it. */
function ofPronoun(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const person = pronouns.get(tokens[at + 1]?.lower ?? '')
  if (person === undefined) return null
  const place = afterAdjectives(tokens, at + 2, known)
  const noun = tokens[place]
  if (!noun || noun.text !== noun.lower || noun.lower.length < 3 || !isPlainNoun(noun, known)) return null
  const next = tokens[place + 1]
  const isEnd = /^[.!?]$/.test(tokens[place + 2]?.text ?? '')
  if (!next || tokens[at + 1]?.text !== tokens[at + 1]?.lower || (goesOn(next, known) && !(isEnd && isSaid(next, known)))) return null
  return mended(tokens, place, nounWith(noun, owned(person), known))
}

/** "A mi tanár kedves.": an adjective that ends the sentence is said of the owner's thing. */
const isSaid = (next: LintToken, known: WordKnowledge): boolean =>
  !next.lower.endsWith('i') && isAdjective(next, known) && !nounReadings(next, known).some(isOwned)

/** Behind postpositions "én" may be a noun, the self; an adjective or an owned noun may be what is owned. */
const goesOn = (next: LintToken, known: WordKnowledge): boolean =>
  /^[-–]/u.test(next.text) ||
  /^(?:alatt|mellett|mögött|fölött|felett|között|előtt|nélkül|és|vagy|meg|is)$/.test(next.lower) ||
  (next.kind === 'word' &&
    (next.lower.endsWith('i') || nounReadings(next, known).some((one) => isOwned(one) || (one.kind === 'adjective' && one.tags !== 'adv'))))

function ofDative(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const person = datives.get(tokens[at]?.lower ?? '')
  const isBefore = being.has(tokens[at - 1]?.lower ?? '')
  const start = isBefore ? at + 1 : being.has(tokens[at + 1]?.lower ?? '') ? at + 2 : null
  if (person === undefined || start === null) return null
  const isCounted = counting.has(tokens[start]?.lower ?? '')
  const place = isCounted ? afterAdjectives(tokens, start + 1, known) : start
  const noun = tokens[place]
  if (!noun || (!isCounted && !things.has(noun.lower)) || !isPlainNoun(noun, known)) return null
  const next = tokens[place + 1]
  if (next?.kind === 'word' && (nounReadings(next, known).length > 0 || /^(?:alatt|múlva|előtt|után|óta)$/.test(next.lower))) return null
  return mended(tokens, place, nounWith(noun, owned(person), known))
}
