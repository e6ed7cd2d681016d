import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { infiniteLemmas } from '../../german/clause-verb.ts'
import { finitePlaces, isOnlyFiniteAt, partEnd, written } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { behindPreposition } from '../../german/phrase-parts.ts'
import { fits, finitesOf, isInfinitive, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const modals = words('können müssen wollen willen sollen dürfen mögen werden')
const perfects = words('haben sein')
const between = words('nicht schon auch heute gestern morgen immer oft nie noch gern gerne jetzt leider')
const goesOn = words('und oder als wie sondern aber denn zu um dass ob so')
/** Verbs of moving: what follows them is where to. */
const moving = words('gehen fahren fliegen laufen reisen kommen ziehen umziehen wandern rennen')

/** What belongs to an infinitive or participle stands before it: "Ich habe einen Film gesehen." */
export default defineCheck({
  key: 'verb-bracket',
  class: 'word-order',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Ich habe gesehen einen Film.', 'Ich habe einen Film gesehen.'],
    ['Wir sind gefahren nach Berlin.', 'Wir sind nach Berlin gefahren.'],
    ['Ich möchte trinken eine Tasse Kaffee.', 'Ich möchte eine Tasse Kaffee trinken.'],
    ['Er kann sprechen sehr gut Deutsch.', 'Er kann sehr gut Deutsch sprechen.'],
    ['Ich muss gehen nach Hause.', 'Ich muss nach Hause gehen.'],
    ['Du sollst nicht vergessen deine Tasche.', 'Du sollst nicht deine Tasche vergessen.'],
  ],
  right: [
    'Ich habe einen Film gesehen.',
    'Er hat gesagt, dass er kommt.',
    'Ich habe gehört von dir.',
    'Er ist gelaufen wie nie.',
    'Wir haben gegessen und einen Film gesehen.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const persons = personsOfPronoun(tokens[0])
  const helper = finitesOf(tokens[1], known)
  if (persons.length === 0 || !fits(helper, persons)) return null
  const verb = between.has(tokens[2]?.lower ?? '') ? 3 : 2
  const token = tokens[verb]
  if (!token || token.text !== token.lower) return null
  const isModal = helper.some(({ lemma }) => modals.has(lemma)) && isInfinitive(token, known)
  const isPerfect = helper.some(({ lemma }) => perfects.has(lemma)) && isParticiple(token, known) && token.lower.includes('ge')
  if (!isModal && !isPerfect) return null
  const end = partEnd(tokens, verb)
  const rest = tokens.slice(verb + 1, end)
  if (rest.length === 0 || rest.length > 7 || tokens[end]?.text !== '.' || rest.some(({ lower }) => goesOn.has(lower))) return null
  if (finitePlaces(tokens, verb + 1, end, known).some((at) => isOnlyFiniteAt(tokens, at, known))) return null
  if (
    rest.some((one) => one.text === one.lower && !determiners.has(one.lower) && isInfinitive(one, known)) ||
    !belongs(tokens, verb, known)
  )
    return null
  return { from: verb, to: end, suggestions: [`${written(tokens, verb + 1, end)} ${token.text}`] }
}

/** Whether what follows is an object, or a place that a verb of moving leads to. */
function belongs(tokens: readonly LintToken[], verb: number, known: WordKnowledge): boolean {
  const next = tokens[verb + 1]
  if (determiners.has(next?.lower ?? ''))
    return /^\p{Lu}/u.test(tokens[verb + 2]?.text ?? '') || /^\p{Lu}/u.test(tokens[verb + 3]?.text ?? '')
  if (/^(?:sehr|viel|viele|kein|etwas|gut)$/.test(next?.lower ?? '')) return true
  const isMoving = infiniteLemmas(tokens[verb], known).some((lemma) => moving.has(lemma))
  return isMoving && /^(?:nach|in|ins|zu|zum|zur|an|ans)$/.test(next?.lower ?? '') && behindPreposition(tokens, verb + 1, known) !== null
}
