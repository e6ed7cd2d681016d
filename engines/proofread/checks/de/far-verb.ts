import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { behindGenitive, behindPreposition, hasSubject, numberOf } from '../../german/phrase-parts.ts'
import { fits, finitesOf, formFor, isParticiple } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Nouns of amounts, which take a verb in either number. */
const amounts =
  /(?:hälfte|mehrheit|menge|reihe|teil|prozent|million(?:en)?|milliarden?|paar|dutzend|gruppe|drittel|viertel|fülle|vielzahl|anzahl|zahl|schar|haufen|art|sorte|gros|masse|jahre|tage|monate|minuten|stunden|euro|liter|kilo|meter)$/u
const relative = words('der die das den dem denen deren dessen welcher welche welches welchen welchem')
const relativePrepositions = words('in an auf aus bei mit nach von zu durch für gegen über unter vor um ohne')

/** A verb agrees with its subject over what stands between them: "Die Ergebnisse der Untersuchung zeigen". */
export default defineCheck({
  key: 'far-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Die Ergebnisse der Untersuchung zeigt einen Trend.', 'Die Ergebnisse der Untersuchung zeigen einen Trend.'],
    ['Die Kinder von meiner Schwester spielt im Garten.', 'Die Kinder von meiner Schwester spielen im Garten.'],
    ['Der Preis der Lebensmittel steigen jedes Jahr.', 'Der Preis der Lebensmittel steigt jedes Jahr.'],
    [
      'Die Studenten, welche die Prüfung bestanden haben, muss sich melden.',
      'Die Studenten, welche die Prüfung bestanden haben, müssen sich melden.',
    ],
    ['Das Haus mit den roten Fenstern gehören meinem Onkel.', 'Das Haus mit den roten Fenstern gehört meinem Onkel.'],
    ['Der Lehrer, den alle Kinder mögen, kommen heute nicht.', 'Der Lehrer, den alle Kinder mögen, kommt heute nicht.'],
    ['Alle meine Freunde spricht Englisch.', 'Alle meine Freunde sprechen Englisch.'],
    ['Die Anzahl der Teilnehmer sind gestiegen.', 'Die Anzahl der Teilnehmer ist gestiegen.'],
    ['Die Ergebnisse der Studie ist eindeutig.', 'Die Ergebnisse der Studie sind eindeutig.'],
  ],
  right: [
    'Die Ergebnisse der Studie zeigt Tabelle 2.',
    'Die Ergebnisse der Untersuchung fasst das nächste Kapitel zusammen.',
    'Die Kinder der Nachbarn liebt er.',
    'Das Haus der Nachbarn kaufen wir.',
    'Eine Reihe von Leuten sind da.',
    'Der Preis der Bücher und die Zeit sind wichtig.',
    'Das Ergebnis der Wahl sind drei neue Parteien.',
    'Den Kindern der Schule gefällt das Spiel.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  // "Alle meine Freunde".
  const opening = /^(?:alle|all)$/.test(tokens[0]?.lower ?? '') && determiners.has(tokens[1]?.lower ?? '') ? 1 : 0
  const phrase = nounPhraseAt(tokens, opening, known)
  if (!phrase || phrase.preposition !== null) return null
  const isCount = /^die (?:an)?zahl$/.test(
    tokens
      .slice(0, 2)
      .map(({ lower }) => lower)
      .join(' '),
  )
  const noun = tokens[phrase.noun]?.lower ?? ''
  const number = isCount ? 'sg' : numberOf(phrase)
  const verb = behindAttributes(tokens, phrase.noun + 1, known) ?? (opening === 1 ? phrase.noun + 1 : null)
  if (number === null || verb === null || (amounts.test(noun) && !isCount)) return null
  if (!isFiniteAt(tokens, verb, known) || isParticiple(tokens[verb], known)) return null
  if (tokens.slice(0, verb).some(({ lower }) => /^(?:und|oder|sowie|bzw)$/.test(lower))) return null
  const own = finitesOf(tokens[verb], known)
  if (own.length === 0 || fits(own, number === 'pl' ? ['wir'] : ['er']) || own.every(({ isJoined }) => isJoined)) return null
  if (/^(?:,|und|oder)$/.test(tokens[verb + 1]?.lower ?? '')) return null
  const end = partEnd(tokens, verb)
  if (tokens[end]?.text === '?' || finitePlaces(tokens, verb + 1, end, known).some((at) => isOnlyFiniteAt(tokens, at, known))) return null
  if (hasSubject(tokens, { from: verb + 1, to: end, number: number === 'pl' ? 'sg' : 'pl' }, known)) return null
  if (own.some(({ lemma }) => lemma === 'sein' || lemma === 'bleiben') && hasBareNoun(tokens, verb + 1, end)) return null
  const made = [...new Set(own.flatMap((finite) => formFor(finite, number === 'pl' ? 'wir' : 'er', known) ?? []))]
  return made.length === 0 ? null : { from: verb, to: verb + 1, suggestions: made }
}

/** "sind drei neue Parteien": what is said of the subject may be the subject. */
const hasBareNoun = (tokens: readonly LintToken[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text, lower }) => text !== lower)

/** The place behind genitives, phrases with prepositions and relative clauses that belong to a noun; null where there are none. */
function behindAttributes(tokens: readonly LintToken[], from: number, known: WordKnowledge): number | null {
  let at = from
  for (let times = 0; times < 4; times += 1) {
    const next = behindGenitive(tokens, at, known) ?? behindPreposition(tokens, at, known) ?? behindRelative(tokens, at, known)
    if (next === null) break
    at = next
  }
  return at === from ? null : at
}

/** ", der dort steht,": the place behind the closing comma. */
function behindRelative(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  if (tokens[at]?.text !== ',') return null
  const opening = relativePrepositions.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  if (!relative.has(tokens[opening]?.lower ?? '')) return null
  const end = partEnd(tokens, opening)
  return tokens[end]?.text === ',' && end > opening + 1 && isFiniteAt(tokens, end - 1, known) ? end + 1 : null
}
