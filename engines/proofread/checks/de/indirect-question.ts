import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd, written } from '../../german/clauses.ts'
import { bends } from '../../german/phrase-parts.ts'
import { infiniteLemmas } from '../../german/clause-verb.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import { partingPrefixes } from '../../../languages/de/verb-prefixes.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const askers = words('warum wieso weshalb wie wo wann was wohin woher wen wem')
/** What is said before a question that depends on it. */
const knowing =
  words(`weiß weißt wissen wusste wussten wisst frage fragt fragte fragen verstehe versteht verstehen verstand erklären erklärt erklärte
  sagen zeigen zeigt sieht sehen vergessen erzählen erzählt erzählte verraten klar ahnung frage interessiert interessieren herausfinden
  gefragt gesagt erklärt gezeigt beschreiben beschreibt überlege überlegt überlegen`)

/** A question that depends on a main clause ends with its verb: "Ich weiß nicht, warum er das gesagt hat." */
export default defineCheck({
  key: 'indirect-question',
  class: 'word-order',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich weiß nicht, warum hat er das gesagt.', 'Ich weiß nicht, warum er das gesagt hat.'],
    ['Er fragt mich, wo wohnst du.', 'Er fragt mich, wo du wohnst.'],
    ['Ich verstehe nicht, wie funktioniert das Gerät.', 'Ich verstehe nicht, wie das Gerät funktioniert.'],
    ['Sie hat mir erklärt, wann fängt der Kurs an.', 'Sie hat mir erklärt, wann der Kurs anfängt.'],
    ['Können Sie mir sagen, wo ist die Post?', 'Können Sie mir sagen, wo die Post ist?'],
  ],
  right: [
    'Ich weiß nicht, warum er das gesagt hat.',
    'Er fragte: Wo wohnst du?',
    'Sag mir, wo wohnst du?',
    'Ich weiß nicht, was passiert ist.',
    'Ich weiß, was hilft.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [verb, subject] = [tokens[at + 1], tokens[at + 2]]
  if (!askers.has(tokens[at]?.text ?? '') || tokens[at - 1]?.text !== ',' || !verb || !subject) return null
  const before = tokens.slice(0, at)
  if (!before.some(({ lower }) => knowing.has(lower)) || before.some(({ text }) => /^[„“"»«:]$/u.test(text))) return null
  const end = partEnd(tokens, at)
  const isAsked = tokens[end]?.text === '?'
  if (isAsked ? !/^(?:können|könnten|weißt|wissen|kannst|könntest|hast|haben)$/.test(tokens[0]?.lower ?? '') : tokens[end]?.text !== '.')
    return null
  if (!isFiniteAt(tokens, at + 1, known)) return null
  if (!isSubject(tokens, at + 2, at + 1, known)) return null
  if (finitePlaces(tokens, at + 3, end, known).some((place) => isOnlyFiniteAt(tokens, place, known) && !isInfinite(tokens[place], known)))
    return null
  return { from: at + 1, to: end, suggestions: [movedOf(tokens, at + 1, end, known)] }
}

const isInfinite = (token: LintToken | undefined, known: WordKnowledge): boolean => infiniteLemmas(token, known).length > 0

function isSubject(tokens: readonly LintToken[], at: number, verb: number, known: WordKnowledge): boolean {
  const own = finitesOf(tokens[verb], known)
  const persons = personsOfPronoun(tokens[at])
  if (persons.length > 0) return fits(own, persons)
  let noun = at + 1
  while (bends(tokens[noun], known) && noun < at + 4) noun += 1
  const isPhrase = /^(?:der|das|die|(?:mein|dein|sein|ihr|unser|ein|dies|kein)(?:e|er|es)?)$/.test(tokens[at]?.lower ?? '')
  return isPhrase && /^\p{Lu}/u.test(tokens[noun]?.text ?? '')
}

function movedOf(tokens: readonly LintToken[], verb: number, end: number, known: WordKnowledge): string {
  const [word, last] = [tokens[verb]?.text ?? '', tokens[end - 1]]
  const joined = (last?.lower ?? '') + word
  const isParted = last !== undefined && partingPrefixes.has(last.lower) && known.isKnown(joined) && end - verb > 2
  return isParted ? `${written(tokens, verb + 1, end - 1)} ${joined}` : `${written(tokens, verb + 1, end)} ${word}`
}
