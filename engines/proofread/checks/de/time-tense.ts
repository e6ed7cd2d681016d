import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isFiniteAt, isOnlyFiniteAt, partEnd } from '../../german/clauses.ts'
import { fits, finitesOf, formFor, isInfinitive, isParticiple, personsOfPronoun, type Finite, type Person } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const before = words('gestern vorgestern')
const after = words('morgen übermorgen')
const times = words(
  'woche jahr monat sommer winter herbst frühling montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende nacht',
)

/** "Gestern" asks for a past, "morgen" for a present. */
export default defineCheck({
  key: 'time-tense',
  class: 'tense',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Gestern gehe ich ins Kino.', 'Gestern ging ich ins Kino.'],
    ['Morgen ging ich zum Arzt.', 'Morgen gehe ich zum Arzt.'],
    ['Letzte Woche besuche ich meine Oma.', 'Letzte Woche besuchte ich meine Oma.'],
    ['Nächstes Jahr war er in Rom.', 'Nächstes Jahr ist er in Rom.'],
    ['Vor zwei Jahren wohne ich in Berlin.', 'Vor zwei Jahren wohnte ich in Berlin.'],
    ['Ich gehe gestern ins Kino.', 'Ich ging gestern ins Kino.'],
  ],
  right: [
    'Gestern habe ich gegessen.',
    'Gestern ist er gekommen.',
    'Am nächsten Morgen ging ich zum Arzt.',
    'Morgen wollte ich zum Arzt gehen.',
    'Morgen hätte ich Zeit.',
    'Ich erzähle gestern Erlebtes.',
    'Seit gestern gehe ich nicht mehr hin.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const opening = openingOf(tokens)
  const [time, verb] = opening ?? [timeOf(tokens, 2)?.[0] ?? null, 1]
  if (time === null || !isFiniteAt(tokens, verb, known) || !isOnlyFiniteAt(tokens, verb, known) || isParticiple(tokens[verb], known))
    return null
  const subject = tokens[opening ? verb + 1 : 0]
  const persons = personsOfPronoun(subject)
  const own = finitesOf(tokens[verb], known).filter(({ person }) => persons.includes(person))
  const end = partEnd(tokens, verb)
  // "habe ich ihn singen hören", "gestern Erlebtes".
  if (own.some(({ lemma }) => /^(?:haben|sein)$/.test(lemma)) && isInfinitive(tokens[end - 1], known)) return null
  if (!opening && /^\p{Lu}\p{Ll}+e[nrs]?$/u.test(tokens[3]?.text ?? '')) return null
  if (
    own.length === 0 ||
    tokens.slice(verb, end).some((one) => isParticiple(one, known) || /^(?:wenn|falls|erst|ja|eigentlich|doch)$/.test(one.lower))
  )
    return null
  if (
    tokens[end]?.text !== '.' ||
    !fits(own, persons) ||
    own.some(({ lemma }) => /^(?:wollen|willen|sollen|werden|müssen|können|dürfen|mögen)$/.test(lemma))
  )
    return null
  const isPresent = own.every(({ tags }) => /pres/.test(tags) || /^subj1/.test(tags))
  const isPast = own.every(({ tags }) => /^past/.test(tags))
  if (time === 'past' ? !isPresent : !isPast) return null
  const made = own.flatMap((one) => inTense(one, persons, time, known) ?? [])
  return made.length === 0 ? null : { from: verb, to: verb + 1, suggestions: [...new Set(made)] }
}

type Time = 'past' | 'coming'

/** The time that opens the sentence, and the place of the verb behind it. */
function openingOf(tokens: readonly LintToken[]): readonly [Time, number] | null {
  const found = timeOf(tokens, 0)
  if (found) return found
  const isAgo = tokens[0]?.lower === 'vor' && /^(?:ein|zwei|drei|vier|fünf|sechs|zehn|einig|\d+)/.test(tokens[1]?.lower ?? '')
  return isAgo && /^(?:Jahr|Monat|Woche|Tag|Stunde|Minute)/.test(tokens[2]?.text ?? '') ? ['past', 3] : null
}

function timeOf(tokens: readonly LintToken[], at: number): readonly [Time, number] | null {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '']
  if (at > 0 && tokens[at]?.text !== word) return null
  if (before.has(word)) return ['past', at + 1]
  if (after.has(word)) return ['coming', at + 1]
  if (!times.has(next)) return null
  return /^letzte[nrs]?$/.test(word) ? ['past', at + 2] : /^nächste[nrs]?$/.test(word) ? ['coming', at + 2] : null
}

const inTense = (finite: Finite, persons: readonly Person[], time: Time, known: WordKnowledge): string | null =>
  formFor({ ...finite, tags: time === 'past' ? 'past' : 'pres' }, persons.includes(finite.person) ? finite.person : 'er', known)
