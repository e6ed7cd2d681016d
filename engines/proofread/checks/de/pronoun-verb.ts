import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, isSmall, partEnd, partStart } from '../../german/clauses.ts'
import { fits, finitesOf, formFor, isInfinitive, isParticiple, personsOfPronoun, type Finite, type Person } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const subjects = words('ich du er wir man')
/** Behind these a pronoun is no subject, or not the whole of it. */
const notBefore = words('wie als und oder nicht außer sowie noch nur auch weder denn')
const notAfter = words('und oder sowie')

/** A verb agrees with the pronoun beside it. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => behind(tokens, at, known) ?? before(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich geht nach Hause.', 'Ich gehe nach Hause.'],
    ['Du habe recht.', 'Du hast recht.'],
    ['Wir spielt im Garten.', 'Wir spielen im Garten.'],
    ['Er kommen aus Polen.', 'Er kommt aus Polen.'],
    ['Gestern hatten ich keine Zeit.', 'Gestern hatte ich keine Zeit.'],
    ['Kann du mir helfen?', 'Kannst du mir helfen?'],
    ['Was machst ihr heute?', 'Was macht ihr heute?'],
    ['Man müssen viel lernen.', 'Man muss viel lernen.'],
  ],
  right: [
    'Leute wie ich sind selten.',
    'Er und ich gehen.',
    'Wenn ich du wäre, ginge ich.',
    'Ich weiß, dass ich gehen muss.',
    'Was du glaubst, er kommt nicht.',
    'Wenn ich lange warte, friere ich.',
    'Das haben er und sie gesagt.',
    'Was ich gehört habe, ist neu.',
    'Sie lassen ihn und er schläft.',
  ],
})

/** "Ich geht". */
function behind(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const pronoun = tokens[at]
  if (!pronoun || !subjects.has(pronoun.lower) || !isSmall(tokens, at) || notBefore.has(tokens[at - 1]?.lower ?? '')) return null
  const [previous, persons] = [tokens[at - 1], personsOfPronoun(pronoun)]
  // "Wenn ich du wäre".
  if (previous && personsOfPronoun(previous).length > 0) return null
  const own = finitesOf(tokens[at + 1], known)
  if (!isFiniteAt(tokens, at + 1, known) || fits(own, persons) || isParticiple(tokens[at + 1], known)) return null
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  const others = [...finitePlaces(tokens, start, at, known), ...finitePlaces(tokens, at + 2, end, known)]
  if (others.some((place) => fits(finitesOf(tokens[place], known), persons))) return null
  if (tokens[at + 2]?.lower === 'es') return null
  if (isInfinitive(tokens[at + 1], known) && (others.some((place) => isOnlyFiniteAt(tokens, place, known)) || at > start + 1)) return null
  return findingOf(tokens, at + 1, persons, known)
}

/** "Gestern hatten ich", "Kann du". */
function before(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const pronoun = tokens[at + 1]
  if (
    !pronoun ||
    !(/^(?:ich|du|wir)$/.test(pronoun.text) || isPlainIhr(tokens, at, known)) ||
    notAfter.has(tokens[at + 2]?.lower ?? '') ||
    !isFiniteAt(tokens, at, known)
  )
    return null
  const persons = personsOfPronoun(pronoun)
  const own = finitesOf(tokens[at], known)
  if (fits(own, persons) || isInfinitive(tokens[at], known) || isParticiple(tokens[at], known) || own.every(({ isJoined }) => isJoined))
    return null
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  if (at - start > 3) return null
  const others = [...finitePlaces(tokens, start, at, known), ...finitePlaces(tokens, at + 2, end, known)]
  if (others.some((place) => fits(finitesOf(tokens[place], known), persons))) return null
  if (tokens.slice(start, at).some((one) => personsOfPronoun(one).length > 0 || /^(?:das|dies|es)$/.test(one.lower))) return null
  return findingOf(tokens, at, persons, known)
}

/** "Hast ihr Zeit?": a verb said of "du", which stands nowhere. */
const isPlainIhr = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  tokens[at + 1]?.text === 'ihr' &&
  at < 2 &&
  finitesOf(tokens[at], known).every(({ person }) => person === 'du') &&
  tokens.every(({ lower }) => lower !== 'du')

function findingOf(tokens: readonly LintToken[], at: number, persons: readonly Person[], known: WordKnowledge): CheckFinding | null {
  const own = finitesOf(tokens[at], known)
  const made = own.flatMap((finite: Finite) => persons.flatMap((person) => formFor(finite, person, known) ?? []))
  const isCapital = /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const suggestions = [...new Set(made)].map((one) => (isCapital ? one.charAt(0).toUpperCase() + one.slice(1) : one))
  return suggestions.length === 0 ? null : { from: at, to: at + 1, suggestions }
}
