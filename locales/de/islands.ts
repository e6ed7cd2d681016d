import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('de')

/** Lebendige Teile von Beiträgen und Seiten: ein kleines Werkzeug, Tarife, gemessene Zahlen, Beiträge. */
export const islands: IslandMessages = {
  failed: 'Dieser Teil wurde nicht geladen.',
  tool: {
    region: (tool) => `${tool}, im Kleinen`,
    yours: 'Ihr Satz',
    similarity: 'Ähnlichkeit mit Ihrem Satz',
    open: 'Im großen Werkzeug öffnen',
    handed: 'Ihr Satz liegt auf dem Blatt.',
    only: (code) => `Arbeitet bisher mit Texten in dieser Sprache: ${language(code)}.`,
    tooLong: (limit) => `Hier haben ein, zwei Sätze Platz, höchstens ${number(limit)} Zeichen. Das große Werkzeug nimmt mehr.`,
    stale: 'Ihr Satz wurde seither geändert.',
    same: 'Dieser Modus lässt den Satz, wie er ist. Versuchen Sie den anderen.',
    empty: 'Schreiben Sie zuerst einen Satz.',
    done: 'Der Satz ist umformuliert.',
  },
  pricing: { price: 'Preis im Monat', free: 'kostenlos', more: 'Alles über die Tarife' },
  figure: {
    value: figureWords('de', (count, all) => `${count} von ${all}`),
    measured: (count, date) =>
      count === null ? `Gemessen am ${day(date)}.` : `Gemessen am ${day(date)}; Zahl der Fälle: ${number(count)}.`,
  },
  posts: { none: 'Hier gibt es noch keine Beiträge.' },
}
