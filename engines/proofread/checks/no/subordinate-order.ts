import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findSubordinateOrder } from '../../scandinavian-clauses/subordinate-order.ts'

/** In a subordinate clause adverbs like "ikke" stand before the verb, and the subject of an indirect question does too. */
export default defineCheck({
  key: 'subordinate-order',
  class: 'word-order',
  find: (tokens, words) => findSubordinateOrder({ tokens, of: norwegian, words }),
  wrong: [
    ['Hun er lei seg fordi læreren kommer ikke tilbake.', 'Hun er lei seg fordi læreren ikke kommer tilbake.'],
    ['Hvis du finner ikke nøkkelen, må du ringe.', 'Hvis du ikke finner nøkkelen, må du ringe.'],
    ['Jeg hørte at Maria bor ikke her lenger.', 'Jeg hørte at Maria ikke bor her lenger.'],
    ['Vet du når begynner filmen?', 'Vet du når filmen begynner?'],
    ['Jeg forstår ikke hvorfor ler du.', 'Jeg forstår ikke hvorfor du ler.'],
    ['De fortalte hva skjedde etter festen.', 'De fortalte hva som skjedde etter festen.'],
  ],
  right: [
    'Han sa at det er ikke bare barn som leker.',
    'Hun spurte: Hvor bor du?',
    'Vet du hva? Jeg kommer.',
    'Jeg vet ikke hva som skjer.',
    'Når han kommer, vet ikke jeg.',
    'Vet du om han kommer?',
  ],
})
