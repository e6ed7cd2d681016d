import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('de')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'Dokument', other: 'Dokumente' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'Wort', other: 'Wörter' })}`

/** Die Seite der Dokumente, mit denen Texte verglichen werden. */
export const collections: CollectionsMessages = {
  title: 'Sammlungen',
  description: 'Dokumente, mit denen Ihre Texte verglichen werden: hinzufügen, durchsehen, löschen.',
  heading: 'Sammlungen von Dokumenten',
  loading: 'Die Sammlungen werden geladen.',
  signedOut: {
    title: 'Melden Sie sich an, um Dokumente aufzubewahren.',
    body: 'Eine Sammlung gehört zu einem Konto: Was Sie hinzufügen, wird mit Ihren Texten verglichen und von niemandem sonst gesehen.',
  },
  kinds: {
    own: 'nur für Sie sichtbar',
    drafts: 'Ihre Entwürfe: nur durchsucht, wenn Sie sie auswählen',
    institution: 'nur für Ihre Einrichtung sichtbar',
    public: 'offen für alle',
  },
  list: {
    none: {
      title: 'Noch keine Sammlung.',
      body: 'Legen Sie eine an und fügen Sie die Quellen hinzu, mit denen Sie arbeiten. Ihre Texte werden von da an damit verglichen.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Sie können darin suchen, sie aber nicht ändern.',
    limit: (count) => `Sie können ${documents(count)} aufbewahren und ebenso viele Entwürfe.`,
    back: 'Zur Prüfung',
  },
  make: {
    label: 'Name einer neuen Sammlung',
    kind: 'Was sie enthält',
    own: 'Quellen',
    drafts: 'Meine Entwürfe',
    institution: 'Für meine Einrichtung',
    create: 'Anlegen',
  },
  remove: {
    collection: 'Sammlung löschen',
    ask: (name, count) => `„${name}“ wird mit ${documents(count)} gelöscht. Nichts davon lässt sich zurückholen.`,
    yes: 'Endgültig löschen',
    keep: 'Behalten',
    done: (name) => `„${name}“ ist gelöscht.`,
  },
  files: {
    add: 'Dateien hinzufügen',
    folder: 'Ordner hinzufügen',
    stop: 'Anhalten',
    goOn: 'Fortsetzen',
    drop: 'Dateien, Ordner oder eine .zip-Datei hier ablegen',
    kinds: (kinds, bytes) => `${kinds}, je höchstens ${size(bytes)}`,
    release: 'Loslassen, um sie hinzuzufügen',
  },
  happens: {
    title: 'Was mit den Dateien geschieht',
    body: 'Aufbewahrt wird nur der Text und was zum Vergleichen nötig ist. Die Dateien selbst werden nach dem Lesen verworfen. Mit der Sammlung wird alles gelöscht.',
  },
  progress: {
    label: 'Import',
    are: (done, total) => `${number(done)} von ${number(total)} ${plural(total, { one: 'Datei', other: 'Dateien' })}`,
    in: 'sind drin und werden ab jetzt durchsucht',
    left: (seconds) => `noch etwa ${wait(seconds)} bei diesem Tempo`,
    stopped: 'Angehalten. Was drin ist, bleibt.',
  },
  counts: {
    added: () => 'hinzugefügt',
    there: () => 'schon da, aktualisiert',
    look: () => 'zu prüfen',
    unread: () => 'nicht gelesen',
    waiting: () => 'warten',
  },
  show: { label: 'Anzeigen', latest: 'Neueste', problems: 'Probleme', all: 'Alle' },
  csv: 'Probleme als .csv',
  table: {
    label: 'Dateien',
    file: 'Datei',
    size: 'Größe',
    state: 'Stand',
    action: 'Aktion',
    noProblems: 'Bisher keine Probleme.',
  },
  states: {
    waiting: 'Wartet',
    sending: 'Wird gesendet',
    reading: 'Wird gelesen',
    archive: (done, total) => `${number(done)} von ${number(total)} gelesen`,
    pausing: (seconds) => `Der Server ist beschäftigt. Weiter in ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Aktualisiert: ${words(count)}`,
    there: 'Schon da',
    twin: (name) => (name === '' ? 'Dieser Text ist schon da' : `Gleicher Text wie ${name}`),
    twinNote: 'Durchsucht wird nur jene Datei.',
  },
  actions: { again: 'Erneut versuchen', addText: 'Text einfügen', password: 'Eingeben', keep: 'Diese behalten', skip: 'Auslassen' },
  addText: { title: (name) => `Text von ${name}`, label: 'Fügen Sie den Text ein', add: 'Hinzufügen' },
  password: {
    title: (name) => `Passwort von ${name}`,
    label: 'Passwort',
    note: 'Es öffnet die Datei einmal und wird nicht aufbewahrt.',
    wrong: 'Dieses Passwort hat sie nicht geöffnet. Prüfen Sie es und versuchen Sie es erneut.',
    open: 'Öffnen',
  },
  commandLine:
    'Für Tausende Dateien gibt es einen Befehl für die Betreiber des Servers. Er macht weiter, wo er aufgehört hat, und schreibt dieselbe Liste der Probleme.',
  documents: {
    title: 'Dokumente',
    search: 'Nach Titel oder Dateiname suchen',
    none: 'Noch nichts darin.',
    notFound: (query) => `Nichts enthält „${query}“.`,
    more: 'Mehr anzeigen',
    remove: (name) => `${name} löschen`,
    ask: (name) => `„${name}“ wird sofort gelöscht und lässt sich nicht zurückholen.`,
    removed: (name) => `„${name}“ ist gelöscht.`,
  },
}
