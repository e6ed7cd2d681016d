import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isHelpingAt, isOnlyFiniteAt, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { opensPreposition } from '../../german/phrase-parts.ts'
import { fits, finitesOf, isInfinitive, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Words that open a clause, and as prepositions or adverbs do not where no subject comes behind. */
const loose = words('als während bis seit seitdem solange damit da wie wo warum was wer')
const subjects = words('ich du er es sie wir ihr man')
const nominatives = words('der die das mein meine dein deine sein seine ihr ihre unser unsere ein eine kein keine alle viele')

/** A comma parts an opening subordinate clause from the main clause: two finite verbs stand side by side. */
export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Wenn ich nach Hause komme esse ich etwas.', 'Wenn ich nach Hause komme, esse ich etwas.'],
    ['Als wir ankamen regnete es.', 'Als wir ankamen, regnete es.'],
    ['Weil der Zug Verspätung hatte kam sie zu spät.', 'Weil der Zug Verspätung hatte, kam sie zu spät.'],
    ['Wenn wir nach Hause kommen essen wir zusammen.', 'Wenn wir nach Hause kommen, essen wir zusammen.'],
    ['Obwohl es regnet geht er spazieren.', 'Obwohl es regnet, geht er spazieren.'],
    ['Während die Kinder spielen liest der Vater Zeitung.', 'Während die Kinder spielen, liest der Vater Zeitung.'],
    ['Der Lehrer, der uns Deutsch lehrt ist nett.', 'Der Lehrer, der uns Deutsch lehrt, ist nett.'],
    ['Die Stadt, in der ich wohne ist schön.', 'Die Stadt, in der ich wohne, ist schön.'],
    [
      'Die Studenten, welche die Prüfung bestanden haben müssen sich melden.',
      'Die Studenten, welche die Prüfung bestanden haben, müssen sich melden.',
    ],
    ['Die Leute, die dort wohnen haben kein Auto.', 'Die Leute, die dort wohnen, haben kein Auto.'],
  ],
  right: [
    'Wenn ich nach Hause komme, esse ich etwas.',
    'Ich weiß, dass er bezahlt hat.',
    'Als Kind wollte ich fliegen.',
    'Weil er gewonnen hat, lacht er.',
    'Während des Essens wird geschwiegen.',
    'Wie geht es dir?',
  ],
})

/** Looks from a word that opens a clause for the place at which two verbs meet. */
function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  const isRelative = opensRelative(tokens, at)
  if (!token || partStart(tokens, at) !== at || !(isRelative || opens(tokens, at))) return null
  const end = partEnd(tokens, at)
  const unclosed = isRelative ? unclosedAt(tokens, at, known) : null
  if (unclosed !== null) return { from: unclosed, to: unclosed + 1, suggestions: [`${tokens[unclosed]?.text ?? ''},`] }
  const subject = isRelative ? [] : personsOfPronoun(tokens[at + 1])
  for (let first = at + 2; first + 2 < end; first += 1) {
    if (!isFiniteAt(tokens, first, known)) continue
    const second = finitesOf(tokens[first + 1], known)
    const isEnd = isRelative ? meetSurely(tokens, first, known) : meet(tokens, first, subject, known)
    if (isFiniteAt(tokens, first + 1, known) && isEnd && second.length > 0)
      return { from: first, to: first + 1, suggestions: [`${tokens[first]?.text ?? ''},`] }
  }
  return null
}

/** A relative clause behind its comma: ", der", ", in dem". */
const opensRelative = (tokens: readonly LintToken[], at: number): boolean => {
  const relative = /^(?:in|an|auf|aus|bei|mit|nach|von|zu|durch|für|über|unter|vor)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
  return tokens[at - 1]?.text === ',' && /^(?:der|die|das|den|dem|denen|deren|dessen|welche[mnrs]?)$/.test(tokens[relative]?.lower ?? '')
}

/**
 * The sentence has no verb but those behind the comma, which no second comma ends: the last two that meet belong to two clauses, also
 * where each may be an infinitive.
 */
function unclosedAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const end = partEnd(tokens, at)
  if (partStart(tokens, at - 1) !== 0 || at > 7 || !/^[.!]$/.test(tokens[end]?.text ?? '') || opensPreposition(tokens[0])) return null
  if (
    finitePlaces(tokens, 0, at - 1, known).length > 0 ||
    tokens.slice(at, end).some(({ lower }) => /^(?:und|oder|als|wie|-)$/.test(lower))
  )
    return null
  const places = finitePlaces(tokens, at + 1, end, known)
  const pairs = places.filter((place) => places.includes(place + 1) && place + 2 < end)
  const last = pairs.at(-1)
  if (last === undefined || finitesOf(tokens[last + 1], known).every(({ isJoined }) => isJoined)) return null
  // "haben müssen sich melden": behind the meeting no other verb is finite and nothing else.
  return places.some((place) => place > last + 1 && isOnlyFiniteAt(tokens, place, known)) ? null : last
}

/** Two verbs side by side that are nothing but finite, and belong to two clauses. */
const meetSurely = (tokens: readonly LintToken[], first: number, known: WordKnowledge): boolean =>
  isOnlyFiniteAt(tokens, first + 1, known) &&
  (isOnlyFiniteAt(tokens, first, known) || (isParticiple(tokens[first], known) && !isHelpingAt(tokens, first + 1, known))) &&
  finitesOf(tokens[first + 1], known).some(({ isJoined }) => !isJoined)

const opens = (tokens: readonly LintToken[], at: number): boolean => {
  const lower = tokens[at]?.lower ?? ''
  if (subjunctions.has(lower)) return tokens[at - 1]?.text !== ',' || lower !== 'dass'
  const next = tokens[at + 1]?.lower ?? ''
  return loose.has(lower) && at === 0 && (subjects.has(next) || nominatives.has(next))
}

/** Whether the verb at `first` ends its clause and the next one begins the main clause. */
function meet(tokens: readonly LintToken[], first: number, subject: readonly string[], known: WordKnowledge): boolean {
  const next = tokens[first + 1]
  const after = personsOfPronoun(tokens[first + 2])
  const second = finitesOf(next, known)
  if (second.every(({ isJoined }) => isJoined)) return false
  const isSubject = after.length > 0 && fits(second, after)
  const own = finitesOf(tokens[first], known)
  if (subject.length > 0 && !own.some(({ person }) => subject.includes(person))) return false
  const isPlural = isInfinitive(tokens[first], known) && fits(own, ['wir']) && !isHelpingAt(tokens, first + 1, known)
  const areSure = (isOnlyFiniteAt(tokens, first, known) || isPlural) && isOnlyFiniteAt(tokens, first + 1, known)
  if (!isSubject && !(areSure && nominatives.has(tokens[first + 2]?.lower ?? ''))) return areSure && isCapital(tokens[first + 2])
  if (!isSubject || areSure) return true
  // "bezahlt hat er": the participle belongs to the verb behind it, unless the main clause has one of its own.
  if (isParticiple(tokens[first], known) && /^(?:hab|ha|is|sin|wir|wur|war|bin|werd)/.test(next?.lower ?? '')) return false
  return finitePlaces(tokens, first + 3, partEnd(tokens, first), known).every((place) => !isOnlyFiniteAt(tokens, place, known))
}

const isCapital = (token: LintToken | undefined): boolean => token?.kind === 'word' && token.text !== token.lower
