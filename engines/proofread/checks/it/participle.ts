import { defineCheck } from '../../check.ts'
import { italian } from '../../romance/verbs/italian-language.ts'
import { findParticiples } from '../../romance/verbs/verb-form.ts'

/** A verb behind a form of "avere" is a participle. */
export default defineCheck({
  key: 'participle',
  class: 'verb-form',
  find: (tokens, known) => findParticiples(tokens, italian, known),
  wrong: [
    ['Ho compro due libri.', 'Ho comprato due libri.'],
    ['Hanno parlano con il medico.', 'Hanno parlato con il medico.'],
    ['Abbiamo mangiamo la pizza.', 'Abbiamo mangiato la pizza.'],
    ['Ha scrive una lettera.', 'Ha scritto una lettera.'],
  ],
  right: ['Ho fame e ho sonno.', 'Ha ragione.', 'Abbiamo lavoro e casa.', 'Ho da fare.', 'Hanno paura del buio.'],
})
