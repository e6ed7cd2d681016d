import { words as wordsOf } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findComparisonOrder } from '../../scandinavian-clauses/comparison-order.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

const the = wordsOf('ju desto dess')
const comparative = /(?:are|re|mer|mindre|fler|oftare|bättre|sämre)$/u

/** Behind "ju mer ..., desto mer" the verb comes before its subject. */
export default defineCheck({
  key: 'comparison-order',
  class: 'word-order',
  find: (tokens, words) => findComparisonOrder({ tokens, of: swedish, words }, the, comparative),
  wrong: [
    ['Ju mer hon tränar, ju starkare hon blir.', 'Ju mer hon tränar, ju starkare blir hon.'],
    ['Ju äldre man blir, desto mindre man sover.', 'Ju äldre man blir, desto mindre sover man.'],
    ['Ju snabbare du kör, desto mer bensin du förbrukar.', 'Ju snabbare du kör, desto mer bensin förbrukar du.'],
    ['Ju fler vi är, ju roligare vi har.', 'Ju fler vi är, ju roligare har vi.'],
  ],
  right: [
    'Ju mer hon tränar, desto starkare blir hon.',
    'Du blir bättre ju mer du läser.',
    'Han har ju mer pengar än vi har.',
    'Ju förr, desto bättre.',
  ],
})
