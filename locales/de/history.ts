import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })}`

export const history: HistoryMessages = {
  title: 'Verlauf',
  description: 'Was Sie umformuliert und korrigiert haben, zum Nachsehen und Wiederaufnehmen.',
  loading: 'Ihr Verlauf wird geladen.',
  lead: (count) => `Nur Sie sehen das; ${number(count)} ${plural(count, { one: 'Tag', other: 'Tage' })} lang aufbewahrt.`,
  signedOut: {
    title: 'Melden Sie sich an, um Ihren Verlauf zu sehen.',
    body: 'Ohne Konto wird nichts aufbewahrt. Mit einem steht hier, woran Sie arbeiten, nur für Sie.',
  },
  offHere: { title: 'Diese Seite führt keinen Verlauf.', body: 'Der Betreiber hat entschieden, dass nichts gespeichert wird.' },
  off: {
    title: 'Ihr Verlauf ist ausgeschaltet.',
    body: (count) =>
      `Nichts wird aufbewahrt. Eingeschaltet stehen hier die Ergebnisse ${plural(count, { one: 'des letzten Tages', other: `der letzten ${number(count)} Tage` })}, nur für Sie.`,
    on: 'Meine Ergebnisse aufbewahren',
  },
  empty: { title: 'Noch nichts hier.', body: 'Woran Sie von jetzt an arbeiten, steht hier.' },
  goTo: (name) => `Zum Werkzeug: ${name}`,
  search: {
    label: 'In Texten und Ergebnissen suchen',
    clear: 'Suche leeren',
    none: (words) => `Nichts enthält „${words}“.`,
    noneHelp: 'Versuchen Sie weniger Wörter oder ein anderes Werkzeug.',
  },
  tool: { label: 'Werkzeug', all: 'Alle Werkzeuge' },
  list: 'Ergebnisse',
  count: results,
  shown: (shown, total) => `${number(shown)} von ${number(total)} gezeigt`,
  more: 'Mehr zeigen',
  characters: (count) => `${number(count)} Zeichen`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'Hinweis', other: 'Hinweise' })}`,
  untitled: 'Ohne Worte',
  entry: {
    original: 'Original',
    result: 'Ergebnis',
    text: 'Text',
    copy: 'Kopieren',
    download: 'Herunterladen',
    openIn: (name) => `Öffnen in: ${name}`,
    delete: 'Löschen',
    loading: 'Wird geladen.',
    gone: 'Dieses Ergebnis gibt es nicht mehr.',
    file: 'tinta-ergebnis',
  },
  deleted: 'Gelöscht.',
  undo: 'Rückgängig',
  notDeleted: 'Es ließ sich nicht löschen und ist wieder da.',
  deleteAll: 'Alles löschen',
  export: 'Exportieren',
  file: 'tinta-verlauf',
  offline: 'Sie sind offline. Was schon da ist, lässt sich lesen; der Rest wartet auf die Verbindung.',
}
