import type { ExportMessages } from '../export.ts'

export const exported: ExportMessages = {
  title: 'Ihre Daten aus Tinta',
  about: ({ site, day }) => `Das speichert ${site} über Sie. Die Datei ist vom ${day}.`,
  parts: {
    account: 'Name, E-Mail-Adresse und Daten des Kontos',
    preferences: 'Ihre Einstellungen',
    signInMethods: 'wie Sie sich anmelden',
    devices: 'wo Sie angemeldet sind',
    keys: 'Namen und erste Zeichen Ihrer Schlüssel für die API',
    usage: 'was jeder Lauf von Ihrer Monatsmenge verbraucht hat',
    subscription: 'Abonnements und Käufe',
    dictionary: 'eigene Wörter und abgeschaltete Regeln',
    historyJson: 'Ihr Verlauf mit Texten und Ergebnissen',
    historyFolder: 'dasselbe, eine Datei je Lauf',
    checks: 'Ihre Plagiatsprüfungen mit den Berichten',
    documents: 'die Dokumente, die Sie zum Vergleichen aufbewahren, und Ihre Entwürfe, mit ihren Texten',
    library: 'die Quellen Ihrer Bibliothek mit Ordnern, Schlagwörtern und Notizen',
    libraryFiles: 'die Dateien, die Sie ihnen angehängt haben',
  },
  secrets: 'Passwörter, Codes und Links, die Ihr Konto öffnen, sind nicht enthalten.',
  form: 'Dateien mit der Endung .json sind für Programme gedacht; jeder Texteditor öffnet sie auch. Zeiten sind in UTC angegeben.',
  run: {
    tool: 'Werkzeug',
    language: 'Sprache',
    madeAt: 'Datum',
    text: 'Text',
    result: 'Ergebnis',
  },
}
