import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('de')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'Beleg', other: 'Belege' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'Werk', other: 'Werke' })}`

/** Die Prüfung der Quellen einer Arbeit. */
export const doctor: DoctorMessages = {
  title: 'Quellenprüfung: Belege und Verzeichnis nach APA 7',
  description:
    'Findet Zitiertes ohne Eintrag, Einträge ohne Zitat, abweichende Jahre und Namen, Doppeltes und was APA 7 anders schreibt, mit Stelle und Ersatz.',
  heading: 'Quellen einer Arbeit prüfen',
  views: { label: 'Ansichten', list: 'Meine Quellen', check: 'Quellen einer Arbeit prüfen' },
  before: {
    field: 'Die Arbeit mit ihrem Literaturverzeichnis',
    placeholder: 'Fügen Sie hier die ganze Arbeit mit ihrem Literaturverzeichnis ein',
    lead: 'Passt das Verzeichnis zum Text?',
    points: [
      'Jeder Beleg wird im Verzeichnis gesucht und jeder Eintrag im Text.',
      'Jahre und Namen werden verglichen, Doppeltes und die Reihenfolge geprüft.',
      'Das Verzeichnis wird an APA 7 gemessen, mit Ersatz zum Übernehmen.',
    ],
    cost: 'Das kostet nichts, und niemand sonst wird gefragt.',
    run: 'Quellen prüfen',
    running: 'Die Quellen werden geprüft.',
    long: (over) => `${number(over)} Zeichen zu viel`,
  },
  bar: {
    edit: 'Text bearbeiten',
    again: 'Erneut prüfen',
    copy: 'Text kopieren',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} im Verzeichnis`,
    acceptAll: (count) => `Alle ${number(count)} übernehmen`,
    panes: 'Was gezeigt wird',
    findings: (count) => `Befunde (${number(count)})`,
    works: (count) => `Werke (${number(count)})`,
  },
  state: {
    noList: {
      title: 'Es wurde kein Literaturverzeichnis gefunden.',
      body: 'Gesucht wird unter einer Überschrift wie „Literaturverzeichnis“ oder nach einer Folge solcher Einträge, je einer in einer Zeile:',
      sample: ['Brenner, U. (2012). Stille Räume. Falken Verlag.', 'Adler, T., & Holzapfel, S. (2015). Schlaf auf See. Lärm, 3(1), 14–29.'],
    },
    noCitations: 'Im Text wurde kein Beleg mit Name und Jahr oder mit Nummer gefunden; darum wird nichts darüber gesagt, was zitiert ist.',
    numeric:
      'Der Text zitiert mit Nummern. Solche Verzeichnisse sind nicht die der APA: Gesagt wird nur, was fehlt, nicht zitiert ist oder doppelt steht.',
    notes: 'Der Text hat Fußnoten. Werke, die nur dort zitiert sind, werden nicht verfolgt.',
    notApa: (count) =>
      `Das Verzeichnis ist nicht nach APA geschrieben. ${number(count)} ${plural(count, { one: 'Punkt', other: 'Punkte' })} der APA ${plural(count, { one: 'ist', other: 'sind' })} eingeklappt.`,
    unfold: 'Zeigen',
    fold: 'Einklappen',
    clear: {
      title: 'Text und Verzeichnis passen zusammen.',
      body: 'Es gibt nichts auszubessern. Was der Text meint, ohne es zu zitieren, ist nicht zu sehen.',
    },
    filtered: 'Der Filter blendet alle Befunde aus.',
    retractions: (date) => `Verglichen mit der Liste zurückgezogener Arbeiten vom ${day(date)}.`,
    noRetractions: 'Nach zurückgezogenen Arbeiten wurde nicht gesehen: Der Betreiber dieser Website hat keine Liste geladen.',
    found: (count) => (count === 0 ? 'Keine Befunde.' : `${number(count)} ${plural(count, { one: 'Befund', other: 'Befunde' })}.`),
  },
  kinds: {
    'cited-not-listed': 'Zitiert, nicht verzeichnet',
    'listed-not-cited': 'Verzeichnet, nicht zitiert',
    'year-differs': 'Jahre weichen ab',
    'spelling-differs': 'Namen weichen ab',
    'out-of-order': 'Falsche Reihenfolge',
    duplicate: 'Doppelt verzeichnet',
    apa: 'APA-Stil',
    gap: 'Etwas fehlt',
    notice: 'Mitteilung des Verlags',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `Im Verzeichnis steht kein Werk zu „${cited}“.`,
      todo: 'Nehmen Sie das Werk ins Verzeichnis auf oder streichen Sie den Beleg.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Nichts im Text verweist auf „${entry}“.`,
      todo: 'Zitieren Sie es, wo Sie es verwendet haben, oder streichen Sie es: APA verzeichnet nur Zitiertes.',
    },
    'year-differs': {
      wrong: (said, listed) => `Im Text steht ${said}, im Verzeichnis ${choice(listed)}.`,
      todo: 'Sehen Sie im Werk selbst nach und bessern Sie aus, was falsch ist.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `Im Text steht „${said}“, im Verzeichnis „${listed}“.`,
      todo: 'Sehen Sie im Werk selbst nach und bessern Sie aus, was falsch ist.',
    },
    'out-of-order': {
      before: (entry, other) => `„${entry}“ gehört vor „${other}“.`,
      last: (entry) => `„${entry}“ gehört ans Ende des Verzeichnisses.`,
      todo: 'Geordnet wird nach dem Familiennamen der ersten Person, dann nach dem Jahr.',
    },
    duplicate: {
      doi: (entry, other) => `„${entry}“ hat dieselbe DOI wie ein Eintrag darüber: „${other}“.`,
      title: (entry, other) => `„${entry}“ ist dasselbe Werk wie ein Eintrag darüber: „${other}“.`,
      todo: 'Behalten Sie einen der beiden.',
    },
    apa: { wrong: (words) => `Im Verzeichnis steht „${words}“.` },
    gap: { wrong: (entry) => `Es steht nicht in „${entry}“.` },
    notice: {
      wrong: (entry) => `Das betrifft „${entry}“.`,
      retraction: 'Stützen Sie sich nicht darauf. Wenn es zitiert werden muss, sagen Sie, dass es zurückgezogen wurde.',
      correction: 'Lesen Sie die Berichtigung, bevor Sie sich darauf stützen.',
      'expression-of-concern': 'Lesen Sie den Grund, bevor Sie sich darauf stützen.',
      reinstatement: 'Es gilt wieder; frühere Mitteilungen sind überholt.',
    },
  },
  apa: {
    'author-names': { title: 'Form eines Namens', rule: 'Familienname, Komma, Initialen mit Punkt: Brenner, U. M.' },
    conjunction: {
      title: 'Zwischen den Namen',
      rule: 'Namen trennt ein Komma; den letzten verbindet ein Zeichen oder ein Wort mit den anderen.',
    },
    'doi-address': { title: 'DOI', rule: 'Eine DOI wird als Link geschrieben: https://doi.org/…' },
    end: { title: 'Ende des Eintrags', rule: 'Ein Eintrag endet mit einem Punkt, nach einer DOI oder einem Link ohne.' },
    'list-et-al': { title: 'Ausgelassene Namen', rule: 'Das Verzeichnis nennt bis zu zwanzig Namen; „et al.“ steht nur im Text.' },
    'page-hyphen': { title: 'Bindestrich zwischen Seiten', rule: 'Zwischen Seitenzahlen steht ein Halbgeviertstrich (–).' },
    'page-label': { title: 'Angabe der Seiten', rule: 'Bei Zeitschriften stehen Seiten ohne „S.“.' },
    place: { title: 'Erscheinungsort', rule: 'Seit der siebten Auflage nennt APA nur den Verlag.' },
    retrieved: { title: 'Wörter vor einem Link', rule: 'Ein Link steht für sich, ohne „Verfügbar unter“.' },
    'title-capitals': {
      title: 'Großbuchstaben im Titel',
      rule: 'Ein englischer Titel wird wie ein Satz geschrieben. Das ist ein Vorschlag: Namen bleiben groß.',
    },
    'title-quotes': { title: 'Anführungszeichen', rule: 'Im Verzeichnis stehen Titel ohne Anführungszeichen.' },
    'volume-label': { title: 'Band und Heft', rule: 'Band und Heft stehen als 12(3), ohne „Jg.“ und „H.“.' },
    'year-parentheses': { title: 'Jahr', rule: 'Das Jahr steht in Klammern nach den Namen: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'nicht zitiert' : `${number(count)}-mal zitiert`),
    apa: 'Wie APA es schreibt',
    same: 'Es ist geschrieben, wie APA es schreibt.',
    unsure: 'Zu wenig ließ sich sicher lesen, um es nach APA zu schreiben.',
    copy: 'Kopieren',
    add: 'In die Bibliothek',
    added: 'In Ihre Bibliothek aufgenommen.',
    here: 'Es ist schon in Ihrer Bibliothek.',
    show: 'Im Text zeigen',
    showEntry: 'Den Eintrag zeigen',
  },
}
