import { words as wordsOf } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findComparisonOrder } from '../../scandinavian-clauses/comparison-order.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'

const the = wordsOf('jo desto dess')
const comparative = /(?:ere|re|mer|mindre|flere|oftere|bedre|verre)$/u

/** Behind "jo mer ..., desto mer" the verb comes before its subject. */
export default defineCheck({
  key: 'comparison-order',
  class: 'word-order',
  find: (tokens, words) => findComparisonOrder({ tokens, of: norwegian, words }, the, comparative),
  wrong: [
    ['Jo mer hun trener, jo sterkere hun blir.', 'Jo mer hun trener, jo sterkere blir hun.'],
    ['Jo eldre man blir, desto mindre man sover.', 'Jo eldre man blir, desto mindre sover man.'],
    ['Jo fortere du kjører, jo mer bensin du bruker.', 'Jo fortere du kjører, jo mer bensin bruker du.'],
    ['Jo flere vi er, jo bedre vi har det.', 'Jo flere vi er, jo bedre har vi det.'],
  ],
  right: [
    'Jo mer hun trener, desto sterkere blir hun.',
    'Du blir bedre jo mer du leser.',
    'Han har jo mer penger enn vi har.',
    'Jo før, jo bedre.',
  ],
})
