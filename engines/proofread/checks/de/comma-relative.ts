import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { carriesAt, finitePlaces, isOnlyFiniteAt, isSmall, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { fits, finitesOf, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const relatives = words('der die das den dem denen deren dessen')
const relativePrepositions = words('in an auf aus bei mit nach von zu durch für gegen über unter vor um ohne')
const subjects = words('ich du er es wir man')
const joins = words('und oder aber sowie sondern denn als wie wo was wer warum damit während bis seit indem da um')

/** A relative clause stands between commas. */
export default defineCheck({
  key: 'comma-relative',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingsAt(tokens, at, known)) : []),
  wrong: [
    ['Das ist das Buch das ich gelesen habe.', 'Das ist das Buch, das ich gelesen habe.'],
    ['Der Mann der dort steht ist mein Bruder.', 'Der Mann, der dort steht, ist mein Bruder.'],
    ['Ich kenne eine Frau die in Berlin wohnt.', 'Ich kenne eine Frau, die in Berlin wohnt.'],
    ['Die Leute mit denen ich arbeite sind nett.', 'Die Leute, mit denen ich arbeite, sind nett.'],
    ['Ich habe eine Schwester die in Köln studiert.', 'Ich habe eine Schwester, die in Köln studiert.'],
    ['Ich kenne niemanden der so gut kocht.', 'Ich kenne niemanden, der so gut kocht.'],
    ['Alles was ich weiß steht hier.', 'Alles, was ich weiß, steht hier.'],
    ['Wir haben einen Hund der gern schläft.', 'Wir haben einen Hund, der gern schläft.'],
    ['Der Mann der dort steht, ist mein Chef.', 'Der Mann, der dort steht, ist mein Chef.'],
  ],
  right: [
    'Das ist das Buch, das ich gelesen habe.',
    'Der Mann der Wissenschaft ist müde.',
    'Er gab der Frau die Bücher zurück.',
    'Ich weiß, dass der Vater der Kinder arbeitet.',
    'Als der Mann das sah, ging er.',
    'Im Sommer die Stadt zu besuchen macht Spaß.',
  ],
})

function findingsAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): readonly CheckFinding[] {
  const noun = tokens[at - 1]
  if (!noun) return []
  const isWhat = tokens[at]?.lower === 'was' && /^(?:alles|etwas|nichts|vieles|das)$/.test(noun.lower)
  if (!isWhat && !isNoun(tokens, at - 1) && !/^(?:niemand|jemand)(?:en|em)?$/.test(noun.lower)) return []
  const relative = isWhat || relatives.has(tokens[at]?.lower ?? '') ? at : relativePrepositions.has(tokens[at]?.lower ?? '') ? at + 1 : -1
  if (!isSmall(tokens, at) || (!isWhat && !relatives.has(tokens[relative]?.lower ?? ''))) return []
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  if (tokens.slice(start + 1, at).some(({ lower }) => subjunctions.has(lower) || joins.has(lower))) return []
  const inner = tokens.slice(relative + 1, end)
  if (inner.some(({ lower }) => subjunctions.has(lower) || joins.has(lower))) return []
  const before: CheckFinding = { from: at - 1, to: at, suggestions: [`${noun.text},`] }
  const closing = closingAt(tokens, { relative, start, end, hasPreposition: relative > at }, known)
  if (closing === null) return []
  return closing === end - 1 ? [before] : [before, { from: closing, to: closing + 1, suggestions: [`${tokens[closing]?.text ?? ''},`] }]
}

/** Behind these an article has no place: "die in Köln studiert". */
const inside = words(
  'in im am auf bei mit aus an so gern gerne sehr immer nicht dort hier mir dir ihm uns euch mich dich ihn sich heute nur viele alle einige man',
)

type Place = { readonly relative: number; readonly start: number; readonly end: number; readonly hasPreposition: boolean }

/** The verb that ends the relative clause; null where there may be none. */
function closingAt(tokens: readonly LintToken[], { relative, start, end, hasPreposition }: Place, known: WordKnowledge): number | null {
  const next = tokens[relative + 1]
  const finites = finitePlaces(tokens, relative + 1, end, known)
  const hasMain = finitePlaces(tokens, start, relative, known).some((place) => carriesAt(tokens, place, known))
  const hasSubject = subjects.has(next?.lower ?? '')
  const meeting = finites.find((place) => finites.includes(place + 1) && meet(tokens, place, known))
  // "Der Mann der dort steht, ist": the comma behind stands already.
  const isClosed =
    determiners.has(tokens[start]?.lower ?? '') &&
    start === firstOf(tokens, start, relative) &&
    tokens[end]?.text === ',' &&
    isOnlyFiniteAt(tokens, end + 1, known)
  const agrees = (place: number): boolean => agree(tokens, { relative, place, hasSubject, hasPreposition }, known)
  if (!hasMain && isClosed && meeting === undefined) return finites.includes(end - 1) && agrees(end - 1) ? end - 1 : null
  if (!hasMain) return meeting !== undefined && start === firstOf(tokens, start, relative) && agrees(meeting) ? meeting : null
  const last = end - 1
  if (!finites.includes(last) || finites.filter((place) => isOnlyFiniteAt(tokens, place, known)).length > 1 || !agrees(last)) return null
  const isClear = hasSubject || inside.has(next?.lower ?? '')
  if (!isOnlyFiniteAt(tokens, last, known) && !isClear) return null
  return last
}

/** Two finite verbs side by side, neither of which may be an infinitive or participle. */
const meet = (tokens: readonly LintToken[], place: number, known: WordKnowledge): boolean =>
  isOnlyFiniteAt(tokens, place, known) &&
  (isOnlyFiniteAt(tokens, place + 1, known) || (isParticiple(tokens[place + 1], known) && place + 2 < partEnd(tokens, place))) &&
  finitesOf(tokens[place + 1], known).some(({ isJoined }) => !isJoined)

/** The sentence begins with the noun phrase that the clause belongs to: at most three words before it. */
const firstOf = (tokens: readonly LintToken[], start: number, relative: number): number =>
  start === 0 && relative <= 5 && !relativePrepositions.has(tokens[0]?.lower ?? '') ? start : -1

type Agreement = { readonly relative: number; readonly place: number; readonly hasSubject: boolean; readonly hasPreposition: boolean }

/** Whether the verb may be said of the subject of the clause: the pronoun behind the relative one, or that itself. */
function agree(tokens: readonly LintToken[], { relative, place, hasSubject, hasPreposition }: Agreement, known: WordKnowledge): boolean {
  const verb = finitesOf(tokens[place], known)
  if (hasSubject) return fits(verb, personsOfPronoun(tokens[relative + 1]))
  const [pronoun, next] = [tokens[relative]?.lower ?? '', tokens[relative + 1]]
  if (hasPreposition || !/^(?:der|die|das)$/.test(pronoun) || !next || isNoun(tokens, relative + 1)) return false
  // "die Kinder", "der kleine Hund": an article and what belongs to it.
  const isMany = /^(?:viele|alle|einige|manche)$/.test(next.lower)
  if (!isMany && readingsOf(next, known).some(({ kind, tags }) => kind === 'adjective' && tags !== 'pos')) return false
  return fits(verb, pronoun === 'die' ? ['er', 'wir'] : ['er'])
}

const isNoun = (tokens: readonly LintToken[], at: number): boolean => at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')
