import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('it')

/** Parti vive di articoli e pagine: un piccolo strumento, piani, cifre misurate, articoli. */
export const islands: IslandMessages = {
  failed: 'Questa parte non si è caricata.',
  tool: {
    region: (tool) => `${tool}, in piccolo`,
    yours: 'La sua frase',
    similarity: 'Somiglianza con la sua frase',
    open: 'Apri nello strumento di parafrasi',
    handed: 'La sua frase è sul foglio.',
    only: (code) => `Per ora funziona con testi in questa lingua: ${language(code)}.`,
    tooLong: (limit) => `Qui stanno una o due frasi, al massimo ${number(limit)} caratteri. Lo strumento completo ne accetta di più.`,
    stale: 'Nel frattempo la frase è cambiata.',
    same: 'Questa modalità lascia la frase com’è. Provi l’altra.',
    empty: 'Scriva prima una frase.',
    done: 'La frase è stata riformulata.',
  },
  pricing: { price: 'Prezzo al mese', free: 'gratuito', more: 'Tutto sui piani' },
  figure: {
    value: figureWords('it', (count, all) => `${count} su ${all}`),
    measured: (count, date) =>
      count === null ? `Misurato il ${day(date)}.` : `Misurato il ${day(date)}; numero di casi: ${number(count)}.`,
  },
  posts: { none: 'Qui non ci sono ancora articoli.' },
}
