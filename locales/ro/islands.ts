import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number, plural } = wordsFor('ro')

/** Părți vii ale articolelor și paginilor: un instrument mic, planuri, cifre măsurate, articole. */
export const islands: IslandMessages = {
  failed: 'Această parte nu s-a încărcat.',
  tool: {
    region: (tool) => `${tool}, în mic`,
    yours: 'Fraza dumneavoastră',
    similarity: 'Asemănarea cu fraza dumneavoastră',
    open: 'Deschideți în instrumentul de parafrazare',
    handed: 'Fraza dumneavoastră este pe foaie.',
    only: (code) => `Deocamdată lucrează cu texte în limba ${language(code)}.`,
    tooLong: (limit) =>
      `Aici încap una sau două fraze, cel mult ${number(limit)} ${plural(limit, { one: 'caracter', few: 'caractere', other: 'de caractere' })}. Instrumentul întreg primește mai mult.`,
    stale: 'Fraza s-a schimbat între timp.',
    same: 'Acest mod lasă fraza neschimbată. Încercați-l pe celălalt.',
    empty: 'Scrieți mai întâi o frază.',
    done: 'Fraza a fost parafrazată.',
  },
  pricing: { price: 'Preț pe lună', free: 'gratuit', more: 'Totul despre planuri' },
  figure: {
    value: figureWords('ro', (count, all) => `${count} din ${all}`),
    measured: (count, date) =>
      count === null ? `Măsurat la ${day(date)}.` : `Măsurat la ${day(date)}; numărul de cazuri: ${number(count)}.`,
  },
  posts: { none: 'Aici nu sunt încă articole.' },
}
