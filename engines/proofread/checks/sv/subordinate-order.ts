import { defineCheck } from '../../check.ts'
import { findSubordinateOrder } from '../../scandinavian-clauses/subordinate-order.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

/** In a subordinate clause adverbs like "inte" stand before the verb, and the subject of an indirect question does too. */
export default defineCheck({
  key: 'subordinate-order',
  class: 'word-order',
  find: (tokens, words) => findSubordinateOrder({ tokens, of: swedish, words }),
  wrong: [
    ['Hon är ledsen eftersom läraren kommer inte tillbaka.', 'Hon är ledsen eftersom läraren inte kommer tillbaka.'],
    ['Om du hittar inte nyckeln får du ringa.', 'Om du inte hittar nyckeln får du ringa.'],
    ['Jag hörde att Maria bor inte kvar.', 'Jag hörde att Maria inte bor kvar.'],
    ['Vet du när börjar filmen?', 'Vet du när filmen börjar?'],
    ['Jag förstår inte varför skrattar du.', 'Jag förstår inte varför du skrattar.'],
    ['De berättade vad hände efter festen.', 'De berättade vad som hände efter festen.'],
  ],
  right: [
    'Han sa att det är inte bara barn som leker.',
    'Hon frågade: Var bor du?',
    'Vet du vad? Jag kommer.',
    'Jag vet inte vad som händer.',
    'När han kommer vet inte jag.',
    'Vet du om han kommer?',
  ],
})
