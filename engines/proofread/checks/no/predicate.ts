import { defineCheck } from '../../check.ts'
import { findPredicates } from '../../scandinavian/predicates.ts'
import { norwegian } from '../../scandinavian/norwegian.ts'

/** An adjective behind "er" agrees with its subject. */
export default defineCheck({
  key: 'predicate',
  class: 'agreement',
  find: (tokens, known) => findPredicates(tokens, norwegian, known),
  wrong: [
    ['Barna mine er veldig flink.', 'Barna mine er veldig flinke.'],
    ['Nå er barna glad.', 'Nå er barna glade.'],
    ['Er huset stor?', 'Er huset stort?'],
    ['Vi føler oss sliten.', 'Vi føler oss slitne.'],
    ['Jeg synes at huset er stor.', 'Jeg synes at huset er stort.'],
    ['Mine venner er snill.', 'Mine venner er snille.'],
    ['Det nye kjøkkenet er veldig fin.', 'Det nye kjøkkenet er veldig fint.'],
    ['Vi vet at oppgavene er lang.', 'Vi vet at oppgavene er lange.'],
    ['Boken er interessante.', 'Boken er interessant.'],
  ],
  right: [
    'Nå er huset fullt av gjester.',
    'Jeg føler meg trøtt.',
    'En bil er dyrt å ha.',
    'Utsikten fra huset er fin.',
    'Familien var glade.',
    'Boka er god.',
    'Huset er viktig for oss.',
    'Bilen er raskt på plass.',
  ],
})
