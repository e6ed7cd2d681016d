import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('hu')

/** A bejegyzések és lapok élő részei: egy kis eszköz, csomagok, mért adatok, bejegyzések. */
export const islands: IslandMessages = {
  failed: 'Ez a rész nem töltődött be.',
  tool: {
    region: (tool) => `${tool}, kicsiben`,
    yours: 'Az Ön mondata',
    similarity: 'Hasonlóság az Ön mondatához',
    open: 'Megnyitás az átfogalmazóban',
    handed: 'Az Ön mondata a lapon van.',
    only: (code) => `Egyelőre ezen a nyelven írt szövegekkel működik: ${language(code)}.`,
    tooLong: (limit) => `Ide egy-két mondat fér, legfeljebb ${number(limit)} karakter. Maga az átfogalmazó többet is elbír.`,
    stale: 'A mondat azóta megváltozott.',
    same: 'Ez a mód nem változtat a mondaton. Próbálja ki a másikat.',
    empty: 'Előbb írjon egy mondatot.',
    done: 'A mondat átfogalmazva.',
  },
  pricing: { price: 'Havi ár', free: 'ingyenes', more: 'Minden a csomagokról' },
  figure: {
    value: figureWords('hu', (count, all) => `${count} / ${all}`),
    measured: (count, date) =>
      count === null ? `Mérés napja: ${day(date)}.` : `Mérés napja: ${day(date)}; esetek száma: ${number(count)}.`,
  },
  posts: { none: 'Itt még nincs bejegyzés.' },
}
