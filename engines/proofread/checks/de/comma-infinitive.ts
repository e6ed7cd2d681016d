import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { carriesAt, finitePlaces, isOnlyFiniteAt, isSmall, partEnd, partStart } from '../../german/clauses.ts'
import { finitesOf, isInfinitive } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const openers = words('um ohne statt anstatt')
/** Verbs whose "um" is their own: "Er bittet um Erlaubnis zu gehen." */
const withUm = words(
  'bitten gehen handeln kümmern sorgen bemühen kämpfen streiten drehen wetten beneiden werben ringen bewerben trauern fürchten wissen',
)
const joined = words(
  'und oder nicht auch nur aber sondern rund darum erst schon selbst es als wie besser streit kampf bitte sorge ganz noch dabei',
)

/** Verbs whose subject the group may be, so that no comma is due: "Ohne Geld zu reisen ist schwer." */
const ofGroup = words('ist war wäre macht bedeutet bringt erfordert fällt gilt heißt kostet lohnt scheint')

/** A comma parts "um ... zu" and its like from the rest of the sentence. */
export default defineCheck({
  key: 'comma-infinitive',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Er ging vorbei ohne ein Wort zu sagen.', 'Er ging vorbei, ohne ein Wort zu sagen.'],
    ['Das Auto ist zu teuer um es zu kaufen.', 'Das Auto ist zu teuer, um es zu kaufen.'],
    ['Anstatt zu lernen spielt er.', 'Anstatt zu lernen, spielt er.'],
    ['Um pünktlich zu sein stehe ich früh auf.', 'Um pünktlich zu sein, stehe ich früh auf.'],
    ['Sie lernt statt ins Kino zu gehen.', 'Sie lernt, statt ins Kino zu gehen.'],
    ['Ich stehe früh auf um den Zug nicht zu verpassen.', 'Ich stehe früh auf, um den Zug nicht zu verpassen.'],
  ],
  right: [
    'Er bittet um Erlaubnis zu gehen.',
    'Um acht Uhr gehe ich.',
    'Er ging, ohne zu grüßen.',
    'Ohne Geld geht nichts.',
    'Ohne Geld zu reisen ist schwer.',
    'Er kam statt um acht erst um neun.',
    'Es geht um das zu lösende Problem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (!token || !openers.has(token.lower) || !isSmall(tokens, at)) return null
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  const closing = tokens.findIndex((_, i) => i > at && i < end && isWithZu(tokens, i, known))
  if (closing < 0 || finitePlaces(tokens, at + 1, closing, known).some((place) => isOnlyFiniteAt(tokens, place, known))) return null
  if (tokens.slice(at + 1, closing).some(({ lower }) => openers.has(lower))) return null
  if (at === start) {
    const isMain = isOnlyFiniteAt(tokens, closing + 1, known) && !ofGroup.has(tokens[closing + 1]?.lower ?? '')
    return isMain ? { from: closing, to: closing + 1, suggestions: [`${tokens[closing]?.text ?? ''},`] } : null
  }
  const before = tokens[at - 1]
  const verbs = finitePlaces(tokens, start, at, known).filter((place) => carriesAt(tokens, place, known))
  if (closing !== end - 1 || before?.kind !== 'word' || joined.has(before.lower) || verbs.length === 0) return null
  if (token.lower === 'um' && tokens.slice(start, at).some((one) => isOfUm(one, known))) return null
  return { from: at - 1, to: at, suggestions: [`${before.text},`] }
}

const isOfUm = (token: LintToken, known: WordKnowledge): boolean =>
  finitesOf(token, known).some(({ lemma }) => withUm.has(lemma)) ||
  readingsOf({ ...token, text: token.lower }, known).some(({ kind, lemma }) => kind === 'verb' && lemma !== 'gehen' && withUm.has(lemma))

/** "zu sagen", "anzurufen". */
const isWithZu = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean => {
  const token = tokens[at]
  if (!token || !isSmall(tokens, at)) return false
  return (tokens[at - 1]?.lower === 'zu' && isInfinitive(token, known)) || readingsOf(token, known).some(({ tags }) => tags === 'ger.zu')
}
