import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isOnlyFiniteAt, partEnd, subjunctions } from '../../german/clauses.ts'
import { finitesOf, isInfinitive } from '../../german/verbs.ts'
import { partingPrefixes } from '../../../languages/de/verb-prefixes.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** Verbs that ask for "zu" before the infinitive. */
const governing =
  words(`versuchen beginnen anfangen aufhören hoffen planen vergessen beschließen beabsichtigen vermeiden bitten empfehlen raten erlauben
  verbieten versprechen anbieten vorschlagen entscheiden entschließen bemühen weigern freuen gelingen schaffen vorhaben vornehmen zwingen
  überreden überzeugen wagen drohen behaupten glauben fürchten einladen auffordern ermöglichen zögern verzichten gewöhnen ablehnen`)
/** Nouns and adjectives that do: "keine Lust", "es ist schwer". */
const heads =
  words(`lust zeit angst möglichkeit chance gelegenheit recht absicht idee plan wunsch ziel versuch entscheidung fähigkeit mühe erlaubnis
  hoffnung interesse wichtig schwer schwierig leicht einfach möglich unmöglich nötig notwendig verboten erlaubt gesund gefährlich schön
  interessant gut besser langweilig bereit fähig sinnvoll vernünftig toll froh stolz traurig pflicht aufgabe problem grund vorteil`)
const prefixes = [...partingPrefixes, 'wieder', 'zu'].toSorted((a, b) => b.length - a.length)
const openers = words(
  'wer was wie wo wann warum wohin woher welche welcher welches der die das den dem denen sondern aber denn und oder als im ansonsten sonst teils dann so',
)

/** An infinitive that depends on a main clause has "zu": "Er versucht, das Problem zu lösen." */
export default defineCheck({
  key: 'infinitive-zu',
  class: 'verb-pattern',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Er versucht, das Problem lösen.', 'Er versucht, das Problem zu lösen.'],
    ['Ich habe keine Lust, heute kochen.', 'Ich habe keine Lust, heute zu kochen.'],
    ['Sie hat vergessen, die Tür zuschließen.', 'Sie hat vergessen, die Tür zuzuschließen.'],
    ['Es ist wichtig, viel Wasser trinken.', 'Es ist wichtig, viel Wasser zu trinken.'],
    ['Wir hoffen, dich bald wiedersehen.', 'Wir hoffen, dich bald wiederzusehen.'],
    ['Sie ging, ohne sich verabschieden.', 'Sie ging, ohne sich zu verabschieden.'],
    ['Ich habe versucht, dich gestern anrufen.', 'Ich habe versucht, dich gestern anzurufen.'],
  ],
  right: [
    'Er versucht, das Problem zu lösen.',
    'Ich glaube, wir müssen gehen.',
    'Wir hoffen, die Kinder schlafen.',
    'Ich will nicht vergessen, sondern verzeihen.',
    'Er bittet mich, ihm zu helfen.',
    'Es ist gut, dass wir gehen.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (tokens[at]?.text !== ',') return null
  const end = partEnd(tokens, at + 1)
  const [first, last] = [tokens[at + 1], tokens[end - 1]]
  if (!first || !last || end - at < 3 || end - at > 9 || !/^[.!]$/.test(tokens[end]?.text ?? '') || last.text !== last.lower) return null
  const isRelative = /^(?:der|die|das|den|dem|deren|dessen|was)$/.test(tokens[at + 2]?.lower ?? '') && !isObject(tokens, at + 2)
  const isGroup =
    /^(?:um|ohne|statt|anstatt)$/.test(first.lower) &&
    !isRelative &&
    tokens[at + 2]?.kind !== 'number' &&
    !/^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/.test(tokens[at + 2]?.lower ?? '')
  const mayOpen = !subjunctions.has(first.lower) && (!openers.has(first.lower) || isObject(tokens, at + 1))
  const inner = tokens.slice(at + 1, end)
  if (!mayOpen || inner.some(({ lower }) => /^(?:zu|und|oder|ich|du|er|wir|ihr|man)$/.test(lower))) return null
  if (!isGroup && inner.some(({ lower }) => /^(?:um|ohne|statt|es|sie)$/.test(lower))) return null
  if (!isInfinitive(last, known) || finitePlaces(tokens, at + 1, end - 1, known).some((one) => isOnlyFiniteAt(tokens, one, known)))
    return null
  if (isInfinitive(tokens[end - 2], known) || !(isGroup || asks(tokens, at, known)) || mayHaveSubject(tokens, at + 1, known)) return null
  return { from: end - 1, to: end, suggestions: [withZu(last.text, known)] }
}

/** "das Problem lösen": an article with its noun. */
const isObject = (tokens: readonly LintToken[], at: number): boolean =>
  /^(?:die|das|den|dem|der)$/.test(tokens[at]?.lower ?? '') && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')

/** "die Kinder schlafen": a plural that may be the subject. */
function mayHaveSubject(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const noun = [tokens[at], tokens[at + 1], tokens[at + 2]].find((token) => token && token.text !== token.lower)
  const isOpen =
    /^(?:die|viele|alle|meine|deine|seine|ihre|unsere|einige|diese|manche)$/.test(tokens[at]?.lower ?? '') || noun === tokens[at]
  return isOpen && noun !== undefined && readingsOf(noun, known).some(({ kind, tags }) => kind.startsWith('noun') && tags === 'pl.nom')
}

/** With these an infinitive goes on that they govern. */
const modals =
  /^(?:kann|können|könnte|muss|müssen|soll|sollen|sollte|sollten|will|wollen|darf|dürfen|mag|mögen|wird|werden|würde|würden|lass|lässt|lassen|laß|ließ)$/

/** Whether the clause before the comma asks for an infinitive. */
function asks(tokens: readonly LintToken[], comma: number, known: WordKnowledge): boolean {
  const before = tokens.slice(Math.max(0, comma - 8), comma)
  if (before.some(({ text, lower }) => text === ',' || modals.test(lower))) return false
  const last = before.at(-1)
  if (last && heads.has(last.lower)) return true
  return before.some(
    (token) =>
      finitesOf(token, known).some(({ lemma }) => governing.has(lemma)) ||
      (token === last &&
        readingsOf(token, known).some(({ kind, lemma, tags }) => kind === 'verb' && /^pp/.test(tags) && governing.has(lemma))),
  )
}

/** "zu lösen", "zuzuschließen". */
function withZu(infinitive: string, known: WordKnowledge): string {
  const made = prefixes.flatMap((prefix) => {
    const joined = `${prefix}zu${infinitive.slice(prefix.length)}`
    const isVerb = infinitive.startsWith(prefix) && infinitive.length > prefix.length + 3
    return isVerb && (known.forms?.analyse(joined).some(({ tags }) => tags === 'ger.zu') ?? false) ? [joined] : []
  })
  return made[0] ?? `zu ${infinitive}`
}
