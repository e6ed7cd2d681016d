import type { ImportTroubleMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')

/** Was in einer gelesenen Datei mit Quellen einen Blick wert ist. */
export const importTroubles: ImportTroubleMessages = {
  heading: (count) => `${number(count)} ${plural(count, { one: 'Eintrag sollten', other: 'Einträge sollten' })} Sie ansehen:`,
  said: {
    'authors-left-out': (key) => `${key}: Die Datei nennt nur einen Teil der Autorinnen und Autoren. Ergänzen Sie die übrigen.`,
    'braces-unbalanced': (key) =>
      `${key}: Eine Klammer ist nicht geschlossen. Was lesbar war, wurde übernommen; prüfen Sie, ob es vollständig ist.`,
    'entry-unreadable': () => 'Dieser Eintrag ließ sich nicht lesen und wurde ausgelassen.',
    'key-twice': (key) => `Zwei Einträge heißen ${key}. Beide wurden übernommen.`,
    'macro-unknown': (name) => `Die Datei sagt nicht, wofür die Abkürzung ${name} steht.`,
    'too-many': (key) => `Das sind mehr, als auf einmal übernommen werden können. Ab ${key} wurden sie ausgelassen.`,
    'type-unknown': (type) => `Der Typ ${type} ist unbekannt. Wählen Sie die Art der Quelle selbst.`,
    'xml-broken': () => 'Das XML ist hier beschädigt. Was lesbar war, wurde übernommen.',
  },
}
