import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('de')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API für Entwickler',
  description: 'Tintas Werkzeuge in eigenen Programmen: Schlüssel, Beispiele in curl, JavaScript und Python, Fehler und Grenzen.',
  heading: 'Tinta in eigenen Programmen',
  lead: 'Die Werkzeuge dieser Seite als JSON-API, mit denselben Verfahren und denselben Antworten. Ein Konto mit Platin bekommt Schlüssel dafür.',
  leadOpen:
    'Die Werkzeuge dieser Seite als JSON-API, mit denselben Verfahren und denselben Antworten. Hier bekommt jedes Konto Schlüssel dafür.',
  contents: 'Auf dieser Seite',
  base: 'Basisadresse',
  reference: 'Alle Adressen und Felder, auf Englisch',
  document: 'OpenAPI-Dokument',
  example: {
    language: 'Sprache der Beispiele',
    code: (name) => `Beispiel: ${name}`,
    copy: 'Kopieren',
    copyOf: (name) => `Kopieren: ${name}`,
    copied: 'Kopiert.',
    fields: 'Felder von Anfrage und Antwort',
  },
  keys: {
    title: 'Ihre Schlüssel',
    lead: 'Mit einem Schlüssel arbeitet ein Programm wie Sie selbst, und was es verbraucht, zählt zu Ihrem Verbrauch.',
    loading: 'Ihre Schlüssel werden geholt.',
    signedOut: 'Schlüssel gehören zu einem Konto. Melden Sie sich an, um einen anzulegen.',
    name: 'Name des Schlüssels',
    nameHelp: 'Nur für Sie: zum Beispiel, welches Programm ihn benutzt.',
    make: 'Schlüssel anlegen',
    ready: (name) => `Der Schlüssel „${name}“ ist fertig.`,
    warning:
      'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt. Wir behalten einen Fingerabdruck, aus dem ihn niemand wiederherstellen kann.',
    field: 'Der neue Schlüssel',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist kopiert.',
    kept: 'Ich habe ihn aufbewahrt',
    list: 'Gültige Schlüssel',
    held: (count, most) => `${number(count)} von ${number(most)}`,
    none: 'Es gibt noch keinen Schlüssel.',
    made: (time) => `angelegt am ${day(time)}`,
    used: (moment) => `zuletzt benutzt ${moment}`,
    unused: 'nie benutzt',
    revoke: 'Widerrufen',
    ask: (name) => `Programme mit „${name}“ werden ab dann abgewiesen. Das lässt sich nicht rückgängig machen.`,
    yes: 'Schlüssel widerrufen',
    no: 'Behalten',
    revoked: 'Der Schlüssel ist widerrufen.',
    asleep:
      'Ihr Tarif enthält keine Schlüssel, deshalb öffnen diese hier gerade nichts. Mit Platin gelten sie wieder; widerrufen lassen sie sich jederzeit.',
  },
  access: {
    title: 'Authentifizierung',
    header:
      'Senden Sie den Schlüssel mit jeder Anfrage im Header `Authorization: Bearer tinta_…`. Daneben wird kein Cookie gelesen, und die Anfrage darf von jedem Server kommen.',
    rights:
      'Ein Schlüssel arbeitet mit Texten und mit Ihrer Bibliothek. Verlauf, Konto, Tarif und weitere Schlüssel erreicht er nicht; was ein Programm damit tut, kommt nicht in Ihren Verlauf.',
    care: 'Schlüssel gehören nicht in Webseiten und Repositorys. Die Beispiele lesen Ihren aus der Umgebung, als `TINTA_KEY`.',
    visitors: 'Die meisten Adressen antworten auch ohne Schlüssel, in den Grenzen für Besucher.',
  },
  tools: {
    rephrase:
      'Formuliert einen Text in einem von fünf Modi und drei Stärken um. Die Antwort enthält den neuen Text und jede Änderung mit ihrem Grund.',
    proofread:
      'Rechtschreibung, Grammatik, Zeichensetzung und Stil. Jeder Fund hat eine Stelle, einen Grund und Vorschläge; Stellen zählen UTF-16-Einheiten ab 0.',
    detect: (words) =>
      `Ein Urteil in Stufen mit den Anzeichen dahinter. Unter ${number(words)} Wörtern, und wo es sich nicht sagen lässt, lautet die Antwort \`cannot-tell\`.`,
    check:
      'Eine Prüfung ist ein Auftrag: Sie beginnt mit einem Text, die Antwort nennt eine `id`, und nach ihr fragt man, bis ihr `state` `done` ist. Sie kostet eine Prüfung Ihres Monats.',
    cite: 'Literaturliste und Belege im Text aus CSL-JSON, in APA 7 oder einem anderen Stil dieser Seite.',
    find: 'Quellen zu einem Satz oder Thema, aus Ihrer Bibliothek und den Verzeichnissen, die diese Seite fragt; sie kommen als Ereignisse, während geantwortet wird.',
    thesaurus: 'Synonyme eines Wortes in jeder Form, möglichst in derselben Form, mit Stilebene und Häufigkeit.',
    library: 'Legt Werke in Ihre Bibliothek und sagt, welche schon da sind.',
  },
  addOns: {
    title: 'Editoren und Add-ons',
    lead: 'Add-ons für LanguageTool-Server können auch mit Tinta prüfen: in Office-Programmen, Browsern, Notizprogrammen und Code-Editoren. Wo Ihres nach einem Server fragt, geben Sie eine dieser Adressen ein.',
    ends: 'Welche, hängt vom Programm ab: Manche hängen `/v2` oder `/check` selbst an. Findet es in `She go home.` nichts, versuchen Sie die nächste.',
    key: 'Ohne Schlüssel gelten die Grenzen für Besucher. Für Ihre eigenen Grenzen, Ihr Wörterbuch und Ihre Regeln geben Sie Ihre E-Mail-Adresse als Benutzernamen und einen Schlüssel als API-Schlüssel an.',
    care: 'Was so geprüft wird, wird nicht aufbewahrt und steht in keinem Protokoll.',
  },
  streams: {
    title: 'Ereignisströme',
    steps:
      'Umformulieren meldet seine Schritte, wenn man `text/event-stream` verlangt: ein Ereignis `step`, wenn ein Schritt beginnt, am Ende ein `result` oder ein `problem`.',
    jobs: 'Einer Prüfung folgt man unter `/check/{id}/events`. Nach einem Abbruch geht es mit `Last-Event-ID` an derselben Stelle weiter.',
    cancel: 'Wer die Verbindung schließt, bricht einen Lauf ab; ein abgebrochener Lauf kostet nichts.',
  },
  errors: {
    title: 'Fehler',
    form: 'Was schiefgeht, wird als Problem Details (RFC 9457) beantwortet: ein `code` aus einer festen Liste, die Angaben zum Fall und Worte in der Sprache von `Accept-Language`.',
    code: 'Programme sollten sich nach dem `code` richten; Worte können sich ändern.',
    status: 'Status',
    name: 'Code',
    meaning: 'Bedeutung',
    all: 'Alle Codes',
  },
  limits: {
    title: 'Grenzen',
    counted:
      'Anfragen werden dem Inhaber des Schlüssels zugezählt, woher sie auch kommen. Jede Antwort sagt in ihren Headern, was von der Minute übrig ist.',
    wait: 'Warten Sie nach einer 429 so viele Sekunden, wie `Retry-After` sagt.',
    plan: 'Zeichen und Prüfungen sind die Ihres Tarifs, für die Seite und Ihre Programme zusammen. `GET /usage` sagt, was übrig ist.',
  },
}
