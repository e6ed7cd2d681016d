import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { carriesAt, finitePlaces, isFiniteAt, isOnlyFiniteAt, isSmall, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const subjects = words('ich du er es wir man sie')
/** Verbs behind which a clause may follow without a word that opens it: "Ich glaube, er kommt." */
const saying = words('glauben hoffen denken meinen sagen finden wissen vermuten behaupten fürchten wünschen schwören')
const negations = words('nicht kein keine keinen keinem keiner nie niemals nichts weder niemand')
/** Words that are particles with "denn" and "aber": "Was ist denn", "nun aber". */
const particles = words(
  'mehr es geschweige sei was wer wie wo warum wann wieso und oder nun jetzt dann ist bin sind hat war wird kann das ja nein hier',
)

/** A comma before "aber", "denn" and "sondern", and before a clause that nothing opens. */
export default defineCheck({
  key: 'comma-conjunction',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Er ist müde denn er hat schlecht geschlafen.', 'Er ist müde, denn er hat schlecht geschlafen.'],
    ['Ich wollte kommen aber mein Auto war kaputt.', 'Ich wollte kommen, aber mein Auto war kaputt.'],
    ['Nicht er sondern sie hat es gesagt.', 'Nicht er, sondern sie hat es gesagt.'],
    ['Ich glaube er kommt morgen.', 'Ich glaube, er kommt morgen.'],
    ['Ich weiß, dass du Zeit hast aber ich komme nicht.', 'Ich weiß, dass du Zeit hast, aber ich komme nicht.'],
    ['Wir hoffen du bist gesund.', 'Wir hoffen, du bist gesund.'],
  ],
  right: [
    'Was ist denn das?',
    'Das habe aber ich gesagt.',
    'Nicht nur er, sondern auch sie kam.',
    'Glaube ich dir?',
    'Das ist aber mein Auto.',
    'Wo hat er denn das gefunden?',
    'Wer das sagt und ob er kommt, weiß ich.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token || before?.kind !== 'word' || !isSmall(tokens, at)) return null
  const start = partStart(tokens, at)
  const isMissing =
    token.lower === 'sondern'
      ? before.lower !== 'und' && tokens.slice(start, at).some(({ lower }) => negations.has(lower))
      : token.lower === 'aber' || token.lower === 'denn'
        ? isNewClause(tokens, at, known)
        : subjects.has(token.lower) && isSaid(tokens, at, start, known)
  return isMissing ? { from: at - 1, to: at, suggestions: [`${before.text},`] } : null
}

/** "Er ist müde denn er hat geschlafen": a finite verb before, behind it a subject and its verb. */
function isNewClause(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  if (particles.has(tokens[at - 1]?.lower ?? '') || tokens[end]?.text === '?') return false
  if (!finitePlaces(tokens, start, at, known).some((place) => carriesAt(tokens, place, known))) return false
  const subject = tokens[at + 1]
  if (subjects.has(subject?.lower ?? '')) {
    const own = finitesOf(tokens[at + 2], known)
    return isFiniteAt(tokens, at + 2, known) && fits(own, personsOfPronoun(subject))
  }
  const isPhrase =
    !subjunctions.has(tokens[start]?.lower ?? '') && /^(?:der|die|das|mein|meine|sein|seine|ihre|unser|unsere)$/.test(subject?.lower ?? '')
  return isPhrase && /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '') && isOnlyFiniteAt(tokens, at + 3, known)
}

/** "Ich glaube er kommt": a verb of saying with its subject before it, and behind it another subject with its own verb. */
function isSaid(tokens: readonly LintToken[], at: number, start: number, known: WordKnowledge): boolean {
  if (at - start !== 2 || personsOfPronoun(tokens[at]).length === 0) return false
  const [first, verb] = [tokens[start], finitesOf(tokens[at - 1], known)]
  if (!first || !verb.some(({ lemma }) => saying.has(lemma)) || !fits(verb, personsOfPronoun(first))) return false
  const own = finitesOf(tokens[at + 1], known)
  return isFiniteAt(tokens, at + 1, known) && fits(own, personsOfPronoun(tokens[at])) && tokens[at]?.lower !== first.lower
}
