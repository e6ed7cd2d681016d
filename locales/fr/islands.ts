import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('fr')

/** Parties vivantes des articles et des pages : un petit outil, les offres, des mesures, des articles. */
export const islands: IslandMessages = {
  failed: 'Cette partie ne s’est pas chargée.',
  tool: {
    region: (tool) => `${tool}, en petit`,
    yours: 'Votre phrase',
    similarity: 'Similarité avec votre phrase',
    open: 'Ouvrir dans le paraphraseur',
    handed: 'Votre phrase est sur la feuille.',
    only: (code) => `Fonctionne pour l’instant avec des textes dans cette langue\u00a0: ${language(code)}.`,
    tooLong: (limit) =>
      `Une ou deux phrases tiennent ici, ${number(limit)} caractères au plus. Le paraphraseur lui-même en accepte davantage.`,
    stale: 'Votre phrase a changé depuis.',
    same: 'Ce mode laisse la phrase telle quelle. Essayez l’autre.',
    empty: 'Écrivez d’abord une phrase.',
    done: 'La phrase est reformulée.',
  },
  pricing: { price: 'Prix par mois', free: 'gratuit', more: 'Tout sur les offres' },
  figure: {
    value: figureWords('fr', (count, all) => `${count} sur ${all}`),
    measured: (count, date) =>
      count === null ? `Mesuré le ${day(date)}.` : `Mesuré le ${day(date)}\u00a0; nombre de cas\u00a0: ${number(count)}.`,
  },
  posts: { none: 'Il n’y a pas encore d’articles ici.' },
}
