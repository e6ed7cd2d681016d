import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
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
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What a verb asks for, and the cases that people put instead. */
type Row = { readonly wrong: readonly string[]; readonly right: string }

const table = (rows: readonly (readonly [string, string, string])[]): ReadonlyMap<string, readonly Row[]> => {
  const listed = rows.flatMap(([list, wrong, right]) =>
    list.split(' ').map((lemma) => ({ lemma, row: { wrong: wrong.split(' '), right } })),
  )
  return new Map([...Map.groupBy(listed, ({ lemma }) => lemma)].map(([lemma, all]) => [lemma, all.map(({ row }) => row)]))
}

const verbs = table([
  ['fél retteg megijed', 'acc', 'abl'],
  ['emlékszik emlékezik visszaemlékszik', 'acc ine', 'sub'],
  ['találkozik', 'acc dat abl', 'ins'],
  ['beszélget veszekszik vitatkozik barátkozik', 'acc', 'ins'],
  ['foglalkozik', 'acc del', 'ins'],
  ['rendelkezik egyetért', 'acc', 'ins'],
  ['örül megörül', 'acc ins abl', 'dat'],
  ['gratulál telefonál', 'acc', 'dat'],
  ['függ', 'del', 'abl'],
  ['bízik', 'acc sub', 'ine'],
  ['csalódik kételkedik', 'acc del', 'ine'],
  ['ragaszkodik alkalmazkodik csatlakozik hozzájárul hozzászokik', 'acc ine', 'all'],
  ['törekszik vágyik vigyáz felkészül válaszol pályázik jelentkezik', 'acc', 'sub'],
  ['különbözik', 'ins', 'abl'],
  ['búcsúzik elbúcsúzik', 'ins acc', 'abl'],
  ['undorodik óvakodik tartózkodik', 'acc', 'abl'],
  ['rajong aggódik lelkesedik', 'acc', 'cau'],
  ['lakik nyaral dolgozik tanul', 'ill', 'ine'],
  ['lakik nyaral', 'sub', 'sup'],
])
/** The same of adjectives that stand with "van". */
const adjectives = table([
  ['kíváncsi', 'acc del', 'sub'],
  ['büszke', 'ins cau ill', 'sub'],
  ['féltékeny', 'acc ins', 'sub'],
  ['képes', 'acc', 'sub'],
  ['elégedett', 'acc abl sub', 'ins'],
  ['szerelmes', 'ins acc', 'ill'],
  ['szükségem szükséged szükségünk szükségük szüksége', 'acc abl', 'sub'],
])
/** How long, how often and how much: no objects. And what somebody hangs from. */
const left =
  words(`órát percet napot hetet hónapot évet kicsit keveset sokat pillanatot fáról ágról plafonról mennyezetről falról szegről nagyot
  jót egyet kettőt darabig éjszakát délutánt nyarat telet`)

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
    ['Minden az időjárásról függ.', 'Minden az időjárástól függ.'],
  ],
  right: [
    'Félek a sötétben.',
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
  const place = [nounBehind(tokens, at, known), nounBefore(tokens, at)].find((one) => isCandidate(tokens[one], rows))
  const noun = place === undefined ? undefined : tokens[place]
  if (place === undefined || !noun || place < from || place >= to) return null
  for (let other = from; other < to; other += 1) if (other !== at && other !== place && isOtherVerb(tokens, other, known)) return null
  const row = rows.find(({ wrong }) => wrong.some((one) => isIn(noun, one, known)))
  // What the verb asks for may stand elsewhere.
  if (!row || tokens.slice(from, to).some((token) => isIn(token, row.right, known) || pointing.has(token.lower))) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => tags.replace(/[a-z]+$/, row.right), known),
  )
}

/** Words that say the case for what follows. */
const pointing =
  words(`attól arra ahhoz azzal annak abban azért rá róla vele tőle neki hozzá benne érte ettől erre ehhez ezzel ennek ebben ezért tőlem rám velem nekem rád veled neked
  amire amitől amivel amiben aminek iránt miatt szemben`)

function rowsAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly Row[] {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.lower.length < 4) return []
  const adjective = adjectives.get(token.lower.replace(/(?:ek|ak|k)$/, '').replace(/é$/, 'e')) ?? adjectives.get(token.lower)
  if (adjective) return isBeing(tokens[at + 1]) || isBeing(tokens[at - 1]) ? adjective : []
  if (!starts.test(token.lower) || !isVerbOnly(tokens, at, known)) return []
  return [...new Set(finiteReadings(token, known).map(({ lemma }) => lemma))].flatMap((lemma) => verbs.get(lemma) ?? [])
}

/** How these verbs begin, asked before the dictionary is. */
const starts = new RegExp(`^(?:${[...verbs.keys()].map((lemma) => lemma.replace(/(?:sz)?ik$/, '').slice(0, 6)).join('|')})`)

const isBeing = (token: LintToken | undefined): boolean =>
  /^(?:vagyok|vagy|vagyunk|vagytok|vannak|voltam|voltál|volt|voltunk|voltak|leszek|lesz|leszünk|lettem|lett|lettünk)$/.test(
    token?.lower ?? '',
  )

const isOtherVerb = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  !isBeing(tokens[at]) && (takesObjects(tokens[at], known) || isVerbOnly(tokens, at, known))

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
}

const isCandidate = (token: LintToken | undefined, rows: readonly Row[]): boolean =>
  token?.kind === 'word' &&
  !left.has(token.lower) &&
  !/bb[ae]t$/.test(token.lower) &&
  rows.some(({ wrong }) => wrong.some((one) => ends[one]?.test(token.lower)))

/** Whether a noun stands in this case and no other. */
function isIn(token: LintToken, wanted: string, known: WordKnowledge): boolean {
  if (token.kind !== 'word' || !ends[wanted]?.test(token.lower)) return false
  if (wanted === 'acc') return isAccusative(token, known)
  const all = nounReadings(token, known).filter(({ lemma }) => lemma !== token.lower && lemma.length > 2)
  return all.length > 0 && all.every(({ tags }) => tags.endsWith(`.${wanted}`))
}
