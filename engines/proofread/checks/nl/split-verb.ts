import { partingPrefixes } from '../../../languages/nl/verb-prefixes.ts'
import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { endsClause, personsOf } from '../../dutch/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const pronouns = words('ik jij je u hij zij ze we wij jullie men')
const determiners = words('de het een mijn jouw zijn haar onze ons hun deze dit')
/** After these too a main clause begins. */
const joiners = words('want maar')
/** A phrase in front after which the rest of the sentence may be another clause. */
const stops = words('en of maar want dat omdat als toen die wat terwijl')

/** The verb and its prefix, where the word is nothing but a form for the end of a clause. */
function partsOf(token: LintToken | undefined, known: WordKnowledge): readonly [string, string] | null {
  if (!token || token.isLocked || token.text !== token.lower) return null
  const readings = readingsOf(token, known)
  const isLast = readings.some(({ kind, tags }) => kind === 'verb' && tags.startsWith('sub.'))
  if (
    !isLast ||
    readings.some(({ kind, tags }) => !(kind === 'verb' && tags.startsWith('sub.')) && !/t$/.test(token.lower) && kind !== 'verb')
  )
    return null
  if (readings.some(({ kind, tags }) => kind === 'verb' && !tags.startsWith('sub.') && tags !== 'inf')) return null
  const prefix = partingPrefixes.find((one) => token.lower.startsWith(one) && known.isKnown(token.lower.slice(one.length)))
  if (!prefix) return null
  const verb = token.lower.slice(prefix.length)
  return personsOf({ ...token, text: verb, lower: verb }, known).size > 0 ? [verb, prefix] : null
}

const isNoun = (token: LintToken, known: WordKnowledge): boolean => readingsOf(token, known).some(({ kind }) => kind.startsWith('noun'))

/** Where the verb of a main clause stands, right behind its subject. */
function verbPlace(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const last = tokens[at - 1]
  if (last && !joiners.has(last.lower)) return null
  const first = tokens[at]?.lower ?? ''
  if (pronouns.has(first)) return at + 1
  const noun = tokens[at + 1]
  return determiners.has(first) &&
    noun?.kind === 'word' &&
    (personsOf(noun, known).size === 0 || isNoun(noun, known)) &&
    /t$/.test(tokens[at + 2]?.lower ?? '')
    ? at + 2
    : null
}

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const place = verbPlace(tokens, at, known)
  const parts = place === null ? null : partsOf(tokens[place], known)
  if (place === null || !parts) return null
  let end = place + 1
  while (!endsClause(tokens[end]) && !stops.has(tokens[end]?.lower ?? '')) end++
  if (
    end - place > 6 ||
    tokens.slice(place, end).some(({ lower }) => lower === 'te') ||
    tokens.slice(place, end).some(({ kind, isLocked }) => kind === 'mark' || isLocked)
  )
    return null
  const between = tokens.slice(place + 1, end).map(({ text }) => text)
  return { from: place, to: end, suggestions: [[parts[0], ...between, parts[1]].join(' ')] }
}

/** A verb with a prefix parts in the main clause: "hij staat vroeg op". */
export default defineCheck({
  key: 'split-verb',
  class: 'word-order',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Hij opstaat elke dag vroeg.', 'Hij staat elke dag vroeg op.'],
    ['Ik uitnodig je.', 'Ik nodig je uit.'],
    ['De bus aankomt om acht uur.', 'De bus komt om acht uur aan.'],
    ['Wij meenemen een taart.', 'Wij nemen een taart mee.'],
  ],
  right: [
    'Als hij vroeg opstaat, is hij moe.',
    'Hij overleeft het wel.',
    'Wij moeten een taart meenemen.',
    'Ik onderzoek de zaak.',
    'Het aanbod is groot.',
  ],
})
