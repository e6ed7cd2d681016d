import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { adjectives, isKin, isPerson, pronounCase, pronounIn, verbs, type Governed } from '../../hungarian/governed.ts'
import {
  afterAdjectives,
  between,
  clauseAround,
  finiteReadings,
  isAccusative,
  isVerbOnly,
  mended,
  nounReadings,
  nounWith,
  takesObjects,
} from '../../hungarian/words.ts'
import { readingsOf } from '../../readings.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** How long, how often and how much: no objects. And what somebody hangs from. */
const left =
  words(`órát percet napot hetet hónapot évet kicsit keveset sokat pillanatot fáról ágról plafonról mennyezetről falról szegről nagyot
  mennyire annyira ennyire részt alapján oldalán jót egyet kettőt darabig éjszakát délutánt nyarat telet`)

/** Verbs and adjectives ask for a case: "fél valamitől", "találkozik valakivel". */
export default defineCheck({
  key: 'government',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Félek a kutyát.', 'Félek a kutyától.'],
    ['Tegnap találkoztam a barátomat.', 'Tegnap találkoztam a barátommal.'],
    ['A barátomat jól emlékszem.', 'A barátomra jól emlékszem.'],
    ['Foglalkozom a régi zenét.', 'Foglalkozom a régi zenével.'],
    ['Örülünk az ajándékot.', 'Örülünk az ajándéknak.'],
    ['Egy kis faluba lakom.', 'Egy kis faluban lakom.'],
    ['Kíváncsi vagyok a véleményedről.', 'Kíváncsi vagyok a véleményedre.'],
    ['Megkértem a tanárnak, hogy segítsen.', 'Megkértem a tanárt, hogy segítsen.'],
    ['Leszálltunk a vonatból.', 'Leszálltunk a vonatról.'],
    ['Gyorsan hozzászoktam a hideget.', 'Gyorsan hozzászoktam a hideghez.'],
    ['Nem tudok válaszolni a kérdésedet.', 'Nem tudok válaszolni a kérdésedre.'],
    ['Tegnap találkoztam őt.', 'Tegnap találkoztam vele.'],
    ['Mindig számíthatsz velem.', 'Mindig számíthatsz rám.'],
    ['Részt vettem a versenyre.', 'Részt vettem a versenyen.'],
    ['Minden az időjárásról függ.', 'Minden az időjárástól függ.'],
  ],
  right: [
    'Félek a sötétben.',
    'Mit gondolsz a filmről, és mit gondolsz rólam?',
    'Megkértem a tanárnak a lányát.',
    'Segíti a fejlődést, és elválik a hattyútól.',
    'Emlékszem, hogy a házat eladták.',
    'Találkoztam a kutyát sétáltató fiúval.',
    'Egy órát beszélgettünk a barátommal.',
    'Örülök, ha a házat megveszik.',
    'A csillár a plafonról függ.',
    'Angol nyelvet tanul az iskolában.',
    'Kíváncsi arra, amit a filmről írtál.',
    'Vizsgára tanul a szobában.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const rows = rowsAt(tokens, at, known)
  if (rows.length === 0) return null
  const [from, to] = clauseAround(tokens, at)
  const place = placesOf(tokens, [at, to], known).find((one) => isCandidate(tokens[one], rows))
  const noun = place === undefined ? undefined : tokens[place]
  if (place === undefined || !noun || place < from || place >= to) return null
  for (let other = from; other < to; other += 1)
    if (other !== at && other !== place && isOtherVerb(tokens, [other, place], known)) return null
  const row = rows.find((one) => wrongIn(noun, one, known) !== null)
  // "megkérdeztem a tanárnak a lányát": the dative may own what follows.
  if (noun.lower.endsWith('k') && pronounCase(noun.lower) === null && !isOver(tokens[place + 1])) return null
  // What the verb asks for may stand elsewhere.
  if (!row || tokens.slice(from, to).some((token, i) => from + i !== place && (isIn(token, row.right, known) || pointing.has(token.lower))))
    return null
  if (isThoughtOf(tokens, { at, from, to }, known) || isHelpedOne(tokens[at], noun, known)) return null
  const pronoun = pronounIn(noun.lower, row.right)
  if (pronoun !== null) return mended(tokens, place, [pronoun])
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => tags.replace(/[a-z]+$/, row.right), known),
  )
}

/** A mark, or words for when. */
const isOver = (token: LintToken | undefined): boolean =>
  token?.kind !== 'word' ||
  /^(?:tegnap|ma|holnap|este|reggel|délután|vasárnap|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton)$/.test(token.lower)

/** "segít minket", "segíti a fiát": one may be helped. */
const isHelpedOne = (verb: LintToken | undefined, noun: LintToken, known: WordKnowledge): boolean =>
  finiteReadings(verb, known).some(({ lemma, tags }) => lemma === 'segít' && (tags.includes('def.') || pronounCase(noun.lower) !== null))

/** "Mit gondolsz a filmről?": what one thinks of it. */
function isThoughtOf(
  tokens: readonly LintToken[],
  { at, from, to }: { readonly at: number; readonly from: number; readonly to: number },
  known: WordKnowledge,
): boolean {
  if (!finiteReadings(tokens[at], known).some(({ lemma }) => lemma === 'gondol')) return false
  const isSaid = tokens
    .slice(from, to)
    .some(({ lower }) => /^(?:mit|azt|ezt|amit|jót|rosszat|semmit|valamit|mást|így|úgy|mindent|ugyanazt)$/.test(lower))
  return isSaid || tokens[to]?.text === ',' || finiteReadings(tokens[at], known).some(({ tags }) => tags.includes('def.'))
}

/** The wrong case that the noun stands in. */
const wrongIn = (noun: LintToken, { wrong, isPerson: ofPeople }: Governed, known: WordKnowledge): string | null => {
  const isOne = pronounCase(noun.lower) !== null || isKin(noun.lower) || nounReadings(noun, known).some(({ lemma }) => isPerson(lemma))
  if (ofPeople && !isOne) return null
  return wrong.find((one) => isIn(noun, one, known)) ?? null
}

/** Words that say the case for what follows. */
const pointing =
  words(`attól arra ahhoz azzal annak abban azért rá róla vele tőle neki hozzá benne érte ettől erre ehhez ezzel ennek ebben ezért tőlem rám velem nekem rád veled neked
  amire amitől amivel amiben aminek iránt miatt szemben`)

function rowsAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly Governed[] {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.lower.length < 4) return []
  const adjective = adjectives.get(token.lower.replace(/(?:ek|ak|k)$/, '').replace(/é$/, 'e')) ?? adjectives.get(token.lower)
  if (adjective) return isBeing(tokens[at + 1]) || isBeing(tokens[at - 1]) ? adjective : []
  if (/^v[eé][st]/.test(token.lower)) return takesPart(tokens, at, known) ? partIn : []
  if (!starts.test(token.lower)) return []
  const infinitive = /ni$/.test(token.lower) ? readingsOf(token, known).filter(({ kind, tags }) => kind === 'verb' && tags === 'inf') : []
  if (infinitive.length > 0) return infinitive.flatMap(({ lemma }) => verbs.get(lemma) ?? [])
  if (!isSureVerb(tokens, at, known)) return []
  return [...new Set(finiteReadings(token, known).map(({ lemma }) => lemma))].flatMap((lemma) => verbs.get(lemma) ?? [])
}

/** "részt vettem a versenyre". */
const partIn: readonly Governed[] = [{ wrong: ['sub', 'acc', 'ill'], right: 'sup' }]

const takesPart = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  [tokens[at - 1], tokens[at + 1]].some((one) => one?.lower === 'részt') &&
  finiteReadings(tokens[at], known).some(({ lemma }) => lemma === 'vesz')

/** How these verbs begin, asked before the dictionary is. */
const starts = new RegExp(`^(?:${[...verbs.keys()].map((lemma) => lemma.replace(/(?:(?:sz)?ik|sz)$/, '').slice(0, 6)).join('|')})`)

const isBeing = (token: LintToken | undefined): boolean =>
  /^(?:vagyok|vagy|vagyunk|vagytok|vannak|voltam|voltál|volt|voltunk|voltak|leszek|lesz|leszünk|lettem|lett|lettünk)$/.test(
    token?.lower ?? '',
  )

/** Verbs that stand beside the infinitive of one that asks for a case, and have none of their own. */
const helpers = words('tud kell kellett kellene fog szabad lehet próbál szokik mer bír kezd')

/** An infinitive or another verb, or a participle before which the noun stands: "a kutyát sétáltató fiú". */
function isOtherVerb(tokens: readonly LintToken[], [at, noun]: readonly [number, number], known: WordKnowledge): boolean {
  const token = tokens[at]
  if (!token || isBeing(token) || helpers.has(token.lower) || finiteReadings(token, known).some(({ lemma }) => helpers.has(lemma)))
    return false
  const isNear = at - noun === 1 || (at - noun === 2 && !/^az?$/.test(tokens[noun + 1]?.lower ?? ''))
  return (takesObjects(token, known) && (isNear || /(?:ni[aeku]?\p{L}{0,2}|v[ae])$/u.test(token.lower))) || isVerbOnly(tokens, at, known)
}

/** Verbs of putting: where to may stand behind what is put. */
const putting = /^(?:[lr]e?á?|fel|be|bele|ki)(?:te[stgv]|tet|rak|akaszt|ragaszt)/

/** Where what the verb asks for may stand, nearest first. */
function placesOf(tokens: readonly LintToken[], [at, to]: readonly [number, number], known: WordKnowledge): readonly number[] {
  const near = [nounBehind(tokens, at, known), nounBefore(tokens, at)]
  if (!putting.test(tokens[at]?.lower ?? '')) return near
  return [...near, ...Array.from({ length: Math.max(0, to - at - 1) }, (_, i) => at + 1 + i)]
}

/** The noun behind the verb, with small words, its article and adjectives between. */
function nounBehind(tokens: readonly LintToken[], at: number, known: WordKnowledge): number {
  let next = at + 1
  while (next - at <= 3 && (between.has(tokens[next]?.lower ?? '') || isBeing(tokens[next]))) next += 1
  if (/^(?:az?|egy)$/.test(tokens[next]?.lower ?? '')) next += 1
  return afterAdjectives(tokens, next, known)
}

function nounBefore(tokens: readonly LintToken[], at: number): number {
  let before = at - 1
  while (at - before <= 3 && (between.has(tokens[before]?.lower ?? '') || isBeing(tokens[before]) || tokens[before]?.lower === 'jól'))
    before -= 1
  return before
}

const ends: Readonly<Record<string, RegExp>> = {
  acc: /t$/,
  ine: /b[ae]n$/,
  ins: /[ae]l$/,
  del: /r[óő]l$/,
  abl: /t[óő]l$/,
  dat: /n[ae]k$/,
  sub: /r[ae]$/,
  ill: /b[ae]$/,
  all: /h[oeö]z$/,
  cau: /ért$/,
  sup: /n$/,
  ela: /b[óő]l$/,
}

const isCandidate = (token: LintToken | undefined, rows: readonly Governed[]): boolean =>
  token?.kind === 'word' &&
  !left.has(token.lower) &&
  !/bb[ae]t$/.test(token.lower) &&
  rows.some(({ wrong }) =>
    wrong.some((one) => (pronounCase(token.lower) ?? one) === one && (pronounCase(token.lower) === one || ends[one]?.test(token.lower))),
  )

/** Whether a noun stands in this case and no other. */
function isIn(token: LintToken, wanted: string, known: WordKnowledge): boolean {
  const own = pronounCase(token.lower)
  if (own !== null) return own === wanted
  if (token.kind !== 'word' || !ends[wanted]?.test(token.lower)) return false
  if (wanted === 'acc') return isAccusative(token, known)
  const all = nounReadings(token, known).filter(({ lemma }) => lemma !== token.lower && lemma.length > 2)
  return all.length > 0 && all.every(({ tags }) => tags.endsWith(`.${wanted}`))
}
