import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findLiked, type Liking } from '../../romance/verbs/liked.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'

const articles = { 'm.sg': 'el', 'f.sg': 'la', 'm.pl': 'los', 'f.pl': 'las' } as const

const liking: Liking = {
  verbs: words('gustar encantar fascinar'),
  pronouns: words('me te le nos os les'),
  between: words('mucho más también siempre'),
  articleOf: (cell, noun) => (cell === 'f.sg' && spanish.romance.soundOf(noun) === 1 ? 'el' : articles[cell]),
}

/** What is liked has an article. */
export default defineCheck({
  key: 'liked',
  class: 'article-missing',
  find: (tokens, known) => findLiked(tokens, { language: spanish, liking, known }),
  wrong: [
    ['Me gusta chocolate con leche.', 'Me gusta el chocolate con leche.'],
    ['A mi padre le gusta mucho música.', 'A mi padre le gusta mucho la música.'],
    ['Nos encantan playas tranquilas.', 'Nos encantan las playas tranquilas.'],
    ['Me gusta agua fría.', 'Me gusta el agua fría.'],
  ],
  right: ['Me gusta mucho bailar.', 'Me gusta el chocolate.', 'Nos encanta todo.', 'Me gustan más tarde.', 'Me gusta Madrid.'],
})
