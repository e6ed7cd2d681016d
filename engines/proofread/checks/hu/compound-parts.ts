import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { compounds, doings } from '../../hungarian/compounds.ts'
import { clauseAround, finiteReadings, isOwned, isPlainNoun, isVerbOnly, nounReadings } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Behind these the second noun may stand for itself: "az iskola igazgató nélkül maradt". */
const postpositions =
  words(`nélkül helyett mellett előtt után alatt között közt iránt ellen szerint miatt végett felé felől körül fölött felett mögött számára
  részére révén által során óta mint és vagy menti közeli feletti alatti melletti körüli nélküli elleni utáni előtti közötti közti szerinti miatti iránti helyetti`)

/** "tömeg közlekedés", "a hulladék kezelés fontos": two nouns of which the first says what kind are one word. */
export default defineCheck({
  key: 'compound-parts',
  class: 'compound-split',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A tömeg közlekedés jó Budapesten.', 'A tömegközlekedés jó Budapesten.'],
    ['Az egészség ügyi rendszer túlterhelt.', 'Az egészségügyi rendszer túlterhelt.'],
    ['Beszélt a gazdaság politikáról.', 'Beszélt a gazdaságpolitikáról.'],
    ['A légszennyezés csökkentés fontos cél.', 'A légszennyezés-csökkentés fontos cél.'],
    ['A hulladék kezelés drága.', 'A hulladékkezelés drága.'],
  ],
  right: [
    'A tömegközlekedés jó.',
    'Az iskola igazgató nélkül maradt.',
    'A kormány programot hirdet.',
    'A lakás bérlete lejárt.',
    'A madár fészket rak.',
    'A munka időt igényel.',
    'A víz tisztítás közben is folyik.',
    'Az ország határán álltunk.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [first, second, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (
    first?.kind !== 'word' ||
    second?.kind !== 'word' ||
    second.text !== second.lower ||
    second.space === '' ||
    /^kör(?:é|ül|ében)$/.test(second.lower)
  )
    return null
  // "nyelv és irodalom óra".
  if (/^(?:és|vagy|s|,|illetve)$/.test(tokens[at - 1]?.lower ?? '')) return null
  if ((first.text !== first.lower && at > 0) || /^[-–]/u.test(next?.text ?? '') || postpositions.has(next?.lower ?? '')) return null
  const joined = ofCompound(tokens, at, known) ?? ofDoing(tokens, at, known)
  return joined === null ? null : { from: at, to: at + 2, suggestions: [joined] }
}

/** A compound of the list, in a form that the second noun has by itself. */
function ofCompound(tokens: readonly LintToken[], at: number, known: WordKnowledge): string | null {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const seconds = compounds.get(first?.lower ?? '')
  if (!first || !second || !seconds) return null
  const joined = first.text + second.lower
  if (!known.isKnown(first.lower + second.lower)) return null
  if (second.lower.endsWith('i') && !nounReadings(second, known).some(isOwned) && seconds.has(second.lower.slice(0, -1))) return joined
  const own = nounReadings(second, known).filter(({ lemma }) => seconds.has(lemma))
  if (own.length === 0 || nounReadings(second, known).some(isOwned)) return null
  // "A kormány programot hirdet": with an ending it may stand beside whoever does it.
  const isBare = own.every(({ tags }) => /^(?:sg|pl)\.nom$/.test(tags))
  return isBare || isNoDoer(tokens, at, known) ? joined : null
}

/** The verb stands before the two, or there is no article. */
function isNoDoer(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const before = tokens[at - 1]
  if (before && !/^az?$/.test(before.lower)) return true
  const [from] = clauseAround(tokens, at)
  return Array.from({ length: at - from }, (_, i) => from + i).some(
    (place) =>
      isVerbOnly(tokens, place, known) &&
      finiteReadings(tokens[place], known).every(({ tags }) => !/^(?:pres|past)\.p3/.test(tags) || tags.includes('past')),
  )
}

/** "a hulladék kezelés drága": what is done and the doing. */
function ofDoing(tokens: readonly LintToken[], at: number, known: WordKnowledge): string | null {
  const [first, second, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first || !second || !doings.has(second.lower) || !/^az?$/.test(tokens[at - 1]?.lower ?? '') || !isPlainNoun(first, known))
    return null
  const isSaid =
    next?.kind === 'word' &&
    (isVerbOnly(tokens, at + 2, known) || nounReadings(next, known).some(({ kind, tags }) => kind === 'adjective' && tags === 'sg.nom'))
  if (!isSaid) return null
  const joined = first.text + second.lower
  // Longer than six syllables and of three parts or more: with a hyphen.
  const syllables = joined.match(/[aáeéiíoóöőuúüű]/gi)?.length ?? 0
  if (syllables > 6 && isCompound(first.lower)) return `${first.text}-${second.lower}`
  return known.isKnown(joined.toLowerCase()) ? joined : null
}

const isCompound = (word: string): boolean =>
  [...compounds].some(([first, seconds]) => word.startsWith(first) && seconds.has(word.slice(first.length)))
