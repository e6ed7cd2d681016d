import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseEndBefore, isHelping, isModal, isRelative, joins, opensSentence, verbsBetween } from '../../hungarian/clauses.ts'
import { isAdjective, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** "A tanár, aki minket tanított most elutazott": a clause inside a sentence, or before the rest of it, ends with a comma. */
export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Az a könyv, amit kölcsönadtál nekem nagyon tetszett.', 'Az a könyv, amit kölcsönadtál nekem, nagyon tetszett.'],
    ['Ha lesz egy kis időm segítek neked.', 'Ha lesz egy kis időm, segítek neked.'],
    ['Amikor hazaértek az iskolából azonnal leültek tévézni.', 'Amikor hazaértek az iskolából, azonnal leültek tévézni.'],
    ['A könyv, amit olvasok nagyon érdekes.', 'A könyv, amit olvasok, nagyon érdekes.'],
    ['Az előadáson, amelyet itt tartottak nagyon sokan vettek részt.', 'Az előadáson, amelyet itt tartottak, nagyon sokan vettek részt.'],
    ['A szállodában, ahol laktunk nem volt meleg víz.', 'A szállodában, ahol laktunk, nem volt meleg víz.'],
    ['Az étterem, amit kerestem zárva volt.', 'Az étterem, amit kerestem, zárva volt.'],
    ['Mivel nem volt kedvem otthon maradtam.', 'Mivel nem volt kedvem, otthon maradtam.'],
    ['Miután a vizsgát letettük elmentünk vacsorázni.', 'Miután a vizsgát letettük, elmentünk vacsorázni.'],
  ],
  right: [
    'Az a könyv, amit kölcsönadtál nekem, nagyon tetszett.',
    'Ha lesz időm, segítek.',
    'Az a fiú, aki fut és ugrik, a barátom.',
    'Ha akarod, megmutatom.',
    'Amikor el kell mennem, szólok.',
    'Aki mer, az nyer.',
    'Láttam egy filmet, amely nagyon érdekes volt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const isFirst = at === 0 && opensSentence(tokens[0])
  if (!isFirst && !(tokens[at - 1]?.text === ',' && isRelative(tokens[at]))) return null
  const end = tokens.findIndex(({ kind }, i) => i > at && kind !== 'word')
  const to = end < 0 ? tokens.length : end
  if (to - at > 24 || /^[-–:("„»]/u.test(tokens[to]?.text ?? '')) return null
  const sure = verbsBetween(tokens, [at + 1, to], known)
  // "Mivel nem volt kedvem otthon maradtam."
  const being =
    isFirst && sure.length === 1
      ? tokens.findIndex(
          ({ lower }, i) => i < to && /^(?:van|nincs|lesz|volt)$/.test(lower) && (lower !== 'volt' || tokens[i - 1]?.lower === 'nem'),
        )
      : -1
  if (being > 0 && being + 1 < (sure[0] ?? 0))
    return isParted(tokens, [being, sure[0] ?? 0]) ? commaBehind(tokens, clauseEndBefore(tokens, [being, sure[0] ?? 0], known)) : null
  const [verb, next, third] = sure
  if (verb === undefined || (isHelping(tokens[verb], known) && tokens[verb]?.lower !== 'lesz')) return null
  if (next === undefined) {
    const being = tokens.findIndex(
      ({ lower }, i) => i > verb + 1 && i < to && /^(?:volt|voltak|van|vannak|nincs|nincsenek|lesz|lesznek)$/.test(lower),
    )
    if (being > 0 && !tokens.slice(at + 1, being).some((token) => joins(token)) && (isFirst || !hasVerbBefore(tokens, at, known)))
      return commaBehind(tokens, clauseEndBefore(tokens, [verb, being], known))
    return isFirst ? null : ofAdjective(tokens, { at, verb, to }, known)
  }
  if (isModal(tokens[next]) || (third !== undefined && !isFirst)) return null
  if (tokens.slice(at + 1, next).some((token) => joins(token))) return null
  if (!isFirst && hasVerbBefore(tokens, at, known)) return null
  return commaBehind(tokens, clauseEndBefore(tokens, [verb, next], known))
}

const isParted = (tokens: readonly LintToken[], [being, verb]: readonly [number, number]): boolean =>
  !tokens.slice(1, verb).some((token) => joins(token)) &&
  !isModal(tokens[verb]) &&
  !/ni$/.test(tokens[verb - 1]?.lower ?? '') &&
  being < verb

const commaBehind = (tokens: readonly LintToken[], place: number): CheckFinding => ({
  from: place,
  to: place + 2,
  suggestions: [`${tokens[place]?.text ?? ''}, ${tokens[place + 1]?.text ?? ''}`],
})

/** The sentence has a verb before its clause: both others may belong to that. */
function hasVerbBefore(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  for (let before = at - 2; before >= 0 && !/^[;:]$/.test(tokens[before]?.text ?? ''); before -= 1)
    if (isVerbOnly(tokens, before, known) || /^(?:van|volt|nincs|kell|lehet|lesz)$/.test(tokens[before]?.lower ?? '')) return true
  return false
}

type Clause = { readonly at: number; readonly verb: number; readonly to: number }

/** "amit olvasok nagyon érdekes.": what is said of it stands at the end, with no verb. */
function ofAdjective(tokens: readonly LintToken[], { at, verb, to }: Clause, known: WordKnowledge): CheckFinding | null {
  if (!/^[.!?]$/.test(tokens[to]?.text ?? '') || to - verb > 3 || to - verb < 2) return null
  const hasDegree = /^(?:nagyon|túl|elég|igen|rendkívül|kifejezetten|meglehetősen)$/.test(tokens[verb + 1]?.lower ?? '')
  if (hasDegree !== (to - verb === 3) || !isAdjective(tokens[to - 1], known)) return null
  return hasVerbBefore(tokens, at, known) ? null : commaBehind(tokens, verb)
}
