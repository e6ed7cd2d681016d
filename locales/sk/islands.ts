import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number, plural } = wordsFor('sk')

/** Živé časti príspevkov a stránok: malý nástroj, plány, namerané údaje, príspevky. */
export const islands: IslandMessages = {
  failed: 'Táto časť sa nenačítala.',
  tool: {
    region: (tool) => `${tool}, v malom`,
    yours: 'Vaša veta',
    similarity: 'Podobnosť s vašou vetou',
    open: 'Otvoriť v nástroji na parafrázovanie',
    handed: 'Vaša veta je na hárku.',
    only: (code) => `Zatiaľ pracuje s textami v tomto jazyku: ${language(code)}.`,
    tooLong: (limit) =>
      `Sem sa zmestí veta či dve, najviac ${number(limit)} ${plural(limit, { one: 'znak', few: 'znaky', other: 'znakov' })}. Celý nástroj unesie viac.`,
    stale: 'Veta sa odvtedy zmenila.',
    same: 'Tento režim vetu nemení. Skúste ten druhý.',
    empty: 'Najprv napíšte vetu.',
    done: 'Veta je parafrázovaná.',
  },
  pricing: { price: 'Cena za mesiac', free: 'zadarmo', more: 'Všetko o plánoch' },
  figure: {
    value: figureWords('sk', (count, all) => `${count} z ${all}`),
    measured: (count, date) => (count === null ? `Namerané ${day(date)}.` : `Namerané ${day(date)}; počet prípadov: ${number(count)}.`),
  },
  posts: { none: 'Zatiaľ tu nie sú príspevky.' },
}
