import { defineCheck, type CheckFinding } from '../../check.ts'
import {
  clauseAround,
  isAccusative,
  isDefinite,
  finiteReadings,
  isVerbOnly,
  mended,
  toIndefinite,
  verbWith,
} from '../../hungarian/words.ts'
import { readingsOf } from '../../readings.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const helpers = /^(?:szeret|akar|tud|próbál|mer|kezd|bír)$/
/** Verbs that go with no object, so that what one wants is none. */
const alone =
  /^(?:el|be|ki|haza|vissza|meg|le|fel|át|oda)?(?:menni|jönni|utazni|jelentkezni|találkozni|dolgozni|aludni|lakni|élni|maradni|indulni|érkezni|sétálni|futni|úszni|ülni|pihenni|táncolni|beszélgetni|költözni|foglalkozni|válaszolni|segíteni|lenni|sportolni|kirándulni|nyaralni|telefonálni|gondolkodni|regisztrálni|iratkozni|csatlakozni|gratulálni|érdeklődni|emlékezni|ébredni|feküdni|kelni|nevetni|házasodni)$/

/** "szeretném jelentkezni", "mikor tudjuk találkozni": without an object the verb has its other form. */
export default defineCheck({
  key: 'helper-definite',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Szeretném jelentkezni az állásra.', 'Szeretnék jelentkezni az állásra.'],
    ['Mikor tudjuk találkozni?', 'Mikor tudunk találkozni?'],
    ['Nem akarja hazamenni.', 'Nem akar hazamenni.'],
    ['Próbáljuk többet sportolni.', 'Próbálunk többet sportolni.'],
  ],
  right: [
    'Szeretnék jelentkezni az állásra.',
    'Szeretném megnézni a filmet.',
    'Azt szeretném, ha el tudnál jönni.',
    'Tudom, hogy el akarsz menni.',
    'Nem tudom, mikor akar menni.',
    'Ezt nem akarja segíteni.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const infinitive = tokens[at]
  if (infinitive?.kind !== 'word' || !alone.test(infinitive.lower)) return null
  const [from, to] = clauseAround(tokens, at)
  const clause = tokens.slice(from, to)
  const isNi = (one: LintToken): boolean => /ni$/.test(one.lower) && readingsOf(one, known).some(({ tags }) => tags === 'inf')
  if (clause.filter(isNi).length > 1) return null
  // "többet" says how much.
  if (
    clause.some(
      (one) =>
        (isAccusative(one, known) && one.lower !== 'többet') ||
        /^(?:azt|ezt|mit|amit|őt|kit|akit|magát|minket|engem|téged|mindezt)$/.test(one.lower),
    )
  )
    return null
  const verbs = clause.flatMap((_, i) => (isVerbOnly(tokens, from + i, known) ? [from + i] : []))
  const [verb] = verbs
  const token = verb === undefined ? undefined : tokens[verb]
  if (verb === undefined || verbs.length > 1 || !token || !isDefinite(token, known)) return null
  if (
    !finiteReadings(token, known).every(({ lemma }) => helpers.test(lemma)) ||
    (tokens[to]?.text === ',' && /^(?:ha|hogy|ami|amit)$/.test(tokens[to + 1]?.lower ?? ''))
  )
    return null
  return mended(tokens, verb, verbWith(token, toIndefinite, known))
}
