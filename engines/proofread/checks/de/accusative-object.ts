import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt, type Clause } from '../../german/clause-verb.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { canBe, inCase } from '../../german/phrase-parts.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const transitive =
  words(`haben kaufen brauchen sehen suchen finden lesen schreiben essen trinken kennen treffen lieben besuchen nehmen bekommen machen
  möchten mögen wollen bringen holen hören tragen verlieren vergessen verstehen wählen zeigen öffnen schließen bauen benutzen verwenden
  bezahlen bestellen fahren fragen gewinnen kennenlernen kochen lernen mieten planen putzen reparieren rufen anrufen schicken schenken
  spielen stellen stören studieren tragen unterstützen verkaufen verdienen vermissen vorstellen waschen wünschen zeichnen erhalten
  erklären erreichen erwarten beschreiben besitzen beobachten beantworten diskutieren entwickeln entdecken erfinden feiern fordern
  genießen hassen heiraten leihen leiten loben lösen malen mitbringen mitnehmen nutzen organisieren probieren prüfen retten sammeln
  schneiden senden sparen spüren stehlen töten trinken überraschen übersetzen untersuchen verbessern verbringen verfolgen verlassen
  vermeiden verpassen vertreten warnen wecken werfen wiederholen ziehen einladen abholen anziehen ausgeben geben`)
/** With these a second nominative is right. */
const copulas = words('sein werden bleiben heißen scheinen')
const subjects = words('ich du er wir man')

/** The object of verbs such as "haben" and "kaufen" stands in the accusative: "Ich habe einen Hund". */
export default defineCheck({
  key: 'accusative-object',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich habe ein großer Hund.', 'Ich habe einen großen Hund.'],
    ['Er kauft heute der Wagen.', 'Er kauft heute den Wagen.'],
    ['In dieser Stadt gibt es ein schöner Park.', 'In dieser Stadt gibt es einen schönen Park.'],
    ['Wir brauchen kein Tisch.', 'Wir brauchen keinen Tisch.'],
    ['Ich habe gestern mein Freund besucht.', 'Ich habe gestern meinen Freund besucht.'],
    ['Mein Bruder hat ein neuer Wagen.', 'Mein Bruder hat einen neuen Wagen.'],
    ['Ich kenne kein Menschen, der so gut kocht.', 'Ich kenne keinen Menschen, der so gut kocht.'],
    ['Morgen wollen wir der Film sehen.', 'Morgen wollen wir den Film sehen.'],
  ],
  right: [
    'Ich bin ein guter Freund.',
    'Das hat mein Bruder gekauft.',
    'Ich will ein guter Arzt werden.',
    'Er heißt wie mein Vater.',
    'Sie hat der Mann gesehen.',
    'Er kauft der Frau ein Buch.',
    'Ich habe mehr Zeit als mein Bruder.',
    'Er und mein Bruder haben Zeit.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (at < 2 || token?.text !== token?.lower || /^(?:,|und|oder|als|wie|denn|sondern|nur|auch)$/.test(tokens[at - 1]?.lower ?? ''))
    return null
  const phrase = nounPhraseAt(tokens, at, known)
  if (!phrase || phrase.preposition !== null || phrase.swallowed !== null || phrase.noun === at) return null
  // A genitive stands behind its noun: "der Wagen" behind a verb is none.
  const isBehindNoun = /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '')
  if (canBe(tokens, phrase, 'acc') || canBe(tokens, phrase, 'dat') || (isBehindNoun && canBe(tokens, phrase, 'gen'))) return null
  if (!canBe(tokens, phrase, 'nom') && !/^(?:k?ein|mein|dein|sein)$/.test(token?.lower ?? '')) return null
  const clause = clauseAt(tokens, at, known)
  if (!clause || clause.finite === at || !governs(clause) || !hasOwnSubject(tokens, { clause, at }, known)) return null
  const made = inCase(tokens, phrase, { one: 'acc', most: 3 })
  return made === null ? null : { from: at, to: phrase.noun + 1, suggestions: [made] }
}

const governs = ({ lemmas }: Clause): boolean =>
  lemmas.some((lemma) => transitive.has(lemma)) && !lemmas.some((lemma) => copulas.has(lemma))

/** A pronoun beside the verb that can be nothing but its subject, "es gibt", or a phrase in the nominative that opens the sentence. */
function hasOwnSubject(
  tokens: readonly LintToken[],
  { clause, at }: { readonly clause: Clause; readonly at: number },
  known: WordKnowledge,
): boolean {
  const { finite, start, end } = clause
  const own = finitesOf(tokens[finite], known)
  if (tokens.slice(start, end).some(({ lower }) => /^(?:und|oder|als|wie|statt|außer)$/.test(lower))) return false
  if (own.some(({ lemma }) => lemma === 'geben') && tokens.slice(start, end).some(({ lower }) => lower === 'es'))
    return tokens[finite - 1]?.lower === 'es' || tokens[finite + 1]?.lower === 'es'
  const beside = [tokens[finite - 1], tokens[finite + 1], finite === end - 1 ? tokens[start + 1] : undefined]
  if (beside.some((one) => one && subjects.has(one.lower) && fits(own, personsOfPronoun(one)))) return true
  const first = nounPhraseAt(tokens, start, known)
  return (
    start === 0 &&
    first !== null &&
    first.preposition === null &&
    first.noun + 1 === finite &&
    finite < at &&
    canBe(tokens, first, 'nom') &&
    !(['acc', 'dat', 'gen'] as const).some((one) => canBe(tokens, first, one))
  )
}
