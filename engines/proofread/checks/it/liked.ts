import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { formsAt, type Cell } from '../../romance/paradigm.ts'
import { findLiked, type Liking } from '../../romance/verbs/liked.ts'
import { italian } from '../../romance/verbs/italian-language.ts'

/** "il", "lo" or "l'" by the sound of the noun. */
function articleOf(cell: Cell, noun: string): string {
  const article = italian.romance.determiner('il')
  return (article && formsAt(article, cell, italian.romance.soundOf(noun))[0]) ?? 'il'
}

const liking: Liking = {
  verbs: words('piacere'),
  pronouns: words('mi ti gli le ci vi'),
  between: words('molto tanto più anche sempre'),
  articleOf,
}

/** What is liked has an article. */
export default defineCheck({
  key: 'liked',
  class: 'article-missing',
  find: (tokens, known) => findLiked(tokens, { language: italian, liking, known }),
  wrong: [
    ['Mi piace musica classica.', 'Mi piace la musica classica.'],
    ['Non mi piacciono film lunghi.', 'Non mi piacciono i film lunghi.'],
    ['Ci piace molto cioccolata.', 'Ci piace molto la cioccolata.'],
    ['Ti piace zucchero nel tè?', 'Ti piace lo zucchero nel tè?'],
  ],
  right: ['Mi piace molto ballare.', 'Mi piace la musica.', 'Ci piace tutto.', 'Mi piace Roma.'],
})
