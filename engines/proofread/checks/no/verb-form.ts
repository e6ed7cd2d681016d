import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findVerbForms } from '../../scandinavian-clauses/verb-form.ts'

/** Behind a modal and "å" stands an infinitive, behind "har" a perfect. */
export default defineCheck({
  key: 'verb-form',
  class: 'verb-form',
  find: (tokens, words) => findVerbForms({ tokens, of: norwegian, words }),
  wrong: [
    ['Vi ble glemme på stasjonen.', 'Vi ble glemt på stasjonen.'],
    ['Barna må lærer å svømme.', 'Barna må lære å svømme.'],
    ['Kan du hjelper meg på lørdag?', 'Kan du hjelpe meg på lørdag?'],
    ['Vi skal ikke glemmer dere.', 'Vi skal ikke glemme dere.'],
    ['Han prøvde å forklarer oppgaven.', 'Han prøvde å forklare oppgaven.'],
    ['Jeg har aldri forsvant så fort.', 'Jeg har aldri forsvunnet så fort.'],
    ['Hun har synge hele dagen.', 'Hun har sunget hele dagen.'],
  ],
  right: [
    'Hun har tre barn.',
    'Hvis du vil, kommer jeg hjem til deg.',
    'Det beste han kan er å vente.',
    'Alle som kan kommer i morgen.',
    'Alt vi hadde forsvant i brannen.',
    'Han skulle gjort det før.',
  ],
})
