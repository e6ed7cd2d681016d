import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings, isNounOf, isOwned, mayBeParticiple, mended, nounReadings, toPerson, verbWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const ofOne = words('aki ami amely amelyik')
const ofMany = words('akik amik amelyek')
/** "akik között", "ami miatt": no doers. */
const behind =
  words(`között közt közül miatt szerint mellett alatt előtt után nélkül révén által során helyett iránt ellen fölött felett mögött körül óta végett
  is mellől közé felé alapján számára esetén útján segítségével`)
const being: Readonly<Record<string, string>> = { van: 'vannak', volt: 'voltak', lesz: 'lesznek', nincs: 'nincsenek', lett: 'lettek' }

/** "a diákok, akik itt tanul": the verb of "akik" is plural, that of "aki" singular. */
export default defineCheck({
  key: 'relative-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A kollégáim, akik a szomszéd irodában dolgozik, kedvesek.', 'A kollégáim, akik a szomszéd irodában dolgoznak, kedvesek.'],
    ['Az adatok, amelyek a táblázatban szerepel, frissek.', 'Az adatok, amelyek a táblázatban szerepelnek, frissek.'],
    ['A barátom, aki külföldön élnek, orvos.', 'A barátom, aki külföldön él, orvos.'],
    ['Mindazok, aki jelentkeztek, kaptak levelet.', 'Mindazok, akik jelentkeztek, kaptak levelet.'],
    ['Az eredmények, amelyeket a táblázat mutatnak, meglepőek.', 'Az eredmények, amelyeket a táblázat mutat, meglepőek.'],
  ],
  right: [
    'A kollégáim, akik itt dolgoznak, kedvesek.',
    'Azok a cégek, amelyek száma nő, adót fizetnek.',
    'Az emberek, akik között él, szeretik.',
    'Az ország, ami miatt elmentek, szép.',
    'Azok az emberek, akik a barátja szerint hazudnak, mások.',
    'Aki keres, talál, és akik keresnek, találnak.',
    'A jelek, amelyeket a gépek mutatnak, tiszták.',
    'A szavak, amelyeket a nyelvtan jeleknek hív, rövidek.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  if (tokens[at - 1]?.text !== ',') return null
  if (/^(?:aki|ami|amely)(?:e?k)?(?:et|t)$/.test(word)) return ofObject(tokens, at, known)
  const isMany = ofMany.has(word)
  if ((!isMany && !ofOne.has(word)) || behind.has(tokens[at + 1]?.lower ?? '')) return null
  if (!isMany && /^(?:azok|mindazok|ők)$/.test(tokens[at - 2]?.lower ?? '')) return toMany(tokens, at)
  const to = endOf(tokens, at)
  const verb = onlyVerb(tokens, [at + 1, to], known)
  // "vállalt, de be nem fejezett": participles.
  if (verb !== null && isHalfNoun(tokens[verb]) && joiners.has(tokens[verb + 2]?.lower ?? '')) return null
  if (verb === null || hasOtherDoer(tokens.slice(at + 1, to), known)) return null
  return isMany ? ofPlural(tokens, verb, known) : ofSingular(tokens, verb, known)
}

const joiners = words('de és bár illetve valamint')
const isHalfNoun = (token: LintToken | undefined): boolean => token !== undefined && mayBeParticiple(token)

const endOf = (tokens: readonly LintToken[], at: number): number => {
  const end = tokens.findIndex(({ kind }, i) => i > at && kind !== 'word')
  return end < 0 ? tokens.length : end
}

/** Where the one verb of the clause stands, if nothing in it joins two. */
function onlyVerb(tokens: readonly LintToken[], [from, to]: readonly [number, number], known: WordKnowledge): number | null {
  if (tokens.slice(from, to).some(({ lower }) => /^(?:és|vagy|hogy|mint|ha|meg|de|s|kell|lehet|szabad|volna)$/.test(lower))) return null
  const [verb, other] = Array.from({ length: to - from }, (_, i) => from + i).filter(
    (place) =>
      isSureVerb(tokens, place, known) || tokens[place]?.lower === 'van' || (place === to - 1 && (tokens[place]?.lower ?? '') in being),
  )
  return verb === undefined || other !== undefined ? null : verb
}

/** An owned noun, of which "amelyek" is the owner, or another plural noun, before which "amely" stands. */
const hasOtherDoer = (clause: readonly LintToken[], known: WordKnowledge): boolean =>
  clause.some((token) => {
    if (behind.has(token.lower)) return true
    const readings = nounReadings(token, known)
    return readings.some((one) => /\.nom$/.test(one.tags) && (isOwned(one) || /^pl/.test(one.tags)))
  })

const toMany = (tokens: readonly LintToken[], at: number): CheckFinding => ({
  from: at,
  to: at + 1,
  suggestions: [tokens[at]?.lower === 'aki' ? 'akik' : tokens[at]?.lower === 'ami' ? 'amik' : 'amelyek'],
})

function ofPlural(tokens: readonly LintToken[], verb: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[verb]
  const own = being[token?.lower ?? '']
  if (own) return mended(tokens, verb, [own])
  if (
    !token ||
    !finiteReadings(token, known).every(({ tags, lemma }) => tags.endsWith('p3sg') || (lemma.endsWith('ik') && /def\.p3pl$/.test(tags)))
  )
    return null
  return mended(
    tokens,
    verb,
    verbWith(token, (tags) => (tags.endsWith('p3sg') ? toPerson('p3pl')(tags) : null), known),
  )
}

function ofSingular(tokens: readonly LintToken[], verb: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[verb]
  if (!token || !finiteReadings(token, known).every(({ tags }) => tags.endsWith('p3pl'))) return null
  return mended(tokens, verb, verbWith(token, toPerson('p3sg'), known))
}

/** "amelyeket a táblázat mutatnak.": who does it stands right before the verb. */
function ofObject(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [article, noun, verb, end] = [1, 2, 3, 4].map((step) => tokens[at + step])
  if (!/^az?$/.test(article?.lower ?? '') || !verb || !/n[ae]k$/.test(verb.lower) || (end !== undefined && end.kind !== 'mark')) return null
  const all = nounReadings(noun, known)
  if (all.length === 0 || !all.every(({ tags, kind }) => kind === 'noun' && tags === 'sg.nom') || isNounOf(/^pl/, noun, known)) return null
  return isSureVerb(tokens, at + 3, known) ? ofSingular(tokens, at + 3, known) : null
}
