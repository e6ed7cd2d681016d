import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('de')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'Wort', other: 'Wörter' })}`
const times = (count: number): string => plural(count, { one: 'einmal', other: `${number(count)}-mal` })

/** Der Bericht über Stil und Einheitlichkeit. */
export const styleReport: StyleReportMessages = {
  open: 'Stil und Einheitlichkeit',
  lead: 'Was in diesem Text auf mehr als eine Weise geschrieben ist und wie seine Sätze gebaut sind. Das sind Beobachtungen, keine Fehler: Was zum Text passt, entscheiden Sie.',
  running: 'Der Text wird gelesen.',
  empty: 'Auf dem Blatt steht noch kein Text.',
  short: (count, atLeast) => `${words(count)} sind zu wenig: Ein Bericht braucht mindestens ${words(atLeast)}.`,
  stale: 'Der Text wurde seit diesem Bericht geändert.',
  again: 'Noch einmal lesen',
  offline: 'Für den Bericht ist eine Verbindung nötig. Ihr Text bleibt erhalten.',
  read: (wordCount, sentenceCount) =>
    `Gelesen: ${words(wordCount)} in ${number(sentenceCount)} ${plural(sentenceCount, { one: 'Satz', other: 'Sätzen' })}.`,
  aside:
    'Überschriften, Literaturverzeichnisse und fremdsprachige Stellen bleiben außer Betracht, ebenso Zitate und Verweise, außer wo Sätze gemessen werden.',
  copy: 'Bericht kopieren',
  copied: 'Der Bericht ist kopiert.',
  notCopied: 'Der Bericht konnte nicht kopiert werden.',
  places: (count) => `${number(count)} ${plural(count, { one: 'Stelle', other: 'Stellen' })}`,
  more: (count) => `und ${number(count)} weitere`,
  untold: {
    tense: (code) =>
      `Zu den Zeitformen wird für die Sprache ${language(code)} nichts gesagt: An der Form der Wörter allein sind sie nicht sicher genug zu erkennen.`,
    passive: (code) =>
      `Zum Passiv wird für die Sprache ${language(code)} nichts gesagt: An der Form der Wörter allein ist es nicht sicher genug zu erkennen.`,
  },
  sections: {
    terms: 'Begriffe und Schreibweisen',
    abbreviations: 'Abkürzungen',
    numbers: 'Zahlen, Daten und Bezeichnungen',
    marks: 'Anführungszeichen und Apostrophe',
    sentences: 'Sätze',
    verbs: 'Verben',
    words: 'Wiederholte Wörter',
  },
  tenses: { past: 'Vergangenheit', present: 'Gegenwart' },
  ends: { shortest: 'der kürzeste', longest: 'der längste' },
  quoted: (text) => `„${text}“`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Ein Begriff ist auf mehr als eine Weise geschrieben',
    'case-variants': 'Ein Begriff steht mit großen und mit kleinen Anfangsbuchstaben',
    'spelling-variants': 'Im Text stehen Schreibweisen mehrerer Varianten der Sprache',
    'abbreviation-unused': (short) => `${short} wird erklärt, danach aber nicht verwendet.`,
    'abbreviation-early': (short, count) => `${short} wird ${times(count)} verwendet, bevor es erklärt ist.`,
    'abbreviation-twice': (short, count) => `${short} wird ${times(count)} erklärt.`,
    'abbreviation-two-ways': (short) => `${short} wird auf mehr als eine Weise erklärt`,
    'abbreviation-undefined': (short, count) => `${short} wird ${times(count)} verwendet und nirgends im Text erklärt.`,
    tense: (title) =>
      title === null
        ? 'Vergangenheit und Gegenwart stehen nebeneinander'
        : `Vergangenheit und Gegenwart stehen nebeneinander unter ${title}`,
    'number-words': 'Kleine Zahlen stehen vor denselben Substantiven in Ziffern und in Worten',
    percent: 'Prozentangaben sind auf mehr als eine Weise geschrieben',
    'decimal-mark': 'Dezimalzahlen haben mehr als ein Trennzeichen',
    'thousands-mark': 'Tausender sind auf mehr als eine Weise gegliedert',
    dates: 'Daten sind auf mehr als eine Weise geschrieben',
    labels: 'Abbildungen, Tabellen oder Kapitel sind auf mehr als eine Weise bezeichnet',
    'quotation-marks': 'Im Text stehen Anführungszeichen von mehr als einer Art',
    apostrophes: 'Im Text stehen gerade und gebogene Apostrophe',
    'sentence-lengths': (f) =>
      `${number(f.count)} Sätze: Die Hälfte hat ${number(f.low)} bis ${words(f.high)}, der mittlere ${number(f.middle)}; der kürzeste hat ${number(f.shortest)}, der längste ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) =>
      `${number(count)} von ${number(of)} Sätzen ${plural(count, { one: 'hat', other: 'haben' })} mehr als ${words(bound)}.`,
    passive: (count, of) => `In ${number(count)} von ${number(of)} Sätzen steht ein Passiv.`,
    'openings-in-a-row': (word, count) => `${number(count)} Sätze hintereinander beginnen mit ${word}.`,
    openings: (of) => `Die häufigsten ersten Wörter von ${number(of)} Sätzen`,
    'repeated-nearby': (word, count) => `${word} steht ${times(count)} innerhalb weniger Zeilen.`,
    'frequent-words': 'Alltägliche Wörter, die hier viel häufiger stehen als anderswo, oft weil sie das Thema nennen',
  },
}
