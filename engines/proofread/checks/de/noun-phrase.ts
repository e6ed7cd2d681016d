import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { fitPhrase, writeFit, type Fit } from '../../german/fit-phrase.ts'
import { partStart } from '../../german/clauses.ts'
import { prepositions } from '../../german/determiners.ts'
import { nounPhraseAt, type NounPhrase } from '../../german/noun-phrase.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Written like an article, and pronouns too: "die Hunger haben", ", der Kinder mag". */
const pronouns = words(
  'der die das den dem des dieser diese dieses diesen diesem jeder jede jedes alle alles welche welcher welches welchen welchem ihr sein einer eine',
)
/** Nouns that stand without an article, so that the word before them may be a pronoun. */
const oftenBare =
  words(`Angst Arbeit Aufmerksamkeit Bedeutung Bedenken Bescheid Bier Blut Brot Dank Deutsch Druck Durst Einfluss Englisch Erfahrung Erfahrungen
  Erfolg Fehler Fieber Fisch Fleisch Folgen Fragen Französisch Freude Freunde Fuß Fußball Geduld Gefahr Geld Geschichte Gesundheit Gewalt Glück Grenzen Hass Hilfe
  Hoffnung Hunger Interesse Kaffee Kinder Klavier Kopfschmerzen Kosten Kraft Krieg Kunst Last Leben Leid Liebe Lust Macht Menschen Milch Mitleid Mühe Musik Mut
  Obst Ordnung Pech Pflicht Platz Probleme Quatsch Recht Respekt Risiken Ruhe Schmerzen Schuld Schule Schutz Sinn Spaß Sport Stress Streit Tee Teil Tennis Unrecht
  Unsinn Urlaub Verantwortung Verständnis Vertrauen Vorteile Wasser Wein Wert Wirkung Wissen Zeit Zucker Zugang Zweifel`)
/** "Das ist mit ein Grund": one reason among others. */
const oneOfSeveral = words('Anlass Auslöser Faktor Grund Teil Thema Ziel')
const copulas = words('sind waren seien wären ist war sei wäre bleiben werden')

/** Determiner, adjectives and noun of a phrase agree in gender, number and case, and take the case of their preposition. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Diese Thema ist wichtig.', 'Dieses Thema ist wichtig.'],
    ['Wir suchen ein neue Gastfamilie.', 'Wir suchen eine neue Gastfamilie.'],
    ['Er wohnt in einem große Haus.', 'Er wohnt in einem großen Haus.'],
    ['Sie kommt mit die Kinder.', 'Sie kommt mit den Kindern.'],
    ['Das ist für meinem Bruder.', 'Das ist für meinen Bruder.'],
    ['Sie spielt mit vielen Kinder.', 'Sie spielt mit vielen Kindern.'],
    ['Er kam mit große Freude.', 'Er kam mit großer Freude.'],
    ['Im Schule ist es laut.', 'In der Schule ist es laut.'],
    ['Ich habe ein neuen Auto gekauft.', 'Ich habe ein neues Auto gekauft.'],
    ['Meine schön Frau ist nett.', 'Meine schöne Frau ist nett.'],
    ['Er kaufte ein neu Auto.', 'Er kaufte ein neues Auto.'],
    ['Er liest jeden Woche ein Buch.', 'Er liest jede Woche ein Buch.'],
    ['Das ist der Schlüssel meines Haus.', 'Das ist der Schlüssel meines Hauses.'],
    ['Wir suchen einen Architekt.', 'Wir suchen einen Architekten.'],
    ['Sie kam mit große Geschenke.', 'Sie kam mit großen Geschenken.'],
    ['Er arbeitet bei eine große Firma.', 'Er arbeitet bei einer großen Firma.'],
  ],
  right: [
    'Das sind Frauen, die Kinder haben.',
    'Im Jahre 1990 lebte er auf dem Lande.',
    'Der den Kindern helfende Mann lacht.',
    'Das ist mit ein Grund dafür.',
    'Das sind alles gute Leute.',
    'In diesem Fall hatte das fatale Folgen.',
    'Er trägt ein lila Hemd.',
    'Auf der einen Seite ist es gut.',
    'Wenn die Hunger haben, essen sie.',
    'Allen Ernstes sagte er das.',
    'Dort spielen unter anderem Kinder.',
    'Das Bild kommt über Satellit.',
    'Er gab der Frau das Buch des Lehrers.',
    'Sie findet das Quatsch.',
    'Er blieb einige Zeit in diesem Lande.',
    'Was für ein schöner Tag!',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const phrase = nounPhraseAt(tokens, at, known)
  if (!phrase || mayBePronoun(tokens, phrase) || tokens.slice(at, phrase.noun + 1).some(({ isLocked }) => isLocked)) return null
  if (isName(tokens, phrase) || isLoosePlural(tokens, phrase)) return null
  // Of these, `genitive-preposition` tells.
  if (phrase.preposition === 'wegen' || phrase.preposition === 'trotz') return null
  const fits = fitPhrase(phrase, tokens)
  const least = fits[0]?.cost ?? 0
  // "bei eine große Firma": with a preposition the article and the adjective may both be wrong.
  if (least === 0 || least > (phrase.preposition === null ? 2 : 2.1)) return null
  const isObject = isBehindSubject(tokens, phrase)
  const rank = ({ cell }: Fit): number => (isObject && cell.endsWith('.nom') ? 2 : isObject && !cell.endsWith('.acc') ? 1 : 0)
  const best = fits.filter(({ cost }) => cost <= least + 0.2).toSorted((a, b) => rank(a) - rank(b))
  const changed = best.flatMap(({ changes }) => [...changes.keys()])
  const [from, to] = [Math.min(...changed), Math.max(...changed) + 1]
  return { from, to, suggestions: [...new Set(best.map((fit) => writeFit(fit, tokens, from, to)))] }
}

/** "Er hat ein sehr guten Eindruck": a pronoun before the phrase is the subject, so that the phrase is its object. */
const isBehindSubject = (tokens: readonly LintToken[], { at, preposition }: NounPhrase): boolean => {
  const before = tokens.slice(partStart(tokens, at), at)
  return (
    preposition === null &&
    before.some(({ lower }) => /^(?:ich|du|er|wir|man)$/.test(lower)) &&
    !before.some(({ lower }) => copulas.has(lower) || /^(?:bin|bist|seid|heiße|heißt|wird|werde|als|wie)$/.test(lower))
  )
}

/** "Van der Bellen", "des Institute of Science", "der Staats- und Regierungschefs": a noun that goes on behind the phrase. */
function isName(tokens: readonly LintToken[], { at, noun }: NounPhrase): boolean {
  const [before, after] = [tokens[at - 1], tokens[noun + 1]]
  if (before && /^(?:van|von)$/.test(before.lower) && /^V/.test(before.text)) return true
  if (!after) return false
  return (
    /^[-‐‑–/&]/u.test(after.text) || (after.kind === 'word' && (/^\p{Lu}/u.test(after.text) || /^(?:of|and|the|de|la)$/.test(after.lower)))
  )
}

/** "keine Details": a foreign plural that looks like a genitive. */
const isLoosePlural = (tokens: readonly LintToken[], { at, noun, nouns }: NounPhrase): boolean =>
  /s$/u.test(tokens[noun]?.text ?? '') &&
  /e$/u.test(tokens[at]?.lower ?? '') &&
  nouns.every(({ cells }) => [...cells].every((one) => one.endsWith('.gen')))

/** Whether the word that looks like a determiner may stand for a noun of its own, or for none: "am liebsten Musik", "vor allem Kinder". */
function mayBePronoun(tokens: readonly LintToken[], { at, noun, nouns, preposition, swallowed, adjectives }: NounPhrase): boolean {
  const word = tokens[at]?.lower ?? ''
  if (prepositions.has(word)) return standsAlone(tokens, adjectives, noun) || (adjectives.length === 0 && nouns.some(isSingular))
  if (swallowed === 'an') return adjectives.some((one) => /sten$/.test(tokens[one.at]?.lower ?? ''))
  if (word === 'allem' && tokens[at - 1]?.lower === 'vor') return true
  if (preposition === 'mit' && word === 'ein') return oneOfSeveral.has(tokens[noun]?.text ?? '')
  if (swallowed || !pronouns.has(word)) return false
  if (word === 'ihr' || word === 'alles') return true
  const before = tokens[at - 1]
  // A relative pronoun, with or without a preposition before it.
  if (before?.text === ',' || (preposition && tokens[at - 2]?.text === ',')) return true
  // "Hatte das schlimme Folgen?"
  if (word === 'das' && !preposition && before && adjectives.every(({ endings }) => endings.has('e')) && nouns.some(isPlural)) return true
  if (preposition || adjectives.length > 0 || !before) return false
  return word === 'das' || copulas.has(before.lower) || oftenBare.has(tokens[noun]?.text ?? '')
}

/** "über Satellit": alone behind a preposition, a noun of the weak declension may stay as it is. */
const isSingular = ({ cells }: NounPhrase['nouns'][number]): boolean => [...cells].some((cell) => !cell.startsWith('pl.'))

/** "unter anderem Kinder", "von neuem Fragen": an adjective that stands for itself. */
const standsAlone = (tokens: readonly LintToken[], adjectives: NounPhrase['adjectives'], noun: number): boolean =>
  adjectives.some(({ at }) => /em$/u.test(tokens[at]?.lower ?? '')) && /(?:e|en|er|n|s)$/u.test(tokens[noun]?.text ?? '')

const isPlural = ({ cells }: NounPhrase['nouns'][number]): boolean =>
  cells.has('pl.acc') && ![...cells].some((cell) => cell.startsWith('n.'))
