import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { hasSubject } from '../../german/phrase-parts.ts'
import { fits, finitesOf, formFor, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const loose = words('als während bis seit seitdem solange damit da wie wo warum')

/** The verb that ends a clause agrees with the pronoun that opens it: "weil er zu viel spricht". */
export default defineCheck({
  key: 'clause-person',
  class: 'subject-verb',
  find: (tokens, known) =>
    known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? opening(tokens, at, known) ?? []) : [],
  wrong: [
    ['Sie ist müde, weil er zu viel sprecht.', 'Sie ist müde, weil er zu viel spricht.'],
    ['Wenn ich nach Hause kommt, esse ich.', 'Wenn ich nach Hause komme, esse ich.'],
    ['Ich weiß, dass du viel arbeitet.', 'Ich weiß, dass du viel arbeitest.'],
    ['Er sagt, dass wir morgen fährt.', 'Er sagt, dass wir morgen fahren.'],
    ['Ihr können morgen kommen.', 'Ihr könnt morgen kommen.'],
    ['Sie sprecht sehr gut Deutsch.', 'Sie spricht sehr gut Deutsch.'],
  ],
  right: [
    'Weil er zu viel spricht, gehen wir.',
    'Ich weiß, dass du gehst.',
    'Sie sprechen Deutsch.',
    'Ihr gefällt das Haus.',
    'Ihr können Sie vertrauen.',
    'Wenn ich das gesagt hätte, wäre er hier.',
    'Ob er oder du kommst, ist egal.',
    'Sie und ihr habt recht.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  if (partStart(tokens, at) !== at || !(subjunctions.has(word) || (loose.has(word) && at > 0))) return null
  const persons = personsOfPronoun(tokens[at + 1])
  const end = partEnd(tokens, at)
  const verb = end - 1
  if (persons.length === 0 || verb < at + 3 || !/^[.,!?]$/.test(tokens[end]?.text ?? '') || tokens[at + 1]?.text === 'Ihr') return null
  if (!isFiniteAt(tokens, verb, known) || isParticiple(tokens[verb], known) || tokens[verb]?.text !== tokens[verb]?.lower) return null
  const own = finitesOf(tokens[verb], known)
  if (fits(own, persons) || tokens.slice(at, end).some(({ lower }) => /^(?:und|oder|sowie|als|wie)$/.test(lower))) return null
  if (finitePlaces(tokens, at + 2, verb, known).some((one) => fits(finitesOf(tokens[one], known), persons))) return null
  const made = [...new Set(own.flatMap((one) => persons.slice(0, 1).flatMap((person) => formFor(one, person, known) ?? [])))]
  return made.length === 0 ? null : { from: verb, to: verb + 1, suggestions: made }
}

/** "Sie sprecht": a form that is said of nobody but "ihr", "du" or "ich" behind "sie" at the start. */
function opening(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const first = tokens[0]?.lower ?? ''
  if (at !== 0 || !/^(?:sie|ihr)$/.test(first) || !isFiniteAt(tokens, 1, known)) return null
  const own = finitesOf(tokens[1], known)
  const end = partEnd(tokens, 0)
  if (first === 'ihr') return ofIhr(tokens, end, known)
  if (fits(own, ['er', 'wir']) || isParticiple(tokens[1], known)) return null
  if (tokens.slice(1, end).some(({ lower }) => /^(?:ich|du|ihr|und)$/.test(lower)) || finitePlaces(tokens, 2, end, known).length > 0)
    return null
  const made = [...new Set(own.flatMap((one) => formFor(one, 'er', known) ?? []))]
  return made.length === 0 ? null : { from: 1, to: 2, suggestions: made }
}

/** "Ihr können morgen kommen": no other subject stands behind. */
function ofIhr(tokens: readonly LintToken[], end: number, known: WordKnowledge): CheckFinding | null {
  const own = finitesOf(tokens[1], known)
  if (fits(own, ['ihr']) || isParticiple(tokens[1], known)) return null
  if (tokens.slice(2, end).some(({ lower }) => /^(?:sie|ich|du|wir|er|es|man|das|und)$/.test(lower))) return null
  if (hasSubject(tokens, { from: 2, to: end, number: 'pl' }, known) || hasSubject(tokens, { from: 2, to: end, number: 'sg' }, known))
    return null
  const made = [...new Set(own.flatMap((one) => formFor(one, 'ihr', known) ?? []))]
  return made.length === 0 ? null : { from: 1, to: 2, suggestions: made }
}
